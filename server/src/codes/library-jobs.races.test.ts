import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { lockUser } from '../identity/users/users.store.ts';
import { testApp } from '../testing/app.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { openPostgres } from '../testing/databases.ts';
import { newUser } from '../testing/visitor.ts';
import { runBatch, undoJob } from './batch.ts';

const options = { rules: {} as never, now: Date.now() };

describe('while the account is being deleted', () => {
  test.each([
    ['a batch', (trx, id) => runBatch(trx, id, options)],
    [
      'an undo',
      (trx, id, workspace) =>
        undoJob(trx, id, { ...options, caller: { workspace }, language: 'en' }),
    ],
  ] as [string, (trx: never, id: string, workspace: number) => Promise<unknown>][])(
    '%s waits for the user before it locks the job',
    async (_name, act) => {
      const { db, connectAgain } = await openPostgres();
      const owner = await newUser(await testApp({ db }));
      const { id: workspace_id } = (await owner.user()) as { id: number };
      const job = { id: 'job', workspace_id, action: '{"do":"delete"}', state: 'running' } as const;
      await db
        .insertInto('library_jobs')
        .values({ ...job, created_at: 0, leased_until: 0, failures: 0 })
        .execute();
      const other = connectAgain();
      const { acting, isJobFree } = await db.transaction().execute(async (trx) => {
        await lockUser(trx, workspace_id);
        const acting = other.transaction().execute((trx) => act(trx as never, 'job', workspace_id));
        await expect.poll(() => countWaiting(db)).toBe(1);
        const free = sql`select id from library_jobs for update skip locked`.execute(trx);
        return { acting, isJobFree: (await free).rows.length === 1 };
      });
      await acting;
      expect(isJobFree).toBe(true);
    },
  );
});
