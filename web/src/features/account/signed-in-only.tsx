import type { User } from '@everscan/contract/api/account';
import { LogIn } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { AccessNotice } from './access-notice.tsx';
import { AuthDialog } from './auth-dialog.tsx';
import type { AuthMode } from './auth-form.tsx';
import { useUser } from './session.ts';

type SignedInOnlyProps = {
  /** While it is not known who is signed in. */
  pending: ReactNode;
  /** What there is to see. */
  reason: string;
  children: (user: User) => ReactNode;
};

/** Shows its children to whoever is signed in; others get the login dialog and are back here afterwards. */
export function SignedInOnly({ pending, reason, children }: SignedInOnlyProps) {
  const user = useUser();
  const [mode, setMode] = useState<AuthMode>();
  const isSignedOut = user === null;
  useEffect(() => {
    if (isSignedOut) setMode('login');
  }, [isSignedOut]);
  return (
    <>
      {user === undefined && pending}
      {user === null && (
        <AccessNotice icon={<LogIn aria-hidden className="size-5" />} title="Please sign in">
          <p>{reason}</p>
          <Button className="mt-5" onClick={() => setMode('login')}>
            Login
          </Button>
        </AccessNotice>
      )}
      {user && children(user)}
      <AuthDialog
        mode={user ? undefined : mode}
        onModeChange={setMode}
        onSignedIn={() => document.getElementById('main')?.focus()}
      />
    </>
  );
}
