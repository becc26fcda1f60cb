import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/caller.ts';

/** How many codes an account gets. */
const COUNT = 10;
/** Base32 (RFC 4648) in lower case. It has neither 0 nor 1, which could be confused with o and l. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** Replaces the account's recovery codes, and returns the new ones, which are stored as hashes. */
export async function replaceRecoveryCodes(
  trx: Db,
  person: Person,
  now: number,
): Promise<string[]> {
  await deleteRecoveryCodes(trx, person);
  const codes = Array.from({ length: COUNT }, createCode);
  const first = { user_id: person.user, created_at: now };
  const rows = codes.map((code) => ({ id: hashCode(code), ...first }));
  await trx.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

/** Uses up a code. It runs one statement, so only one of several requests succeeds. */
export async function takeRecoveryCode(trx: Db, { user }: Person, code: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('id', '=', hashCode(code))
    .where('user_id', '=', user)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** How many codes an account has left. @param since counts only those created at this time or later */
export async function countRecoveryCodes(db: Db, { user }: Person, since = 0): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether the account still has all codes that were created at this time. */
export async function areRecoveryCodesUnused(
  db: Db,
  { user }: Person,
  createdAt: number,
): Promise<boolean> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .where('created_at', '=', createdAt)
    .executeTakeFirstOrThrow();
  return Number(count) === COUNT;
}

/** Returns false when the account has none that were created at `since` or later. */
export async function deleteRecoveryCodes(trx: Db, { user }: Person, since = 0): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', user)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** 80 random bits in four groups, such as `k3fa-9qzt-…`: too many to guess, even with the hash. */
function createCode(): string {
  const letters = [...randomBytes(16)].map((byte) => ALPHABET[byte % 32]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Ignores spaces, dashes, capitals and wide letters, because people copy codes from paper. */
function hashCode(code: string): string {
  const letters = code
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Dash}]/gu, '');
  return createHash('sha256').update(`recovery code ${letters}`).digest('hex');
}
