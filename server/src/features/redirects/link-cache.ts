import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { findRedirect, type RedirectRow } from '../links/links.service.ts';
import { type CachedLink, checkedLink } from './redirect-answer.ts';

/** `unavailable`: not in the cache, and the database does not answer. */
export type Found = CachedLink | 'unknown' | 'unavailable';

export type LinkCache = {
  /** What is known of a code and current; undefined when it must be read. */
  find(code: string): Found | undefined;
  /** True for a link that is known, though it may have changed. */
  has(code: string): boolean;
  /** Asks the database. One read serves all who ask for a code meanwhile. */
  read(code: string): Promise<Found>;
  /** The link has changed. It is read again before it answers, unless the database is gone. */
  forget(code: string): void;
  /** Whether changes are being told: while they are not, nothing is current for long. */
  listen(isTold: boolean): void;
  /** Rows of an earlier process, for as long as the database cannot be asked. */
  remember(rows: readonly RedirectRow[]): void;
  rows(): RedirectRow[];
  stop(): void;
};

type Entry = { link: CachedLink; readAt: number; changed: boolean };

type Options = { db: Db; log: Pick<FastifyBaseLogger, 'warn' | 'info'> };

const LINKS = 20_000;
const UNKNOWN_CODES = 20_000;
/** How long a row answers without being read again, in ms: when changes are told, and when not. */
const CURRENT_MS = 60_000;
const UNTOLD_CURRENT_MS = 500;
const UNKNOWN_MS = 5_000;
/** How long a known link waits for its new row before the old one answers, in ms. */
const PATIENCE_MS = 1_000;
const PROBE_MS = 1_000;

/** Keeps the links that were asked for last. */
export function buildLinkCache({ db, log }: Options): LinkCache {
  const entries = new Map<string, Entry>();
  /** Until when codes that do not exist are believed to be unknown. */
  const unknown = new Map<string, number>();
  const reading = new Map<string, Promise<Found>>();
  let isTold = false;
  let isDown = false;
  let probe: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function load(code: string): Promise<Found> {
    const known = reading.get(code);
    if (known) return known;
    const promise = findRedirect(db, code).then(
      (row) => {
        // A change that was told meanwhile may not be in this row.
        if (reading.get(code) !== promise) return row ? checkedLink(row) : 'unknown';
        reading.delete(code);
        return row ? keep(code, row) : keepUnknown(code);
      },
      (error: unknown) => {
        if (reading.get(code) === promise) reading.delete(code);
        noteFailure(error);
        return entries.get(code)?.link ?? 'unavailable';
      },
    );
    reading.set(code, promise);
    return promise;
  }

  function keep(code: string, row: RedirectRow): CachedLink {
    const link = checkedLink(row);
    put(entries, code, { link, readAt: performance.now(), changed: false }, LINKS);
    return link;
  }

  function keepUnknown(code: string): 'unknown' {
    entries.delete(code);
    put(unknown, code, performance.now() + UNKNOWN_MS, UNKNOWN_CODES);
    return 'unknown';
  }

  function noteFailure(error: unknown): void {
    if (isDown || stopped) return;
    isDown = true;
    log.warn({ err: error }, 'the database does not answer; known codes redirect as they did');
    probe = setTimeout(ask, PROBE_MS).unref();
  }

  async function ask(): Promise<void> {
    try {
      await db.selectFrom('links').select('id').limit(1).execute();
      isDown = false;
      for (const entry of entries.values()) entry.changed = true; // who knows
      if (!stopped) log.info('the database answers again');
    } catch {
      if (!stopped) probe = setTimeout(ask, PROBE_MS).unref();
    }
  }

  return {
    find(code) {
      const entry = entries.get(code);
      const now = performance.now();
      if (entry) {
        // The order of a Map is that of insertion: what is asked for moves to the end.
        entries.delete(code);
        entries.set(code, entry);
        const age = now - entry.readAt;
        if (isDown || (!entry.changed && age < (isTold ? CURRENT_MS : UNTOLD_CURRENT_MS))) {
          return entry.link;
        }
        if (entry.changed || !isTold) return undefined;
        load(code); // for the next one
        return entry.link;
      }
      if (now < (unknown.get(code) ?? 0)) return 'unknown';
      return isDown ? 'unavailable' : undefined;
    },
    has: (code) => entries.has(code),
    read(code) {
      const entry = entries.get(code);
      return entry ? soon(load(code), entry.link) : load(code);
    },
    forget(code) {
      reading.delete(code);
      unknown.delete(code);
      const entry = entries.get(code);
      if (entry) entry.changed = true;
    },
    listen(told) {
      isTold = told;
      reading.clear();
      unknown.clear();
      for (const entry of entries.values()) entry.changed = true;
    },
    remember(rows) {
      for (const row of rows) {
        if (entries.has(row.code)) continue;
        entries.set(row.code, { link: checkedLink(row), readAt: 0, changed: true });
      }
    },
    rows: () => [...entries.values()].map(({ link }) => link.row),
    stop() {
      stopped = true;
      clearTimeout(probe);
    },
  };
}

function put<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value as string);
}

async function soon(again: Promise<Found>, otherwise: CachedLink): Promise<Found> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Found>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PATIENCE_MS);
  });
  const found = await Promise.race([again, late]);
  clearTimeout(timer);
  return found;
}
