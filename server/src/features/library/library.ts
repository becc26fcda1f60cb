import {
  type LibraryCode,
  type LibraryFilter,
  type LibraryPage,
  type LibraryQuery,
  maxDesigns,
  SPARKLINE_DAYS,
} from '@everscan/contract/codes.schemas';
import type { LibraryGroups } from '@everscan/contract/groups.schemas';
import type { FastifyBaseLogger } from 'fastify';
import { DAY_MS, dayOf } from '../../platform/days.ts';
import type { Db } from '../../platform/db/connect.ts';
import { isUnavailable } from '../../platform/db/is-unavailable.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { badRequest, userError } from '../../platform/http/http-error.ts';
import { isId } from '../../platform/random-id.ts';
import { listDailyScans } from '../../scans/recent-scans.ts';
import { presentLink, timeOf } from '../links/links.ts';
import { findProjects } from '../projects/projects.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { refreshEntries } from './entries.store.ts';
import {
  addTags,
  countByFolder,
  countByTag,
  countCodes,
  foldersOf,
  listFolders,
  listSavedFilters,
  listTags,
  lockFolderKey,
  lockOwnIds,
  lockOwnTags,
  removeTags,
  setFolder,
  tagsOf,
} from './groups.store.ts';
import {
  type CodeRow,
  countMatches,
  listCodes,
  listMatchingIds,
  listPlaces,
  resolveFilter,
} from './list.store.ts';

export { nameKey } from './search-text.ts';

type ListOptions = { caller: Owner; query: LibraryQuery; now: number; log: FastifyBaseLogger };

/** A page of a user's codes. @throws {HttpError} 400 for a cursor of another list */
export async function listLibrary(
  db: Db,
  { caller, query, now, log }: ListOptions,
): Promise<LibraryPage> {
  const { sort, order, limit, cursor, ...filter } = query;
  const after = cursor === undefined ? undefined : readCursor(sort, cursor);
  try {
    await refreshEntries(db, caller);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn(
      { err: error },
      "the library's entries cannot be refreshed; the previous ones are listed",
    );
  }
  const match = await resolveFilter(db, caller, filter, now);
  const days = sparklineDays(now);
  const [firstDay = ''] = days;
  const [places, total] = await Promise.all([
    listPlaces(db, match, { sort, order, limit: limit + 1, after, firstDay }),
    countMatches(db, match),
  ]);
  const page = places.slice(0, limit);
  const last = page.at(-1);
  return {
    codes: await readCodes(
      db,
      caller,
      page.map(({ id }) => id),
      days,
      now,
    ),
    total,
    next: last && places.length > limit ? writeCursor(sort, last) : null,
  };
}

/** The UTC days of a sparkline, oldest first. */
function sparklineDays(now: number): string[] {
  return Array.from({ length: SPARKLINE_DAYS }, (_, i) =>
    dayOf(now - (SPARKLINE_DAYS - 1 - i) * DAY_MS),
  );
}

/** These codes in this order, without those that were deleted in the meantime. */
async function readCodes(
  db: Db,
  caller: Owner,
  ids: readonly string[],
  days: readonly string[],
  now: number,
): Promise<LibraryCode[]> {
  const [rows, folders, tags] = await Promise.all([
    listCodes(db, caller, ids),
    foldersOf(db, ids),
    tagsOf(db, ids),
  ]);
  const linkIds = rows.flatMap(({ link_id }) => link_id ?? []);
  const range = { first: days[0] ?? '', last: days.at(-1) ?? '' };
  const scans = new Map(
    (await listDailyScans(db, linkIds, range)).map((row) => [
      `${row.link_id} ${row.day}`,
      row.scans,
    ]),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      id,
      title: row.title,
      type: row.type,
      style: row.style,
      data: JSON.parse(row.data),
      version: row.version,
      folder: folders.get(id) ?? null,
      tags: tags.get(id) ?? [],
      state: stateOf(row, now),
      link: presentCounted(row, (linkId) => days.map((day) => scans.get(`${linkId} ${day}`) ?? 0)),
      createdAt: timeOf(row.created_at),
      changedAt: timeOf(Math.max(row.updated_at, row.link_updated_at ?? 0)),
    } as LibraryCode;
  });
}

function presentCounted(row: CodeRow, scansOf: (linkId: number) => number[]): LibraryCode['link'] {
  if (row.code === null) return null;
  const { code, shortUrl, target, version } = presentLink(row);
  return { code, shortUrl, target, version, scans: scansOf(row.link_id) };
}

/** The state of a code at `now`. A static code is always active. */
export function stateOf(
  {
    state,
    blocked_at,
    starts_at,
    ends_at,
  }: Pick<CodeRow, 'state' | 'blocked_at' | 'starts_at' | 'ends_at'>,
  now: number,
): LibraryCode['state'] {
  if (blocked_at !== null) return 'disabled';
  if (state === 'paused') return state;
  if (starts_at !== null && now < starts_at) return 'scheduled';
  return ends_at !== null && now >= ends_at ? 'ended' : 'active';
}

type SelectOptions = {
  caller: Owner;
  filter: LibraryFilter;
  sort?: LibraryQuery['sort'] | undefined;
  order?: LibraryQuery['order'] | undefined;
  now: number;
};

