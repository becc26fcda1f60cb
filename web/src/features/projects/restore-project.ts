import type { CreateProjectBody, Project } from '@everscan/contract/api/projects';
import * as m from '@everscan/messages/projects';
import { CallError, write } from '../../lib/call.ts';
import { sendProject } from './send-project.ts';

/** The data for restoring a deleted code. */
export type Restoration = {
  id: string;
  /** The code as it was on the screen. Another device may have changed it since then. */
  body: CreateProjectBody;
  /** Idempotency key, so that a retry after a lost answer does not create a second code. */
  key: string;
};

/**
 * Restores the server's version of a code from the bin. If a process of the previous version has deleted the code, it
 * is not in the bin, and is saved as a new one instead.
 */
export async function restoreProject({ id, body, key }: Restoration): Promise<Project> {
  try {
    return await write('POST', `/api/bin/${encodeURIComponent(id)}/restore`, undefined, {
      schema: async () => (await import('@everscan/contract/api/projects')).projectSchema,
      fallback: m.notCreated,
    });
  } catch (error) {
    if (!(error instanceof CallError && error.status === 404)) throw error;
    return sendProject(body, key);
  }
}
