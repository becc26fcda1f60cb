import type { Project } from '@everscan/contract/api/projects';
import * as m from '@everscan/messages/projects';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { writeWithoutAnswer } from '../../lib/call.ts';
import { dropWork, keepWork, readWork, workNames } from '../../lib/kept-work.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { useRetry } from '../../lib/use-retry.ts';
import { replaceDownloaded } from './project-calls.ts';

const PREFIX = 'downloaded:';
/** As many codes as one call marks. */
const MOST_PER_CALL = 1000;

/**
 * Records that files of codes exist, so that these codes stay static. A mark stays on this device
 * until the server has it.
 */
export function useDownloadMarks(userId: number, isSignedIn: boolean) {
  const client = useQueryClient();
  const sendNow = useRetry(isSignedIn, () => sendMarks(client, userId));
  return (projects: readonly MarkedProject[]): void => {
    keepMarks(client, userId, projects);
    sendNow();
  };
}

type MarkedProject = Pick<Project, 'id' | 'isDownloaded'>;

/** The same for one code. The list of saved codes sends the mark again if that fails. */
export async function markDownloaded(
  client: QueryClient,
  userId: number,
  project: MarkedProject,
): Promise<void> {
  keepMarks(client, userId, [project]);
  await sendMarks(client, userId).catch(() => {});
}

function keepMarks(client: QueryClient, userId: number, projects: readonly MarkedProject[]): void {
  const ids = projects.flatMap(({ id, isDownloaded }) => (isDownloaded === false ? id : []));
  for (let i = 0; i < ids.length; i += MOST_PER_CALL) {
    const some = ids.slice(i, i + MOST_PER_CALL);
    const isKept = keepWork(userId, PREFIX + randomUuid(), some);
    if (!isKept) mark(client, userId, some).catch(() => {}); // there is no room for a second try
  }
}

async function sendMarks(client: QueryClient, userId: number): Promise<void> {
  for (const name of workNames(userId, PREFIX)) {
    const kept = readWork<readonly string[]>(userId, name);
    // An earlier version of the page kept one mark per code.
    const ids = Array.isArray(kept) ? kept : [name.slice(PREFIX.length)];
    await mark(client, userId, ids);
    dropWork(userId, name);
  }
}

async function mark(client: QueryClient, userId: number, ids: readonly string[]): Promise<void> {
  await writeWithoutAnswer('POST', '/api/library/downloaded', { ids }, m.notChanged);
  replaceDownloaded(client, userId, ids);
}
