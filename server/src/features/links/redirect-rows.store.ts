import type { Db } from '../../platform/db/connect.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import type { LinkRow } from './links.store.ts';

/** The columns of a link that a redirect needs. */
export type RedirectRow = Pick<LinkRow, (typeof COLUMNS)[number]>;

const COLUMNS = [
  'id',
  'code',
  'state',
  'location',
  'passes_query',
  'pause_text',
  'starts_at',
  'ends_at',
  'fallback',
] as const;

/** @param code in upper case. Deleted links are found too. */
export async function findRedirect(db: Db, code: string): Promise<RedirectRow | undefined> {
  return db.selectFrom('links').select(COLUMNS).where('code', '=', code).executeTakeFirst();
}

/** @param codes in upper case. Deleted links are found too. */
export async function listRedirects(db: Db, codes: readonly string[]): Promise<RedirectRow[]> {
  return db
    .selectFrom('links')
    .select(COLUMNS)
    .where(isOneOf(db, 'code', codes, 'text'))
    .execute();
}

/** The newest `limit` links before `id`, newest first. Deleted links are included. */
export async function listRedirectsBefore(
  db: Db,
  id: number,
  limit: number,
): Promise<RedirectRow[]> {
  return db
    .selectFrom('links')
    .select(COLUMNS)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The next `limit` links after `id`, by id. Deleted links are included. */
export async function listRedirectsAfter(
  db: Db,
  id: number,
  limit: number,
): Promise<RedirectRow[]> {
  return db
    .selectFrom('links')
    .select(COLUMNS)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Whether any link exists; throws while the database cannot be reached. */
export async function hasLinks(db: Db): Promise<boolean> {
  return (await db.selectFrom('links').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Codes of the links that changed at `since` or later. */
export async function listChangedCodes(db: Db, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('links')
    .select('code')
    .where('updated_at', '>=', since)
    .execute();
  return rows.map(({ code }) => code);
}
