import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { isUnavailable } from './is-unavailable.ts';

/** Runs a part of a transaction. When it throws, only its own changes are rolled back. */
export async function inSavepoint<Value>(trx: Db, act: () => Promise<Value>): Promise<Value> {
  await sql`savepoint part`.execute(trx);
  try {
    const value = await act();
    await sql`release savepoint part`.execute(trx);
    return value;
  } catch (error) {
    if (isUnavailable(error)) throw error; // the database may have ended the transaction
    await sql`rollback to savepoint part`.execute(trx);
    await sql`release savepoint part`.execute(trx);
    throw error;
  }
}
