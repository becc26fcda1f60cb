import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { type Clock, MAX_CLOCK_SKEW_MS } from '../../platform/clock.ts';
import type { DatabaseLocation } from '../../platform/db/connect.ts';
import { optionalGauge } from '../../platform/optional-gauge.ts';
import { sampled } from '../../platform/sampled.ts';
import { SUMS } from './write-kit.ts';

export type KitSettings = {
  /** The folder for one kit a day, each named after its day (UTC). */
  folder: string;
  /** How many kits are kept. */
  keep: number;
  location: DatabaseLocation;
  /** Origin of short links. */
  shortUrl: string;
  blockListFile: string;
};

export type NightlyKitData = KitSettings & {
  /** The name of the kit, such as 2026-06-01. */
  day: string;
  now: number;
};

type Options = KitSettings & {
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info'>;
  metrics: Registry;
};

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Writes the kit of the day unless it exists, and deletes old ones. @throws when a kit cannot be written */
export function buildNightlyKits(options: Options) {
  const { folder, keep, location, shortUrl, blockListFile, clock, log, metrics } = options;
  const settings = { folder, keep, location, shortUrl, blockListFile };
  const findNewest = sampled(
    clock,
    // A folder that cannot be read counts as empty, so that writing the next kit fails and reports why.
    async () =>
      (await findNewestKit(folder, clock()).catch(() => {}))?.madeAt ?? Number.NEGATIVE_INFINITY,
  );
  const name = 'survival_kit_age_seconds';
  const help = 'Age of the newest survival kit in KIT_DIR; infinite without one';
  optionalGauge({ name, help, metrics }, async () => {
    const newest = await findNewest();
    return newest === undefined ? undefined : Math.max(0, clock() - newest) / 1000;
  });
  return async (signal: AbortSignal): Promise<void> => {
    // Checked first, so that a hanging disk does not block a second thread.
    if ((await findNewest()) === undefined) throw new Error('KIT_DIR does not respond.');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const now = clock();
    const day = new Date(now).toISOString().slice(0, 10);
    if ((await madeAtOf(join(folder, day))) !== undefined) return;
    const links = await runWorker({ ...settings, day, now }, signal);
    if (links !== undefined) log.info({ day, links }, 'survival kit written');
  };
}

/**
 * The newest kit in `folder`; undefined without one.
 * @throws when `folder` or one of its kits cannot be read
 */
export async function findNewestKit(
  folder: string,
  now = Date.now(),
): Promise<{ folder: string; madeAt: number } | undefined> {
  for (const day of (await listDays(folder, now)).reverse()) {
    const madeAt = await madeAtOf(join(folder, day));
    if (madeAt !== undefined && isPast(madeAt, now)) return { folder: join(folder, day), madeAt };
  }
  return undefined;
}

/** The names of the kits in `folder`, oldest first, except those that a wrong clock has dated in the future. */
export async function listKits(folder: string, now: number): Promise<string[]> {
  const kits: string[] = [];
  for (const day of await listDays(folder, now)) {
    if (await madeAtOf(join(folder, day)).catch(() => {})) kits.push(day);
  }
  return kits;
}

async function listDays(folder: string, now: number): Promise<string[]> {
  const names = (await readdir(folder).catch(unlessMissing('ENOENT'))) ?? [];
  return names.filter((name) => DAY.test(name) && isPast(Date.parse(name), now)).sort();
}

/** When the last file of a kit was written; undefined for any other folder. @throws when it cannot be read */
async function madeAtOf(kit: string): Promise<number | undefined> {
  // Earlier versions signed another list.
  for (const list of [SUMS, 'manifest.json']) {
    const found = await stat(join(kit, list)).catch(unlessMissing('ENOENT', 'ENOTDIR'));
    if (found) return found.mtimeMs;
  }
  return undefined;
}

function isPast(time: number, now: number): boolean {
  return time < now + MAX_CLOCK_SKEW_MS;
}

function unlessMissing(...codes: readonly string[]) {
  return (error: NodeJS.ErrnoException): undefined => {
    if (!codes.includes(String(error.code))) throw error;
  };
}

/**
 * Returns how many links the kit contains; undefined when `signal` stops it or another process is writing the
 * kit.
 */
function runWorker(data: NightlyKitData, signal: AbortSignal): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('kit-worker.ts', import.meta.url), { workerData: data });
    const stop = () => void worker.terminate();
    let links: number | undefined;
    worker.on('message', (count: number) => {
      links = count;
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      signal.removeEventListener('abort', stop);
      resolve(links);
    });
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}
