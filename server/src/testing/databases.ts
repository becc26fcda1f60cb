import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, inject, onTestFinished } from 'vitest';
import { connect, type DatabaseLocation, type Db } from '../platform/db/connect.ts';
import {
  createDatabase,
  dropDatabase,
  KEPT,
  returnDatabase,
  takeDatabase,
  urlOf,
} from './spare-databases.ts';

export type TestDatabase = {
  db: Db;
  location: DatabaseLocation;
  /**
   * A second connection, closed when the test ends. On SQLite, never use both at once, because one would
   * block the thread while it waits for the other's lock.
   */
  connectAgain(): Db;
};

/** A busy machine may delay a statement, or the wait for a connection, for any length of time. */
const noTimeLimits = { statement_timeout: 0 };

/** Creates a database, which is removed when the test ends. `empty` means without any tables. */
export type Open = (contents?: 'migrated' | 'empty') => Promise<TestDatabase>;

/** Runs the same tests on SQLite and on PostgreSQL. */
export function describeOnEachDatabase(name: string, body: (open: Open) => void): void {
  describe(`${name} on SQLite`, () => body(openSqlite));
  describe(`${name} on PostgreSQL`, () => body(openPostgres));
}

export const openSqlite: Open = async (contents = 'migrated') => {
  const directory = await mkdtemp(join(tmpdir(), 'everscan-sqlite-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const sqliteFile = join(directory, 'everscan.sqlite');
  if (contents === 'migrated') await copyFile(inject('sqliteTemplate'), sqliteFile);
  return connected({ sqliteFile });
};

export const openPostgres: Open = async (contents = 'migrated') => {
  if (contents === 'empty') {
    const name = await createDatabase('template0');
    onTestFinished(() => dropDatabase(name));
    return connected({ postgresUrl: urlOf(name) });
  }
  const spare = await takeDatabase();
  const location = { postgresUrl: urlOf(spare.name) };
  // Stays connected for the next tests: a new connection takes 25 ms of processor time.
  const db = spare.db ?? connect(location, () => {}, { ...noTimeLimits, application_name: KEPT });
  onTestFinished(() => returnDatabase({ ...spare, db }));
  return connected(location, db);
};

function connected(location: DatabaseLocation, kept?: Db): TestDatabase {
  const connectAgain = () => {
    const db = connect(location, () => {}, noTimeLimits);
    onTestFinished(() => db.destroy());
    return db;
  };
  return { db: kept ?? connectAgain(), location, connectAgain };
}
