import { type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import { type Owner, owned, ownedInBin } from '../../platform/db/owned.ts';
import type { Schema } from '../../platform/db/schema.ts';

export type KitRow = Selectable<Schema['brand_kits']>;

export async function listKits(db: Db, caller: Owner): Promise<KitRow[]> {
  return owned(db, caller, 'brand_kits')
    .rows.selectAll()
    .orderBy('name_key')
    .orderBy('id')
    .execute();
}

/** How many codes use each of a user's kits. */
export async function countByKit(db: Db, caller: Owner): Promise<Map<string, number>> {
  const rows = await owned(db, caller, 'brand_kits')
    .rows.innerJoin('project_kits', 'project_kits.kit_id', 'brand_kits.id')
    .where(
      'project_kits.project_id',
      'not in',
      ownedInBin(db, caller, 'projects').rows.select('id'),
    )
    .select(({ fn }) => ['brand_kits.id', fn.countAll<number>().as('codes')])
    .groupBy('brand_kits.id')
    .execute();
  return new Map(rows.map(({ id, codes }) => [id, codes]));
}

/** Finds a kit and locks it against deletion until the transaction ends. */
export async function lockKit(trx: Db, caller: Owner, id: string): Promise<KitRow | undefined> {
  return owned(trx, caller, 'brand_kits')
    .rows.selectAll()
    .where('id', '=', id)
    .$if(isPostgres(trx), (query) => query.forKeyShare())
    .executeTakeFirst();
}

export async function updateKit(
  trx: Db,
  caller: Owner,
  id: string,
  change: Updateable<Schema['brand_kits']>,
): Promise<void> {
  await owned(trx, caller, 'brand_kits')
    .update.set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Makes one of a user's kits the default; null for no default. */
export async function setDefault(trx: Db, caller: Owner, id: string | null): Promise<void> {
  await owned(trx, caller, 'brand_kits')
    .update.set({ is_default: sql`case when id = ${id} then 1 else 0 end` })
    .execute();
}

/** Returns false when the user has no such kit. */
export async function deleteKit(trx: Db, caller: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await owned(trx, caller, 'brand_kits')
    .delete.where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

type Look = {
  kit: string;
  /** The style of the kit's design. */
  style: string;
  /** Whether it is the default design of its style, which codes do not store. */
  isPlain: boolean;
  /** The stored text before and after the label of a code with the kit's design. */
  labelled: readonly string[];
};

/** How many codes look different from their kit. */
export async function countChanging(db: Db, look: Look): Promise<number> {
  const { changing } = await changingCodes(db, look)
    .select(({ fn }) => fn.countAll<number>().as('changing'))
    .executeTakeFirstOrThrow();
  return changing;
}

/** The newest `limit` codes that look different from their kit. */
export async function listChanging(db: Db, look: Look, limit: number) {
  return changingCodes(db, look)
    .leftJoin('links', 'links.project_id', 'projects.id')
    .select(['projects.id', 'projects.title', 'projects.names', 'links.target'])
    .orderBy('projects.position', 'desc')
    .limit(limit)
    .execute();
}

function changingCodes(db: Db, { kit, style, isPlain, labelled }: Look) {
  const [before = '', after = ''] = labelled;
  const stored = sql.ref('projects.design');
  const labelLength = sql<number>`length(${stored}) - ${before.length + after.length}`;
  const start = sql`substr(${stored}, 1, ${before.length})`;
  const end = sql`substr(${stored}, length(${stored}) - ${after.length - 1})`;
  return (
    db
      .selectFrom('project_kits')
      .innerJoin('projects', 'projects.id', 'project_kits.project_id')
      .innerJoin('brand_kits', 'brand_kits.id', 'project_kits.kit_id')
      .where('project_kits.kit_id', '=', kit)
      .where('projects.deleted_at', 'is', null)
      // The same schema wrote both designs, so equal designs are equal texts.
      .where((eb) =>
        eb.or([
          eb.and([
            eb('projects.design', '!=', eb.ref('brand_kits.design')),
            sql<boolean>`not (${start} = ${before} and ${end} = ${after} and ${labelLength} > 0)`,
          ]),
          ...(isPlain ? [] : [eb('projects.design', 'is', null)]),
          eb('projects.style', '!=', style),
        ]),
      )
  );
}

/** Adds the kit of each project, null for those without one. */
export function withKit<Output>(query: SelectQueryBuilder<Schema, 'projects', Output>) {
  return query
    .leftJoin('project_kits', 'project_kits.project_id', 'projects.id')
    .select('project_kits.kit_id');
}

/** The kit of each of these codes; codes without one are left out. */
export async function kitsOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('project_kits')
    .selectAll()
    .where(isOneOf(db, 'project_id', ids, 'text'))
    .execute();
  return new Map(rows.map(({ project_id, kit_id }) => [project_id, kit_id]));
}

/** The ids of the codes that use a kit, sorted. */
export async function listCodesOf(db: Db, kitId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('project_kits')
    .innerJoin('projects', 'projects.id', 'project_kits.project_id')
    .select('project_id')
    .where('kit_id', '=', kitId)
    .where('projects.deleted_at', 'is', null)
    .orderBy('project_id')
    .execute();
  return rows.map(({ project_id }) => project_id);
}

/** Assigns a kit to codes; null for none. */
export async function setKit(
  trx: Db,
  projectIds: readonly string[],
  kitId: string | null,
): Promise<void> {
  if (kitId === null) {
    await trx
      .deleteFrom('project_kits')
      .where(isOneOf(trx, 'project_id', projectIds, 'text'))
      .execute();
    return;
  }
  await insertRows(
    trx,
    'project_kits',
    { project_id: 'text', kit_id: 'text' },
    projectIds.map((project_id) => ({ project_id, kit_id: kitId })),
    sql`on conflict (project_id) do update set kit_id = excluded.kit_id`,
  );
}
