import type { Action, LibraryJob } from '@everscan/contract/api/library-jobs';
import type { Project } from '@everscan/contract/api/projects';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { insertCodes } from '../../testing/many-codes.ts';
import { newUser, type Visitor } from '../../testing/visitor.ts';
import { deleteOldLibraryJobs, leaseJob } from './library-jobs.store.ts';

describeOnEachDatabase('a change of many codes', (open) => {
  async function start({ codes = 3 } = {}) {
    const { db } = await open();
    const app = await testApp({ db });
    const owner = await newUser(app);
    await owner.send('POST', '/api/subscribe');
    await db
      .updateTable('users')
      .set({ created_at: Date.now() - 48 * 3600 * 1000 }) // old enough to change many targets
      .execute();
    const ids: string[] = [];
    for (let number = 1; number <= codes; number++) {
      const link = { target: `https://old.example/${number}` };
      ids.push((await owner.saveDynamic(`Table ${number}`, link)).id);
    }
    return { db, app, owner, ids };
  }

  test.each<[string, Action, (project: Project) => unknown, unknown[]]>([
    [
      'targets',
      { do: 'target', target: 'new.example' },
      ({ link }) => link?.target,
      ['https://new.example', 'https://new.example', 'https://new.example'],
    ],
    [
      'a part of each target',
      { do: 'replace-in-target', find: 'old.example', replace: 'new.example' },
      ({ link }) => link?.target,
      ['https://new.example/1', 'https://new.example/2', 'https://new.example/3'],
    ],
    [
      'the state',
      { do: 'state', state: 'paused', pauseText: 'Closed' },
      ({ link }) => `${link?.state} ${link?.pauseText}`,
      ['paused Closed', 'paused Closed', 'paused Closed'],
    ],
    [
      'the schedule',
      { do: 'schedule', endsAt: '2030-01-01T00:00:00Z' },
      ({ link }) => link?.endsAt,
      Array(3).fill('2030-01-01T00:00:00.000Z'),
    ],
    [
      'titles by a pattern',
      { do: 'rename', pattern: '{number}. {title} at {host} {unknown}' },
      ({ title }) => title,
      [1, 2, 3].map((number) => `${number}. Table ${number} at old.example {unknown}`),
    ],
    [
      'titles by half an emoji',
      { do: 'rename', pattern: '{number}\ud83d' },
      ({ title }) => title,
      ['1\ufffd', '2\ufffd', '3\ufffd'],
    ],
    ['everything: it deletes them', { do: 'delete' }, () => 'there', []],
  ])('changes %s, and one undo takes it back', async (_name, action, read, expected) => {
    const { owner, ids } = await start();
    const before = await projectsOf(owner);
    const job = await run(owner, { selection: { ids }, action });
    expect(job).toMatchObject({ state: 'done', total: 3, done: 3, failed: 0, problems: [] });
    expect((await projectsOf(owner)).map(read)).toEqual(expected);
    const undone = await undo(owner, job);
    expect(undone).toMatchObject({ state: 'undone', total: 3, done: 3, failed: 0 });
    expect((await projectsOf(owner)).map(read)).toEqual(before.map(read));
    expect(await undo(owner, job)).toEqual(undone);
  });

  test('does not touch codes that are as wanted', async () => {
    const { db, owner, ids } = await start();
    const action = { do: 'rename', pattern: 'Table 2' };
    const job = await run(owner, { selection: { ids }, action });
    expect(job).toMatchObject({ state: 'done', changed: 2 });
    const rows = await db.selectFrom('projects').select('version').orderBy('position').execute();
    expect(rows.map(({ version }) => version)).toEqual([2, 1, 2]);
    expect(job.undoUntil).not.toBeNull();
    const again = await run(owner, { selection: { ids }, action });
    expect(again).toMatchObject({ state: 'done', changed: 0, undoUntil: null });
  });

  test('moves and tags, and one undo takes it back', async () => {
    const { owner, ids } = await start();
    const folder = (await owner.send('POST', '/api/library/folders', { name: 'Bar' })).json();
    const tag = (await owner.send('POST', '/api/library/tags', { name: 'Summer' })).json();
    const selection = { ids: ids.slice(1) };
    const moved = await run(owner, { selection, action: { do: 'move', folder: folder.id } });
    const tagged = await run(owner, {
      selection: { filter: { folder: folder.id } },
      action: { do: 'tag', add: [tag.id], remove: [] },
    });
    const places = async () =>
      (await owner.send('GET', '/api/library?order=asc'))
        .json()
        .codes.map(({ folder, tags }: { folder: string; tags: string[] }) => [folder, tags]);
    const inside = [folder.id, [tag.id]];
    expect(await places()).toEqual([[null, []], inside, inside]);
    await undo(owner, tagged);
    await undo(owner, moved);
    expect(await places()).toEqual(Array(3).fill([null, []]));
  });

  test('names each code that it cannot change, and changes the others', async () => {
    const { owner, ids } = await start();
    const fixed = await owner.save('A static code');
    const other = await newUser(owner.app);
    const strange = await other.saveDynamic('of somebody else');
    const job = await run(owner, {
      selection: { ids: [fixed.id, strange.id, ...ids] },
      action: { do: 'state', state: 'paused' },
    });
    expect(job).toMatchObject({ state: 'done', total: 5, done: 5, failed: 2 });
    expect(job.problems).toMatchObject([
      { title: 'A static code', error: { code: 'bad_request', reason: 'static_code' } },
      { title: '', error: { code: 'not_found' } },
    ]);
    expect((await projectsOf(other))[0]?.link?.state).toBe('active');
    for (const path of ['', '/undo']) {
      const method = path ? 'POST' : 'GET';
      const { statusCode } = await other.send(method, `/api/library/jobs/${job.id}${path}`);
      expect(statusCode).toBe(404);
    }
  });

  test('shows before what it would do with each code', async () => {
    const { owner, ids } = await start();
    await owner.save('A static code');
    const body = {
      selection: { filter: {}, except: [ids[2]] },
      action: { do: 'replace-in-target', find: 'https://old.example/1', replace: 'javascript:x' },
    };
    const preview = (await owner.send('POST', '/api/library/preview', body)).json();
    expect(preview).toMatchObject({ total: 3, changing: 0 });
    expect(preview.rows).toMatchObject([
      { before: 'A static code', error: { reason: 'static_code' } },
      { before: 'https://old.example/2', after: 'https://old.example/2' },
      { before: 'https://old.example/1', error: { code: 'target_invalid' } },
    ]);
  });

  test('keeps what was changed again before the undo', async () => {
    const { owner, ids } = await start();
    const job = await run(owner, {
      selection: { ids },
      action: { do: 'target', target: 'new.example' },
    });
    await owner.send('PATCH', `/api/projects/${ids[1]}/link`, { target: 'by-hand.example' });
    expect(await undo(owner, job)).toMatchObject({ state: 'undone', failed: 1 });
    expect((await projectsOf(owner)).map(({ link }) => link?.target)).toEqual([
      'https://old.example/1',
      'https://by-hand.example',
      'https://old.example/3',
    ]);
  });

  test('leaves a code where its owner has put it since', async () => {
    const { owner, ids } = await start();
    const folderOf = async (name: string) =>
      (await owner.send('POST', '/api/library/folders', { name })).json().id;
    const [bar, garden] = [await folderOf('Bar'), await folderOf('Garden')];
    const move = (ids: unknown, folder: string) =>
      run(owner, { selection: { ids }, action: { do: 'move', folder } });
    const job = await move(ids, bar);
    await move([ids[1]], garden);
    expect(await undo(owner, job)).toMatchObject({
      failed: 1,
      problems: [{ id: ids[1], error: { reason: 'later_change' } }],
    });
    const { codes } = (await owner.send('GET', '/api/library?order=asc')).json();
    expect(codes.map(({ folder }: { folder: string }) => folder)).toEqual([null, garden, null]);
  });

  test('takes back only tags that are as it has left them', async () => {
    const { owner, ids } = await start();
    const [first, second, third] = ids as [string, string, string];
    const newTag = async (name: string) =>
      (await owner.send('POST', '/api/library/tags', { name })).json().id;
    const [bar, menu, old] = [await newTag('Bar'), await newTag('Menu'), await newTag('Old')];
    const tag = (ids: string[], add: string[], remove: string[]) =>
      run(owner, { selection: { ids }, action: { do: 'tag', add, remove } });
    await tag([third], [menu], []);
    await tag(ids, [old], []);
    const job = await tag(ids, [bar, menu], [old]);
    await tag([first], [], [bar]);
    await tag([second], [old], [bar, menu]);
    await tag([third], [old], []);
    await owner.send('DELETE', `/api/library/tags/${menu}`);
    expect(await undo(owner, job)).toMatchObject({
      failed: 1,
      problems: [{ id: second, error: { reason: 'later_change' } }],
    });
    const { codes } = (await owner.send('GET', '/api/library?order=asc')).json();
    expect(codes.map(({ tags }: { tags: string[] }) => tags)).toEqual([[old], [old], [old]]);
  });

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

  test('ends when one code fails unexpectedly', async () => {
    const { db, owner, ids } = await start();
    const broken = await owner.save('Broken');
    await db.updateTable('projects').set({ data: '{' }).where('id', '=', broken.id).execute();
    const job = await run(owner, {
      selection: { ids: [ids[0], broken.id, ids[1]] },
      action: { do: 'rename', pattern: 'At {host}' },
    });
    await ended(owner, job, {
      state: 'done',
      changed: 2,
      problems: [{ title: 'Broken', error: { code: 'internal' } }],
    });
  });

  test('is refused while three others of the same user run', async () => {
    const { db, owner, ids } = await start();
    const other = await newUser(owner.app);
    const pause = { selection: { ids }, action: { do: 'state', state: 'paused' } };
    const job = await run(owner, pause);
    const { action, user_id } = await db
      .selectFrom('library_jobs')
      .selectAll()
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow();
    const row = { action, user_id, state: 'running', created_at: 0, failures: 0 } as const;
    await db
      .insertInto('library_jobs')
      .values(['a', 'b', 'c'].map((id) => ({ ...row, id, leased_until: Date.now() * 2 })))
      .execute();
    const { statusCode, body } = await owner.send('POST', '/api/library/jobs', pause);
    expect([statusCode, JSON.parse(body).reason]).toEqual([400, 'job_limit']);
    await run(other, pause);
    await deleteOldLibraryJobs(db, { now: Date.now(), batch: 10 } as never);
    await run(owner, pause);
  });

  test('is leased to one process at a time', async () => {
    const { db, owner } = await start({ codes: 0 });
    const { id: user_id } = (await owner.user()) as { id: number };
    const action = JSON.stringify({ do: 'move', folder: null });
    const job = { id: 'job', user_id, action, state: 'running', failures: 0 } as const;
    await db
      .insertInto('library_jobs')
      .values({ ...job, created_at: 0, leased_until: 0 })
      .execute();
    expect(await leaseJob(db, 1_000)).toMatchObject({ id: 'job' });
    expect(await leaseJob(db, 30_999)).toBeUndefined();
    expect(await leaseJob(db, 31_000)).toMatchObject({ id: 'job' });
  });

  async function startLarge() {
    const started = await start({ codes: 0 });
    const { db, owner } = started;
    const user = (await owner.user()) as { id: number };
    await insertCodes(db, user.id, 450);
    const job = await begin(owner, {
      selection: { filter: {} },
      action: { do: 'rename', pattern: 'Table {number}' },
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

async function run(owner: Visitor, body: object): Promise<LibraryJob> {
  return end(owner, await begin(owner, body));
}

async function undo(owner: Visitor, job: LibraryJob): Promise<LibraryJob> {
  return end(owner, await beginUndo(owner, job));
}

/** A busy machine may need more time for a small change than one request takes. */
async function end(owner: Visitor, job: LibraryJob): Promise<LibraryJob> {
  let current = job;
  await expect
    .poll(async () => {
      if (/ing$/.test(current.state))
        current = (await owner.send('GET', `/api/library/jobs/${job.id}`)).json();
      return current.state;
    })
    .not.toMatch(/ing$/);
  return current;
}

async function begin(owner: Visitor, body: object): Promise<LibraryJob> {
  const response = await owner.send('POST', '/api/library/jobs', body);
  expect(response.statusCode).toBe(201);
  return response.json();
}

async function beginUndo(owner: Visitor, { id }: LibraryJob): Promise<LibraryJob> {
  return (await owner.send('POST', `/api/library/jobs/${id}/undo`)).json();
}

async function projectsOf(owner: Visitor): Promise<Project[]> {
  return (await owner.send('GET', '/api/projects')).json();
}
