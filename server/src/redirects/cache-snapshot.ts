import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { listRedirects, type RedirectRow } from '../features/links/links.ts';
import type { Db } from '../platform/db/connect.ts';
import { isUnavailable } from '../platform/db/is-unavailable.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import type { LinkCache } from './link-cache.ts';

/** How many of the most recently used codes are saved: enough for those that are scanned all the time. */
const MAX_ROWS = 5_000;
/** Rows per query. */
const BATCH = 500;
/** How long a query may take, in ms, so that a process can stop while its database hangs. */
const MAX_READ_MS = 1_000;
/** A draft of this age, in ms, counts as abandoned. */
const ABANDONED_MS = 60_000;

type Options = {
  db: Db;
  file: string;
  cache: Pick<LinkCache, 'rows' | 'restore'>;
  /** Pause between two saves, in ms. */
  intervalMs: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/**
 * Saves cached links to a file, for a process that starts while the database is unreachable, and adds those
 * of an earlier process to the cache. Each save reads the rows again, so that targets that an owner changed
 * or deleted soon disappear from the file.
 */
export async function keepSnapshot({
  db,
  file,
  cache,
  intervalMs,
  log,
}: Options): Promise<{ stop(): Promise<void> }> {
  let saved = await readFile(file, 'utf8').catch(() => '[]');

  async function save(isLast = false): Promise<void> {
    await removeAbandoned(file);
    const cached = cache.rows().slice(-MAX_ROWS);
    // While the database is unreachable, cached rows are saved only when the process stops.
    const rows = (await readAgain(db, cached)) ?? (isLast ? cached : undefined);
    const text = rows ? JSON.stringify(rows) : saved;
    if (text === saved) return;
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, text, { mode: 0o600 });
    await rename(draft, file);
    saved = text;
  }

  const onError = (error: unknown) => log.warn({ err: error }, 'cached links cannot be saved');
  cache.restore(parseRows(saved));
  const saving = repeat({ intervalMs, run: () => save(), onError });
  return {
    async stop() {
      await saving.stop();
      await save(true).catch(onError);
    },
  };
}

/** The current rows of links; undefined while the database does not respond. */
async function readAgain(db: Db, rows: readonly RedirectRow[]): Promise<RedirectRow[] | undefined> {
  const current: RedirectRow[] = [];
  for (let start = 0; start < rows.length; start += BATCH) {
    const codes = rows.slice(start, start + BATCH).map(({ code }) => code);
    const reading = listRedirects(db, codes).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
    });
    const batch = await Promise.race([reading, sleep(MAX_READ_MS, undefined, { ref: false })]);
    if (!batch) return undefined;
    current.push(...batch);
    await setImmediate(); // lets waiting requests run
  }
  return current;
}

/** Removes drafts of processes that were killed while they saved. */
async function removeAbandoned(file: string): Promise<void> {
  const folder = dirname(file);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(`${basename(file)}.`)) continue;
    const draft = join(folder, name);
    const mtimeMs = (await stat(draft).catch(() => undefined))?.mtimeMs; // it may have been removed
    if (mtimeMs !== undefined && mtimeMs < Date.now() - ABANDONED_MS)
      await rm(draft, { force: true });
  }
}

function parseRows(text: string): RedirectRow[] {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows.filter(isRow) : [];
  } catch {
    return [];
  }
}

function isRow(row: unknown): row is RedirectRow {
  const { id, code, state, location } = (row ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'number' && [code, state, location].every((value) => typeof value === 'string')
  );
}
