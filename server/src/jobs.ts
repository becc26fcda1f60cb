import type { RegistrationMode } from '@everscan/contract/registration';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { eraseDeleted } from './account-deletion.ts';
import { composersOf } from './composers.ts';
import { buildNightlyKits, buildScheduledBackups, type KitSettings } from './operations/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db/connect.ts';
import type { Job } from './platform/jobs/job.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { buildOutbox } from './platform/mail/outbox.ts';
import type { Trace } from './platform/tracing.ts';
import { applyRetention } from './retention.ts';

export type JobOptions = {
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  metrics: Registry;
  trace?: Trace;
  /** Without one, mail waits in the outbox. */
  mailer: Mailer | undefined;
  /** Origin of the site. */
  publicUrl: string;
  /** Who may create an account. */
  registration: RegistrationMode;
  /** The folder for daily backups and how many are kept; undefined without backups. */
  backups: { folder: string; keep: number } | undefined;
  /** Undefined without nightly survival kits. */
  kits: KitSettings | undefined;
};

const MINUTE_MS = 60_000;

/** All background jobs. To add a job, add an entry here. */
export function listJobs(options: JobOptions) {
  const { publicUrl, registration, backups, kits } = options;
  const composers = composersOf(publicUrl, registration);
  const deliver = buildOutbox({ ...options, host: new URL(publicUrl).hostname, composers });
  return [
    {
      name: 'outbox',
      intervalMs: MINUTE_MS,
      isExclusive: false, // each mail is claimed by one process
      run: deliver,
    },
    {
      name: 'retention',
      intervalMs: 60 * MINUTE_MS,
      isExclusive: true,
      deletesByAge: true,
      run: (signal) => applyRetention(options, signal),
    },
    {
      name: 'erasure',
      intervalMs: MINUTE_MS,
      isExclusive: true,
      run: (signal) => eraseDeleted(options, signal),
    },
    ...(backups
      ? [
          {
            name: 'backup',
            intervalMs: 60 * MINUTE_MS,
            isExclusive: true,
            run: buildScheduledBackups({ ...options, ...backups }),
          } as const,
        ]
      : []),
    ...(kits
      ? [
          {
            name: 'survival-kit',
            intervalMs: 60 * MINUTE_MS, // the first run of a day writes its kit
            isExclusive: true,
            run: buildNightlyKits({ ...options, ...kits }),
          } as const,
        ]
      : []),
  ] as const satisfies readonly Job[];
}
