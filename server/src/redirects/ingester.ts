import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseLocation } from '../platform/db/connect.ts';
import type { Damage } from './ingest.ts';

export type IngesterData = {
  folder: string;
  owner: string;
  location: DatabaseLocation;
  /** Pause between two searches for journals of processes that have ended, in ms. */
  orphansEveryMs: number;
};

/**
 * Journals below `current` get no more scans. `journaled` is how many scans this process has written so far.
 * After `stop`, no journal gets any more.
 */
export type ToIngester = { current: number; journaled: number; stop: boolean };

export type FromIngester =
  | { ingested: number; refused: number }
  | { damaged: Damage }
  | { error: string }
  | { recovered: true }
  /** The first `read` scans that this process journaled are in the tables. */
  | { read: number };

export type Ingester = {
  /** Call it after adding scans to a journal. `journaled` counts all since the process started. */
  wake(current: number, journaled: number): void;
  /** Resolves when all scans are in the tables, or after `ms`; in that case, the next process adds them. */
  stop(ms: number): Promise<void>;
};

type Options = IngesterData & {
  log: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>;
  onIngested: (scans: number, refused: number) => void;
  /** Called when the first `scans` of this process are in the tables. */
  onRead: (scans: number) => void;
  onDamaged: (damage: Damage) => void;
};

export function startIngester({
  log,
  onIngested,
  onRead,
  onDamaged,
  ...workerData
}: Options): Ingester {
  let current = 0;
  let journaled = 0;
  let stopping = false;
  let waking: ReturnType<typeof setTimeout> | undefined;
  let worker = start();

  function start(): Worker {
    const started = new Worker(new URL('ingest-worker.ts', import.meta.url), { workerData });
    started.on('message', (message: FromIngester) => {
      if ('ingested' in message) onIngested(message.ingested, message.refused);
      else if ('read' in message) onRead(message.read);
      else if ('damaged' in message) onDamaged(message.damaged);
      else if ('error' in message)
        log.warn(
          { reason: message.error },
          'scans cannot be added to the tables; they wait in the journal',
        );
      else log.info('scans are being added to the tables again');
    });
    started.on('error', (error) => log.error({ err: error }, 'the ingest worker failed'));
    started.on('exit', () => {
      if (!stopping) setTimeout(restart, RESTART_MS).unref();
    });
    started.unref();
    return started;
  }

  function restart(): void {
    if (stopping) return;
    worker = start();
    post(false);
  }

  function post(stop: boolean): void {
    worker.postMessage({ current, journaled, stop } satisfies ToIngester);
  }

  return {
    wake(number, scans) {
      current = number;
      journaled = scans;
      waking ??= setTimeout(() => {
        waking = undefined;
        post(false);
      }, WAKE_MS).unref();
    },
    async stop(ms) {
      stopping = true;
      clearTimeout(waking);
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), ms);
      const ended = once(worker, 'exit', { signal: late.signal }).catch(() => worker.terminate());
      post(true);
      await ended;
      clearTimeout(timer);
    },
  };
}

const RESTART_MS = 1_000;
/** How long scans are collected before the worker is woken, in ms. */
const WAKE_MS = 50;
