import type { Project } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/projects';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { writeWithoutAnswer } from '../../lib/api.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { dropWork, readWork, storeWork, workNames } from '../../lib/unsaved-work.ts';
import { useRetry } from '../../lib/use-retry.ts';
import { replaceDownloaded } from './project-calls.ts';

const PREFIX = 'downloaded:';
/** The number of codes that one call can mark. */
const CODES_PER_CALL = 1000;

/**
 * Records that files of codes exist, so that these codes stay static. A mark is stored on this device until the server
 * has it.
 */
export function useDownloadMarks(userId: number, isSignedIn: boolean) {
  const client = useQueryClient();
  const sendNow = useRetry(isSignedIn, () => sendMarks(client, userId));
  return (projects: readonly MarkedProject[]): void => {
    storeMarks(client, userId, projects);
    sendNow();
  };
}

type MarkedProject = Pick<Project, 'id' | 'isDownloaded'>;

/** Records the same for one code. If that fails, the list of saved codes sends the mark again. */
export async function markDownloaded(
  client: QueryClient,
  userId: number,
  project: MarkedProject,
): Promise<void> {
  storeMarks(client, userId, [project]);
  await sendMarks(client, userId).catch(() => {});
}

function storeMarks(client: QueryClient, userId: number, projects: readonly MarkedProject[]): void {
  const ids = projects.flatMap(({ id, isDownloaded }) => (isDownloaded === false ? id : []));
  for (let i = 0; i < ids.length; i += CODES_PER_CALL) {
    const batch = ids.slice(i, i + CODES_PER_CALL);
    const isStored = storeWork(userId, PREFIX + randomUuid(), batch);
    if (!isStored) mark(client, userId, batch).catch(() => {}); // without a retry, because the mark is not stored
  }
}

async function sendMarks(client: QueryClient, userId: number): Promise<void> {
  for (const name of workNames(userId, PREFIX)) {
    const stored = readWork<readonly string[]>(userId, name);
    // An earlier version of the page stored one mark per code.
    const ids = Array.isArray(stored) ? stored : [name.slice(PREFIX.length)];
    await mark(client, userId, ids);
    dropWork(userId, name);
  }
}

async function mark(client: QueryClient, userId: number, ids: readonly string[]): Promise<void> {
  const fallback = m.notChanged;
  await writeWithoutAnswer('POST /api/library/downloaded', { body: { ids } }, { fallback });
  replaceDownloaded(client, userId, ids);
}
