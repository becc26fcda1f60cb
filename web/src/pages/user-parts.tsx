import { useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { recheckUser, useCachedUser, useEndedUser } from '../features/account/session.ts';
import { LazyPart } from '../ui/lazy-part.tsx';

const loadPalette = () => import('./palette-host.tsx');
const loadFeedback = () => import('../features/feedback/feedback.tsx');

/**
 * The feedback form and the command palette, for signed-in users only. They are mounted anew for each user. A typed
 * message stays on the screen after the session has ended.
 */
export function UserParts() {
  const client = useQueryClient();
  const current = useCachedUser();
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
