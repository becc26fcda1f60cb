import type { Project } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/projects';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useRetry } from '../../lib/use-retry.ts';
import { useRenameProject } from './project-list-calls.ts';
import { dropTitle, finishedTitles, storeTitle, type UnsavedTitle } from './unsaved-titles.ts';

/**
 * Sends the titles that an earlier visit could not save: now, when the connection is back, and from time to time. Does
 * not overwrite a newer title from another device.
 * @returns the titles that are still unsaved, by project
 */
export function useUnsavedTitles(userId: number, isSignedIn: boolean): ReadonlyMap<string, string> {
  const { mutateAsync } = useRenameProject(userId);
  const [waiting, setWaiting] = useState(() => finishedTitles(userId));

  useRetry(isSignedIn, async () => {
    const stillWaiting = () =>
      finishedTitles(userId).filter(({ id }) => waiting.some((stored) => stored.id === id));
    for (const stored of stillWaiting()) await send(stored);
    if (waiting.length > 0) setWaiting(stillWaiting());
  });

  async function send(stored: UnsavedTitle): Promise<void> {
    try {
      await mutateAsync(stored);
    } catch (error) {
      if (!(error instanceof CallError)) return;
      const theirs = error.body.project as Project | undefined;
      if (theirs && theirs.title !== stored.title) return continueFrom(theirs, stored);
      if (!theirs && ![400, 404].includes(error.status)) return;
    }
    dropTitle(userId, stored.id, stored);
  }

  /** Continues after the project was changed elsewhere. If that changed the title, the person has to decide. */
  async function continueFrom(theirs: Project, stored: UnsavedTitle): Promise<void> {
    const isRenamed = theirs.title !== stored.before;
    const next = storeTitle(userId, theirs, stored.title, { isDone: !isRenamed });
    if (!isRenamed) return send(next);
    toast('info', m.renamedElsewhere(theirs.title), m.renameAdvice(stored.title));
  }

  return new Map(waiting.map(({ id, title }) => [id, title]));
}
