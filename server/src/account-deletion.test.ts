import { expect, test } from 'vitest';
import { deleteUser } from './account-deletion.ts';
import { testApp } from './testing/app.ts';
import { describeOnEachDatabase } from './testing/databases.ts';
import { newUser } from './testing/visitor.ts';

describeOnEachDatabase('the deletion of an account', (open) => {
  test('removes rows of library jobs, downloads and stored responses in batches', async () => {
    const { db } = await open();
    const deleted: bigint[] = [];
    const observed = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        deleted.push(result.numAffectedRows ?? 0n);
        return result;
      },
    });
    const app = await testApp({ db: observed });
    const [owner, other] = [await newUser(app), await newUser(app)];
    const [ownerId, otherId] = [(await owner.user())?.id, (await other.user())?.id];
    const users = [...Array.from({ length: 2_050 }, () => ownerId), otherId];
    for (const [id, workspace_id] of [
      ['job', ownerId],
      ['other', otherId],
    ] as const) {
      await db
        .insertInto('library_jobs')
        .values({
          ...{
            id,
            workspace_id: Number(workspace_id),
            action: '{"do":"delete"}',
            state: 'done' as const,
          },
          ...{ created_at: Date.now(), leased_until: 0, failures: 0 },
        })
        .execute();
    }
    const rows = users.map((user_id, number) => ({
      ...{ job_id: user_id === ownerId ? 'job' : 'other', number },
      ...{ project_id: 'project', state: 'done' as const },
    }));
    await db.insertInto('library_job_rows').values(rows).execute();
    const download = { created_at: 0, type: 'url', style: 'dots', data: '{}', ip_is_full: 0 };
    await db
      .insertInto('generations')
      .values(users.map((user_id) => ({ ...download, user_id })))
      .execute();
    const response = { body_hash: '', status: 200, body: '{}', created_at: 0 };
    await db
      .insertInto('idempotency_records')
      .values(users.map((user_id, i) => ({ ...response, id: `record-${i}`, user_id })))
      .execute();
    expect((await owner.send('DELETE', '/api/delete-account')).statusCode).toBe(200);
    expect(deleted.filter((count) => count >= 50n)).toEqual(
      Array(3).fill([1000n, 1000n, 50n]).flat(),
    );
    for (const table of ['users', 'generations'] as const) {
      expect(await db.selectFrom(table).select(['id']).execute()).toHaveLength(1);
    }
    expect(await db.selectFrom('library_job_rows').select('job_id').execute()).toEqual([
      { job_id: 'other' },
    ]);
    const records = db.selectFrom('idempotency_records').select('user_id').distinct();
    expect(await records.where('user_id', 'is not', null).execute()).toEqual([
      { user_id: otherId },
    ]);
  });

  test('lets redirects run between groups of codes', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const id = (await owner.user())?.id as number;
    const code = {
      workspace_id: id,
      title: 't',
      type: 'url',
      style: 'dots',
      data: '{}',
      version: 1,
    };
    const codes = Array.from({ length: 60 }, (_, i) => ({
      ...{ ...code, id: `code-${i}`, position: i, created_at: 0, updated_at: 0 },
    }));
    await db.insertInto('projects').values(codes).execute();
    const events: (string | bigint)[] = [];
    const observed = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!result.numAffectedRows) return result;
        events.push(result.numAffectedRows);
        setImmediate(() => events.push('other request'));
        return result;
      },
    });
    await observed.transaction().execute((trx) => deleteUser(trx, { id, now: 0 }));
    expect(events.slice(0, 5)).toEqual([25n, 'other request', 25n, 'other request', 10n]);
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
  });
});
