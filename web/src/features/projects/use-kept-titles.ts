import type { Project } from '@everscan/contract/api/projects';
import { useRef, useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useRetry } from '../../lib/use-retry.ts';
import { doneTitles, dropTitle, type KeptTitle, keepTitle } from './kept-titles.ts';
import { useRenameProject } from './project-list-calls.ts';

/**
 * Sends the titles that could not be saved, now, when the connection is back, and from time to time.
 * A newer title from another device stays.
 * @returns these titles by project
 */
export function useKeptTitles(userId: number, isSignedIn: boolean): ReadonlyMap<string, string> {
  const { mutateAsync } = useRenameProject(userId);
  const [waiting, setWaiting] = useState(() => doneTitles(userId));
  const isSending = useRef(false);

  useRetry(isSignedIn, async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (const kept of doneTitles(userId)) await send(kept);
    isSending.current = false;
    setWaiting((before) => {
      const now = doneTitles(userId);
      return before.length + now.length > 0 ? now : before;
    });
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
    const advice = `Select Rename to change it to “${kept.title}”.`;
    toast('info', `Another device renamed the code “${theirs.title}”`, advice);
  }

  return new Map(waiting.map(({ id, title }) => [id, title]));
}
