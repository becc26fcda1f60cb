import type { BinPage } from '@everscan/contract/codes.schemas';
import { expect, test } from 'vitest';
import { deleteLargeDataOf } from '../../account-deletion.ts';
import { DAY_MS } from '../../platform/days.ts';
import type { Db } from '../../platform/db/connect.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { testApp } from '../../testing/app.ts';
import { binOf, remove } from '../../testing/bin.ts';
import { countWaiting } from '../../testing/count-waiting.ts';
import { describeOnEachDatabase, openPostgres } from '../../testing/databases.ts';
import { newDynamicCode } from '../../testing/links.ts';
import { newUser } from '../../testing/visitor.ts';
import { lockLinkByCode } from '../links/moderated-links.store.ts';
import { disableInBin } from './bin.ts';

const NOW = Date.UTC(2026, 5, 1, 12);

const columns = {
  project_id: 'text',
  workspace_id: 'bigint',
  deleted_at: 'bigint',
  title: 'text',
  type: 'text',
  project: 'text',
} as const;

/** Puts `count` codes into a user's bin, and returns their ids in the order of their deletion. */
async function fillBin(
  db: Db,
  userId: number,
  count: number,
  { perMs = 1 } = {},
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, i) => ({
    project_id: `old-${i}`,
    workspace_id: userId,
    deleted_at: NOW + Math.floor((i - count) / perMs),
    title: '',
    type: 'url',
    project: '{}',
  }));
  await insertRows(db, 'deleted_projects', columns, rows);
  return rows.map(({ project_id }) => project_id);
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
      expect(codes.slice(0, 5).map(({ id }) => id)).toEqual(ids.toSorted().reverse());
      const oldest = db.selectFrom('deleted_projects').select('project_id').orderBy('deleted_at');
      expect((await oldest.executeTakeFirst())?.project_id).toBe(`old-${before + 5 - after}`);
    },
  );

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

  test('is emptied and deleted in batches, with the history of its codes', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db, clock: () => NOW }));
    const { id: userId } = (await owner.user()) as { id: number };
    await fillBin(db, userId, 450);
    const row = { workspace_id: userId, at: 0, what: '[]', after_hash: '', size: 2, before: '{}' };
    const changes = Array.from({ length: 450 }, () => ({ ...row, deleted_id: 'old-0' }));
    await db.insertInto('project_changes').values(changes).execute();
    const deleted: bigint[] = [];
    const observed = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.numAffectedRows) deleted.push(result.numAffectedRows);
        return result;
      },
    });
    await deleteLargeDataOf(observed, { id: userId });
    expect(deleted).toEqual([200n, 200n, 50n]);
    await owner.send('DELETE', '/api/bin');
    expect((await binOf(owner)).total).toBe(0);
  });
});

test('restores a code on PostgreSQL while an administrator disables it', async () => {
  const { db } = await openPostgres();
  const owner = await newUser(await testApp({ db }));
  const { id, code } = await newDynamicCode(owner);
  await remove(owner, id);
  const restored = await db.transaction().execute(async (trx) => {
    const link = await lockLinkByCode(trx, code);
    const answer = owner.send('POST', `/api/bin/${id}/restore`);
    await expect.poll(() => countWaiting(db)).toBe(1);
    expect(await disableInBin(trx, link?.id as number)).toBe(true);
    return { answer };
  });
  expect((await restored.answer).json()).toMatchObject({ link: { state: 'disabled' } });
});
