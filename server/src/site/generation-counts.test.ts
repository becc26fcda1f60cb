import { expect, test } from 'vitest';
import type { Db } from '../platform/db/connect.ts';
import { applyRetention } from '../retention.ts';
import { post, testApp, urlBody, vcardBody } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { newUser } from '../testing/visitor.ts';

const DAY = 24 * 3600 * 1000;
const GENERATION = '/api/track-qr-generation';

describeOnEachDatabase('the daily counts of generations', (open) => {
  test('equal those computed from the rows', async () => {
    const { db } = await open();
    await fill(db);
    expect(await storedDays(db)).toEqual(await daysOfRows(db));
  });

  test('stay when retention or the end of an account deletes the rows', async () => {
    const { db } = await open();
    const { users, now } = await fill(db);
    const before = await storedDays(db);
    const all = await db.selectFrom('generations').selectAll().execute();
    await users[0]?.send('DELETE', '/api/delete-account');
    await applyRetention({ db, clock: () => now + 700 * DAY });
    const left = await db.selectFrom('generations').selectAll().execute();
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(all.length);
    expect(await storedDays(db)).toEqual(before);
  });
});

/** Inserts downloads of three users and of visitors over 400 days. */
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
  }
  return { users, now };
}

async function storedDays(db: Db) {
  return sorted(await db.selectFrom('generation_days').selectAll().execute());
}

async function daysOfRows(db: Db) {
  const rows = await db
    .selectFrom('generations')
    .select(['created_at', 'type', 'style', 'user_id'])
    .execute();
  return tally(
    rows.map(({ created_at, type, style, user_id }) => ({
      day: new Date(created_at).toISOString().slice(0, 10),
      category: user_id === null ? 'anonymous' : 'registered',
      type,
      style,
    })),
  );
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
