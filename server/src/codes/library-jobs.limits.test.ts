import type { LibraryJob } from '@everscan/contract/codes.schemas';
import { limits } from '@everscan/contract/limits';
import { expect, test } from 'vitest';
import { DAY_MS } from '../platform/days.ts';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { storeWaiting } from '../testing/feedback.ts';
import { runJob } from '../testing/library-jobs.ts';
import { insertDynamicCodes } from '../testing/many-codes.ts';
import { newUser, type Visitor } from '../testing/visitor.ts';
import { deleteOldLibraryJobs } from './batch.ts';

describeOnEachDatabase('changes of many codes', (open) => {
  test('of a new account stay within the hourly target limit when jobs run in parallel', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const { id: userId } = (await owner.user()) as { id: number };
    await insertDynamicCodes(db, userId, { count: 30, target: 'https://old.example/' });
    const { codes } = (await owner.send('GET', '/api/library?order=asc')).json();
    const ids: string[] = codes.map(({ id }: { id: string }) => id);
    const run = async (ids: string[]): Promise<LibraryJob> => {
      const action = { do: 'target', target: 'new.example' };
      return (await owner.send('POST', '/api/library/jobs', { selection: { ids }, action })).json();
    };
    const jobs = await Promise.all([run(ids.slice(0, 15)), run(ids.slice(15))]);
    const perHour = limits.newAccountTargetChangesPerHour;
    expect(new Set(jobs.map(({ changed }) => changed))).toEqual(new Set([15, perHour - 15]));
    const refused = jobs.flatMap(({ problems }) => problems);
    expect(refused.map(({ error }) => error.code)).toEqual(
      Array(30 - perHour).fill('rate_limited'),
    );
    const late = jobs.find(({ failed }) => failed > 0) as LibraryJob;
    const half = late === jobs[0] ? ids.slice(0, 15) : ids.slice(15);
    expect(refused.map(({ id }) => id)).toEqual(half.slice(perHour - 15));
    const targets = await db.selectFrom('links').select('target').execute();
    const isNew = ({ target }: { target: string }) => target === 'https://new.example';
    expect(targets.filter(isNew)).toHaveLength(perHour);
  });

  test('are deleted after a day in small steps, the rows of each job before the job itself', async () => {
    const { db } = await open();
    const workspace_id = await storeWaiting(db, [], 0);
    const job = { workspace_id, action: '{"do":"delete"}', leased_until: 0, failures: 0 } as const;
    await db
      .insertInto('library_jobs')
      .values([
        { ...job, id: 'old', state: 'done', created_at: 0 },
        { ...job, id: 'slow', state: 'running', created_at: 0 },
        { ...job, id: 'young', state: 'done', created_at: 1 },
      ])
      .execute();
    const row = { project_id: 'project', state: 'done' } as const;
    const rowsOf = (job_id: string, count: number) =>
      Array.from({ length: count }, (_, number) => ({ ...row, job_id, number }));
    await db
      .insertInto('library_job_rows')
      .values([...rowsOf('old', 25), ...rowsOf('slow', 2), ...rowsOf('young', 2)])
      .execute();
    const left = async () => [
      (await db.selectFrom('library_jobs').select('id').orderBy('id').execute()).map(
        ({ id }) => id,
      ),
      (await db.selectFrom('library_job_rows').select('number').execute()).length,
    ];
    const step = (now: number) =>
      deleteOldLibraryJobs(db, { now, batch: 10, signal: new AbortController().signal });
    expect([await step(DAY_MS), await left()]).toEqual([10, [['old', 'slow', 'young'], 19]]);
    expect([await step(DAY_MS), await left()]).toEqual([10, [['old', 'slow', 'young'], 9]]);
    expect([await step(DAY_MS), await left()]).toEqual([1, [['slow', 'young'], 4]]);
    expect([await step(DAY_MS), await left()]).toEqual([0, [['slow', 'young'], 4]]);
    expect([await step(2 * DAY_MS), await left()]).toEqual([2, [[], 0]]);
  });

  test('are neither listed nor undone once they have finished and are a day old, because some of their rows may have been deleted', async () => {
    const { db } = await open();
    let now = Date.now();
    const owner = await newUser(await testApp({ db, clock: () => now }));
    const { id } = await owner.save();
    const action = { do: 'rename', pattern: 'New' };
    const job = await runJob(owner, { selection: { ids: [id] }, action });
    const idsListed = async () =>
      (await owner.send('GET', '/api/library/jobs')).json().map(({ id }: LibraryJob) => id);
    now += DAY_MS - 1;
    expect(await idsListed()).toEqual([job.id]);
    now += 1;
    expect(await idsListed()).toEqual([]);
    const shown = await owner.send('GET', `/api/library/jobs/${job.id}`);
    expect(shown.json()).toMatchObject({ state: 'done', undoUntil: null });
    const { statusCode } = await owner.send('POST', `/api/library/jobs/${job.id}/undo`);
    expect(statusCode).toBe(404);
  });

  test('return their problems to a retry, although no idempotency record contains them', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const body = { selection: { ids: ['unknown'] }, action: { do: 'rename', pattern: 'New' } };
    const key = { 'idempotency-key': 'a-job-of-an-unknown-code' };
    const send = () => owner.send('POST', '/api/library/jobs', body, key);
    const [first, second] = [await send(), await send()];
    expect(first.json().problems).toMatchObject([{ id: 'unknown', error: { code: 'not_found' } }]);
    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    const record = await db.selectFrom('idempotency_records').select('body').executeTakeFirst();
    expect(record?.body).toContain('"problems":[]');
  });

  test('are limited to 500 per user and day', async () => {
    const { db } = await open();
    let now = Date.now();
    const owner = await newUser(await testApp({ db, clock: () => now }));
    const other = await newUser(owner.app);
    const start = async (visitor: Visitor) => {
      const action = { do: 'rename', pattern: 'New' };
      const body = { selection: { ids: ['unknown'] }, action };
      return (await visitor.send('POST', '/api/library/jobs', body)).statusCode;
    };
    const { id: workspace_id } = (await owner.user()) as { id: number };
    const job = { workspace_id, action: '{"do":"delete"}', state: 'done', failures: 0 } as const;
    await db
      .insertInto('library_jobs')
      .values(
        Array.from({ length: 499 }, (_, i) => {
          return { ...job, id: `${i}`, created_at: now - DAY_MS / 2, leased_until: 0 };
        }),
      )
      .execute();
    expect([await start(owner), await start(owner), await start(other)]).toEqual([201, 429, 201]);
    now += DAY_MS / 2;
    expect(await start(owner)).toBe(201);
  });
});
