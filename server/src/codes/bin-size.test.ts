import type { BinPage } from '@everscan/contract/codes.schemas';
import { expect, test } from 'vitest';
import { eraseDeleted } from '../account-deletion.ts';
import { DAY_MS } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { insertRows } from '../platform/db/write-rows.ts';
import { applyRetention } from '../retention.ts';
import { testApp } from '../testing/app.ts';
import { binOf, remove } from '../testing/bin.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { describeOnEachDatabase, openPostgres } from '../testing/databases.ts';
import { newDynamicCode } from '../testing/links.ts';
import { newUser } from '../testing/visitor.ts';
import { lockModeratedLink, type ModeratedRow, setBlocked } from './moderation.ts';

const NOW = Date.UTC(2026, 5, 1, 12);

/** Puts `count` codes into a user's bin, and returns their ids in the order of their deletion. */
async function fillBin(
  db: Db,
  userId: number,
  count: number,
  { perMs = 1 } = {},
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, i) => ({
    ...{ id: `old-${i}`, workspace_id: userId, position: i, title: '', type: 'url', style: 'dots' },
    ...{ data: '{}', names: '""', design: null, version: 1, created_at: 0, updated_at: 0 },
    ...{ deleted_at: NOW + Math.floor((i - count) / perMs), codes_before: 0, links_before: 0 },
  }));
  await insertRows(db, 'projects', rows);
  return rows.map(({ id }) => id);
}

