import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { type Owner, owned } from '../../platform/db/owned.ts';
import type { RetentionStep } from '../../platform/db/retention-step.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { JOB_TTL_MS, UNFINISHED } from './library-jobs.store.ts';

/** Deletes up to `limit` rows of a user's jobs, and returns how many. */
export async function deleteJobRowsOf(trx: Db, caller: Owner, limit: number): Promise<number> {
  const jobs = owned(trx, caller, 'library_jobs').rows.select('library_jobs.id');
  return deleteRows(trx, jobs, limit);
}

/** Deletes up to `limit` rows of these jobs, and returns how many. */
async function deleteRows(
  db: Db,
  jobs: SelectQueryBuilder<Schema, 'library_jobs', { id: string }>,
  limit: number,
): Promise<number> {
  const rows = db
    .selectFrom('library_job_rows')
    .select(['job_id', 'number'])
    .where('job_id', 'in', jobs)
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('library_job_rows')
    .where(({ eb, refTuple }) =>
      eb(refTuple('job_id', 'number'), 'in', rows.$asTuple('job_id', 'number')),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Deletes finished jobs when they can no longer be undone, and unfinished ones a day later. The rows of the
 * jobs are deleted first: 200 jobs with their rows could be a million rows in one statement.
 */
export const deleteOldLibraryJobs: RetentionStep = async (db, { now, batch }) => {
  const old = db
    .selectFrom('library_jobs')
    .select('library_jobs.id')
    .where('created_at', '<=', now - JOB_TTL_MS)
    .where(({ or, eb }) =>
      or([eb('state', 'not in', UNFINISHED), eb('created_at', '<=', now - 2 * JOB_TTL_MS)]),
    );
  if ((await deleteRows(db, old, batch)) === batch) return batch;
  const empty = old
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('library_job_rows')
            .select('number')
            .whereRef('library_job_rows.job_id', '=', 'library_jobs.id'),
        ),
      ),
    )
    .limit(batch);
  const deletedJobs = await db
    .deleteFrom('library_jobs')
    .where('id', 'in', empty)
    .executeTakeFirst();
  return Number(deletedJobs.numDeletedRows);
};
