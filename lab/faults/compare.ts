import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { DatabaseLocation } from '../../server/src/platform/db/connect.ts';
import type { Writer } from './writer.ts';

export type Findings = {
  /** Acknowledged writes that are missing or different in the database. */
  lost: string[];
  /** Writes that are in the database twice, or without an acknowledgement. */
  doubled: string[];
  /** Errors in the database file itself. */
  damage: string[];
};

type Row = { id: string; email: string; title: string; version: number };

type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/** Compares the database with the writers' records. Call it while no write is running. */
export async function compare(
  location: DatabaseLocation,
  writers: readonly Writer[],
): Promise<Findings> {
  const findings: Findings = { lost: [], doubled: [], damage: [] };
  const compareAll = async (query: Query) => {
    await compareAccounts(query, writers, findings);
    await compareProjects(query, writers, findings);
    const url = 'sqliteFile' in location ? `data ->> '$.url'` : `cast(data as json) ->> 'url'`;
    await compareDownloads(query, url, writers, findings);
  };
  if ('sqliteFile' in location) {
    const database = new DatabaseSync(location.sqliteFile, { readOnly: true });
    try {
      const query: Query = async (sql) => database.prepare(sql).all();
      findings.damage.push(...(await damageOf(query)));
      await compareAll(query);
    } finally {
      database.close();
    }
  } else {
    const client = new Client(location.postgresUrl);
    await client.connect();
    try {
      await compareAll(async (sql) => (await client.query(sql)).rows);
    } finally {
      await client.end();
    }
  }
  return findings;
}

async function damageOf(query: Query): Promise<string[]> {
  const rows = [
    ...(await query('pragma integrity_check')),
    ...(await query('pragma foreign_key_check')),
  ];
  return rows.map((row) => JSON.stringify(row)).filter((row) => row !== '{"integrity_check":"ok"}');
}

async function compareAccounts(query: Query, writers: readonly Writer[], found: Findings) {
  const stored = (await query('select email from users')).map(({ email }) => String(email));
  const missing = new Set(writers.flatMap(({ registered }) => registered));
  // An address that is found a second time is no longer in `missing`.
  found.doubled.push(...stored.filter((email) => !missing.delete(email)));
  found.lost.push(...missing);
}

async function compareDownloads(
  query: Query,
  urlColumn: string,
  writers: readonly Writer[],
  found: Findings,
) {
  const rows = await query(`select ${urlColumn} as url from generations`);
  const stored = rows.map(({ url }) => String(url));
  const expected = new Set(writers.flatMap(({ tracked }) => tracked));
  const distinct = new Set(stored);
  found.lost.push(...[...expected].filter((url) => !distinct.has(url)));
  found.doubled.push(...[...distinct].filter((url) => !expected.has(url)));
  if (stored.length > distinct.size)
    found.doubled.push(`${stored.length - distinct.size} downloads`);
  const [row] = await query('select sum(count) as count from generation_days');
  const sum = Number(row?.count ?? 0);
  if (sum !== stored.length) found.damage.push(`generation_days counts ${sum} of ${stored.length}`);
}

async function compareProjects(query: Query, writers: readonly Writer[], found: Findings) {
  const rows = (await query(
    `select projects.id, email, title, version
     from projects left join users on users.id = projects.workspace_id
     where projects.deleted_at is null`,
  )) as Row[];
  for (const { email, projects } of writers) {
    const stored = new Map(rows.filter((row) => row.email === email).map((row) => [row.id, row]));
    for (const [id, { title, version }] of projects) {
      const row = stored.get(id);
      stored.delete(id);
      if (!row || row.version < version) found.lost.push(`${email} ${id} version ${version}`);
      else if (row.version > version) found.doubled.push(`${email} ${id} version ${row.version}`);
      else if (row.title !== title) found.lost.push(`${email} ${id} title ${title}`);
    }
    // The deletion of the remaining ones was acknowledged, or they were created twice.
    found.doubled.push(...[...stored.keys()].map((id) => `${email} ${id}`));
  }
}
