import type { Action, LibraryJob } from '@everscan/contract/api/library-jobs';
import type { Project } from '@everscan/contract/api/projects';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newUser, type Visitor } from '../../testing/visitor.ts';

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

  test('of more codes than fit into a request goes on after its process has died', async () => {
    const { db, app, owner } = await start({ codes: 0 });
    const user = (await owner.user()) as { id: number };
    await insertCodes(db, user.id, 450);
    const job = await run(owner, {
      selection: { filter: {} },
      action: { do: 'rename', pattern: 'Table {number}' },
    });
    expect(job).toMatchObject({ state: 'running', total: 450 });
    await app.close(); // in the middle of it
    const next = await testApp({ db });
    const again = await newUser(next);
    again.cookies.clear();
    for (const [name, value] of owner.cookies) again.cookies.set(name, value);
    await next.listen({ port: 0 });
    await expect
      .poll(async () => (await again.send('GET', `/api/library/jobs/${job.id}`)).json(), {
        timeout: 10_000,
      })
      .toMatchObject({ state: 'done', done: 450, failed: 0 });
    const titles = await db.selectFrom('projects').select('title').execute();
    expect(new Set(titles.map(({ title }) => title)).size).toBe(450);
  });
});

async function run(owner: Visitor, body: object): Promise<LibraryJob> {
  const response = await owner.send('POST', '/api/library/jobs', body);
  expect(response.statusCode).toBe(201);
  return response.json();
}

async function undo(owner: Visitor, { id }: LibraryJob): Promise<LibraryJob> {
  return (await owner.send('POST', `/api/library/jobs/${id}/undo`)).json();
}

async function projectsOf(owner: Visitor): Promise<Project[]> {
  return (await owner.send('GET', '/api/projects')).json();
}

async function insertCodes(
  db: Awaited<ReturnType<Parameters<Parameters<typeof describeOnEachDatabase>[1]>[0]>>['db'],
  userId: number,
  count: number,
): Promise<void> {
  const now = Date.now();
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `code-${index}`.padEnd(22, '-'),
    user_id: userId,
    position: index,
    title: `Code ${index}`,
    type: 'url',
    style: 'dots',
    data: '{"url":"a.example"}',
    design: null,
    version: 1,
    created_at: now,
    updated_at: now,
  }));
  await db.insertInto('projects').values(rows).execute();
}
