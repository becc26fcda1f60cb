import { DatabaseSync } from 'node:sqlite';
import type { Writer } from './writer.ts';

export type Findings = {
  /** Acknowledged, but missing from the database or different there. */
  lost: string[];
  /** Twice in the database, or there without an acknowledgement. */
  doubled: string[];
  /** Errors in the file itself. */
  damage: string[];
};

type Row = { id: string; email: string; title: string; version: number };

/** Compares the database with the writers' records. Call it while no write is running. */
export function compare(file: string, writers: readonly Writer[]): Findings {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const findings: Findings = { lost: [], doubled: [], damage: damageOf(database) };
    compareAccounts(database, writers, findings);
    compareProjects(database, writers, findings);
    compareDownloads(database, writers, findings);
    return findings;
  } finally {
    database.close();
  }
}

function damageOf(database: DatabaseSync): string[] {
  const rows = [
    ...database.prepare('pragma integrity_check').all(),
    ...database.prepare('pragma foreign_key_check').all(),
  ];
  return rows.map((row) => JSON.stringify(row)).filter((row) => row !== '{"integrity_check":"ok"}');
}

function compareAccounts(database: DatabaseSync, writers: readonly Writer[], found: Findings) {
  const rows = database.prepare('select email from users').all() as { email: string }[];
  const stored = rows.map(({ email }) => email);
  const expected = new Set(writers.flatMap(({ registered }) => registered));
  found.lost.push(...[...expected].filter((email) => !stored.includes(email)));
  found.doubled.push(
    ...stored.filter((email, i) => !expected.has(email) || stored.indexOf(email) !== i),
  );
}

function compareDownloads(database: DatabaseSync, writers: readonly Writer[], found: Findings) {
  const rows = database.prepare(`select data ->> '$.url' as url from generations`).all();
  const stored = rows.map(({ url }) => String(url));
  const expected = new Set(writers.flatMap(({ tracked }) => tracked));
  const distinct = new Set(stored);
  found.lost.push(...[...expected].filter((url) => !distinct.has(url)));
  found.doubled.push(...[...distinct].filter((url) => !expected.has(url)));
  if (stored.length > distinct.size)
    found.doubled.push(`${stored.length - distinct.size} downloads`);
  for (const table of ['generation_days', 'generation_totals']) {
    const sum = database.prepare(`select sum(count) as count from ${table}`).get()?.count ?? 0;
    if (sum !== stored.length) found.damage.push(`${table} counts ${sum} of ${stored.length}`);
  }
  const counted = database.prepare('select sum(count) as count from generation_blocks').get();
  if ((counted?.count ?? 0) !== stored.length) found.damage.push('generation_blocks is wrong');
}

function compareProjects(database: DatabaseSync, writers: readonly Writer[], found: Findings) {
  const rows = database
    .prepare(
      `select projects.id, email, title, version
       from projects left join users on users.id = projects.user_id`,
    )
    .all() as Row[];
  for (const { email, projects } of writers) {
    const stored = new Map(rows.filter((row) => row.email === email).map((row) => [row.id, row]));
    for (const [id, { title, version }] of projects) {
      const row = stored.get(id);
      stored.delete(id);
      if (!row || row.version < version) found.lost.push(`${email} ${id} version ${version}`);
      else if (row.version > version) found.doubled.push(`${email} ${id} version ${row.version}`);
      else if (row.title !== title) found.lost.push(`${email} ${id} title ${title}`);
    }
    // The remaining ones were deleted with an acknowledgement, or created twice.
    found.doubled.push(...[...stored.keys()].map((id) => `${email} ${id}`));
  }
}
