import type { User } from '@everscan/contract/api/account';
import * as m from '@everscan/messages/account';
import { LogIn } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { NeedsScripts } from '../../ui/needs-scripts.tsx';
import { AccessNotice } from './access-notice.tsx';
import { AuthDialog } from './auth-dialog.tsx';
import type { AuthMode } from './auth-mode.ts';
import { useUser } from './session.ts';

type SignedInOnlyProps = {
  /** Shown until the session is known. */
  pending: ReactNode;
  /** Why signing in is needed. */
  reason: string;
  children: (user: User) => ReactNode;
};

/** Shows its children to a signed-in user, and the login dialog to everybody else. */
export function SignedInOnly({ pending, reason, children }: SignedInOnlyProps) {
  const user = useUser();
  const [mode, setMode] = useState<AuthMode | undefined>('login');
  function handleSignedIn() {
    setMode('login'); // for the next time that the user is signed out
    document.getElementById('main')?.focus();
  }
  return (
    <>
      {user === undefined && (
        <>
          <NeedsScripts />
          {pending}
        </>
      )}
      {user === null && (
        <AccessNotice icon={<LogIn aria-hidden className="size-5" />} title={m.signInTitle}>
          <p>{reason}</p>
          <Button className="mt-5" onClick={() => setMode('login')}>
            {m.signIn}
          </Button>
        </AccessNotice>
      )}
      {user && children(user)}
      <AuthDialog
        mode={user === null ? mode : undefined}
        onModeChange={setMode}
        onSignedIn={handleSignedIn}
      />
    </>
  );
}
