import type { FactorProof } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/sign-on';
import * as ui from '@everscan/messages/ui';
import { useRef, useState } from 'react';
import { messageOf } from '../../lib/call.ts';
import { startSignOn } from '../../lib/sign-on.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordForm } from './password-form.tsx';
import { PasswordLink } from './password-link.tsx';
import { useSecondFactors } from './security-calls.ts';
import { type SectionProps, SecuritySection } from './security-section.tsx';
import { disconnect, useConnection } from './sign-on-calls.ts';

/** Single sign-on, if the operator has configured it. */
export function SignOnSection(props: SectionProps) {
  const { email } = props.user;
  const { connection, refresh } = useConnection(props);
  const [isDisconnecting, setDisconnecting] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const close = () => {
    setDisconnecting(false);
    frame.current?.focus();
  };
  const [handleConnect, isBusy] = useAction(async () => {
    try {
      await startSignOn({ connects: true });
    } catch (error) {
      toast('error', ui.errorTitle, messageOf(error, m.startFailed));
    }
  });
  if (!connection?.provider) return null;
  const { provider, isConnected, hasPassword } = connection;

  async function handleDisconnect(password: string, proof?: FactorProof) {
    await disconnect(proof ? { password, proof } : { password });
    toast('success', ui.successTitle, m.unlinked);
    await refresh();
    close();
  }

  return (
    <SecuritySection
      title={m.sectionTitle}
      text={isConnected ? m.linkedText(provider) : m.linkText(provider)}
    >
      <div ref={frame} tabIndex={-1} className="mt-4 outline-none">
        {!isConnected && (
          <Button look="secondary" isBusy={isBusy} onClick={handleConnect}>
            {m.linkButton(provider)}
          </Button>
        )}
        {isConnected && !hasPassword && <PasswordLink email={email} />}
        {isConnected && hasPassword && !isDisconnecting && (
          <Button look="secondary" onClick={() => setDisconnecting(true)}>
            {m.unlinkButton}
          </Button>
        )}
        {isDisconnecting && (
          <DisconnectForm
            {...props}
            provider={provider}
            onConfirm={handleDisconnect}
            onCancel={close}
          />
        )}
      </div>
    </SecuritySection>
  );
}

type DisconnectFormProps = SectionProps & {
  provider: string;
  onConfirm: (password: string, proof?: FactorProof) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password, and for the second factor if the account has one. */
function DisconnectForm({ provider, onConfirm, onCancel, ...props }: DisconnectFormProps) {
  return (
    <PasswordForm
      email={props.user.email}
      text={m.unlinkText(provider)}
      submit={m.unlinkButton}
      isDangerous
      methods={useSecondFactors(props).data?.data?.methods}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
