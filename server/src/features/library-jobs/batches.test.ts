import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { storeWaiting } from '../../testing/feedback.ts';
import { inTime } from './in-time.ts';
import { leaseJob } from './library-jobs.store.ts';
import { textChange } from './text-change.ts';

const codes = Array.from({ length: 120 }, (_, index) => index);

test('a batch ends when its time is up, but not before it has finished one group', async () => {
  expect((await all(inTime(codes, Infinity))).flat()).toEqual(codes);
  expect(await all(inTime(codes, 0))).toEqual([codes.slice(0, 50)]);
});

describeOnEachDatabase('a process', (open) => {
  test('does not take unknown jobs of a later version', async () => {
    const { db } = await open();
    const user_id = await storeWaiting(db, [], 0);
    const job = { user_id, state: 'running', created_at: 0, failures: 0 } as const;
    await db
      .insertInto('library_jobs')
      .values([
        { ...job, id: 'next', action: '{"do":"next"}', leased_until: 0 },
        { ...job, id: 'known', action: '{"do":"delete"}', leased_until: 1 },
      ])
      .execute();
    expect(await leaseJob(db, 2)).toMatchObject({ id: 'known' });
    expect(await leaseJob(db, 2)).toBeUndefined();
  });

  test('takes jobs even if the database cannot parse the action of one of them', async () => {
    const { db } = await open();
    const user_id = await storeWaiting(db, [], 0);
    const job = { user_id, state: 'running', created_at: 0, failures: 0 } as const;
    const half = JSON.stringify({ do: 'rename', pattern: '\ud83d{title}' });
    await db
      .insertInto('library_jobs')
      .values([
        { ...job, id: 'broken', action: '{', leased_until: 0 },
        { ...job, id: 'half an emoji', action: half, leased_until: 0 },
        { ...job, id: 'next', action: '{"do":"delete"}', leased_until: 1 },
      ])
      .execute();
    expect(await leaseJob(db, 2)).toMatchObject({ id: 'half an emoji' });
    expect(await leaseJob(db, 2)).toMatchObject({ id: 'next' });
    expect(await leaseJob(db, 2)).toBeUndefined();
  });
});

test('a batch lets other requests run', async () => {
  let turns = 0;
  const count = () => {
    turns++;
    if (turns < 2) setImmediate(count);
  };
  setImmediate(count);
  await all(inTime(codes, Infinity));
  expect(turns).toBe(2);
});

test('refuses a target that is far too long before building it', () => {
  const action = { do: 'replace-in-target', find: 'a', replace: 'b'.repeat(200) } as const;
  const code = {
    id: '1',
    name: '',
    hasTitle: true,
    code: 'X',
    target: 'a'.repeat(2000),
    data: '{}',
  };
  expect(() => textChange(action, code, 1)).toThrow('400000');
  expect(textChange(action, { ...code, target: 'https://a.de' }, 1).after).toHaveLength(211);
});

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}
