import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqlite } from '../../testing/databases.ts';
import { isUnavailable } from './is-unavailable.ts';

test('a write waits for the lock of another process, while timers and reads continue', async () => {
  const { db, other } = await openTwice();
  other.exec('begin immediate');
  const order: string[] = [];
  const count = () => db.selectFrom('statistics').selectAll().execute();
  const add = (name: string) => db.insertInto('statistics').values({ name, value: 1 }).execute();
  await Promise.all([
    add('statement').then(() => order.push('written')),
    db
      .transaction()
      .execute((trx) =>
        trx.insertInto('statistics').values({ name: 'transaction', value: 1 }).execute(),
      ),
    count().then((rows) => {
      order.push(`read ${rows.length}`);
      setTimeout(() => other.exec('commit'), 50);
    }),
  ]);
  expect(order).toEqual(['read 0', 'written']);
  expect(await count()).toHaveLength(2);
});

test('a lock held for longer than five seconds makes the database unavailable', async () => {
  const { db, other } = await openTwice();
  other.exec('begin immediate');
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const write = db.transaction().execute(async () => {});
  const error = write.catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(5_100);
  expect(isUnavailable(await error)).toBe(true);
  other.exec('rollback');
  await db.insertInto('statistics').values({ name: 'later', value: 1 }).execute();
});

test('transactions of one process run one after another', async () => {
  const { db } = await openSqlite();
  const add = () =>
    db.transaction().execute(async (trx) => {
      const rows = await trx.selectFrom('statistics').selectAll().execute();
      await new Promise((resolve) => setImmediate(resolve));
      await trx
        .insertInto('statistics')
        .values({ name: `${rows.length}`, value: 1 })
        .execute();
    });
  await Promise.all(Array.from({ length: 20 }, add));
  expect(await db.selectFrom('statistics').selectAll().execute()).toHaveLength(20);
});

/** A database, and a second connection to it as another process would have. */
async function openTwice() {
  const { db, location } = await openSqlite();
  if (!('sqliteFile' in location)) throw new Error('not SQLite');
  const other = new DatabaseSync(location.sqliteFile);
  onTestFinished(() => other.close());
  return { db, other };
}
