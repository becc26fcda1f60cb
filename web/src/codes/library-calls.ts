import type {
  LibraryCode,
  LibraryFilter,
  LibraryPage,
  LibraryQuery,
} from '@everscan/contract/codes.schemas';
import type { LibraryGroups } from '@everscan/contract/groups.schemas';
import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/library';
import { CallError, type Reading, readWithStatus } from '../lib/call.ts';

const loadSchemas = () => import('@everscan/contract/codes.schemas');

/** `maxDesigns` and `libraryPageSize.max` of the contract, which is loaded only with the first answer. */
const DESIGNS_PER_CALL = 24;
const MAX_PAGE_SIZE = 100;

/** The design that a code has in a version. */
export type CodeDesign = { readonly id: string; readonly version: number; readonly design: Design };

/** One page of the library. @throws {DOMException} when `signal` cancels it */
export function readLibrary(
  query: Partial<LibraryQuery>,
  options?: { signal?: AbortSignal; known?: Reading<LibraryPage> | undefined },
): Promise<Reading<LibraryPage | undefined>> {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') params.set(name, String(value));
  }
  const load = async () => (await loadSchemas()).libraryPageSchema;
  return readWithStatus(`/api/library?${params}`, load, undefined, options);
}

/** The user's folders, tags and saved filters, and how many codes there are. */
export function readGroups(
  known?: Reading<LibraryGroups> | undefined,
): Promise<Reading<LibraryGroups | undefined>> {
  const load = async () => (await import('@everscan/contract/groups.schemas')).libraryGroupsSchema;
  return readWithStatus('/api/library/groups', load, undefined, { known });
}

/** All codes that match, page by page, the newest first. @throws {CallError} */
export async function* readMatching(filter: LibraryFilter): AsyncGenerator<readonly LibraryCode[]> {
  let cursor: string | undefined;
  do {
    const { data, status } = await readLibrary({ ...filter, limit: MAX_PAGE_SIZE, cursor });
    if (!data) throw new CallError(m.codesNotLoaded, status);
    yield data.codes;
    cursor = data.next ?? undefined;
  } while (cursor);
}

/** The designs of these codes, including their logos. Deleted codes are left out. @throws {CallError} */
export async function readDesigns(ids: readonly string[]): Promise<CodeDesign[]> {
  const load = async () => (await loadSchemas()).libraryDesignsSchema;
  const designs: CodeDesign[] = [];
  for (let i = 0; i < ids.length; i += DESIGNS_PER_CALL) {
    const batch = ids.slice(i, i + DESIGNS_PER_CALL).map(encodeURIComponent);
    const path = `/api/library/designs?ids=${batch.join(',')}`;
    const { data, status } = await readWithStatus(path, load, undefined);
    if (!data) throw new CallError(m.codesNotLoaded, status);
    designs.push(...(data as CodeDesign[]));
  }
  return designs;
}
