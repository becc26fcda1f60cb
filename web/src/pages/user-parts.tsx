import { useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { recheckUser, useEndedUser, useKeptUser } from '../features/account/session.ts';
import { LazyPart } from '../ui/lazy-part.tsx';

const loadPalette = () => import('./palette-host.tsx');
const loadFeedback = () => import('../features/feedback/feedback.tsx');

/**
 * The feedback form and the command palette, for signed-in users only. Each user has new ones. A message
 * stays on the screen when the session has ended.
 */
export function UserParts() {
  const client = useQueryClient();
  const current = useKeptUser();
  const ended = useEndedUser();
  const user = current ?? ended;
  return (
    user && (
      <Fragment key={user.id}>
        <LazyPart
          isQuiet
          load={loadFeedback}
          userId={user.id}
          email={user.email}
          onRefused={() => recheckUser(client)}
        />
        {current && <LazyPart isQuiet load={loadPalette} userId={user.id} />}
      </Fragment>
    )
  );
}
