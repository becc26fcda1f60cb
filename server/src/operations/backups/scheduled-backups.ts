import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { type Clock, MAX_CLOCK_SKEW_MS } from '../../platform/clock.ts';
import { optionalGauge } from '../../platform/optional-gauge.ts';
import { sampled } from '../../platform/sampled.ts';
import { findNewestBackup, pruneBackups } from './backup-files.ts';

/** A backup is due when the newest is this old, in ms. The job runs every hour, so there is one backup a day. */
const DUE_MS = 23 * 3600 * 1000;
const MESSAGE_CHARACTERS = 2_000;

const adminCommand = fileURLToPath(new URL('../../admin.ts', import.meta.url));

type Options = {
  folder: string;
  /** How many backups are kept. */
  keep: number;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info'>;
  metrics: Registry;
};

/**
 * Returns a function that backs up into `folder` if the newest backup there is old, and deletes surplus ones.
 * A separate process with the lowest priority does the work, so that requests wait neither for the processor
 * nor for Node's threads.
 */
export function buildScheduledBackups({ folder, keep, clock, log, metrics }: Options) {
  let hasFailed = false;
  /** When this process made its last backup, which `findNewest` may not have seen yet. */
  let madeAt = Number.NEGATIVE_INFINITY;
  // Reads the folder once at a time: while the disk hangs, each read holds one of Node's four threads, and
  // redirects need one.
  const findNewest = sampled(
    clock,
    // A folder that cannot be read counts as empty, so that the next backup fails and says why.
    async () =>
      (await findNewestBackup(folder).catch(() => {}))?.madeAt ?? Number.NEGATIVE_INFINITY,
  );
  const findAge = async () => {
    const newest = await findNewest();
    if (newest === undefined) return undefined;
    // If a clock that was ahead has been corrected, a `madeAt` in the future must not delay the next backup.
    return clock() - (madeAt < clock() + MAX_CLOCK_SKEW_MS ? Math.max(newest, madeAt) : newest);
  };
  const help = 'Age of the newest backup in BACKUP_DIR; infinite without one';
  optionalGauge({ name: 'backup_age_seconds', help, metrics }, async () => {
    const age = await findAge();
    return age === undefined ? undefined : age / 1000;
  });
  new Gauge({
    name: 'backup_failed',
    help: '1 if the last attempt of this process to make a daily backup failed',
    registers: [metrics],
    collect() {
      this.set(hasFailed ? 1 : 0);
    },
  });

  return async (signal: AbortSignal): Promise<void> => {
    try {
      const age = await findAge();
      if (age === undefined) throw new Error('BACKUP_DIR does not respond.');
      if (age < DUE_MS) {
        hasFailed = false; // the disk works again, or another process made the backup
        return;
      }
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Drafts may fill the disk. If they cannot be deleted, the backup may still fit.
      await pruneBackups(folder, keep, signal).catch(() => {});
      await backUp(folder, signal);
      madeAt = clock();
      await pruneBackups(folder, keep, signal);
      hasFailed = false;
      log.info('a backup was made');
    } catch (error) {
      hasFailed = !signal.aborted;
      throw error;
    }
  };
}

async function backUp(folder: string, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [adminCommand, 'backup', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors = `${errors}${chunk}`.slice(0, MESSAGE_CHARACTERS);
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The backup failed: ${errors.trim() || `exit code ${code}`}`);
}
