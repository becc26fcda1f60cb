import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { DatabaseLocation } from '../../db/connect.ts';

export type KitSettings = {
  /** The folder that gets one kit a day, named after its day (UTC). */
  folder: string;
  /** How many kits stay. */
  keep: number;
  location: DatabaseLocation;
  /** Origin of short links. */
  shortUrl: string;
  blockListFile: string;
};

export type NightlyKitData = Pick<
  KitSettings,
  'folder' | 'location' | 'shortUrl' | 'blockListFile'
> & {
  now: number;
};

type Options = KitSettings & { clock: Clock; log: Pick<FastifyBaseLogger, 'info'> };

const KIT = /^\d{4}-\d{2}-\d{2}$/;
const PARTIAL = /^\d{4}-\d{2}-\d{2}\.partial-/;

/** Writes the kit of the day unless it exists, and deletes old ones. @throws when a kit cannot be written */
export function buildNightlyKits(options: Options) {
  const { folder, keep, location, shortUrl, blockListFile, clock, log } = options;
  return async (signal: AbortSignal): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const now = clock();
    const day = new Date(now).toISOString().slice(0, 10);
    const names = await readdir(folder);
    if (!names.includes(day)) {
      // A process that was killed has left these. Only one process runs this job.
      await removeAll(
        folder,
        names.filter((name) => PARTIAL.test(name)),
      );
      const settings = { location, shortUrl, blockListFile };
      const links = await writeInWorker({ ...settings, folder: join(folder, day), now }, signal);
      if (links === undefined) return; // the server stops
      log.info({ day, links }, 'survival kit written');
      names.push(day);
    }
    const kits = names.filter((name) => KIT.test(name)).sort();
    await removeAll(folder, kits.slice(0, Math.max(0, kits.length - keep)));
  };
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
}

/** Returns undefined when `signal` ends it. */
function writeInWorker(data: NightlyKitData, signal: AbortSignal): Promise<number | undefined> {
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
