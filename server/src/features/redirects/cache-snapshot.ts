import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { repeat } from '../../repeat.ts';
import type { RedirectRow } from '../links/links.service.ts';

const INTERVAL_MS = 60_000;
/** Most recently used codes that are saved: enough for those that are scanned all the time. */
const MAX_ROWS = 5_000;

type Options = {
  file: string;
  rows: () => RedirectRow[];
  log: Pick<FastifyBaseLogger, 'warn'>;
};

export type CacheSnapshot = {
  /** The rows that an earlier process saved; empty when the file cannot be read. */
  rows: readonly RedirectRow[];
  stop(): Promise<void>;
};

/** Saves cached links to a file, for a process that starts while the database is unreachable. */
export async function keepSnapshot({ file, rows, log }: Options): Promise<CacheSnapshot> {
  let saved = '';

  async function save(): Promise<void> {
    const text = JSON.stringify(rows().slice(-MAX_ROWS));
    if (text === saved || (text === '[]' && saved === '')) return;
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, text, { mode: 0o600 });
    await rename(draft, file);
    saved = text;
  }

  const onError = (error: unknown) => log.warn({ err: error }, 'cached links cannot be saved');
  const restored = await readRows(file);
  const saving = repeat({ intervalMs: INTERVAL_MS, run: save, onError });
  return {
    rows: restored,
    async stop() {
      await saving.stop();
      await save().catch(onError);
    },
  };
}

async function readRows(file: string): Promise<RedirectRow[]> {
  try {
    const rows: unknown = JSON.parse(await readFile(file, 'utf8'));
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
