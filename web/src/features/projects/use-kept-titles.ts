import { useEffect, useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { dropTitle, type KeptTitle, keptTitles } from './kept-titles.ts';
import { useRenameProject } from './project-list-calls.ts';

const RETRY_MS = 15_000;

/**
 * Sends the titles that an earlier visit could not save, now, when the connection is back, and from
 * time to time.
 * @returns these titles by project
 */
export function useKeptTitles(userId: number, isSignedIn: boolean): ReadonlyMap<string, string> {
  const { mutateAsync } = useRenameProject(userId);
  const [waiting, setWaiting] = useState(() => keptTitles(userId));

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each change of what waits
  useEffect(() => {
    if (waiting.length === 0 || !isSignedIn) return;
    const sendAll = () => {
      for (const kept of waiting) sendOne(kept);
    };
    sendAll();
    addEventListener('online', sendAll);
    const timer = setInterval(sendAll, RETRY_MS);
    return () => {
      removeEventListener('online', sendAll);
      clearInterval(timer);
    };
  }, [waiting, isSignedIn]);

  async function sendOne(kept: KeptTitle): Promise<void> {
    try {
      await mutateAsync(kept);
    } catch (error) {
      const isGone = error instanceof CallError && [400, 404].includes(error.status);
      if (!isGone) return;
    }
    dropTitle(userId, kept.id);
    setWaiting((all) => all.filter(({ id }) => id !== kept.id));
  }

  return new Map(waiting.map(({ id, title }) => [id, title]));
}
