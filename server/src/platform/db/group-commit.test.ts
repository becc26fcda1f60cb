import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import type { Db } from './connect.ts';
import { buildGroupCommit } from './group-commit.ts';

describeOnEachDatabase('a group commit', (open) => {
  test('commits concurrent entries in few transactions, each with its own result', async () => {
    const { db } = await open();
    const { group, sizes } = counting(db);
    const results = await Promise.all(Array.from({ length: 25 }, (_, i) => group.add(`n${i}`)));
    expect(results).toEqual(Array.from({ length: 25 }, (_, i) => `wrote n${i}`));
    expect(sizes).toEqual([10, 10, 5]);
    expect(await names(db)).toHaveLength(25);
  });

  test('waits while every turn of the event loop adds entries', async () => {
    const { db } = await open();
    const { group, sizes } = counting(db);
    const results: Promise<string>[] = [];
    await new Promise<void>((resolve) => {
      const addNext = ([name = '', ...others]: string[]) => {
        if (others.length > 0) setImmediate(addNext, others);
        else resolve();
        results.push(group.add(name));
      };
      addNext(['a', 'b', 'c', 'd']);
    });
    await Promise.all(results);
    expect(sizes).toEqual([4]);
  });

  test('fails only the entry that cannot be written', async () => {
    const { db } = await open();
    await sql`insert into statistics (name, value) values ('taken', 7)`.execute(db);
    const { group } = counting(db);
    const outcomes = await Promise.allSettled(
      ['a', 'taken', 'b', 'c'].map((name) => group.add(name)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(await names(db)).toEqual(['a', 'b', 'c', 'taken']);
  });

  test('refuses entries while the queue is full, and accepts new ones afterwards', async () => {
    const { db } = await open();
    const { group } = counting(db);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, i) => group.add(`n${i}`)),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason.statusCode)).toEqual(Array(10).fill(503));
    expect(await group.add('later')).toBe('wrote later');
    expect(await names(db)).toHaveLength(31);
  });

  test('resolves drain() when everything is committed', async () => {
    const { db } = await open();
    const { group } = counting(db);
    const added = Array.from({ length: 15 }, (_, i) => group.add(`n${i}`));
    await group.drain();
    expect(await names(db)).toHaveLength(15);
    await Promise.all(added);
  });
});

/** A group commit of 10 entries with a queue of 30, and the sizes of its groups. */
function counting(db: Db) {
  const sizes: number[] = [];
  const group = buildGroupCommit<string, string>({
    commit: (entries) =>
      db.transaction().execute(async (trx) => {
        sizes.push(entries.length);
        for (const name of entries) {
          await trx.insertInto('statistics').values({ name, value: 1 }).execute();
        }
        return entries.map((name) => `wrote ${name}`);
      }),
    groupSize: 10,
    queueSize: 30,
  });
  return { group, sizes };
}

async function names(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('statistics').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}
