import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../platform/db/connect.ts';
import { findDamage } from '../platform/db/damage.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';
import { type CachedLink, checkedLink } from './answer.ts';
import { openLinkReader } from './link-file.ts';
import type { FollowerData, FromFollower, ToFollower } from './link-follower.ts';
import { listRedirects, type RedirectRow } from './link-rows.ts';

/** `unavailable`: not in the file, and the database does not answer. */
export type Found = CachedLink | 'unknown' | 'unavailable';

/**
 * All links, so that any code redirects while the database is away, damaged or busy. They are in a file that a worker
 * thread keeps like the database; lookups are synchronous and ask neither.
 *
 *     const found = links.find(code) ?? (await links.ask(code));
 */
export type KnownLinks = {
  /** What is known of a code, if nobody can know better; undefined when the database must be asked. */
  find(code: string): CachedLink | 'unavailable' | undefined;
  /** Whether a link is known, even if it may have changed. */
  has(code: string): boolean;
  /** Asks the database. If it is late, what is known counts. */
  ask(code: string): Promise<Found>;
  /** Resolves when the file is what the database has, or the database did not answer for two seconds. */
  ready(): Promise<void>;
  /** Whether links are known while the database does not answer. */
  standsIn(): boolean;
  /** For how long the database has not answered, in seconds. */
  secondsBehind(): number;
  close(): Promise<void>;
};

type Options = {
  /** On SQLite, asked when the thread cannot: on a disk that takes no writes, only one connection can read. */
  db: Db;
  log: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>;
  metrics: Registry;
} & Omit<FollowerData, 'sweepMs'> &
  Partial<FollowerData>;

/** How long a start waits for the first contact with the database, in ms. */
const START_MS = 2_000;
/** How long a request waits for the database before it uses what is known, and otherwise, in ms. */
const LATE_MS = 1_000;
const UNAVAILABLE_MS = 10_000;
const RESTART_MS = 1_000;
/** How many links are kept in memory, which is several times as fast as the file, and for how long, in ms. */
const MAX_RECENT = 20_000;
const RECENT_MS = 60_000;
const SWEEP_MS = 50 * 60_000;
/** How long the thread may take to stop, in ms. */
const STOP_MS = 3_000;

