import type { User } from '@everscan/contract/api/account';
import { LogIn, ShieldX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { AccessNotice } from './access-notice.tsx';
import { AuthDialog } from './auth-dialog.tsx';
import type { AuthMode } from './auth-form.tsx';
import { useLogout, useUser } from './session.ts';

type AdminOnlyProps = {
  /** While it is not known who is signed in. */
  pending: ReactNode;
  children: (admin: User) => ReactNode;
};

/**
 * Shows its children to administrators. Who is signed out gets the login dialog and is back here
 * afterwards. It only keeps the page calm: what is secret is kept by the server.
 */
export function AdminOnly({ pending, children }: AdminOnlyProps) {
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
          <p>This page is for the administrators of this site.</p>
          <Button className="mt-5" onClick={() => setMode('login')}>
            Login
          </Button>
        </AccessNotice>
      )}
      {user && !user.isAdmin && <NoAccess user={user} />}
      {user?.isAdmin && children(user)}
      <AuthDialog
        mode={user ? undefined : mode}
        onModeChange={setMode}
        onSignedIn={() => document.getElementById('main')?.focus()}
      />
    </>
  );
}

function NoAccess({ user }: { user: User }) {
  const logout = useLogout(async () => {});
  const handleLogout = () =>
    logout.mutateAsync().catch((error) => toast('error', 'Error', messageOf(error)));
  return (
    <AccessNotice
      icon={<ShieldX aria-hidden className="size-5" />}
      title="You have no access to this page"
    >
      <p className="wrap-anywhere">
        It is for administrators, and <bdi className="text-ink">{user.email}</bdi> is not one of
        them. Whoever runs this server can change that.
      </p>
      <Button look="secondary" className="mt-5" disabled={logout.isPending} onClick={handleLogout}>
        Use another account
      </Button>
    </AccessNotice>
  );
}
