/**
 * Finds an owner's codes: the list of all, and pages of those that match a search and filters, in four orders. Searching
 * and sorting use `library_entries`, a row for each code with its normalised text.
 */

import { setImmediate } from 'node:timers/promises';
import {
  type LibraryCode,
  type LibraryFilter,
  type LibraryPage,
  type LibraryQuery,
  maxDesigns,
  type Project,
  SPARKLINE_DAYS,
} from '@everscan/contract/codes.schemas';
import { defaults } from '@everscan/contract/defaults';
import type { Language } from '@everscan/contract/languages';
import { searchText, wordsOf } from '@everscan/core/content/search-text';
import type { FastifyBaseLogger } from 'fastify';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import * as z from 'zod/mini';
import { DAY_MS, dayOf } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { isOneOf } from '../platform/db/is-one-of.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';
import { isUnavailable } from '../platform/db/is-unavailable.ts';
import { type Owner, owned } from '../platform/db/owned.ts';
import { readPages } from '../platform/db/pages.ts';
import type { Schema } from '../platform/db/schema.ts';
import { badRequest } from '../platform/http/http-error.ts';
import { isId } from '../platform/random-id.ts';
import { listDailyScans, recentScansOf } from '../scans/recent-scans.ts';
import { projectNotFound } from './change.ts';
import {
  type CodeRow,
  changedAt,
  codeName,
  designOf,
  type ProjectRow,
  presentLink,
  presentProject,
  timeOf,
} from './code.ts';
import { completeEntries } from './entries.ts';
import { foldersOf, listTags, tagsOf } from './groups.ts';
import { withoutImage } from './pictures.ts';
import { codesOf, readCodesWithoutDesigns, readWholeCodes } from './sql.ts';
import { listTargetChanges } from './targets.ts';

/** Rows per query, so that other requests do not wait long. */
const PROJECTS = 250;

/**
 * A user's projects, or the newest `limit` of them, in the order of their creation, with an empty image
 * in each logo.
 */
export async function listProjects(db: Db, caller: Owner, limit?: number): Promise<Project[]> {
  const before = limit === undefined ? -1 : await positionBeforeNewest(db, caller, limit);
  const pages = readPages<CodeRow>(PROJECTS, (last) =>
    listCodesAfter(db, caller, { position: last?.position ?? before, limit: PROJECTS }),
  );
  const projects: Project[] = [];
  for await (const rows of pages) {
    projects.push(...rows.map(presentListedProject));
    await setImmediate(); // lets other requests run
  }
  return projects;
}

/** A project with its logo. @throws {HttpError} 404 when the user has no such project */
export async function getProject(db: Db, caller: Owner, id: string): Promise<Project> {
  const [row] = await readWholeCodes(db, caller, [id]);
  if (!row) throw projectNotFound();
  return presentProject(row);
}

/** Up to `limit` of an owner's codes in their order, after a position; their pictures are references. */
export async function listCodesAfter(
  db: Db,
  caller: Owner,
  { position, limit }: { position: number; limit: number },
): Promise<CodeRow[]> {
  return codesOf(owned(db, caller, 'projects'))
    .where('projects.position', '>', position)
    .orderBy('projects.position')
    .limit(limit)
    .execute();
}

/** The position of the newest project that is not among the newest `count`; -1 when all are. */
async function positionBeforeNewest(db: Db, caller: Owner, count: number): Promise<number> {
  const row = await owned(db, caller, 'projects')
    .rows.select('position')
    .orderBy('position', 'desc')
    .offset(count)
    .limit(1)
    .executeTakeFirst();
  return row?.position ?? -1;
}

/** A code with the texts by which people know it; `code` and `target` are null for a static code. */
export type NamedCode = Pick<ProjectRow, 'id' | 'data'> & {
  name: string;
  /** If false, the code is named after its target or content. */
  hasTitle: boolean;
  code: string | null;
  target: string | null;
};

/** The codes of the owner among `ids`, with names in a language, in no particular order. */
export async function listNamedCodes(
  db: Db,
  caller: Owner,
  ids: readonly string[],
  language: Language,
): Promise<NamedCode[]> {
  const rows = await owned(db, caller, 'projects')
    .rows.leftJoin('links', 'links.project_id', 'projects.id')
    .select(['projects.id', 'projects.title', 'projects.names', 'projects.data'])
    .select(['links.code', 'links.target'])
    .where(isOneOf(db, 'projects.id', ids, 'text'))
    .execute();
  return rows.map((row) => nameCode(row, language));
}

type Named = Pick<CodeRow, 'id' | 'title' | 'names' | 'data' | 'code' | 'target'>;

export function nameCode(row: Named, language: Language): NamedCode {
  const { id, title, data, code, target } = row;
  const hasTitle = title !== defaults.projectTitle;
  return { id, name: codeName(row, language), hasTitle, data, code, target };
}

/**
 * A user's links with the names of their projects as titles, in the order of the projects.
 * @param projectIds only the links of these projects
 */
