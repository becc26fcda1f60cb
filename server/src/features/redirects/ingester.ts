import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseLocation } from '../../db/connect.ts';
import type { Damage } from './ingest.ts';

export type IngesterData = {
  folder: string;
  owner: string;
  location: DatabaseLocation;
  /** Pause between two searches for journals of processes that have ended, in ms. */
  orphansEveryMs: number;
};

/** Journals below `current` get no more scans. With `stop`, no journal gets any. */
export type ToIngester = { current: number; stop: boolean };

export type FromIngester =
  | { ingested: number; refused: number }
  | { damaged: Damage }
  | { error: string }
  | { recovered: true };

export type Ingester = {
  /** Call it after scans were added to a journal. */
  wake(current: number): void;
  /** Resolves when all scans are in the tables, or after `ms`: then the next process adds them. */
  stop(ms: number): Promise<void>;
};

type Options = IngesterData & {
  log: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>;
  onIngested: (scans: number, refused: number) => void;
  onDamaged: (damage: Damage) => void;
};

export function startIngester({ log, onIngested, onDamaged, ...workerData }: Options): Ingester {
  let current = 0;
  let stopping = false;
  let waking: ReturnType<typeof setTimeout> | undefined;
  let worker = start();

  function start(): Worker {
    const started = new Worker(new URL('ingest-worker.ts', import.meta.url), { workerData });
    started.on('message', (message: FromIngester) => {
      if ('ingested' in message) onIngested(message.ingested, message.refused);
      else if ('damaged' in message) onDamaged(message.damaged);
      else if ('error' in message) log.warn({ reason: message.error }, 'scans wait in the journal');
      else log.info('scans are added to the tables again');
    });
    started.on('error', (error) => log.error({ err: error }, 'the ingest worker failed'));
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
/** How long scans wait for further ones before the worker is woken, in ms. */
const WAKE_MS = 50;
