import { deleteInactiveAccounts } from './account-deletion.ts';
import {
  deleteExpiredKeys,
  deleteOldLibraryJobs,
  purgeOldCodes,
  sweepPictures,
} from './codes/index.ts';
import { identityRetention } from './identity/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db/connect.ts';
import { isOutage } from './platform/db/is-unavailable.ts';
import type { RetentionStep } from './platform/db/retention-step.ts';
import { truncateLog } from './platform/db/truncate-log.ts';
import { deleteExpiredRecords } from './platform/http/idempotency.ts';
import { deleteSentMails } from './platform/mail/mails.store.ts';
import { deleteRemovedJournals } from './redirects/journals.ts';
import { deleteOldSalts, deleteOldScans, deleteOldVisitors, eraseScans } from './scans/scans.ts';
import { deleteOldFeedback } from './site/feedback.ts';
import { deleteOldReports, eraseReporters } from './site/reports.ts';
import { deleteOldGenerations, truncateOldAddresses } from './site/tracking.ts';

/** Rows per transaction, so that other requests do not wait long. */
const BATCH = 200;

const steps: readonly RetentionStep[] = [
  truncateOldAddresses,
  deleteOldGenerations,
  deleteExpiredRecords,
  ...identityRetention,
  deleteInactiveAccounts,
  purgeOldCodes,
  deleteExpiredKeys,
  deleteOldFeedback,
  deleteSentMails,
  deleteOldLibraryJobs,
  eraseReporters,
  deleteOldReports,
  deleteOldSalts,
  deleteOldVisitors,
  deleteOldScans,
  eraseScans,
  deleteRemovedJournals,
  sweepPictures,
];

/**
 * Deletes all data whose retention period is over, including from SQLite's write-ahead log. Statistics stay.
 * @throws {AggregateError} with all failures, after the last step, or at once during an outage of the
 * database
 */
export async function applyRetention(
  { db, clock }: { db: Db; clock: Clock },
  signal = new AbortController().signal,
): Promise<void> {
  const options = { now: clock(), batch: BATCH, signal };
  const failures: unknown[] = [];
  try {
    for (const step of steps) {
      try {
        while (!signal.aborted && (await step(db, options)) === BATCH) {}
      } catch (error) {
        if (isOutage(error)) throw error;
        failures.push(error);
      }
    }
    await truncateLog(db);
  } catch (error) {
    failures.push(error); // not thrown by itself, or earlier failures would be lost
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Retention failed in part.');
}
