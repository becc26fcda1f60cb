import { expect, test } from 'vitest';
import { eraseDeleted } from './account-deletion.ts';
import { testApp } from './testing/app.ts';
import { describeOnEachDatabase } from './testing/databases.ts';
import { insertDynamicCodes } from './testing/many-codes.ts';
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
    await eraseDeleted({ db: observed, clock: Date.now });
    expect(deleted.filter((count) => count >= 50n)).toEqual(
      Array(3).fill([500n, 500n, 500n, 500n, 50n]).flat(),
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

  test('ends the account at once: its links answer as deleted, and its job stops', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const [owner, other] = [await newUser(app), await newUser(app)];
    const id = (await owner.user())?.id as number;
    await insertDynamicCodes(db, id, { count: 1_201, target: 'https://a.example/' });
    const kept = await other.saveDynamic('kept');
    const job = {
      id: 'job',
      workspace_id: id,
      action: '{"do":"delete"}',
      state: 'running' as const,
    };
    const times = { created_at: Date.now(), leased_until: 0, failures: 0 };
    await db
      .insertInto('library_jobs')
      .values({ ...job, ...times })
      .execute();
    expect((await owner.send('DELETE', '/api/delete-account')).statusCode).toBe(200);
    const links = await db.selectFrom('links').select(['code', 'deleted_at']).execute();
    const working = links.filter(({ deleted_at }) => deleted_at === null);
    expect(working.map(({ code }) => code)).toEqual([kept.link.code]);
    const jobs = db.selectFrom('library_jobs').select('state');
    expect(await jobs.execute()).toEqual([{ state: 'done' }]);
    await eraseDeleted({ db, clock: Date.now });
    const left = await db.selectFrom('links').select('target').distinct().execute();
    expect(left).toHaveLength(2);
    expect(await db.selectFrom('projects').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('workspaces').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('scan_erasures').selectAll().execute()).toHaveLength(1_201);
  });
});
