import type {
  LibraryCode,
  LibraryFilter,
  LibraryPage,
  LibraryQuery,
} from '@everscan/contract/codes.schemas';
import type { LibraryGroups } from '@everscan/contract/groups.schemas';
import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/library';
import { type Reading, readWithStatus } from '../lib/api.ts';
import { CallError } from '../lib/call.ts';

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
  return readWithStatus('GET /api/library', { query }, undefined, options);
}

/** The user's folders, tags and saved filters, and how many codes there are. */
export function readGroups(
  known?: Reading<LibraryGroups> | undefined,
): Promise<Reading<LibraryGroups | undefined>> {
  return readWithStatus('GET /api/library/groups', {}, undefined, { known });
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
  const designs: CodeDesign[] = [];
  for (let i = 0; i < ids.length; i += DESIGNS_PER_CALL) {
    const query = { ids: ids.slice(i, i + DESIGNS_PER_CALL).join() };
    const reading = await readWithStatus('GET /api/library/designs', { query }, undefined);
    const { data, status } = reading;
    if (!data) throw new CallError(m.codesNotLoaded, status);
    designs.push(...data);
  }
  return designs;
}
