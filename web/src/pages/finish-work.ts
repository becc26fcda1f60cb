import { changesUnknown } from '@everscan/messages/projects';
import type { QueryClient } from '@tanstack/react-query';
import { codeName } from '../codes/code-name.ts';
import { newCodes } from '../features/projects/new-codes.ts';
import { openOutbox } from '../saving/use-outbox.ts';

/** Saves all edits of a user. Resolves to the names of codes with changes that could not be saved. */
export async function finishWork(client: QueryClient, userId: number): Promise<string[]> {
  const outbox = await openOutbox(client, userId);
  await outbox.flushAll();
  const edited = outbox.codes().map((id) => {
    const { project } = outbox.state(id) ?? {};
    return project ? codeName(project) : id;
  });
  const unsaved = newCodes(userId).map(({ body }) =>
    codeName(body as Parameters<typeof codeName>[0]),
  );
  return [...edited, ...(outbox.unknown > 0 ? [changesUnknown(outbox.unknown)] : []), ...unsaved];
}
