/** What administrators see of all owners' links, and the block that no change by an owner touches. */
import type { Db } from '../platform/db/connect.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';
import type { LinkRow } from './code.ts';
import { changedNow, raised } from './sql.ts';

const COLUMNS = [
  'id',
  'code',
  'state',
  'blocked_at',
  'deleted_at',
  'project_id',
  'target',
  'fallback',
  'workspace_id',
  'created_at',
] as const;

/** The columns of a link that administrators see. */
export type ModeratedRow = Pick<LinkRow, (typeof COLUMNS)[number]>;

export async function findModeratedLink(db: Db, code: string): Promise<ModeratedRow | undefined> {
  return db.selectFrom('links').select(COLUMNS).where('code', '=', code).executeTakeFirst();
}

/** Locks the code of a link until the transaction ends, as its owner's changes do. */
export async function lockModeratedLink(trx: Db, code: string): Promise<ModeratedRow | undefined> {
  if (isPostgres(trx)) {
    await trx
      .selectFrom('projects')
      .select('id')
      .where('id', 'in', trx.selectFrom('links').select('project_id').where('code', '=', code))
      .forNoKeyUpdate()
      .execute();
  }
  return findModeratedLink(trx, code);
}

/** Disables a locked link, or lets it redirect again as its owner chose. */
export async function setBlocked(
  trx: Db,
  { id, project_id, state, blocked_at }: ModeratedRow,
  isBlocked: boolean,
  now: number,
): Promise<void> {
  if (isBlocked === (blocked_at !== null)) return;
  await trx
    .updateTable('links')
    .set({ blocked_at: isBlocked ? now : null, ...changedNow(trx) })
    .where('id', '=', id)
    .execute();
  await trx.updateTable('projects').set(raised).where('id', '=', project_id).execute();
  await trx
    .updateTable('library_entries')
    .set({ state: isBlocked ? 'disabled' : state })
    .where('project_id', '=', project_id)
    .execute();
}

export async function listLinks(db: Db, ids: readonly number[]): Promise<ModeratedRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('links').select(COLUMNS).where('id', 'in', ids).execute();
}

/**
 * The links that were disabled most recently. The time comes from the audit log, because `updated_at` changes
 * with every edit.
 * @param code lists only the link with this code
 */
export async function listDisabled(db: Db, limit: number, code?: string): Promise<ModeratedRow[]> {
  return db
    .selectFrom('links')
    .leftJoin(
      (audit) =>
        audit
          .selectFrom('audit_log')
          .select(({ fn }) => ['audit_log.code as disabled_code', fn.max('id').as('action_id')])
          .where('action', '=', 'disable')
          .groupBy('audit_log.code')
          .as('last_actions'),
      (join) => join.onRef('disabled_code', '=', 'links.code'),
    )
    .select(COLUMNS)
    .where('blocked_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .orderBy(({ fn, lit }) => fn.coalesce('action_id', lit(0)), 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countDisabled(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('blocked_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
