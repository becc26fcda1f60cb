import type { User } from '@everscan/contract/api/account';
import * as m from '@everscan/messages/account';
import * as ui from '@everscan/messages/ui';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
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
    <SignedInOnly pending={pending} reason={m.adminOnly}>
      {(user) => (user.isAdmin ? children(user) : <NoAccess user={user} />)}
    </SignedInOnly>
  );
}

function NoAccess({ user }: { user: User }) {
  const client = useQueryClient();
  const [handleLogout, isLeaving] = useAction(() =>
    logOut(client).catch((error) => toast('error', ui.errorTitle, messageOf(error))),
  );
  return (
    <AccessNotice icon={<ShieldX aria-hidden className="size-5" />} title={m.noAccessTitle}>
      <p className="wrap-anywhere">
        <RichText
          text={m.noAccess}
          parts={{ user: () => <bdi className="text-ink">{user.email}</bdi> }}
        />
      </p>
      <Button look="secondary" className="mt-5" disabled={isLeaving} onClick={handleLogout}>
        {m.useAnotherAccount}
      </Button>
    </AccessNotice>
  );
}