/** The ids of all of a user's codes that match, in the order of the list; newest first by default. */
export async function selectIds(
  db: Db,
  { caller, filter, now, sort = 'created', order = 'desc' }: SelectOptions,
): Promise<string[]> {
  await refreshEntries(db, caller);
  const [firstDay = ''] = sparklineDays(now);
  const match = await resolveFilter(db, caller, filter, now);
  return listMatchingIds(db, match, { sort, order, firstDay });
}

/** The designs of up to `maxDesigns` codes with their logos; ids of other users are left out. */
export async function listDesigns(db: Db, caller: Owner, ids: string) {
  const wanted = [...new Set(ids.split(','))].filter(isId);
  if (wanted.length > maxDesigns) throw badRequest(`ids: Must be at most ${maxDesigns} ids`);
  const projects = await findProjects(db, caller, wanted);
  return projects.map(({ id, version, design }) => ({ id, version, design }));
}

/** A user's folders, tags and saved filters, each with the number of its codes. */
export async function listGroups(db: Db, caller: Owner): Promise<LibraryGroups> {
  const inFolder = await countByFolder(db, caller);
  const withTag = await countByTag(db, caller);
  const folders = await listFolders(db, caller);
  const tags = await listTags(db, caller);
  const savedFilters = await listSavedFilters(db, caller);
  return {
    folders: folders.map(({ id, name, parent_id, version }) => {
      return { id, name, parent: parent_id, codes: inFolder.get(id) ?? 0, version };
    }),
    tags: tags.map(({ id, name, version }) => ({ id, name, codes: withTag.get(id) ?? 0, version })),
    savedFilters: savedFilters.map(({ id, name, query }) => ({ id, name, query })),
    totals: await countCodes(db, caller),
  };
}

type MoveOptions = {
  caller: Owner;
  ids: readonly string[];
  folder: string | null;
  /** Moves only the codes that are in this folder, or in none. */
  from?: string | null;
};

/**
 * Moves a user's codes into a folder, or out of their folders. Run it in a transaction.
 * @returns the folder in which each moved code was before; ids of other users are left out
 * @throws {HttpError} 404 when the user has no such folder
 */
export async function moveProjects(
  trx: Db,
  { caller, ids, folder, from }: MoveOptions,
): Promise<Map<string, string | null>> {
  if (folder !== null && !(isId(folder) && (await lockFolderKey(trx, caller, folder)))) {
    throw folderNotFound();
  }
  const own = await lockOwnIds(trx, caller, ids.filter(isId));
  const folders = await foldersOf(trx, own);
  const before = new Map(own.map((id) => [id, folders.get(id) ?? null]));
  const moved = own.filter((id) => from === undefined || before.get(id) === from);
  await setFolder(trx, moved, folder);
  return new Map(moved.map((id) => [id, before.get(id) ?? null]));
}

type TagOptions = {
  caller: Owner;
  ids: readonly string[];
  add: readonly string[];
  remove: readonly string[];
};

/**
 * Adds tags to a user's codes, and removes others. Run it in a transaction.
 * @returns the tags that each had before; ids that are not codes of the user are left out
 * @throws {HttpError} 404 when the user has no such tag to add
 */
export async function tagProjects(
  trx: Db,
  { caller, ids, add, remove }: TagOptions,
): Promise<Map<string, string[]>> {
  const wanted = new Set(add);
  const added = await lockOwnTags(trx, caller, [...wanted].filter(isId));
  if (added.length < wanted.size) throw tagNotFound();
  const own = await lockOwnIds(trx, caller, ids.filter(isId));
  const before = await tagsOf(trx, own);
  await removeTags(trx, own, remove.filter(isId));
  await addTags(trx, own, added);
  return new Map(own.map((id) => [id, before.get(id) ?? []]));
}

type RestoreTagsOptions = Omit<TagOptions, 'ids'> & {
  /** The tags of each code before `tagProjects`. */
  before: ReadonlyMap<string, readonly string[]>;
};

/**
 * Reverts `tagProjects`, except for tags that have been added, removed or deleted since. Run it in a
 * transaction.
 * @returns the codes whose tags it had changed, but for which no change is left to revert
 */
export async function restoreTags(
  trx: Db,
  { caller, before, add, remove }: RestoreTagsOptions,
): Promise<Set<string>> {
  const tags = [...new Set([...add, ...remove])].filter(isId);
  const existing = await lockOwnTags(trx, caller, tags);
  const own = await lockOwnIds(trx, caller, [...before.keys()]);
  const now = await tagsOf(trx, own);
  // If a tag was both added and removed, adding it came last.
  const hasChanged = (id: string, tag: string) =>
    before.get(id)?.includes(tag) !== add.includes(tag);
  const isAsLeft = (id: string, tag: string) =>
    (now.get(id) ?? []).includes(tag) === add.includes(tag);
  const returned = new Set<string>();
  for (const tag of existing) {
    const changed = own.filter((id) => hasChanged(id, tag) && isAsLeft(id, tag));
    if (add.includes(tag)) await removeTags(trx, changed, [tag]);
    else await addTags(trx, changed, [tag]);
    for (const id of changed) returned.add(id);
  }
  const ids = [...before.keys()].filter((id) => tags.some((tag) => hasChanged(id, tag)));
  return new Set(ids.filter((id) => !returned.has(id)));
}

export function folderNotFound() {
  return userError(404, 'not_found.folder');
}

export function tagNotFound() {
  return userError(404, 'not_found.tag');
}
