import type { FastifyBaseLogger } from 'fastify';
import { findRedirect, hasLinks, type RedirectRow } from '../features/links/links.ts';
import type { Db } from '../platform/db/connect.ts';
import { type CachedLink, checkedLink } from './redirect-answer.ts';

/** `unavailable`: not cached, and the database does not respond. */
export type Found = CachedLink | 'unknown' | 'unavailable';

export type LinkCache = {
  /** Returns a fresh cache entry; undefined when the link must be read from the database. */
  find(code: string): Found | undefined;
  /** True for a link that is cached, even if its entry is stale, and for one with a spare row. */
  has(code: string): boolean;
  /** Reads a link from the database. Concurrent reads of one code share a query. */
  read(code: string): Promise<Found>;
  /** Invalidates a link: it is read again before it is used, unless the database is unreachable. */
  invalidate(code: string): void;
  /** Tells the cache whether changes are reported. While they are not, entries expire quickly. */
  setListening(isListening: boolean): void;
  /** Adds the rows of an earlier process, for use while the database is unreachable. */
  restore(rows: readonly RedirectRow[]): void;
  /**
   * Replaces all spare rows: those of links that nobody has requested, for use while the database is
   * unreachable. The newest link comes first.
   */
  replaceSpare(rows: readonly RedirectRow[]): void;
  /**
   * Replaces spare rows and the links of stale entries. `codes` have not changed since they were read; if a
   * code has no row, its link no longer exists.
   */
  updateSpare(codes: readonly string[], rows: readonly RedirectRow[]): void;
  /** All cached rows, least recently used first. */
  rows(): RedirectRow[];
  stop(): void;
};

type Entry = { link: CachedLink; readAt: number; isStale: boolean };

type Options = {
  db: Db;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  maxSpareLinks?: number;
};

const MAX_LINKS = 20_000;
/** With a short target, each takes about 260 bytes. */
export const MAX_SPARE_LINKS = 50_000;
const MAX_UNKNOWN_CODES = 20_000;
/** How long an entry is fresh, in ms: while changes are reported, and while they are not. */
const TTL_MS = 60_000;
const UNREPORTED_TTL_MS = 500;
/** How long the negative cache keeps a code, in ms. */
const UNKNOWN_TTL_MS = 5_000;
/** How long a request waits for a newer row before it uses the stale one, in ms. */
const REFRESH_TIMEOUT_MS = 1_000;
/** How long after such a timeout other requests use stale rows without waiting, in ms. */
const LATE_MS = 1_000;
/** Pause between two checks whether the database responds again, in ms. */
const PROBE_MS = 1_000;

