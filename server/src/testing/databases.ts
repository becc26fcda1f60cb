import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, inject, onTestFinished } from 'vitest';
import { connect, type DatabaseLocation, type Db } from '../db/connect.ts';
import {
  createDatabase,
  dropDatabase,
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
  const isMigrated = contents === 'migrated';
  const name = await (isMigrated ? takeDatabase() : createDatabase('template0'));
  onTestFinished(() => (isMigrated ? returnDatabase(name) : dropDatabase(name)));
  return connected({ postgresUrl: urlOf(name) });
};

function connected(location: DatabaseLocation): TestDatabase {
  const connectAgain = () => {
    const db = connect(location, () => {}, noTimeLimits);
    onTestFinished(() => db.destroy());
    return db;
  };
  return { db: connectAgain(), location, connectAgain };
}
