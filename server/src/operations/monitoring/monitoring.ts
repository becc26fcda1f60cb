import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { summarizeJobs } from '../../codes/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import { mailKinds } from '../../platform/db/schema.ts';
import { countWaiting } from '../../platform/mail/mails.store.ts';
import { optionalGauge } from '../../platform/optional-gauge.ts';
import { sampled } from '../../platform/sampled.ts';

type Options = {
  db: Db;
  clock: Clock;
  dataDir: string;
  metrics: Registry;
  /** Without a mail server, mails wait by design, so their age is left out. */
  sendsMail: boolean;
};

/** Metrics that are read from the database and the disk when Prometheus asks. */
export function measureOperation({ db, clock, dataDir, metrics, sendsMail }: Options): void {
  const readDatabase = sampled(clock, async () => ({
    mails: await countWaiting(db),
    jobs: await summarizeJobs(db, clock()),
    replication: isPostgres(db) ? await findReplication(db) : undefined,
  }));
  const readDisk = sampled(clock, () => statfs(dataDir));
  const secondsSince = (time: number) => Math.max(0, clock() - time) / 1000;

  new Gauge({
    name: 'database_up',
    help: '1 if the database answers within two seconds',
    registers: [metrics],
    async collect() {
      this.set((await readDatabase()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'mails_waiting',
    help: 'Mails that have not been sent yet',
    labelNames: ['kind'],
    registers: [metrics],
    async collect() {
      const mails = (await readDatabase())?.mails;
      this.reset();
      for (const kind of mails ? mailKinds : []) {
        this.set({ kind }, mails?.find((row) => row.kind === kind)?.count ?? 0);
      }
    },
  });
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
    optionalGauge({ name, help, metrics }, read);
  gauge(
    'mails_waiting_oldest_seconds',
    'Age of the oldest mail that has not been sent yet',
    async () => {
      const mails = sendsMail ? (await readDatabase())?.mails : undefined;
      return mails && Math.max(0, ...mails.map(({ oldest }) => secondsSince(oldest)));
    },
  );
  new Gauge({
    name: 'library_jobs',
    help: 'Unfinished changes of many codes: waiting for a process, running, and those among them that have failed before',
    labelNames: ['state'],
    registers: [metrics],
    async collect() {
      const jobs = (await readDatabase())?.jobs;
      this.reset();
      if (!jobs) return;
      this.set({ state: 'waiting' }, jobs.waiting);
      this.set({ state: 'running' }, jobs.running);
      this.set({ state: 'failing' }, jobs.failing);
    },
  });
  gauge(
    'library_jobs_oldest_seconds',
    'Age of the oldest unfinished change of many codes; an undo is as old as its change',
    async () => {
      const jobs = (await readDatabase())?.jobs;
      return jobs && (jobs.oldest === undefined ? 0 : secondsSince(jobs.oldest));
    },
  );
  gauge('postgres_replicas', 'Streaming replicas of PostgreSQL', async () => {
    return (await readDatabase())?.replication?.replicas;
  });
  gauge(
    'postgres_replication_lag_seconds',
    'Lag of the slowest replica of PostgreSQL; absent without permission to see it',
    async () => (await readDatabase())?.replication?.lagSeconds,
  );
  gauge('disk_free_bytes', 'Free space on the disk of DATA_DIR', async () => {
    const disk = await readDisk();
    return disk && disk.bavail * disk.bsize;
  });
  gauge('disk_size_bytes', 'Size of the disk of DATA_DIR', async () => {
    const disk = await readDisk();
    return disk && disk.blocks * disk.bsize;
  });
  gauge('disk_free_files', 'Files (inodes) that the disk of DATA_DIR has room for', async () => {
    const disk = await readDisk();
    // Some file systems, such as Btrfs, have no limit, and report 0 of 0.
    return disk?.files === 0 ? undefined : disk?.ffree;
  });
}

type Replication = {
  replicas: number;
  /** Undefined without replicas, and for a role that may not see their state (`pg_monitor` may). */
  lagSeconds: number | undefined;
};

/** The replicas of PostgreSQL and their lag; on a replica, its own lag. */
async function findReplication(db: Db): Promise<Replication> {
  // PostgreSQL hides all columns except the process and its user from other roles.
  const { rows } = await sql<{
    replicas: number;
    visible: number;
    lag: number;
    own: number | null;
  }>`
    select
      count(*)::int as replicas,
      count(state)::int as visible,
      coalesce(max(extract(epoch from replay_lag)), 0)::float8 as lag,
      case when pg_is_in_recovery()
        then extract(epoch from now() - pg_last_xact_replay_timestamp())::float8
      end as own
    from pg_stat_replication
    where state is null or state in ('streaming', 'catchup')`.execute(db);
  const { replicas, visible, lag, own } = rows[0] ?? { replicas: 0, visible: 0, lag: 0, own: null };
  const isVisible = replicas > 0 && visible === replicas;
  return { replicas, lagSeconds: own ?? (isVisible ? lag : undefined) };
}
