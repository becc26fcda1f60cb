import type {
  ChangeProjectBody,
  CreateProjectBody,
  Project,
} from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/projects';
import { write } from '../../lib/api.ts';

/** Saves a new project. @param key idempotency key @throws {CallError} */
export function sendProject(body: CreateProjectBody, key?: string): Promise<Project> {
  return write('POST /api/projects', { body }, { fallback: m.notCreated, key });
}

export function changeProject(
  id: string,
  body: ChangeProjectBody,
  options?: { keepalive?: boolean; key?: string },
): Promise<Project> {
  return write('PATCH /api/projects/:id', { id, body }, { fallback: m.notChanged, ...options });
}
