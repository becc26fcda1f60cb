import type { CreateProjectBody, Project } from '@everscan/contract/codes.schemas';
import { defaults } from '@everscan/contract/defaults';
import { projectMissing } from '@everscan/messages/errors';
import * as m from '@everscan/messages/library';
import type { QueryClient } from '@tanstack/react-query';
import { CallError } from '../../lib/call.ts';
import { createProject, readProject } from './project-calls.ts';

/**
 * Makes a new code with the content and the design of a saved one. That of a dynamic code gets a short link of its own,
 * which leads to the same target.
 * @returns undefined if it waits on this device
 * @throws {CallError}
 */
export async function duplicateCode(
  client: QueryClient,
  userId: number,
  { id }: Pick<Project, 'id'>,
): Promise<Project | undefined> {
  const { data: code, status } = await readProject(id);
  if (!code) throw new CallError(status === 404 ? projectMissing : m.notDuplicated, status);
  const { TITLE_MAX_LENGTH } = await import('@everscan/contract/codes.schemas');
  const { title, type, data, style, design, kit, link } = code;
  const { target, utm, passesQuery } = link ?? {};
  const body = {
    // A code that nobody has named stays named after its content.
    title: title === defaults.projectTitle ? title : m.copyOf(title).slice(0, TITLE_MAX_LENGTH),
    ...(link ? { type, data: { url: '' }, link: { target, utm, passesQuery } } : { type, data }),
    ...{ style, design },
    ...(kit && { kit }),
  } as CreateProjectBody;
  return createProject(client, userId, body);
}
