import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import { connect, type DatabaseLocation, type Db } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';

export type TestDatabase = {
  db: Db;
  location: DatabaseLocation;
  /**
   * A second connection, closed when the test ends. On SQLite never use both at once: it waits for a
   * lock without letting the first continue.
   */
  connectAgain(): Db;
};

/** A new database; removed when the test ends. `empty`: without any table. */
export type Open = (contents?: 'migrated' | 'empty') => Promise<TestDatabase>;

/** Runs the same tests on SQLite and on PostgreSQL. */
export function describeOnEachDatabase(name: string, body: (open: Open) => void): void {
  describe(`${name} on SQLite`, () => body(openSqlite));
  describe(`${name} on PostgreSQL`, () => body(openPostgres));
}

export const openSqlite: Open = async (contents = 'migrated') => {
  const directory = await mkdtemp(join(tmpdir(), 'everscan-sqlite-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const database = connected({ sqliteFile: join(directory, 'everscan.sqlite') });
  if (contents === 'migrated') await migrate(database.db);
  return database;
};

export const openPostgres: Open = async (contents = 'migrated') => {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = contents === 'migrated' ? 'template' : 'template0';
  await asAdministrator(url, `create database ${name} template ${template}`);
  onTestFinished(() => asAdministrator(url, `drop database ${name} with (force)`));
  return connected({ postgresUrl: new URL(`/${name}`, url).href });
};

function connected(location: DatabaseLocation): TestDatabase {
  const connectAgain = () => {
    const db = connect(location, () => {});
    onTestFinished(() => db.destroy());
    return db;
  };
  return { db: connectAgain(), location, connectAgain };
}

async function asAdministrator(url: URL, statement: string): Promise<void> {
  const client = new Client({ connectionString: new URL('/postgres', url).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
