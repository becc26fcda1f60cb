import { plans } from '@everscan/contract/plans';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { openPostgres, openSqlite } from '../testing/databases.ts';
import { newUser, projectBody, type Visitor } from '../testing/visitor.ts';

const PARALLEL = 60;

test.each([
  ['SQLite', openSqlite],
  ['PostgreSQL, through two apps', openPostgres],
])(
  'creates one of many concurrent dynamic codes when the plan has room for one, on %s',
  async (_, open) => {
    const { owners, db } = await startTwice(open);
    const [owner] = owners;
    for (let i = 0; i < plans.free.dynamicCodes - 1; i++) await owner.saveDynamic();
    expect(await race(owners, () => ({ target: 'a.example' }))).toEqual({
      201: 1,
      403: PARALLEL - 1,
    });
    expect(await db.selectFrom('links').select('id').execute()).toHaveLength(
      plans.free.dynamicCodes,
    );
    expect(await db.selectFrom('projects').select('id').execute()).toHaveLength(
      plans.free.dynamicCodes,
    );
  },
);

test.each([
  ['SQLite', openSqlite],
  ['PostgreSQL, through two apps', openPostgres],
])('gives a custom slug to one of two users who request it at once, on %s', async (_, open) => {
  const { owners, db, elsewhere } = await startTwice(open);
  const rivals = [owners[0], await newUser(elsewhere)] as const;
  for (const rival of rivals) await rival.send('POST', '/api/subscribe');
  for (let round = 0; round < 5; round++) {
    const link = () => ({ target: 'a.example', slug: `menu-${round}` });
    expect(await race(rivals, link)).toEqual({ 201: 1, 409: PARALLEL - 1 });
    await db.updateTable('users').set({ created_at: 0 }).execute(); // past the limits of new accounts
  }
  expect(await db.selectFrom('links').select('code').orderBy('id').execute()).toHaveLength(5);
});

test('applies one of two concurrent changes of the same version on PostgreSQL', async () => {
  const { owners } = await startTwice(openPostgres);
  const { id } = await owners[0].saveDynamic();
  const statuses = await Promise.all(
    owners.map(async (owner, i) => {
      const body = { link: { target: `${i}.example` }, version: 1 };
      return (await owner.send('PATCH', `/api/projects/${id}`, body)).statusCode;
    }),
  );
  expect(statuses.sort()).toEqual([200, 409]);
});

/** One user, signed in to two apps. On PostgreSQL, each app has its own connections. */
async function startTwice(open: typeof openSqlite) {
  const { db, location, connectAgain } = await open();
  const owner = await newUser(await testApp({ db }));
  const elsewhere = await testApp({ db: 'postgresUrl' in location ? connectAgain() : db });
  const same = Object.assign(Object.create(owner), { app: elsewhere }) as Visitor;
  return { db, elsewhere, owners: [owner, same] as const };
}

async function race(
  owners: readonly [Visitor, Visitor],
  link: () => object,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  await Promise.all(
    Array.from({ length: PARALLEL }, async (_, i) => {
      const owner = owners[i % 2] as Visitor;
      const body = { ...projectBody, link: link() };
      const { statusCode } = await owner.send('POST', '/api/projects', body);
      counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    }),
  );
  return counts;
}
