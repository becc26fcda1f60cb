import * as m from '@everscan/messages/projects';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Answer, WriteRoute } from '../lib/api.ts';
import { isLimit } from '../lib/call.ts';
import { useLazyModule } from '../lib/use-lazy-module.ts';
import type { Outbox } from './outbox.ts';

/** What loads again when a request of an earlier moment, such as a new folder, has been answered. */
const CHANGED = new Set<unknown>(['kits', 'library', 'library-groups']);

/** The outbox of the user who is signed in, one for each page. Its script loads for signed-in users only. */
const outboxes = new WeakMap<
  QueryClient,
  { userId: number; opened: Promise<Outbox>; outbox?: Outbox }
>();

export function openOutbox(client: QueryClient, userId: number): Promise<Outbox> {
  const known = outboxes.get(client);
  if (known?.userId === userId) return known.opened;
  closeOutbox(client);
  const opened = import('./outbox.ts').then(({ Outbox }) =>
    Outbox.open(userId, () =>
      client.invalidateQueries({ predicate: ({ queryKey: [name] }) => CHANGED.has(name) }),
    ),
  );
  const entry: { userId: number; opened: Promise<Outbox>; outbox?: Outbox } = { userId, opened };
  outboxes.set(client, entry);
  opened.then(
    (outbox) => {
      entry.outbox = outbox;
      if (outboxes.get(client) !== entry) outbox.close();
    },
    () => outboxes.get(client) === entry && outboxes.delete(client), // the next call tries again
  );
  return opened;
}

const LIMITED = new Set<unknown>(['user', 'projects', ...CHANGED]);

/** Loads the plan and the number of codes again, for example after a refusal for a limit. */
export const refreshLimits = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey: [name] }) => LIMITED.has(name) });

/** Sends a request through the outbox (`Outbox.send`). */
export async function sendKept<Name extends WriteRoute>(
  client: QueryClient,
  userId: number,
  ...request: Parameters<typeof Outbox.prototype.send<Name>>
): Promise<Answer<Name> | undefined> {
  const outbox = await openOutbox(client, userId);
  return outbox.send(...request).catch((error) => {
    if (isLimit(error)) refreshLimits(client);
    throw error;
  });
}

/** The outbox, if it is open. */
export function findOutbox(client: QueryClient, userId: number | undefined): Outbox | undefined {
  const known = outboxes.get(client);
  return known?.userId === userId ? known?.outbox : undefined;
}

/** Ends the outbox, because another user signs in. What waits stays on the device. */
export function closeOutbox(client: QueryClient): void {
  outboxes.get(client)?.outbox?.close();
  outboxes.delete(client);
}

/** The open outbox of a user; undefined until it has loaded. The component renders again with each change of a code. */
export function useOutbox(userId: number | undefined): Outbox | undefined {
  const client = useQueryClient();
  const outbox = findOutbox(client, userId);
  useLazyModule(
    userId === undefined || outbox !== undefined,
    async () => userId !== undefined && openOutbox(client, userId),
    m.codesNotLoaded,
  );
  useSyncExternalStore(outbox?.subscribe ?? noSubscription, () => outbox?.changes ?? 0, zero);
  return outbox;
}

const noSubscription = () => () => {};
const zero = () => 0;
