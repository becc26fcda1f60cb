import type { ErrorCode } from '@everscan/contract/errors';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import type { Schema } from '../../platform/db/schema.ts';

export type CodeRow = Selectable<Schema['library_job_rows']>;
/** The new state of a job's row after a batch. */
export type Result = Pick<CodeRow, 'number' | 'state'> & { before?: unknown; error?: unknown };

/** Rows per insert: PostgreSQL allows 65,535 parameters. */
const INSERTED_AT_ONCE = 1_000;

/** Inserts a row for each code of a job, in the given order. */
export async function insertRows(
  trx: Db,
  jobId: string,
  projectIds: readonly string[],
): Promise<void> {
  for (let at = 0; at < projectIds.length; at += INSERTED_AT_ONCE) {
    const rows = projectIds.slice(at, at + INSERTED_AT_ONCE).map((project_id, index) => ({
      job_id: jobId,
      number: at + index + 1,
      project_id,
      state: 'waiting' as const,
    }));
    await trx.insertInto('library_job_rows').values(rows).execute();
  }
}

/** The first rows of a job in a state, in order. */
export async function listRows(
  db: Db,
  jobId: string,
  state: CodeRow['state'],
  limit: number,
): Promise<CodeRow[]> {
  return db
    .selectFrom('library_job_rows')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('state', '=', state)
    .orderBy('number')
    .limit(limit)
    .execute();
}

/** Errors of an undo that go away by themselves, or when the user makes room. */
const TEMPORARY_ERRORS = [
  'rate_limited',
  'project_limit_reached',
  'dynamic_limit_reached',
  'address_unverified',
] as const satisfies ErrorCode[];

/** The codes of a job that could not be reverted for now. */
function isRefusedForNow({ eb, and, or }: ExpressionBuilder<Schema, 'library_job_rows'>) {
  // Quotation marks inside texts are escaped, so this matches only the key.
  const errors = TEMPORARY_ERRORS.map((code) => eb('error', 'like', `%"code":"${code}"%`));
  return and([eb('state', '=', 'kept'), or(errors)]);
}

/** Whether an undo could not revert some codes for now. */
export async function hasRefused(db: Db, jobId: string): Promise<boolean> {
  const row = await db
    .selectFrom('library_job_rows')
    .select('number')
    .where('job_id', '=', jobId)
    .where(isRefusedForNow)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Lets the next undo try again to revert the codes that could not be reverted for now. Returns false if there
 * are none.
 */
export async function retryRefused(trx: Db, jobId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('library_job_rows')
    .set({ state: 'done', error: null })
    .where('job_id', '=', jobId)
    .where(isRefusedForNow)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function storeResults(
  trx: Db,
  jobId: string,
  results: readonly Result[],
): Promise<void> {
  const equal = Map.groupBy(results, ({ number: _, ...result }) => JSON.stringify(result));
  for (const [columns, rows] of equal) {
    const { state, before, error }: Result = JSON.parse(columns);
    const numbers = rows.map(({ number }) => number);
    await trx
      .updateTable('library_job_rows')
      .set({
        state,
        ...(before !== undefined && { before: JSON.stringify(before) }),
        ...(error !== undefined && { error: JSON.stringify(error) }),
      })
      .where('job_id', '=', jobId)
      .where(isOneOf(trx, 'number', numbers, 'bigint'))
      .execute();
  }
}

/** How many rows of a job are in each state. */
export async function countRows(
  db: Db,
  jobId: string,
): Promise<ReadonlyMap<CodeRow['state'], number>> {
  const rows = await db
    .selectFrom('library_job_rows')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('job_id', '=', jobId)
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}
