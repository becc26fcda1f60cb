import type { User } from '@everscan/contract/api/account';
import * as m from '@everscan/messages/account';
import * as security from '@everscan/messages/security';
import * as sso from '@everscan/messages/sign-on';
import * as ui from '@everscan/messages/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf, readWithStatus } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
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

/** Shows its children to administrators. The server protects the data; this only explains. */
export function AdminOnly({ pending, children }: AdminOnlyProps) {
  return (
    <SignedInOnly pending={pending} reason={m.adminOnly}>
      {(user) =>
        user.isAdmin ? (
          <FactorFirst user={user} pending={pending}>
            {children}
          </FactorFirst>
        ) : (
          <NoAccess user={user} />
        )
      }
    </SignedInOnly>
  );
}

/** Some servers require a second factor of administrators, and refuse the data without one. */
function FactorFirst({ user, pending, children }: AdminOnlyProps & { user: User }) {
  const { data } = useQuery({
    queryKey: ['second-factors', user.id],
    queryFn: () => readWithStatus('/api/second-factors', loadSecondFactorsSchema, undefined),
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

const loadSecondFactorsSchema = async () =>
  (await import('@everscan/contract/api/second-factors')).secondFactorsSchema;

function NoAccess({ user }: { user: User }) {
  const { provider } = useSignInOptions();
  return user.needsSignOn && provider ? (
    <AccessNotice icon={<ShieldX aria-hidden className="size-5" />} title={sso.renewTitle}>
      <p className="wrap-anywhere">{sso.renewText(provider)}</p>
      <SignOnButton provider={provider} />
    </AccessNotice>
  ) : (
    <NoAdministrator user={user} />
  );
}

function NoAdministrator({ user }: { user: User }) {
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
