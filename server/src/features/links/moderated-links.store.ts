import type { Db } from '../../db/connect.ts';
import { isPostgres } from '../../db/is-postgres.ts';
import type { LinkRow } from './links.store.ts';

/** What administrators see of a link. */
export type ModeratedRow = Pick<
  LinkRow,
  'id' | 'code' | 'state' | 'owners_state' | 'target' | 'fallback' | 'user_id' | 'created_at'
>;

const COLUMNS = [
  'id',
  'code',
  'state',
  'owners_state',
  'target',
  'fallback',
  'user_id',
  'created_at',
] as const;

/** Locks the link's row until the transaction ends. */
export async function lockLinkByCode(trx: Db, code: string): Promise<ModeratedRow | undefined> {
  return trx
    .selectFrom('links')
    .select(COLUMNS)
    .where('code', '=', code)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function listLinks(db: Db, ids: readonly number[]): Promise<ModeratedRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('links').select(COLUMNS).where('id', 'in', ids).execute();
}

/** The links that were disabled last. */
export async function listDisabled(db: Db, limit: number): Promise<ModeratedRow[]> {
  return db
    .selectFrom('links')
    .select(COLUMNS)
    .where('state', '=', 'disabled')
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute();
}