/** Caches the most recently used links. */
export function buildLinkCache({ db, log, maxSpareLinks = MAX_SPARE_LINKS }: Options): LinkCache {
  const entries = new Map<string, Entry>();
  /** Links that nobody has requested yet, for when the database is unreachable; the oldest are removed first. */
  const spare = new Map<string, RedirectRow>();
  /** Codes whose links have changed since the process last read them. */
  const changed = new Set<string>();
  /** Negative cache: codes that do not exist, and when their entries expire. */
  const unknown = new Map<string, number>();
  const reading = new Map<string, Promise<Found>>();
  let isListening = false;
  let isDown = false;
  /** Until this time, no request waits for a newer row, because one has just timed out. */
  let lateUntil = 0;
  let probe: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function load(code: string): Promise<Found> {
    const current = reading.get(code);
    if (current) return current;
    const promise = findRedirect(db, code).then(
      (row) => {
        // The link was invalidated meanwhile, so this row may be outdated.
        if (reading.get(code) !== promise) return row ? checkedLink(row) : 'unknown';
        reading.delete(code);
        return row ? keep(code, row) : keepUnknown(code);
      },
      (error: unknown) => {
        if (reading.get(code) === promise) reading.delete(code);
        handleFailure(error);
        return known(code) ?? 'unavailable';
      },
    );
    reading.set(code, promise);
    return promise;
  }

  function keep(code: string, row: RedirectRow): CachedLink {
    const link = checkedLink(row);
    changed.delete(code);
    lateUntil = 0; // the database responds
    put(entries, code, { link, readAt: performance.now(), isStale: false }, MAX_LINKS);
    return link;
  }

  function keepUnknown(code: string): 'unknown' {
    entries.delete(code);
    spare.delete(code);
    changed.delete(code);
    lateUntil = 0;
    put(unknown, code, performance.now() + UNKNOWN_TTL_MS, MAX_UNKNOWN_CODES);
    return 'unknown';
  }

  function useStale(link: CachedLink): CachedLink {
    lateUntil = performance.now() + LATE_MS;
    return link;
  }

  function handleFailure(error: unknown): void {
    if (isDown || stopped) return;
    isDown = true;
    log.warn({ err: error }, 'the database does not respond; cached codes keep redirecting');
    probe = setTimeout(checkDatabase, PROBE_MS).unref();
  }

  function updateSpare(codes: readonly string[], rows: readonly RedirectRow[]): void {
    const existing = new Set(rows.map(({ code }) => code));
    for (const code of codes) {
      changed.delete(code);
      if (existing.has(code)) continue;
      spare.delete(code);
      if (entries.get(code)?.isStale) entries.delete(code);
    }
    for (const row of rows) {
      spare.set(row.code, row); // keeps its position in the map
      if (spare.size > maxSpareLinks) removeFirst(spare);
      const entry = entries.get(row.code);
      if (entry?.isStale) entry.link = checkedLink(row);
    }
  }

  /** The row that the process has of a link, however old it is. */
  function known(code: string): CachedLink | undefined {
    const row = spare.get(code);
    return entries.get(code)?.link ?? (row && checkedLink(row));
  }

  /**
   * Whether a stale row may be used at once. For a link that has changed, the request waits, so that it leads
   * to the new target if the database responds in time.
   */
  const mayBeOld = (code: string, now: number) => now < lateUntil && !changed.has(code);

  async function checkDatabase(): Promise<void> {
    try {
      await hasLinks(db);
      isDown = false;
      for (const entry of entries.values()) entry.isStale = true;
      if (!stopped) log.info('the database responds again');
    } catch {
      if (!stopped) probe = setTimeout(checkDatabase, PROBE_MS).unref();
    }
  }

  return {
    find(code) {
      const entry = entries.get(code);
      const now = performance.now();
      if (entry) {
        // A Map is ordered by insertion: the most recently used entry moves to the end.
        entries.delete(code);
        entries.set(code, entry);
        const age = now - entry.readAt;
        if (
          isDown ||
          mayBeOld(code, now) ||
          (!entry.isStale && age < (isListening ? TTL_MS : UNREPORTED_TTL_MS))
        ) {
          return entry.link;
        }
        if (entry.isStale || !isListening) return undefined;
        load(code); // refreshes the entry for the next request
        return entry.link;
      }
      if (now < (unknown.get(code) ?? 0)) return 'unknown';
      if (isDown) return known(code) ?? 'unavailable';
      return mayBeOld(code, now) ? known(code) : undefined;
    },
    has: (code) => entries.has(code) || spare.has(code),
    read(code) {
      const link = known(code);
      return link ? withTimeout(load(code), () => useStale(known(code) ?? link)) : load(code);
    },
    invalidate(code) {
      reading.delete(code);
      unknown.delete(code);
      const entry = entries.get(code);
      if (entry) entry.isStale = true;
      if (entry || spare.has(code)) changed.add(code);
    },
    setListening(value) {
      isListening = value;
      if (value) lateUntil = 0;
      reading.clear();
      unknown.clear();
      for (const entry of entries.values()) entry.isStale = true;
    },
    restore(rows) {
      for (const row of rows) {
        if (entries.has(row.code)) continue;
        entries.set(row.code, { link: checkedLink(row), readAt: 0, isStale: true });
      }
    },
    replaceSpare(rows) {
      spare.clear();
      updateSpare([], rows.toReversed());
    },
    updateSpare,
    rows: () => [...entries.values()].map(({ link }) => link.row),
    stop() {
      stopped = true;
      clearTimeout(probe);
    },
  };
}

function put<Value>(map: Map<string, Value>, key: string, value: Value, maxSize: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > maxSize) removeFirst(map);
}

function removeFirst(map: Map<string, unknown>): void {
  map.delete(map.keys().next().value as string);
}

/** Resolves to the result of `fallback` when `found` takes too long. */
async function withTimeout(found: Promise<Found>, fallback: () => CachedLink): Promise<Found> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Found>((resolve) => {
    timer = setTimeout(() => resolve(fallback()), REFRESH_TIMEOUT_MS);
  });
  const first = await Promise.race([found, late]);
  clearTimeout(timer);
  return first;
}
