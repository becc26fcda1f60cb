import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { isOutage } from '../db/is-unavailable.ts';
import type { RetentionStep } from '../db/retention-step.ts';
import { truncateLog } from '../db/truncate-log.ts';
import { deleteInactiveAccounts } from '../features/accounts/account-deletion.service.ts';
import { deleteExpiredResets } from '../features/accounts/password-reset.service.ts';
import { deleteExpiredInvitations } from '../features/accounts/registration.service.ts';
import {
  deleteExpiredChanges,
  deleteExpiredLinks,
} from '../features/addresses/addresses.service.ts';
import { deleteOldActions } from '../features/audit/audit.service.ts';
import { emptyOldBins } from '../features/bin/bin.service.ts';
import { deleteExpiredKeys } from '../features/bulk-links/bulk-links.service.ts';
import { deleteOldFeedback } from '../features/feedback/feedback.service.ts';
import { deleteOldLibraryJobs } from '../features/library-jobs/library-jobs.service.ts';
import { deleteSentMails } from '../features/mail/mail.service.ts';
import { deleteExpiredChallenges } from '../features/passkeys/passkeys.service.ts';
import { deleteRemovedJournals } from '../features/redirects/journals.service.ts';
import { deleteOldReports, eraseReporters } from '../features/reports/reports.service.ts';
import {
  deleteOldSalts,
  deleteOldScans,
  deleteOldVisitors,
  eraseScans,
} from '../features/scans/scans.service.ts';
import {
  deleteExpiredDevices,
  deleteExpiredSignIns,
  deleteOldSetUps,
} from '../features/second-factors/second-factors.service.ts';
import { deleteExpiredSignOns } from '../features/sign-on/sign-on.service.ts';
import {
  deleteOldGenerations,
  truncateOldAddresses,
} from '../features/tracking/tracking.service.ts';
import { deleteExpiredSessions } from '../features/users/users.service.ts';
import { deleteExpiredRecords } from '../http/idempotency-records.ts';

/** Rows per transaction, so that other requests do not wait long. */
const BATCH = 200;

const steps: readonly RetentionStep[] = [
  truncateOldAddresses,
  deleteOldGenerations,
  deleteExpiredRecords,
  deleteExpiredSessions,
  deleteExpiredResets,
  deleteExpiredChallenges,
  deleteExpiredInvitations,
  deleteExpiredSignOns,
  deleteExpiredLinks,
  deleteExpiredChanges,
  deleteExpiredSignIns,
  deleteExpiredDevices,
  deleteOldSetUps,
  deleteInactiveAccounts,
  emptyOldBins,
  deleteExpiredKeys,
  deleteOldFeedback,
  deleteSentMails,
  deleteOldLibraryJobs,
  eraseReporters,
  deleteOldReports,
  deleteOldActions,
  deleteOldSalts,
  deleteOldVisitors,
  deleteOldScans,
  eraseScans,
  deleteRemovedJournals,
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
        while (!signal.aborted && (await step(db, options)) === BATCH) {
          await setImmediate(); // lets waiting requests run
        }
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
