import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import { type Owner, owned, ownedInBin } from '../../platform/db/owned.ts';
import type { Schema } from '../../platform/db/schema.ts';

export type FolderRow = Selectable<Schema['folders']>;
export type TagRow = Selectable<Schema['tags']>;

export async function listFolders(db: Db, caller: Owner): Promise<FolderRow[]> {
  return owned(db, caller, 'folders').rows.selectAll().orderBy('name_key').orderBy('id').execute();
}

export async function listTags(db: Db, caller: Owner): Promise<TagRow[]> {
  return owned(db, caller, 'tags').rows.selectAll().orderBy('name_key').orderBy('id').execute();
}

/** How many codes each of a user's folders contains directly. */
export async function countByFolder(db: Db, caller: Owner): Promise<Map<string, number>> {
  const rows = await owned(db, caller, 'folders')
    .rows.innerJoin('project_folders', 'project_folders.folder_id', 'folders.id')
    .where(
      'project_folders.project_id',
      'not in',
      ownedInBin(db, caller, 'projects').rows.select('id'),
    )
    .select(({ fn }) => ['folders.id', fn.countAll<number>().as('codes')])
    .groupBy('folders.id')
    .execute();
  return new Map(rows.map(({ id, codes }) => [id, codes]));
}

export async function countByTag(db: Db, caller: Owner): Promise<Map<string, number>> {
  const rows = await owned(db, caller, 'tags')
    .rows.innerJoin('project_tags', 'project_tags.tag_id', 'tags.id')
    .where(
      'project_tags.project_id',
      'not in',
      ownedInBin(db, caller, 'projects').rows.select('id'),
    )
    .select(({ fn }) => ['tags.id', fn.countAll<number>().as('codes')])
    .groupBy('tags.id')
    .execute();
  return new Map(rows.map(({ id, codes }) => [id, codes]));
}

export async function countCodes(
  db: Db,
  caller: Owner,
): Promise<{ codes: number; dynamic: number }> {
  return db
    .selectNoFrom([
      owned(db, caller, 'projects')
        .rows.select(({ fn }) => fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('codes'),
      owned(db, caller, 'links')
        .rows.select(({ fn }) => fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('dynamic'),
    ])
    .executeTakeFirstOrThrow();
}

/** The ids in `ids` that are codes of the user, locked against deletion until the transaction ends. */
export async function lockOwnIds(
  trx: Db,
  caller: Owner,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await owned(trx, caller, 'projects')
    .rows.select('id')
    .where(isOneOf(trx, 'id', ids, 'text'))
    .orderBy('id')
    .$if(isPostgres(trx), (query) => query.forKeyShare().skipLocked())
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds a folder and locks it against deletion until the transaction ends. */
export async function lockFolderKey(
  trx: Db,
  caller: Owner,
  id: string,
): Promise<FolderRow | undefined> {
  return owned(trx, caller, 'folders')
    .rows.selectAll()
    .where('id', '=', id)
    .$if(isPostgres(trx), (query) => query.forKeyShare())
    .executeTakeFirst();
}

/** Like `lockFolderKey`, but also keeps other transactions from moving codes into the folder. */
export async function lockFolder(
  trx: Db,
  caller: Owner,
  id: string,
): Promise<FolderRow | undefined> {
  return owned(trx, caller, 'folders')
    .rows.selectAll()
    .where('id', '=', id)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
}

/** The folder of each of these codes; codes in no folder are left out. */
export async function foldersOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('project_folders')
    .selectAll()
    .where(isOneOf(db, 'project_id', ids, 'text'))
    .execute();
  return new Map(rows.map(({ project_id, folder_id }) => [project_id, folder_id]));
}

/** The tags of each of these codes; codes without tags are left out. */
export async function tagsOf(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('project_tags')
    .selectAll()
    .where(isOneOf(db, 'project_id', ids, 'text'))
    .orderBy('tag_id')
    .execute();
  const tags = new Map<string, string[]>();
  for (const { project_id, tag_id } of rows) {
    tags.set(project_id, [...(tags.get(project_id) ?? []), tag_id]);
  }
  return tags;
}

/** Moves codes into a folder, or out of their folders. */
export async function setFolder(
  trx: Db,
  ids: readonly string[],
  folder: string | null,
): Promise<void> {
  if (folder === null) {
    await trx
      .deleteFrom('project_folders')
      .where(isOneOf(trx, 'project_id', ids, 'text'))
      .execute();
    return;
  }
  await trx
    .insertInto('project_folders')
    .columns(['project_id', 'folder_id'])
    .expression(({ selectFrom, val }) =>
      selectFrom('projects')
        .select(['id', val(folder).as('folder_id')])
        .where(isOneOf(trx, 'id', ids, 'text'))
        .orderBy('id'),
    )
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet({ folder_id: folder }))
    .execute();
}

export async function addTags(
  trx: Db,
  ids: readonly string[],
  tags: readonly string[],
): Promise<void> {
  await trx
    .insertInto('project_tags')
    .columns(['project_id', 'tag_id'])
    .expression(({ selectFrom }) =>
      selectFrom('projects')
        .innerJoin('tags', (join) => join.on(sql<boolean>`true`))
        .select(['projects.id', 'tags.id as tag_id'])
        .where(isOneOf(trx, 'projects.id', ids, 'text'))
        .where(isOneOf(trx, 'tags.id', tags, 'text'))
        .orderBy('projects.id')
        .orderBy('tags.id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeTags(
  trx: Db,
  ids: readonly string[],
  tags: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('project_tags')
    .where(isOneOf(trx, 'project_id', ids, 'text'))
    .where(isOneOf(trx, 'tag_id', tags, 'text'))
    .execute();
}

/** Locks the tags against deletion until the transaction ends. */
export async function lockOwnTags(
  trx: Db,
  caller: Owner,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await owned(trx, caller, 'tags')
    .rows.select('id')
    .where(isOneOf(trx, 'id', ids, 'text'))
    .orderBy('id')
    .$if(isPostgres(trx), (query) => query.forKeyShare())
    .execute();
  return rows.map(({ id }) => id);
}

export async function listSavedFilters(
  db: Db,
  caller: Owner,
): Promise<Selectable<Schema['saved_filters']>[]> {
  return owned(db, caller, 'saved_filters')
    .rows.selectAll()
    .orderBy('name_key')
    .orderBy('id')
    .execute();
}