async function listCountedLinks(
  db: Db,
  caller: Owner,
  projectIds?: readonly string[],
): Promise<{ id: number; code: string; project: string; title: string }[]> {
  const rows = await owned(db, caller, 'links')
    .rows.innerJoin('projects', 'projects.id', 'links.project_id')
    .select(['links.id', 'links.code', 'links.target', 'projects.id as project'])
    .select('projects.title')
    .$if(projectIds !== undefined, (query) =>
      query.where(isOneOf(db, 'projects.id', projectIds ?? [], 'text')),
    )
    .orderBy('projects.position')
    .execute();
  return rows.map((row) => {
    const { id, code, project } = row;
    return { id, code, project, title: dynamicCodeName(row) };
  });
}

/** What reports on scans ask about links. */
export const countedLinks = { list: listCountedLinks, targetChanges: listTargetChanges };

type ListOptions = { caller: Owner; query: LibraryQuery; now: number; log: FastifyBaseLogger };

/** A page of a user's codes. @throws {HttpError} 400 for a cursor of another list */
export async function listLibrary(
  db: Db,
  { caller, query, now, log }: ListOptions,
): Promise<LibraryPage> {
  const { sort, order, limit, cursor, ...filter } = query;
  const after = cursor === undefined ? undefined : readCursor(sort, cursor);
  try {
    await completeEntries(db, caller);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn(
      { err: error },
      "the library's entries cannot be completed; the previous ones are listed",
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
    codes: await readListed(
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
async function readListed(
  db: Db,
  caller: Owner,
  ids: readonly string[],
  days: readonly string[],
  now: number,
): Promise<LibraryCode[]> {
  const [rows, folders, tags] = await Promise.all([
    readCodesWithoutDesigns(db, caller, ids),
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
      link: countedLink(row, (linkId) => days.map((day) => scans.get(`${linkId} ${day}`) ?? 0)),
      createdAt: timeOf(row.created_at),
      changedAt: changedAt(row),
    } as LibraryCode;
  });
}

function countedLink(row: CodeRow, scansOf: (linkId: number) => number[]): LibraryCode['link'] {
  if (row.code === null) return null;
  const { code, shortUrl, target } = presentLink(row);
  return { code, shortUrl, target, scans: scansOf(row.link_id) };
}

/** The state of a code at `now`. A static code is always active. */
function stateOf(
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
  await completeEntries(db, caller);
  const [firstDay = ''] = sparklineDays(now);
  const match = await resolveFilter(db, caller, filter, now);
  return listMatchingIds(db, match, { sort, order, firstDay });
}

/** The designs of up to `maxDesigns` codes with their logos; ids of other users are left out. */
export async function listDesigns(db: Db, caller: Owner, ids: string) {
  const wanted = [...new Set(ids.split(','))].filter(isId);
  if (wanted.length > maxDesigns) throw badRequest(`ids: Must be at most ${maxDesigns} ids`);
  const codes = await readWholeCodes(db, caller, wanted);
  return codes.map((code) => ({ id: code.id, version: code.version, design: designOf(code) }));
}

const cursorSchema = z.union([
  z.tuple([z.literal(['created', 'changed', 'scans']), z.int(), z.int()]),
  z.tuple([z.literal('title'), z.string(), z.int()]),
]);

type Sort = z.infer<typeof cursorSchema>[0];

/** A position in a list with this sort, as text for a URL. */
function writeCursor(sort: Sort, { value, position }: Place): string {
  return Buffer.from(JSON.stringify([sort, value, position])).toString('base64url');
}

/** @throws {HttpError} 400 unless `writeCursor` wrote it for this sort */
function readCursor(sort: Sort, cursor: string): Place {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success || parsed.data[0] !== sort) {
    throw badRequest('cursor: Must be `next` of a page with the same sort');
  }
  const [, value, position] = parsed.data;
  return { value: typeof value === 'string' ? value.replaceAll('\0', '') : value, position };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Entries = ExpressionBuilder<Schema, 'library_entries'>;

/** A user's filter at a given time, completed with data that it needs from the database. */
type Match = Omit<LibraryFilter, 'q' | 'tags'> & {
  caller: Owner;
  now: number;
  /** The words of the query, each with the tags whose names contain it. */
  words: { word: string; tags: string[] }[];
  tags: string[];
};

async function resolveFilter(
  db: Db,
  caller: Owner,
  { q = '', tags = '', ...filter }: LibraryFilter,
  now: number,
): Promise<Match> {
  const words = wordsOf(q);
  const named = words.length === 0 ? [] : await listTags(db, caller);
  const known = named.map(({ id, name }) => ({ id, text: searchText(name) }));
  return {
    ...filter,
    caller,
    now,
    words: words.map((word) => ({
      word,
      tags: known.filter(({ text }) => text.includes(word)).map(({ id }) => id),
    })),
    tags: tags.split(',').filter(Boolean),
  };
}

function matching(db: Db, match: Match) {
  const { caller, words, tags, folder, kind, state, type, kit, now } = match;
  const contains = isPostgres(db) ? 'strpos' : 'instr';
  return owned(db, caller, 'library_entries').rows.where((eb) =>
    eb.and([
      ...words.map(({ word, tags }) => {
        const inText = eb(eb.fn<number>(contains, ['text', eb.val(word)]), '>', 0);
        return tags.length === 0 ? inText : eb.or([inText, hasTag(db, eb, tags)]);
      }),
      ...tags.map((tag) => hasTag(db, eb, [tag])),
      ...(folder === undefined ? [] : [isInFolder(eb, folder)]),
      ...(kind === undefined
        ? []
        : [eb('library_entries.link_id', kind === 'static' ? 'is' : 'is not', null)]),
      ...(state === undefined ? [] : [hasState(eb, state, now)]),
      ...(type === undefined ? [] : [eb('type', '=', type)]),
      ...(kit === undefined ? [] : [usesKit(eb, kit)]),
    ]),
  );
}

/** Ids in another format may contain characters that PostgreSQL cannot store. */
function hasTag(db: Db, eb: Entries, tags: readonly string[]): Expression<SqlBool> {
  return eb(
    'library_entries.project_id',
    'in',
    eb
      .selectFrom('project_tags')
      .select('project_id')
      .where(isOneOf(db, 'tag_id', tags.filter(isId), 'text')),
  );
}

function isInFolder(eb: Entries, folder: string): Expression<SqlBool> {
  const inFolders = eb.selectFrom('project_folders').select('project_id');
  if (folder === 'none') {
    return eb.not(eb.exists(inFolders.whereRef('project_id', '=', 'library_entries.project_id')));
  }
  const id = isId(folder) ? folder : '';
  const inside = eb
    .selectFrom('folders')
    .select('id')
    .where(({ or, eb }) => or([eb('id', '=', id), eb('parent_id', '=', id)]));
  return eb('library_entries.project_id', 'in', inFolders.where('folder_id', 'in', inside));
}

function usesKit(eb: Entries, kit: string): Expression<SqlBool> {
  const id = isId(kit) ? kit : '';
  const using = eb.selectFrom('project_kits').select('project_id').where('kit_id', '=', id);
  return eb('library_entries.project_id', 'in', using);
}

/** The states of `stateOf` as conditions. */
function hasState(eb: Entries, state: string, now: number): Expression<SqlBool> {
  const hasBegun = eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]);
  const hasNotEnded = eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]);
  const isActive = eb('state', '=', 'active');
  if (state === 'active') return eb.and([isActive, hasBegun, hasNotEnded]);
  if (state === 'scheduled') return eb.and([isActive, eb('starts_at', '>', now)]);
  if (state === 'ended') return eb.and([isActive, hasBegun, eb('ends_at', '<=', now)]);
  return eb('state', '=', state);
}

