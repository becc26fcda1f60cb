import type { Confirmation, Passkey } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/passkeys';
import { continueSignIn } from '@everscan/messages/security';
import * as ui from '@everscan/messages/ui';
import { useRef, useState } from 'react';
import { CallError, messageOf } from '../../lib/call.ts';
import { hasPasskeys, wasCancelled } from '../../lib/passkey-support.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { LoadNotice } from '../../ui/load-notice.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { addPasskey, usePasskeys } from './passkey-calls.ts';
import { PasskeyRemoval } from './passkey-removal.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { useSecondFactors } from './security-calls.ts';
import { type SectionProps, SecuritySection } from './security-section.tsx';

/** The step that the section shows instead of the list. */
type Step =
  | { is: 'password' }
  | { is: 'codes'; codes: readonly string[] }
  | { is: 'removal'; passkey: Passkey };

/** The user's passkeys. */
export function PasskeysSection(props: SectionProps) {
  const { user } = props;
  const { data, isFetching, refetch, refresh } = usePasskeys(props);
  const [step, setStep] = useState<Step>();
  const frame = useRef<HTMLDivElement>(null);
  const close = () => {
    setStep(undefined);
    frame.current?.focus();
  };

  async function add(confirmation: Confirmation) {
    try {
      const { recoveryCodes } = await addPasskey(confirmation);
      toast('success', m.addedTitle, m.addedText);
      if (recoveryCodes.length > 0) setStep({ is: 'codes', codes: recoveryCodes });
      await refresh();
      if (recoveryCodes.length === 0) close();
    } catch (error) {
      if (error instanceof CallError) throw error;
      // The browser has refused, or the person has cancelled.
      toast('error', ui.errorTitle, browserRefusal(error));
      close();
    }
  }
  const [handleAdd, isAdding] = useAction(async () => {
    try {
      await add({});
    } catch (error) {
      const isUnconfirmed = error instanceof CallError && error.body.code === 'confirmation_needed';
      if (isUnconfirmed) setStep({ is: 'password' });
      else toast('error', ui.errorTitle, messageOf(error, m.notAdded));
    }
  });
  const passkeys = data?.data ?? [];
  return (
    <SecuritySection title={m.title} text={m.text}>
      <div ref={frame} tabIndex={-1} className="mt-4 outline-none">
        {!data && (
          <p role="status" className="delayed text-muted text-sm">
            {m.loading}
          </p>
        )}
        {data && data.status !== 200 && (
          <LoadNotice isTrying={isFetching} onRetry={refetch}>
            {m.notLoaded}
          </LoadNotice>
        )}
        {step?.is === 'password' && (
          <AddConfirmation
            {...props}
            onConfirm={(password) => add({ password })}
            onCancel={close}
          />
        )}
        {step?.is === 'removal' && (
          <PasskeyRemoval
            {...props}
            passkey={step.passkey}
            hasOthers={passkeys.length > 1}
            onClose={close}
          />
        )}
        {step?.is === 'codes' && (
          <NewRecoveryCodes email={user.email} codes={step.codes} onSaved={close} />
        )}
        {!step && data?.status === 200 && (
          <>
            {passkeys.length === 0 && <p className="text-muted text-sm leading-6">{m.none}</p>}
            {passkeys.length > 0 && (
              <ul className="divide-y divide-line border-line border-y">
                {passkeys.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onRenamed={refresh}
                    onRemove={() => setStep({ is: 'removal', passkey })}
                  />
                ))}
              </ul>
            )}
            {hasPasskeys() ? (
              <Button className="mt-4 max-sm:w-full" isBusy={isAdding} onClick={handleAdd}>
                {isAdding ? m.adding : m.add}
              </Button>
            ) : (
              <p className="mt-4 text-muted text-sm leading-6">{m.notSupported}</p>
            )}
          </>
        )}
      </div>
    </SecuritySection>
  );
}

type AddConfirmationProps = SectionProps & {
  onConfirm: (password: string) => Promise<void>;
  onCancel: () => void;
};

function AddConfirmation(props: AddConfirmationProps) {
  const { data } = useSecondFactors(props);
  return (
    <ConfirmForm
      {...props}
      hasPassword={data?.data?.hasPassword}
      text={m.addText}
      submit={continueSignIn}
    />
  );
}

function browserRefusal(error: unknown): string {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  if (isKnown) return m.alreadyOnDevice;
  return wasCancelled(error) ? m.cancelledAdding : m.notAdded;
}