describeOnEachDatabase('a large bin', (open) => {
  test('is shown in pages, and emptying it removes only codes that its owner has seen', async () => {
    const { db } = await open();
    let now = NOW;
    const app = await testApp({ db, clock: () => now });
    const [owner, other] = [await newUser(app), await newUser(app)];
    const { id: userId } = (await owner.user()) as { id: number };
    const ids = await fillBin(db, userId, 130, { perMs: 3 });
    const first = await binOf(owner);
    const rest = (await owner.send('GET', `/api/bin?cursor=${first.next}`)).json<BinPage>();
    expect([first.codes.length, rest.codes.length, rest.next]).toEqual([100, 30, null]);
    const shown = [...first.codes, ...rest.codes].map(({ id }) => id);
    expect(shown.toSorted()).toEqual(ids.toSorted());
    expect((await binOf(other)).codes).toEqual([]);
    const until = first.codes[0]?.deletedAt;
    now += 10;
    const { id: late } = await owner.save('late');
    await remove(owner, late);
    await other.send('DELETE', '/api/bin');
    expect((await binOf(owner)).codes).toHaveLength(100);
    await owner.send('DELETE', `/api/bin?until=${until}`);
    expect((await binOf(owner)).codes.map(({ id }) => id)).toEqual([late]);
  });

  test.each([
    ['twice the codes of the free plan', 'free', 118, 120],
    ['twice the codes of the pro plan', 'pro', 10_098, 10_100],
    ['the codes that it held before the plan was downgraded', 'free', 300, 300],
  ] as const)(
    'holds %s, and drops the oldest for each code beyond that',
    async (_, plan, before, after) => {
      const { db } = await open();
      const owner = await newUser(await testApp({ db, clock: () => NOW }));
      const { id: userId } = (await owner.user()) as { id: number };
      await db.updateTable('users').set({ plan }).execute();
      await fillBin(db, userId, before);
      const ids: string[] = [];
      for (let i = 0; i < 5; i++) ids.push((await owner.save()).id);
      const body = { selection: { ids }, action: { do: 'delete' } };
      await owner.send('POST', '/api/library/jobs', body);
      const { codes, total } = await binOf(owner);
      expect(total).toBe(after);
      expect(codes.slice(0, 5).map(({ id }) => id)).toEqual(ids.reverse());
      await applyRetention({ db, clock: () => NOW });
      const oldest = db.selectFrom('projects').select('id').orderBy('deleted_at');
      const left = oldest.where('deleted_at', 'is not', null);
      expect((await left.executeTakeFirst())?.id).toBe(`old-${before + 5 - after}`);
    },
  );

  test('keeps a code for 30 days from its deletion, although the clock was years ahead at the one before', async () => {
    const { db } = await open();
    let now = NOW + 1000 * DAY_MS;
    const owner = await newUser(await testApp({ db, clock: () => now }));
    const [early, late] = [await owner.save('early'), await owner.save('late')];
    await remove(owner, early.id);
    now = NOW;
    await remove(owner, late.id);
    const { codes } = await binOf(owner);
    const days = codes.map(({ deletedAt }) => (Date.parse(deletedAt) - NOW) / DAY_MS);
    expect(Math.max(...days)).toBeLessThan(0.01);
    expect(codes.map(({ id }) => id)).toEqual([late.id, early.id]);
    await owner.send('DELETE', '/api/bin');
    expect((await binOf(owner)).total).toBe(0);
    for (const cursor of ['1.abc', '9999999999999.abcdefghijklmnopqrstuv', '1.1_2']) {
      expect((await owner.send('GET', `/api/bin?cursor=${cursor}`)).statusCode).toBe(400);
    }
  });

  test('keeps codes that were just deleted when the others were deleted while the clock was ahead', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db, clock: () => NOW - DAY_MS }));
    const { id: userId } = (await owner.user()) as { id: number };
    await fillBin(db, userId, 120);
    const saved = [await owner.save('first'), await owner.save('second')];
    for (const { id } of saved) await remove(owner, id);
    expect((await binOf(owner)).total).toBe(120);
    for (const { id } of saved) {
      expect((await owner.send('POST', `/api/bin/${id}/restore`)).statusCode).toBe(200);
    }
  });

  test('is emptied at once, and deleted for good a few codes at a time, even if that is interrupted', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db, clock: () => NOW }));
    const { id: userId } = (await owner.user()) as { id: number };
    const [kept = ''] = await fillBin(db, userId, 120);
    const change = { workspace_id: userId, at: 0, what: '[]', after_hash: '', size: 2 };
    const row = { ...change, before: '{}', project_id: kept };
    await db.insertInto('project_changes').values([row, row]).execute();
    const { id: late, code } = await newDynamicCode(owner);
    await owner.send('DELETE', '/api/bin');
    await remove(owner, late); // stays, although no code of the bin has been deleted for good yet
    expect((await binOf(owner)).codes.map(({ id }) => id)).toEqual([late]);
    expect((await owner.send('POST', `/api/bin/${kept}/restore`)).statusCode).toBe(404);
    const { signal } = new AbortController();
    let transactions = 0;
    const stopping = {
      get aborted() {
        return transactions++ > 0;
      },
    } as AbortSignal;
    const left = async () => (await db.selectFrom('projects').select('id').execute()).length;
    await eraseDeleted({ db, clock: () => NOW }, stopping);
    expect(await left()).toBeGreaterThan(50);
    await eraseDeleted({ db, clock: () => NOW }, signal);
    expect(await left()).toBe(1);
    expect(await db.selectFrom('project_changes').selectAll().execute()).toEqual([]);
    expect((await owner.send('POST', `/api/bin/${late}/restore`)).json()).toMatchObject({
      link: { code },
    });
    const emptied = db.selectFrom('workspaces').select('bin_emptied_at');
    expect(await emptied.executeTakeFirst()).toEqual({ bin_emptied_at: null });
  });
});

test('restores a code on PostgreSQL while an administrator disables it', async () => {
  const { db } = await openPostgres();
  const owner = await newUser(await testApp({ db }));
  const { id, code } = await newDynamicCode(owner);
  await remove(owner, id);
  const restored = await db.transaction().execute(async (trx) => {
    const link = await lockModeratedLink(trx, code);
    const answer = owner.send('POST', `/api/bin/${id}/restore`);
    await expect.poll(() => countWaiting(db)).toBe(1);
    await setBlocked(trx, link as ModeratedRow, true, NOW);
    return { answer };
  });
  expect((await restored.answer).json()).toMatchObject({ link: { state: 'disabled' } });
});
