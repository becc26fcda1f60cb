import { cancel } from '@everscan/messages/security';
import * as m from '@everscan/messages/sign-on';
import { useState } from 'react';
import { messageOf } from '../../lib/call.ts';
import { startSignOn } from '../../lib/sign-on.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordLink } from './password-link.tsx';
import type { SectionProps } from './security-section.tsx';
import { useConnection } from './sign-on-calls.ts';

type NoPasswordProps = SectionProps & {
  /** Whether the change can only be confirmed with a password. */
  needsPassword?: boolean;
  /** The page to return to from the identity provider. */
  path?: string;
  onCancel: () => void;
};

/** Explains how the owner of an account without a password can confirm a change. */
export function NoPassword({
  needsPassword = false,
  path = '/security',
  onCancel,
  ...props
}: NoPasswordProps) {
  const { connection } = useConnection(props);
  const [failure, setFailure] = useState<string>();
  const [handleSignIn, isBusy] = useAction(async () => {
    setFailure(undefined);
    try {
      await startSignOn({ connects: false, confirms: true, path });
    } catch (error) {
      setFailure(messageOf(error, m.startFailed));
    }
  });
  const provider = !needsPassword && connection?.isConnected ? connection.provider : null;
  return (
    <div className="mt-4 max-w-prose space-y-5">
      {provider && (
        <div className="space-y-3">
          <p className="text-sm leading-6">{m.signInAgain(provider)}</p>
          {failure && <FormAlert>{failure}</FormAlert>}
          <Button isBusy={isBusy} onClick={handleSignIn} className="wrap-anywhere">
            {m.continueWith(provider)}
          </Button>
        </div>
      )}
      <div>
        <PasswordLink email={props.user.email} />
      </div>
      <Button look="quiet" className="-ms-4" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
