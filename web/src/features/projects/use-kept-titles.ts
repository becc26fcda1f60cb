import type { Project } from '@everscan/contract/api/projects';
import * as m from '@everscan/messages/projects';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useRetry } from '../../lib/use-retry.ts';
import { doneTitles, dropTitle, type KeptTitle, keepTitle } from './kept-titles.ts';
import { useRenameProject } from './project-list-calls.ts';

/**
 * Sends the titles that an earlier visit could not save, now, when the connection is back, and from
 * time to time. A newer title from another device stays.
 * @returns these titles by project
 */
export function useKeptTitles(userId: number, isSignedIn: boolean): ReadonlyMap<string, string> {
  const { mutateAsync } = useRenameProject(userId);
  const [waiting, setWaiting] = useState(() => doneTitles(userId));

  useRetry(isSignedIn, async () => {
    const stillWaiting = () =>
      doneTitles(userId).filter(({ id }) => waiting.some((kept) => kept.id === id));
    for (const kept of stillWaiting()) await send(kept);
    if (waiting.length > 0) setWaiting(stillWaiting());
  });

  async function send(kept: KeptTitle): Promise<void> {
    try {
      await mutateAsync(kept);
    } catch (error) {
      if (!(error instanceof CallError)) return;
      const theirs = error.body.project as Project | undefined;
      if (theirs && theirs.title !== kept.title) return continueFrom(theirs, kept);
      if (!theirs && ![400, 404].includes(error.status)) return;
    }
    dropTitle(userId, kept.id, kept);
  }

  /** The project has changed meanwhile. If that was its title, the person decides. */
  async function continueFrom(theirs: Project, kept: KeptTitle): Promise<void> {
    const isRenamed = theirs.title !== kept.before;
    const next = keepTitle(userId, theirs, kept.title, { isDone: !isRenamed });
    if (!isRenamed) return send(next);
    toast('info', m.renamedElsewhere(theirs.title), m.renameAdvice(kept.title));
  }

  return new Map(waiting.map(({ id, title }) => [id, title]));
}
