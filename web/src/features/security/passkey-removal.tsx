import type { Passkey } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/passkeys';
import { turnedOff } from '@everscan/messages/security';
import { toast } from '../../lib/toasts.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { nameOf, removePasskey } from './passkey-calls.ts';
import { useSecondFactors } from './security-calls.ts';
import type { SectionProps } from './security-section.tsx';

type PasskeyRemovalProps = SectionProps & {
  passkey: Passkey;
  /** Whether the account has other passkeys. */
  hasOthers: boolean;
  onClose: () => void;
};

/** Asks for the password, and explains what the removal changes. */
export function PasskeyRemoval({ passkey, hasOthers, onClose, ...props }: PasskeyRemovalProps) {
  const { data, refresh } = useSecondFactors(props);
  const isLast = !hasOthers && !data?.data?.methods.includes('totp');
  async function handleRemoval(password: string) {
    await removePasskey(passkey.id, password);
    toast('success', m.removedTitle, isLast ? turnedOff : m.removed);
    await refresh();
    onClose();
  }
  return (
    <section aria-labelledby="passkey-removal">
      <h3 id="passkey-removal" className="wrap-anywhere font-medium text-sm">
        {m.removeTitle(nameOf(passkey))}
      </h3>
      <ConfirmForm
        {...props}
        hasPassword={data?.data?.hasPassword}
        needsPassword
        text={isLast ? m.removeTextLast : m.removeText}
        submit={m.remove}
        isDangerous
        onConfirm={handleRemoval}
        onCancel={onClose}
      />
    </section>
  );
}
