import { kits } from '@everscan/messages/kits';
import { changesUnknown } from '@everscan/messages/projects';
import type { QueryClient } from '@tanstack/react-query';
import { codeName } from '../codes/code-name.ts';
import { openOutbox } from '../saving/use-outbox.ts';

/** Saves all edits of a user. Resolves to the names of codes with changes that could not be saved. */
export async function finishWork(client: QueryClient, userId: number): Promise<string[]> {
  const outbox = await openOutbox(client, userId);
  await outbox.flushAll();
  const edited = outbox.codes().map((id) => {
    const { project } = outbox.state(id) ?? {};
    return project ? codeName(project) : id;
  });
  const unsent = outbox.requests().map(({ args }) => {
    const body = args.body as { type?: string; name?: string };
    return body.type ? codeName(body as Parameters<typeof codeName>[0]) : (body.name ?? kits);
  });
  return [...edited, ...(outbox.unknown > 0 ? [changesUnknown(outbox.unknown)] : []), ...unsent];
}
