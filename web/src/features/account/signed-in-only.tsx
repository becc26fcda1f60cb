import type { User } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/account';
import { signedOut } from '@everscan/messages/errors';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { LogIn } from '../../ui/icons.tsx';
import { NeedsScripts } from '../../ui/needs-scripts.tsx';
import { AccessNotice } from './access-notice.tsx';
import { AuthDialog } from './auth-dialog.tsx';
import type { AuthMode } from './auth-mode.ts';
import { useEndedUser, useUser } from './session.ts';

type SignedInOnlyProps = {
  /** Shown until the session is known. */
  pending: ReactNode;
  /** Why signing in is needed. */
  reason: string;
  children: (user: User) => ReactNode;
};

/**
 * Shows its children to a signed-in user, and the login dialog to everybody else. When the session ends, the
 * children stay mounted behind the dialog; if another user signs in, they are mounted anew.
 */
export function SignedInOnly({ pending, reason, children }: SignedInOnlyProps) {
  const current = useUser();
  const ended = useEndedUser();
  const user = current ?? ended;
  const [mode, setMode] = useState<AuthMode | undefined>('login');
  const endedId = ended?.id;
  const client = useQueryClient();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when a session ends or begins
  useEffect(() => {
    if (endedId === undefined) return;
    setMode('login');
    return () => {
      const next = client.getQueryData<User | null>(['user']);
      if (!next) return;
      client.invalidateQueries(); // the server has refused requests meanwhile
      if (next.id === endedId) return;
      navigate({ search: '' }, { replace: true }); // the query belongs to the first user
      document.getElementById('main')?.focus();
    };
  }, [endedId]);
  function handleSignedIn() {
    setMode('login'); // for the next end of the session
    if (!ended) document.getElementById('main')?.focus();
  }
  return (
    <>
      {current === undefined && (
        <>
          <NeedsScripts />
          {pending}
        </>
      )}
      {current === null && !ended && (
        <AccessNotice icon={<LogIn aria-hidden className="size-5" />} title={m.signInTitle}>
          <p>{reason}</p>
          <Button className="mt-5" onClick={() => setMode('login')}>
            {m.signIn}
          </Button>
        </AccessNotice>
      )}
      {ended && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-accent-soft px-4 py-3 text-sm leading-5">
          <p>{signedOut}</p>
          <Button look="secondary" onClick={() => setMode('login')}>
            {m.signIn}
          </Button>
        </div>
      )}
      {user && <Fragment key={user.id}>{children(user)}</Fragment>}
      <AuthDialog
        mode={current === null ? mode : undefined}
        note={ended ? signedOut : undefined}
        onModeChange={setMode}
        onSignedIn={handleSignedIn}
      />
    </>
  );
}
