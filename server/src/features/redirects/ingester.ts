import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseLocation } from '../../db/connect.ts';

export type IngesterData = {
  folder: string;
  owner: string;
  location: DatabaseLocation;
  /** Time between two looks for journals of processes that have ended, in ms. */
  orphansEveryMs: number;
};

/** Journals below `current` get no more scans; with `stop`, none does. */
export type ToIngester = { current: number; stop: boolean };

export type FromIngester =
  | { ingested: number; refused: number }
  | { error: string }
  | { recovered: true };

export type Ingester = {
  /** There are new scans in the journals. */
  wake(current: number): void;
  /** Resolves when all are in the database, or after `ms`: then the next process brings them in. */
  stop(ms: number): Promise<void>;
};

type Options = IngesterData & {
  log: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>;
  onIngested: (scans: number, refused: number) => void;
};

export function startIngester({ log, onIngested, ...workerData }: Options): Ingester {
  let current = 0;
  let stopping = false;
  let waking: ReturnType<typeof setTimeout> | undefined;
  let worker = start();

  function start(): Worker {
    const started = new Worker(new URL('ingest-worker.ts', import.meta.url), { workerData });
    started.on('message', (message: FromIngester) => {
      if ('ingested' in message) onIngested(message.ingested, message.refused);
      else if ('error' in message) log.warn({ reason: message.error }, 'scans wait in the journal');
      else log.info('scans come into the database again');
    });
    started.on('error', (error) => log.error({ err: error }, 'the thread of scans has failed'));
    started.on('exit', () => {
      if (!stopping) setTimeout(restart, RESTART_MS).unref();
    });
    started.unref();
    return started;
  }

  function restart(): void {
    if (!stopping) worker = start();
  }

  return {
    wake(number) {
      current = number;
      waking ??= setTimeout(() => {
        waking = undefined;
        worker.postMessage({ current, stop: false } satisfies ToIngester);
      }, WAKE_MS).unref();
    },
    async stop(ms) {
      stopping = true;
      clearTimeout(waking);
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), ms);
      const ended = once(worker, 'exit', { signal: late.signal }).catch(() => worker.terminate());
      worker.postMessage({ current, stop: true } satisfies ToIngester);
      await ended;
      clearTimeout(timer);
    },
  };
}

const RESTART_MS = 1_000;
/** How long scans wait for others before the thread hears of them, in ms. */
const WAKE_MS = 50;
