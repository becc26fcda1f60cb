import type { User } from '@everscan/contract/api/account';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { AccessNotice } from './access-notice.tsx';
import { logOut } from './session.ts';
import { SignedInOnly } from './signed-in-only.tsx';

type AdminOnlyProps = {
  /** Shown until the session is known. */
  pending: ReactNode;
  children: (admin: User) => ReactNode;
};

/** Shows its children to administrators. The server protects the data; this only explains. */
export function AdminOnly({ pending, children }: AdminOnlyProps) {
  return (
    <SignedInOnly pending={pending} reason="This page is for the administrators of this site.">
      {(user) => (user.isAdmin ? children(user) : <NoAccess user={user} />)}
    </SignedInOnly>
  );
}

function NoAccess({ user }: { user: User }) {
  const client = useQueryClient();
  const [handleLogout, isLeaving] = useAction(() =>
    logOut(client).catch((error) => toast('error', 'Error', messageOf(error))),
  );
  return (
    <AccessNotice
      icon={<ShieldX aria-hidden className="size-5" />}
      title="You don’t have access to this page"
    >
      <p className="wrap-anywhere">
        It is for administrators, and <bdi className="text-ink">{user.email}</bdi> is not one of
        them. The operator of this server can change that.
      </p>
      <Button look="secondary" className="mt-5" disabled={isLeaving} onClick={handleLogout}>
        Use another account
      </Button>
    </AccessNotice>
  );
}