/** The thread starts with the first question, or with `ready`. */
export function buildKnownLinks({
  dataDir,
  location,
  db,
  log,
  metrics,
  cleanMs,
  sweepMs = SWEEP_MS,
}: Options): KnownLinks {
  const workerData: FollowerData = { dataDir, location, cleanMs, sweepMs };
  const reserve = isPostgres(db) ? undefined : db;
  const first = Promise.withResolvers<void>();
  const asking = new Map<string, PromiseWithResolvers<Found>>();
  /** Links that were looked up most recently. */
  const recent = new Map<string, { link: CachedLink; until: number }>();
  /** Changes that are not in the file. */
  const changes = new Map<string, RedirectRow & { changed_in: number }>();
  let reader: ReturnType<typeof openLinkReader> | undefined;
  let worker: Worker | undefined;
  let ended = Promise.withResolvers<void>();
  let state: 'current' | 'unsure' | 'away' = 'unsure';
  let generation = 0;
  let behindSince: number | undefined;
  let isStopping = false;
  new Gauge({
    name: 'links_behind_seconds',
    help: 'How long the database has not told about changed links, which redirect as they were before',
    registers: [metrics],
    collect() {
      this.set(secondsBehind());
    },
  });

  function start(): void {
    if (worker || isStopping) return;
    openReader();
    ended = Promise.withResolvers();
    const started = new Worker(new URL('link-follower.ts', import.meta.url), { workerData });
    worker = started;
    started.on('message', receive);
    started.on('error', (error) =>
      log.error({ err: error }, 'the thread that follows links failed'),
    );
    started.on('exit', () => {
      ended.resolve();
      if (isStopping) return;
      lose(Date.now());
      setTimeout(() => {
        worker = undefined;
        start();
      }, RESTART_MS).unref();
    });
    started.unref();
  }

  function receive(message: FromFollower): void {
    if ('state' in message) {
      if (message.state === 'away') lose(message.contactAt, message.reason);
      else {
        if (behindSince !== undefined) log.info('the database responds again');
        behindSince = undefined;
        state = message.state;
      }
      recent.clear();
      if (generation !== message.generation) changes.clear();
      generation = message.generation;
      if (state !== 'unsure') first.resolve();
    } else if ('isNew' in message) openReader();
    else if ('changed' in message) {
      for (const row of message.changed) {
        recent.delete(row.code);
        if (message.isFiled) changes.delete(row.code);
        else changes.set(row.code, row);
      }
    } else if ('filedTo' in message) {
      for (const [code, row] of changes) {
        if (row.changed_in < message.filedTo) changes.delete(code);
      }
    } else if (message.links) settleAll(message.asked, message.links);
    else askReserve(message.asked);
  }

  /** Answers without the thread. */
  function askReserve(codes: readonly string[]): void {
    if (!reserve) settleAll(codes, undefined);
    else {
      listRedirects(reserve, codes).then(
        (rows) => settleAll(codes, rows),
        () => settleAll(codes, undefined),
      );
    }
  }

  function settleAll(codes: readonly string[], rows: readonly RedirectRow[] | undefined): void {
    const links = new Map(rows?.map((row) => [row.code, row]));
    for (const code of codes) {
      const row = links.get(code);
      settle(code, row ? checkedLink(row) : rows ? 'unknown' : (known(code) ?? 'unavailable'));
    }
  }

  function lose(contactAt: number, reason = 'the thread that follows links has ended'): void {
    if (behindSince === undefined) {
      log.warn({ reason }, 'the database does not respond; codes keep redirecting');
      behindSince = contactAt || Date.now();
    }
    state = 'away';
    recent.clear();
    if (asking.size > 0) askReserve([...asking.keys()]);
  }

  function settle(code: string, found: Found): void {
    asking.get(code)?.resolve(found);
    asking.delete(code);
  }

  function openReader(): void {
    try {
      reader?.close();
      reader = openLinkReader(dataDir);
    } catch {
      reader = undefined; // the thread tells when there is a file
    }
  }

  function rowOf(code: string): (RedirectRow & { generation: number }) | undefined {
    const changed = changes.get(code);
    if (changed) return { ...changed, generation };
    try {
      return reader?.find(code);
    } catch (error) {
      log.error({ err: error }, 'the file of links cannot be read; it is filled anew');
      reader = undefined;
      worker?.postMessage({ isDamaged: true } satisfies ToFollower);
      return undefined;
    }
  }

  function known(code: string): CachedLink | undefined {
    const row = rowOf(code);
    return row && checkedLink(row);
  }

  function secondsBehind(): number {
    return behindSince === undefined ? 0 : Math.max(0, Date.now() - behindSince) / 1000;
  }

  return {
    find(code) {
      const now = performance.now();
      const known = recent.get(code);
      if (known && now < known.until) return known.link;
      start();
      const row = rowOf(code);
      if (!row) return state === 'away' && !reserve ? 'unavailable' : undefined;
      const counts = state === 'away' || (state === 'current' && row.generation === generation);
      if (!counts) return undefined;
      const link = checkedLink(row);
      if (recent.size >= MAX_RECENT) recent.clear();
      recent.set(code, { link, until: now + RECENT_MS });
      return link;
    },
    has: (code) => rowOf(code) !== undefined,
    async ask(code) {
      let question = asking.get(code);
      if (!question) {
        question = Promise.withResolvers();
        asking.set(code, question);
        if (state === 'away') askReserve([code]);
        else worker?.postMessage({ ask: code } satisfies ToFollower);
      }
      const waitMs = known(code) ? LATE_MS : UNAVAILABLE_MS;
      const late = setTimeout(() => settle(code, known(code) ?? 'unavailable'), waitMs);
      const found = await question.promise;
      clearTimeout(late);
      return found;
    },
    async ready() {
      start();
      // Without the file, a damaged database stops the start.
      const late = setTimeout(first.resolve, findDamage(location) ? UNAVAILABLE_MS : START_MS);
      await first.promise;
      clearTimeout(late);
    },
    standsIn() {
      try {
        return state === 'away' && reader !== undefined && !reader.isEmpty();
      } catch {
        return false; // the next lookup finds the damage too, and reports it
      }
    },
    secondsBehind,
    async close() {
      isStopping = true;
      for (const code of [...asking.keys()]) settle(code, 'unavailable');
      if (worker) {
        worker.postMessage({ stop: true } satisfies ToFollower);
        const late = setTimeout(() => worker?.terminate(), STOP_MS);
        await ended.promise;
        clearTimeout(late);
      }
      reader?.close();
      reader = undefined;
    },
  };
}
