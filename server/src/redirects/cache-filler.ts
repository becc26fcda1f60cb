import { listRedirects, listRedirectsBefore, type RedirectRow } from '../features/links/links.ts';
import type { Db } from '../platform/db/connect.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import { type LinkCache, MAX_SPARE_LINKS } from './link-cache.ts';

const BATCH = 1_000;
/** Pause after the first failure, in ms, and the longest one. */
const RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

export type CacheFiller = {
  /** Reads a link that has changed. */
  change(code: string): void;
  /**
   * Call it when reporting of changes starts or stops. When it starts, all links whose changes may have been
   * missed are read.
   */
  setListening(isListening: boolean): void;
  stop(): Promise<void>;
};

type Options = { db: Db; cache: LinkCache };

/**
 * Reads links before anyone requests them, so that they redirect while the database is down: the newest ones,
 * cached ones, and each that changes.
 */
export function buildCacheFiller({ db, cache }: Options): CacheFiller {
  const changed = new Set<string>();
  let isListening = false;
  let isFilled = false;

  async function run(signal: AbortSignal): Promise<void> {
    if (!isListening) return;
    if (!isFilled) {
      isFilled = true;
      try {
        for (const { code } of cache.rows()) changed.add(code);
        cache.replaceSpare(await listNewest(signal));
      } catch (error) {
        isFilled = false;
        throw error;
      }
    }
    while (changed.size > 0 && !signal.aborted) {
      const codes = [...changed].slice(0, BATCH);
      for (const code of codes) changed.delete(code); // later changes are read again
      try {
        const rows = await listRedirects(db, codes);
        cache.updateSpare(
          codes.filter((code) => !changed.has(code)),
          rows,
        );
      } catch (error) {
        for (const code of codes) changed.add(code);
        throw error;
      }
    }
  }

  async function listNewest(signal: AbortSignal): Promise<RedirectRow[]> {
    const newest: RedirectRow[] = [];
    while (newest.length < MAX_SPARE_LINKS && !signal.aborted) {
      const before = newest.at(-1)?.id ?? Number.MAX_SAFE_INTEGER;
      const rows = await listRedirectsBefore(db, before, BATCH);
      newest.push(...rows);
      if (rows.length < BATCH) break;
    }
    return newest;
  }

  const onError = () => {}; // the cache reports that the database does not respond
  const options = { intervalMs: MAX_RETRY_MS, backOffMs: RETRY_MS };
  const repetition = repeat({ ...options, run, onError });
  return {
    change(code) {
      changed.add(code);
      repetition.wake();
    },
    setListening(value) {
      isListening = value;
      if (!value) isFilled = false;
      else repetition.wake();
    },
    stop: repetition.stop,
  };
}
