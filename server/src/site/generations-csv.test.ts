import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { newAdministrator } from '../testing/administrator.ts';
import { testApp } from '../testing/app.ts';
import { openSqlite } from '../testing/databases.ts';

const ROWS = 4_000;
const BATCH = 500;

test('an export reads no faster than its client', async () => {
  const { db } = await openSqlite();
  let batches = 0;
  // Only these queries count: the server also runs others, such as the one for changed links.
  const ofGenerations = new WeakSet<object>();
  const counter: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (JSON.stringify(node).includes('"generations"')) ofGenerations.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (ofGenerations.has(queryId)) batches++;
      return result;
    },
  };
  const app = await testApp({ db: db.withPlugin(counter) });
  const { cookies } = await newAdministrator(db, app);
  const row = { created_at: 0, type: 'url', style: 'dots', data: '{"url":"a.example"}' };
  const rows = Array.from({ length: ROWS }, () => ({ ...row, ip_is_full: 0 }));
  await db.insertInto('generations').values(rows).execute();
  const day = { day: '1970-01-01', category: 'anonymous' as const, type: 'url', style: 'dots' };
  await db
    .insertInto('generation_days')
    .values({ ...day, count: ROWS })
    .execute();

  batches = 0;
  const response = await app.inject({
    url: '/api/qr-generations.csv',
    cookies: Object.fromEntries(cookies),
    payloadAsStream: true,
  });
  // Far more turns than all batches need: SQLite returns rows in the same turn of the event loop.
  for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(batches).toBeGreaterThan(0);
  expect(batches).toBeLessThanOrEqual(3);

  let lines = 0;
  for await (const chunk of response.stream()) lines += String(chunk).split('\r\n').length - 1;
  expect(lines).toBe(ROWS + 1);
  expect(batches).toBe(ROWS / BATCH + 1);
});
