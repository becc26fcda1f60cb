import type { User } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/account';
import * as security from '@everscan/messages/security';
import * as sso from '@everscan/messages/sign-on';
import * as ui from '@everscan/messages/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readWithStatus } from '../../lib/api.ts';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ShieldX } from '../../ui/icons.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { AccessNotice } from './access-notice.tsx';
import { logOut } from './session.ts';
import { useSignInOptions } from './sign-in-options.ts';
import { SignOnButton } from './sign-on-button.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

type AdminOnlyProps = {
  /** Shown until the session is known. */
  pending: ReactNode;
  children: (admin: User) => ReactNode;
};

/** Shows its children to administrators, and an explanation to others. The server itself protects the data. */
export function AdminOnly({ pending, children }: AdminOnlyProps) {
  return (
    <SignedInOnly pending={pending} reason={m.adminOnly}>
      {(user) =>
        user.isAdmin ? (
          <RequiresSecondFactor user={user} pending={pending}>
            {children}
          </RequiresSecondFactor>
        ) : (
          <NoAccess user={user} />
        )
      }
    </SignedInOnly>
  );
}

/** Asks the administrator to set up a second factor, if the server requires one for its data. */
function RequiresSecondFactor({ user, pending, children }: AdminOnlyProps & { user: User }) {
  const { data } = useQuery({
    queryKey: ['second-factors', user.id],
    queryFn: () => readWithStatus('GET /api/second-factors', {}, undefined),
  });
  if (!data) return pending;
  if (!data.data?.isMissing) return children(user);
  return (
    <AccessNotice icon={<ShieldX aria-hidden className="size-5" />} title={security.adminTitle}>
      <p>{security.adminText}</p>
      <ButtonLink to="/security" className="mt-5">
        {security.adminButton}
      </ButtonLink>
    </AccessNotice>
  );
}

function NoAccess({ user }: { user: User }) {
  const { provider } = useSignInOptions();
  return user.needsSignOn && provider ? (
    <AccessNotice icon={<ShieldX aria-hidden className="size-5" />} title={sso.renewTitle}>
      <p className="wrap-anywhere">{sso.renewText(provider)}</p>
      <SignOnButton provider={provider} />
    </AccessNotice>
  ) : (
    <NotAnAdministrator user={user} />
  );
}

function NotAnAdministrator({ user }: { user: User }) {
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
      <Button look="secondary" className="mt-5" isBusy={isLeaving} onClick={handleLogout}>
        {m.useAnotherAccount}
      </Button>
    </AccessNotice>
  );
}