async function countMatches(db: Db, match: Match): Promise<number> {
  const { count } = await matching(db, match)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The order of a list. */
type Order = Pick<LibraryQuery, 'sort' | 'order'> & {
  /** The first UTC day whose scans count. */
  firstDay: string;
};

const sortedValues = {
  created: sql.ref<number | string>('position'),
  changed: sql.ref<number | string>('changed_at'),
  title: sql.ref<number | string>('title_key'),
  scans: sql<number | string>`cast(coalesce(recent.scans, 0) as bigint)`,
};

function sorted(db: Db, match: Match, { sort, order, firstDay }: Order) {
  const value = sortedValues[sort];
  return matching(db, match)
    .$if(sort === 'scans', (query) =>
      query.leftJoin(recentScansOf(db, match.caller, firstDay).as('recent'), (join) =>
        join.onRef('recent.link_id', '=', 'library_entries.link_id'),
      ),
    )
    .select(['project_id as id', 'position', value.as('value')])
    .orderBy(value, order)
    .orderBy('position', order);
}

/** The ids of all codes that match, in this order. */
async function listMatchingIds(db: Db, match: Match, order: Order): Promise<string[]> {
  return (await sorted(db, match, order).execute()).map(({ id }) => id);
}

/** A place in a list: the value by which a code is sorted, and its position, which is unique. */
type Place = { value: number | string; position: number };

type PageOptions = Order & Pick<LibraryQuery, 'limit'> & { after: Place | undefined };

/** The ids and places of up to `limit` codes after a place. */
async function listPlaces(
  db: Db,
  match: Match,
  { limit, after, ...order }: PageOptions,
): Promise<(Place & { id: string })[]> {
  const isAfter = sql.raw(order.order === 'asc' ? '>' : '<');
  return sorted(db, match, order)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${sortedValues[order.sort]}, position) ${isAfter} (${after?.value}, ${after?.position})`,
      ),
    )
    .limit(limit)
    .execute();
}

/** A code of the list, with an empty image in its logo. */
function presentListedProject(row: CodeRow): Project {
  return withoutImage(presentProject(row));
}

/** The name that pages in every language show for a dynamic code, which does not depend on its content. */
function dynamicCodeName({ title, target }: { title: string; target: string }): string {
  return codeName({ title, target, names: '' }, 'en');
}
