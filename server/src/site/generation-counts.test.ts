import type { SelectQueryBuilder } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../platform/db/connect.ts';
import type { Schema } from '../platform/db/schema.ts';
import { applyRetention } from '../retention.ts';
import { post, testApp, urlBody, vcardBody } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { skipIds } from '../testing/skip-ids.ts';
import { newUser } from '../testing/visitor.ts';

const DAY = 24 * 3600 * 1000;
const GENERATION = '/api/track-qr-generation';

describeOnEachDatabase('the counts of generations', (open) => {
  test('equal those computed from the rows', async () => {
    const { db } = await open();
    await fill(db);
    expect(await storedRollUps(db)).toEqual(await rollUpsOfRows(db));
    expect(await storedCounts(db)).toEqual(await countsOfRows(db));
  });

  test('shrink with retention and deleted accounts, while the totals stay', async () => {
    const { db } = await open();
    const { users, now } = await fill(db);
    const before = await storedRollUps(db);
    const all = await countsOfRows(db);
    await users[0]?.send('DELETE', '/api/delete-account');
    const afterDeletion = await countsOfRows(db);
    expect(afterDeletion).not.toEqual(all);
    expect(await storedCounts(db)).toEqual(afterDeletion);
    await applyRetention({ db, clock: () => now + 700 * DAY });
    const afterRetention = await countsOfRows(db);
    expect(afterRetention).not.toEqual(afterDeletion);
    expect(await storedCounts(db)).toEqual(afterRetention);
    expect(await storedRollUps(db)).toEqual(before);
    await db.deleteFrom('generations').execute();
    expect(await storedCounts(db)).toEqual({ counts: [], blocks: [] });
  });
});

/** Inserts downloads of three users and of visitors over 400 days, some in a distant block of ids. */
async function fill(db: Db) {
  let now = Date.UTC(2026, 0, 1);
  const app = await testApp({ db, clock: () => now, config: { sessionTtlDays: 400 } });
  const users = [await newUser(app), await newUser(app), await newUser(app)];
  for (let i = 0; i < 120; i++) {
    now += ((i * 7) % 10) * (DAY / 1.5);
    const body = i % 3 === 0 ? vcardBody : urlBody;
    const style = i % 5 < 2 ? 'standard' : 'dots';
    const user = users[i % 7];
    if (user) await user.send('POST', GENERATION, { ...body, style });
    else await post(app, GENERATION, { ...body, style });
    if (i === 60) await skipIds(db, 29_990);
  }
  return { users, now };
}

async function storedRollUps(db: Db) {
  const days = await db.selectFrom('generation_days').selectAll().execute();
  const totals = await db.selectFrom('generation_totals').selectAll().execute();
  return { days: sorted(days), totals: sorted(totals) };
}

async function storedCounts(db: Db) {
  const counts = await db.selectFrom('generation_counts').selectAll().execute();
  const blocks = await db.selectFrom('generation_blocks').selectAll().execute();
  return { counts: sorted(counts), blocks: sorted(blocks) };
}

async function rollUpsOfRows(db: Db) {
  const rows = await allRows(db.selectFrom('generations'));
  const keys = rows.map(({ created_at, type, style, user_id }) => ({
    day: new Date(created_at).toISOString().slice(0, 10),
    category: user_id === null ? 'anonymous' : 'registered',
    type,
    style,
  }));
  return { days: tally(keys), totals: tally(keys.map(({ day, ...key }) => key)) };
}

async function countsOfRows(db: Db) {
  const rows = await allRows(db.selectFrom('generations'));
  const counts = rows.flatMap(({ type, style, user_id }) =>
    [0, user_id].flatMap((id) => (id === null ? [] : { user_id: id, type, style })),
  );
  const blocks = rows.map(({ id, type, style }) => ({ type, style, block: Math.floor(id / 1e4) }));
  return { counts: tally(counts), blocks: tally(blocks) };
}

function allRows(query: SelectQueryBuilder<Schema, 'generations', object>) {
  return query.select(['id', 'created_at', 'type', 'style', 'user_id']).execute();
}

function tally(keys: readonly object[]) {
  const names = keys.map((key) => JSON.stringify(key));
  const distinct = [...new Set(names)].map((name) => ({
    ...JSON.parse(name),
    count: names.filter((other) => other === name).length,
  }));
  return sorted(distinct);
}

function sorted(entries: readonly object[]) {
  const text = (entry: object) => JSON.stringify(Object.entries(entry).sort());
  return entries.toSorted((a, b) => (text(a) < text(b) ? -1 : 1));
}
