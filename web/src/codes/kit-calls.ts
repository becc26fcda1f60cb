import type { Kit, KitCodes } from '@everscan/contract/brand-kits.schemas';
import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/kits';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Reading, read, readWithStatus, writeWithoutAnswer } from '../lib/api.ts';
import { type Draft, defaultDraft } from './draft.ts';

const options = { fallback: m.notSaved };
const keyOf = (userId: number) => ['kits', userId] as const;

type KitsReading = Reading<Kit[] | undefined>;

/** A user's brand kits; `undefined` while they load, when that has failed, and for guests. */
export function useKits(userId: number | undefined) {
  const client = useQueryClient();
  const { data, refetch } = useQuery({
    ...kitsQuery(client, userId ?? 0),
    enabled: userId !== undefined,
    refetchOnWindowFocus: true,
  });
  return { kits: data?.data, hasFailed: data !== undefined && !data.data, retry: refetch };
}

const kitsQuery = (client: QueryClient, userId: number) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: async (): Promise<KitsReading> => {
      const known = client.getQueryData<KitsReading>(keyOf(userId));
      const reading = await readWithStatus(
        'GET /api/kits',
        {},
        undefined,
        known?.data && { known: known as Reading<Kit[]> },
      );
      return reading.data ? reading : { ...known, data: known?.data, status: reading.status };
    },
  });

/** The draft with which a new code begins: in the default kit, if the user has one and the kits have loaded. */
export function startOf(client: QueryClient, userId: number | undefined) {
  const kits = userId && client.getQueryData<KitsReading>(keyOf(userId))?.data;
  const kit = kits ? kits.find(({ isDefault }) => isDefault) : undefined;
  const draft: Draft = kit ? { ...defaultDraft, design: kit.design } : defaultDraft;
  return { draft, kit: kit && { kit: kit.id } };
}

/** The field of a new code with the id of the kit that has the same design, if there is one. */
export function fieldOfKit(kits: readonly Kit[] | undefined, design: Design): { kit?: string } {
  const kit = kits?.find((each) => isSameDesign(each.design, design));
  return kit ? { kit: kit.id } : {};
}

/** Like `fieldOfKit`, after loading the kits. */
export async function loadFieldOfKit(client: QueryClient, userId: number, design: Design) {
  const { data } = await client.ensureQueryData(kitsQuery(client, userId));
  return fieldOfKit(data, design);
}

export function refreshKits(client: QueryClient, userId: number): Promise<unknown> {
  return client.invalidateQueries({ queryKey: keyOf(userId) });
}

/** @throws {CallError} */
export function deleteKit({ id }: Kit): Promise<void> {
  return writeWithoutAnswer('DELETE /api/kits/:id', { id }, options);
}

/** @throws {CallError} */
export function setDefaultKit({ id }: Kit, isDefault: boolean): Promise<void> {
  return writeWithoutAnswer('POST /api/kits/:id/default', { id, body: { isDefault } }, options);
}

/** The last kit of each saved code since the page was opened, by the id of the code. */
const kitsInUse = new Map<string, string | null>();

/**
 * The kit that was last applied to a saved code, and that can be updated from the code's design. Null for a code
 * without a kit, and `undefined` if none has been chosen since the page was opened.
 */
export function kitInUse(projectId: string | undefined): string | null | undefined {
  return projectId === undefined ? undefined : kitsInUse.get(projectId);
}

export function setKitInUse(projectId: string | undefined, kit: string | undefined): void {
  if (projectId !== undefined) kitsInUse.set(projectId, kit ?? null);
}

/** The codes that use a kit; `undefined` if the server does not answer. */
export function readKitCodes({ id }: Kit): Promise<KitCodes | undefined> {
  return read('GET /api/kits/:id/codes', { id }, undefined);
}

/** Whether two designs look the same. The order of their keys may differ. */
export function isSameDesign(a: Design, b: Design): boolean {
  return (Object.keys(a) as (keyof Design)[]).every(
    (key) => JSON.stringify(a[key]) === JSON.stringify(b[key]),
  );
}
