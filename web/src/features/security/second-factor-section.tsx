import type { Confirmation, TotpSetUp as SetUp } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/security';
import * as ui from '@everscan/messages/ui';
import { type ReactNode, useRef, useState } from 'react';
import { CallError, messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { LoadNotice } from '../../ui/load-notice.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { removeTotp, replaceRecoveryCodes, startTotp, useSecondFactors } from './security-calls.ts';
import { type SectionProps, SecuritySection } from './security-section.tsx';
import { TotpSetUp } from './totp-set-up.tsx';

/** The step that the section shows instead of its buttons. */
type Step =
  | { is: 'password'; run: (confirmation: Confirmation) => Promise<Step> }
  | { is: 'set-up'; setUp: SetUp }
  | { is: 'codes'; codes: readonly string[] }
  /** The app has been set up, but the response with the recovery codes was lost. */
  | { is: 'lost codes' }
  | { is: 'removal' };

/** Two-step sign-in: the authenticator app and the recovery codes. */
export function SecondFactorSection(props: SectionProps) {
  const { user } = props;
  const { data, isFetching, refetch, refresh } = useSecondFactors(props);
  const [step, setStep] = useState<Step>();
  const frame = useRef<HTMLDivElement>(null);
  const close = () => {
    setStep(undefined);
    frame.current?.focus();
  };

  const [run, isBusy] = useAction(async (work: (confirmation: Confirmation) => Promise<Step>) => {
    try {
      setStep(await work({}));
    } catch (error) {
      if (error instanceof CallError && error.body.code === 'confirmation_needed') {
        setStep({ is: 'password', run: work });
      } else toast('error', ui.errorTitle, messageOf(error, m.changeFailed));
    }
  });
  const startSetUp = async (confirmation: Confirmation): Promise<Step> => ({
    is: 'set-up',
    setUp: await startTotp(confirmation),
  });
  const createCodes = async (confirmation: Confirmation): Promise<Step> => {
    const { recoveryCodes } = await replaceRecoveryCodes(confirmation);
    refresh();
    return { is: 'codes', codes: recoveryCodes };
  };
  function handleSetUp(codes: readonly string[]) {
    toast('success', m.turnedOnTitle, m.turnedOn);
    refresh();
    if (codes.length > 0) setStep({ is: 'codes', codes });
    else close();
  }
  /** The set-up may only seem to have expired: if the response to the first code was lost, the app is already set up. */
  async function handleExpired(reason: string) {
    const { data } = await refetch();
    if (data?.data?.methods.includes('totp')) {
      setStep({ is: 'lost codes' });
      return refresh();
    }
    toast('error', ui.errorTitle, reason);
    close();
  }
  const factors = data?.data;
  const hasApp = factors?.methods.includes('totp') ?? false;
  const hasPasskey = factors?.methods.includes('passkey') ?? false;
  async function handleRemoval(password: string) {
    await removeTotp(password);
    toast('success', m.turnedOffTitle, hasPasskey ? m.turnedOffKept : m.turnedOff);
    await refresh();
    close();
  }

  return (
    <SecuritySection
      title={m.twoStepTitle}
      text={hasApp || hasPasskey ? m.twoStepText : m.twoStepOffer}
    >
      <div ref={frame} tabIndex={-1} className="min-h-20 outline-none">
        {!data && (
          <p role="status" className="delayed mt-4 text-muted text-sm">
            {ui.loading}
          </p>
        )}
        {data && !factors && (
          <div className="mt-4">
            <LoadNotice isTrying={isFetching} onRetry={refetch}>
              {m.sectionNotLoaded}
            </LoadNotice>
          </div>
        )}
        {step?.is === 'password' && (
          <ConfirmForm
            {...props}
            hasPassword={factors?.hasPassword}
            text={m.confirmText}
            submit={m.continueSignIn}
            onConfirm={async (password) => setStep(await step.run({ password }))}
            onCancel={close}
          />
        )}
        {step?.is === 'removal' && (
          <ConfirmForm
            {...props}
            hasPassword={factors?.hasPassword}
            needsPassword
            text={hasPasskey ? m.removeTextKept : m.removeText}
            submit={m.removeApp}
            isDangerous
            onConfirm={handleRemoval}
            onCancel={close}
          />
        )}
        {step?.is === 'set-up' && (
          <TotpSetUp
            setUp={step.setUp}
            onDone={handleSetUp}
            onExpired={handleExpired}
            onCancel={close}
          />
        )}
        {step?.is === 'lost codes' && (
          <div role="alert" className="mt-4 rounded-xl border border-line bg-raised p-4 sm:p-5">
            <p className="max-w-prose text-sm leading-6">{m.codesNotShown}</p>
            <Button className="mt-4" isBusy={isBusy} onClick={() => run(createCodes)}>
              {m.newCodes}
            </Button>
          </div>
        )}
        {step?.is === 'codes' && (
          <NewRecoveryCodes email={user.email} codes={step.codes} onSaved={close} />
        )}
        {!step && factors?.isMissing && <p className="mt-4 text-danger text-sm">{m.adminText}</p>}
        {!step && factors && (
          <div className="mt-4 divide-y divide-line border-line border-t">
            <Row title={m.appTitle} text={hasApp ? m.appOn : m.appOff}>
              {hasApp ? (
                <Button look="secondary" onClick={() => setStep({ is: 'removal' })}>
                  {m.removeApp}
                </Button>
              ) : (
                <Button isBusy={isBusy} onClick={() => run(startSetUp)}>
                  {m.setUpApp}
                </Button>
              )}
            </Row>
            {factors.methods.length > 0 && (
              <Row
                title={m.recoveryTitle}
                text={m.recoveryText}
                more={[m.recoveryLeft(factors.recoveryCodesLeft), m.newCodesText]}
              >
                <Button look="secondary" isBusy={isBusy} onClick={() => run(createCodes)}>
                  {m.newCodes}
                </Button>
              </Row>
            )}
          </div>
        )}
      </div>
    </SecuritySection>
  );
}

type RowProps = { title: string; text: string; more?: readonly string[]; children: ReactNode };

function Row({ title, text, more = [], children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 last:pb-0">
      <div className="min-w-0 max-w-prose flex-1 basis-64">
        <h3 className="font-medium text-sm">{title}</h3>
        {[text, ...more].map((line) => (
          <p key={line} className="mt-0.5 text-muted text-sm leading-6">
            {line}
          </p>
        ))}
      </div>
      {children}
    </div>
  );
}
