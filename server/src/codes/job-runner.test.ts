import type { LibraryJob } from '@everscan/contract/codes.schemas';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { beginJob, beginUndo, runJob, startWithCodes } from '../testing/library-jobs.ts';
import { insertCodes } from '../testing/many-codes.ts';
import { newUser, type Visitor } from '../testing/visitor.ts';
import { deleteOldLibraryJobs, leaseJob } from './batch.ts';

describeOnEachDatabase('a job', (open) => {
  test('of more codes than fit into a request continues in another process', async () => {
    const { db, app, owner, job } = await startLarge();
    await app.close(); // in the middle of it
    const waiting = db.selectFrom('library_job_rows').where('state', '=', 'waiting');
    expect((await waiting.select('number').execute()).length).toBeGreaterThan(0);
    const next = await testApp({ db });
    const again = await newUser(next);
    again.cookies.clear();
    for (const [name, value] of owner.cookies) again.cookies.set(name, value);
    await next.listen({ port: 0 });
    await ended(again, job, { state: 'done', done: 450, failed: 0 });
    const titles = await db.selectFrom('projects').select('title').execute();
    expect(new Set(titles.map(({ title }) => title)).size).toBe(450);
  });

  test('can be undone while it runs', async () => {
    const { db, owner, job } = await startLarge();
    expect((await beginUndo(owner, job)).state).toMatch(/^undo/);
    await ended(owner, job, { state: 'undone', failed: 0 });
    const titles = await db.selectFrom('projects').select('title').orderBy('position').execute();
    expect(titles.map(({ title }) => title)).toEqual(
      Array.from({ length: 450 }, (_, index) => `Code ${index}`),
    );
  });

  test('finishes although one code fails unexpectedly', async () => {
    const { db, owner, ids } = await startWithCodes(open);
    const broken = await owner.save('Broken');
    await db.updateTable('projects').set({ data: '{' }).where('id', '=', broken.id).execute();
    const job = await runJob(owner, {
      selection: { ids: [ids[0], broken.id, ids[1]] },
      action: { do: 'rename', pattern: 'At {host}' },
    });
    await ended(owner, job, {
      state: 'done',
      changed: 2,
      problems: [{ title: 'Broken', error: { code: 'internal' } }],
    });
  });

  test('of many codes finishes although its pattern contains half an emoji', async () => {
    const { owner, job } = await startLarge('\ud83d{number}');
    await ended(owner, job, { state: 'done', changed: 450, failed: 0 });
  });

  test('is refused while three others of the same user run', async () => {
    const { db, owner, ids } = await startWithCodes(open);
    const other = await newUser(owner.app);
    const pause = { selection: { ids }, action: { do: 'state', state: 'paused' } };
    const job = await runJob(owner, pause);
    const { action, workspace_id } = await db
      .selectFrom('library_jobs')
      .selectAll()
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow();
    const row = { action, workspace_id, state: 'running', created_at: 0, failures: 0 } as const;
    await db
      .insertInto('library_jobs')
      .values(['a', 'b', 'c'].map((id) => ({ ...row, id, leased_until: Date.now() + 50_000 })))
      .execute();
    const { statusCode, body } = await owner.send('POST', '/api/library/jobs', pause);
    expect([statusCode, JSON.parse(body).reason]).toEqual([400, 'job_limit']);
    await runJob(other, pause);
    await deleteOldLibraryJobs(db, { now: Date.now(), batch: 10 } as never);
    await runJob(owner, pause);
  });

  test('is leased to one process at a time', async () => {
    const { db, owner } = await startWithCodes(open, { codes: 0 });
    const { id: workspace_id } = (await owner.user()) as { id: number };
    const action = JSON.stringify({ do: 'move', folder: null });
    const job = { id: 'job', workspace_id, action, state: 'running', failures: 0 } as const;
    await db
      .insertInto('library_jobs')
      .values({ ...job, created_at: 0, leased_until: 0 })
      .execute();
    expect(await leaseJob(db, 1_000)).toMatchObject({ id: 'job' });
    expect(await leaseJob(db, 30_999)).toBeUndefined();
    expect(await leaseJob(db, 31_000)).toMatchObject({ id: 'job' });
  });

  test('is leased even if a clock that was ahead has set its lease', async () => {
    const { db, owner } = await startWithCodes(open, { codes: 0 });
    const { id: workspace_id } = (await owner.user()) as { id: number };
    const action = JSON.stringify({ do: 'move', folder: null });
    const job = { id: 'job', workspace_id, action, state: 'running', failures: 0 } as const;
    await db
      .insertInto('library_jobs')
      .values({ ...job, created_at: 0, leased_until: 100_000 })
      .execute();
    expect(await leaseJob(db, 40_000)).toBeUndefined(); // clocks may differ by the length of a lease
    expect(await leaseJob(db, 39_999)).toMatchObject({ id: 'job' });
  });

  async function startLarge(pattern = 'Table {number}') {
    const started = await startWithCodes(open, { codes: 0 });
    const { db, owner } = started;
    const user = (await owner.user()) as { id: number };
    await insertCodes(db, user.id, 450);
    const job = await beginJob(owner, {
      selection: { filter: {} },
      action: { do: 'rename', pattern },
    });
    expect(job).toMatchObject({ state: 'running', total: 450 });
    return { ...started, job };
  }

  async function ended(owner: Visitor, { id }: LibraryJob, expected: object): Promise<void> {
    await expect
      .poll(async () => (await owner.send('GET', `/api/library/jobs/${id}`)).json())
      .toMatchObject(expected);
  }
});
