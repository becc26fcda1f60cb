import type { Project } from '@everscan/contract/api/projects';
import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../lib/call.ts';
import { dropWork, keepWork, workNames } from '../../lib/kept-work.ts';
import { useRetry } from '../../lib/use-retry.ts';
import { changeProject, replaceProject } from './project-calls.ts';

const PREFIX = 'downloaded:';

/**
 * Records that files of codes exist, so that these codes stay static. A mark stays on this device
 * until the server has it.
 */
export function useDownloadMarks(userId: number, isSignedIn: boolean) {
  const client = useQueryClient();
  const sendNow = useRetry(isSignedIn, async () => {
    for (const name of workNames(userId, PREFIX)) await send(name);
  });

  async function send(name: string): Promise<void> {
    try {
      const project = await changeProject(name.slice(PREFIX.length), { isDownloaded: true });
      replaceProject(client, userId, project);
    } catch (error) {
      const isGone = error instanceof CallError && error.status === 404;
      if (!isGone) throw error;
    }
    dropWork(userId, name);
  }

  return (projects: readonly Pick<Project, 'id' | 'isDownloaded'>[]): void => {
    for (const { id, isDownloaded } of projects) {
      if (isDownloaded === false) keepWork(userId, PREFIX + id, true);
    }
    sendNow();
  };
}
