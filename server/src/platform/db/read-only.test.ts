import { dirname } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { openSqlite } from '../../testing/databases.ts';
import { listen, scan } from '../../testing/short-links.ts';
import { newUser } from '../../testing/visitor.ts';

test('while the database is read-only, writes are refused, but redirects and reads continue', async () => {
  const { db, location } = await openSqlite();
  if (!('sqliteFile' in location)) throw new Error('not SQLite');
  const config = { dataDir: dirname(location.sqliteFile), database: location };
  const app = await testApp({ db, config });
  const url = await listen(app);
  const owner = await newUser(app);
  const { link } = await owner.saveDynamic();
  await sql`pragma query_only = on`.execute(db);
  const refused = await owner.send('POST', '/api/library/folders', { name: 'Menus' });
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
  expect(refused.headers['retry-after']).toBeDefined();
  expect((await owner.send('GET', '/api/projects')).json()).toHaveLength(1);
  expect((await scan(`${url}/Q/${link.code}`)).status).toBe(302);
  await sql`pragma query_only = off`.execute(db);
  const accepted = await owner.send('POST', '/api/library/folders', { name: 'Menus' });
  expect(accepted.statusCode).toBe(201);
});
