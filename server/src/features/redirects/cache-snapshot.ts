import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { RedirectRow } from '../links/links.service.ts';

const INTERVAL_MS = 60_000;
/** The codes that were asked for last: enough for those that are asked for all the time. */
const ROWS = 5_000;

type Options = {
  file: string;
  rows: () => RedirectRow[];
  log: Pick<FastifyBaseLogger, 'warn'>;
};

export type CacheSnapshot = {
  /** What the process before this one knew; nothing when that cannot be read. */
  rows: readonly RedirectRow[];
  stop(): Promise<void>;
};

/** Keeps the known links on disk, for a process that starts while the database is gone. */
export async function keepSnapshot({ file, rows, log }: Options): Promise<CacheSnapshot> {
  let saved = '';
  async function save(): Promise<void> {
    const text = JSON.stringify(rows().slice(-ROWS));
    if (text === saved || (text === '[]' && saved === '')) return;
    try {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, text, { mode: 0o600 });
      await rename(draft, file);
      saved = text;
    } catch (error) {
      log.warn({ err: error }, 'the known links cannot be kept');
    }
  }
  let saving = Promise.resolve();
  const timer = setInterval(() => {
    saving = saving.then(save);
  }, INTERVAL_MS).unref();
  return {
    rows: await readRows(file),
    async stop() {
      clearInterval(timer);
      await saving;
      await save();
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
