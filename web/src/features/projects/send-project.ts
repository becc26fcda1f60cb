import type {
  ChangeProjectBody,
  CreateProjectBody,
  Project,
} from '@everscan/contract/api/projects';
import * as m from '@everscan/messages/projects';
import { CallError, write } from '../../lib/call.ts';
import { loadProjectSchema } from './project-logos.ts';

/**
 * Saves a new project. A process of the previous version rejects fields that it does not know, so the request is then
 * repeated without them.
 * @param key idempotency key
 * @throws {CallError}
 */
export async function sendProject(given: CreateProjectBody, key?: string): Promise<Project> {
  const { isDownloaded, position, ...body } = given;
  const isNew = isDownloaded === false && { isDownloaded };
  const isBack = position !== undefined && { position };
  try {
    return await postProject({ ...body, ...isNew, ...isBack }, key);
  } catch (error) {
    const isRefused = error instanceof CallError && error.status === 400;
    if (!isRefused || !(isNew || isBack)) throw error;
    return postProject(body);
  }
}

function postProject(body: object, key?: string): Promise<Project> {
  const fallback = m.notCreated;
  return write('POST', '/api/projects', body, { schema: loadProjectSchema, fallback, key });
}

export function changeProject(
  id: string,
  body: ChangeProjectBody,
  options?: { keepalive?: boolean; key?: string },
): Promise<Project> {
  const path = `/api/projects/${encodeURIComponent(id)}`;
  const fallback = m.notChanged;
  return write('PATCH', path, body, { schema: loadProjectSchema, fallback, ...options });
}
