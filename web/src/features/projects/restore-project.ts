import type { CreateProjectBody, Project } from '@everscan/contract/api/projects';
import * as m from '@everscan/messages/projects';
import { CallError, write } from '../../lib/call.ts';
import { sendProject } from './send-project.ts';

/** What it takes to bring a deleted code back. */
export type Restoration = {
  id: string;
  /** The code as it was on this screen. Another device may have changed it since. */
  body: CreateProjectBody;
  /** Idempotency key: a second try after a lost answer creates nothing. */
  key: string;
};

/**
 * Restores a code from the bin as the server has it. A code that a process of the previous version
 * deleted is not there, so it is saved as a new one.
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
