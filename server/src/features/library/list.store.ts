import type { LibraryFilter, LibraryQuery } from '@everscan/contract/codes.schemas';
import { searchText, wordsOf } from '@everscan/core/content/search-text';
import {
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import { type Owner, owned } from '../../platform/db/owned.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { isId } from '../../platform/random-id.ts';
import { recentScansOf } from '../../scans/recent-scans.ts';
import { type VisibleLink, withLink } from '../links/links.ts';
import { listTags } from './groups.store.ts';

type Entries = ExpressionBuilder<Schema, 'library_entries'>;

/** A user's filter at a given time, completed with data that it needs from the database. */
export type Match = Omit<LibraryFilter, 'q' | 'tags'> & {
  caller: Owner;
  now: number;
  /** The words of the query, each with the tags whose names contain it. */
  words: { word: string; tags: string[] }[];
  tags: string[];
};

export async function resolveFilter(
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
  const { caller, words, tags, folder, kind, state, type, now } = match;
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

export async function countMatches(db: Db, match: Match): Promise<number> {
  const { count } = await matching(db, match)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The order of a list. */
export type Order = Pick<LibraryQuery, 'sort' | 'order'> & {
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
export async function listMatchingIds(db: Db, match: Match, order: Order): Promise<string[]> {
  return (await sorted(db, match, order).execute()).map(({ id }) => id);
}

/** A place in a list: the value by which a code is sorted, and its position, which is unique. */
export type Place = { value: number | string; position: number };

type PageOptions = Order & Pick<LibraryQuery, 'limit'> & { after: Place | undefined };

/** The ids and places of up to `limit` codes after a place. */
export async function listPlaces(
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

export type CodeRow = Pick<
  Selectable<Schema['projects']>,
  'id' | 'title' | 'type' | 'style' | 'data' | 'version' | 'created_at' | 'updated_at'
> &
  (VisibleLink | { [Column in keyof VisibleLink]: null });

/** These codes of a user, in no particular order, without their designs. */
export async function listCodes(db: Db, caller: Owner, ids: readonly string[]): Promise<CodeRow[]> {
  return owned(db, caller, 'projects')
    .rows.select([
      'projects.id',
      'projects.title',
      'projects.type',
      'projects.style',
      'projects.data',
    ])
    .select(['projects.version', 'projects.created_at', 'projects.updated_at'])
    .$call(withLink)
    .where(isOneOf(db, 'projects.id', ids, 'text'))
    .$castTo<CodeRow>()
    .execute();
}
