import type {
  ChangeProjectBody,
  CreateProjectBody,
  Project,
} from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/projects';
import { write } from '../../lib/call.ts';
import { loadProjectSchema } from './project-logos.ts';

/** Saves a new project. @param key idempotency key @throws {CallError} */
export function sendProject(body: CreateProjectBody, key?: string): Promise<Project> {
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
