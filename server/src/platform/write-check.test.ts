import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { describeOnEachDatabase, openSqlite } from '../testing/databases.ts';
import { keepLog } from '../testing/log.ts';
import { newDataDir } from '../testing/short-links.ts';
import { connect } from './db/connect.ts';
import { isPostgres } from './db/is-postgres.ts';
import { buildWriteCheck } from './write-check.ts';

describeOnEachDatabase('a check of writes', (open) => {
  test('finds that the database refuses them, and notices by itself when it accepts them again', async () => {
    const { location } = await open();
    // A single connection, which a primary that became a standby would refuse in the same way.
    const db = connect(location, () => {}, { max: 1 });
    onTestFinished(() => db.destroy());
    const refuse = isPostgres(db)
      ? sql`set session characteristics as transaction read only`
      : sql`pragma query_only = on`;
    await refuse.execute(db);
    const { log, lines } = keepLog();
    const check = buildWriteCheck({ db, dataDir: await newDataDir(), log });
    onTestFinished(check.stop);
    expect(await check.findProblem()).toBe('the database cannot be written');
    if (!isPostgres(db)) await sql`pragma query_only = off`.execute(db);
    await expect.poll(check.findProblem).toBeUndefined();
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'the database cannot be written; codes keep redirecting',
      'writes work again',
    ]);
  });
});

test('a check of writes finds that DATA_DIR cannot be used, but not that no scan has created it yet', async () => {
  const { db } = await openSqlite();
  const parent = join(await newDataDir(), 'parent');
  const { log } = keepLog();
  const check = buildWriteCheck({ db, dataDir: join(parent, 'data'), log });
  onTestFinished(check.stop);
  await writeFile(parent, ''); // a file where a folder should be
  expect(await check.findProblem()).toBe('DATA_DIR cannot be written');
  await rm(parent);
  await expect.poll(check.findProblem).toBeUndefined();
});
