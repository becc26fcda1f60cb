import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newDataDir } from '../../testing/short-links.ts';
import { connect } from './connect.ts';

const open = (sqliteFile: string) => connect({ sqliteFile }, () => {});

test('creates a database that only its owner may read, with all files beside it', async () => {
  const folder = await newDataDir();
  await chmod(folder, 0o755);
  const db = open(join(folder, 'a.sqlite'));
  await sql`create table t (x text)`.execute(db);
  const names = await readdir(folder);
  expect(names.sort()).toEqual(['a.sqlite', 'a.sqlite-shm', 'a.sqlite-wal']);
  const modes = names.map(async (name) => (await stat(join(folder, name))).mode & 0o777);
  expect(await Promise.all(modes)).toEqual([0o600, 0o600, 0o600]);
  await db.destroy();
});

test("removes other users' access to an existing database, and keeps the group's", async () => {
  const file = join(await newDataDir(), 'a.sqlite');
  await open(file).destroy();
  const files = [file, `${file}-wal`];
  await writeFile(`${file}-wal`, ''); // of a process that was killed
  for (const each of files) await chmod(each, 0o664);
  const db = open(file);
  for (const each of files) expect((await stat(each)).mode & 0o777).toBe(0o660);
  await db.destroy();
});

test('refuses an empty file and leaves it unchanged', async () => {
  const file = join(await newDataDir(), 'a.sqlite');
  await writeFile(file, '');
  expect(() => open(file)).toThrow(/is empty\. Restore a backup/);
  expect(await readFile(file)).toHaveLength(0);
});
