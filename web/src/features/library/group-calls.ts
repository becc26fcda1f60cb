import * as m from '@everscan/messages/library';
import type { QueryClient } from '@tanstack/react-query';
import { writeWithoutAnswer } from '../../lib/api.ts';
import { sendKept } from '../../saving/use-outbox.ts';

const options = { fallback: m.notSaved };

type Kind = 'folders' | 'tags' | 'saved-filters';
type Edit = { name: string; parent?: string | null; query?: string };

/** @param saved the group to change; `undefined` creates one. @returns undefined if it waits @throws {CallError} */
export function saveGroup(
  client: QueryClient,
  userId: number,
  kind: Kind,
  edit: Edit,
  saved?: { id: string; version: number },
) {
  const route = saved
    ? (`PATCH /api/library/${kind}/:id` as const)
    : (`POST /api/library/${kind}` as const);
  const args = saved ? { id: saved.id, body: { ...edit, version: saved.version } } : { body: edit };
  return sendKept(client, userId, route, args as never, options);
}

/** @throws {CallError} */
export function deleteGroup(kind: Kind, id: string) {
  return writeWithoutAnswer(`DELETE /api/library/${kind}/:id`, { id }, options);
}
