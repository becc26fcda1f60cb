import type { History, RestoredChange } from '@everscan/contract/codes.schemas';
import { limits } from '@everscan/contract/limits';
import { defaultDesign } from '@everscan/core/design/design';
import { expect, test } from 'vitest';
import type { Db } from '../platform/db/connect.ts';
import { up } from '../platform/db/migrations/0029-history-and-bin.ts';
import { unwrap } from '../platform/http/http-error.ts';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { newDynamicCode } from '../testing/links.ts';
import { addLink } from '../testing/short-links.ts';
import { newUser, type Visitor } from '../testing/visitor.ts';
import { changeCode } from './change.ts';
import { revertJob } from './undo.ts';

const MINUTE = 60_000;
const design = { ...defaultDesign, shape: 'dots' as const };
const rules = {
  shortUrl: 'http://localhost',
  checkTarget: (href: string) => ({ ok: true as const, href, displayHost: href }),
  needsVerifiedAddress: false,
};

describeOnEachDatabase('the history of a code', (open) => {
  async function start() {
    const { db } = await open();
    const time = { now: Date.UTC(2026, 5, 1) };
    const app = await testApp({ db, clock: () => time.now });
    const owner = await newUser(app);
    await owner.send('POST', '/api/subscribe');
    const wait = (minutes: number) => {
      time.now += minutes * MINUTE;
    };
    return { db, app, owner, wait };
  }

  const historyOf = async (owner: Visitor, id: string) =>
    (await owner.send('GET', `/api/projects/${id}/history`)).json<History>();
  const goBack = async (owner: Visitor, id: string, change: number, body: object = {}) => {
    const response = await owner.send(
      'POST',
      `/api/projects/${id}/history/${change}/restore`,
      body,
    );
    return {
      status: response.statusCode,
      body: response.json<RestoredChange & { code: string }>(),
    };
  };

  test('contains every change with its time and the values before it', async () => {
    const { owner, wait } = await start();
    const { id } = await newDynamicCode(owner, 'https://a.example/');
    const path = `/api/projects/${id}`;
    await owner.send('PATCH', path, { title: 'Menu', design });
    wait(1);
    await owner.send('PATCH', path, { link: { target: 'b.example', utm: { source: 'x' } } });
    await owner.send('PATCH', path, { link: { state: 'paused', pauseText: 'Soon' } });
    await owner.send('PATCH', path, { link: { endsAt: '2026-12-31T00:00:00.000Z' } });
    const { changes, current } = await historyOf(owner, id);
    expect(changes).toMatchObject([
      { what: ['schedule'], before: { startsAt: null, endsAt: null, fallback: null } },
      { what: ['state'], before: { state: 'active', pauseText: '' } },
      {
        ...{ at: '2026-06-01T00:01:00.000Z', what: ['target'] },
        before: { target: 'https://a.example/', utm: {} },
      },
      {
        ...{ at: '2026-06-01T00:00:00.000Z', what: ['title', 'design'] },
        before: { title: 'New QR Code', style: 'dots' },
      },
    ]);
    expect(current).toMatchObject({ title: 'Menu', state: 'paused', target: 'https://b.example' });
  });

  test('contains whether the query is passed on, which a person can take back', async () => {
    const { owner } = await start();
    const { id } = await newDynamicCode(owner, 'https://a.example/');
    const changed = await owner.send('PATCH', `/api/projects/${id}`, {
      link: { passesQuery: true },
    });
    const link = { passesQuery: true, target: 'https://a.example/' };
    expect(changed.json()).toMatchObject({ link });
    const { changes, current } = await historyOf(owner, id);
    expect(changes).toMatchObject([{ what: ['query'], before: { passesQuery: false } }]);
    expect(current).toMatchObject({ passesQuery: true });
    await owner.send('POST', `/api/projects/${id}/history/${changes[0]?.id}/restore`, {});
    expect((await owner.send('GET', `/api/projects/${id}`)).json().link.passesQuery).toBe(false);
  });

  test('joins edits of the same part within ten minutes, and drops a change that was reverted', async () => {
    const { owner, wait } = await start();
    const { id } = await owner.save('one');
    const rename = (title: string) => owner.send('PATCH', `/api/projects/${id}`, { title });
    await rename('two');
    wait(4);
    await owner.send('PATCH', `/api/projects/${id}`, { data: { url: 'b.example' } });
    wait(5);
    await rename('three');
    wait(1);
    await rename('four');
    const { changes } = await historyOf(owner, id);
    expect(changes.map(({ before }) => before)).toMatchObject([
      { title: 'three' },
      { data: { url: 'example.com/menu' } },
      { title: 'one' },
    ]);
    await rename('three');
    expect((await historyOf(owner, id)).changes).toHaveLength(2);
  });

  test('does not join an edit with one made while the clock was ahead', async () => {
    const { owner, wait } = await start();
    const { id } = await owner.save('one');
    const rename = (title: string) => owner.send('PATCH', `/api/projects/${id}`, { title });
    wait(3 * 60);
    await rename('two');
    wait(-2 * 60);
    await rename('three');
    wait(60);
    await rename('four');
    wait(-50); // the clocks of two machines may differ by this much
    await rename('five');
    const { changes } = await historyOf(owner, id);
    expect(changes.map(({ before }) => before)).toMatchObject([
      { title: 'three' },
      { title: 'two' },
      { title: 'one' },
    ]);
  });

  test('does not join an edit with a change of two parts if the other part has changed since', async () => {
    const { owner, wait } = await start();
    const { id } = await owner.save('one');
    const edit = (body: object) => owner.send('PATCH', `/api/projects/${id}`, body);
    await edit({ title: 'two', design });
    wait(9);
    await edit({ title: 'three', data: { url: 'b.example' } });
    await edit({ design: { ...design, shape: 'classy' } });
    const { changes } = await historyOf(owner, id);
    expect(changes.map(({ what }) => what)).toEqual([
      ['design'],
      ['title', 'content'],
      ['title', 'design'],
    ]);
  });

  test('restores the values before a change, which can be undone', async () => {
    const { owner, wait } = await start();
    const { id } = await newDynamicCode(owner, 'https://a.example/?x=1');
    const path = `/api/projects/${id}`;
    await owner.send('PATCH', path, { link: { target: 'b.example' } });
    wait(20);
    await owner.send('PATCH', path, { link: { target: 'c.example' } });
    await owner.send('PATCH', path, { design });
    const [, newer, older] = (await historyOf(owner, id)).changes.map((change) => change.id);
    expect((await goBack(owner, id, older as number)).body).toMatchObject({
      code: 'version_conflict',
      reason: 'later_change',
    });
    const back = await goBack(owner, id, older as number, { force: true });
    expect(back.body.project.link?.target).toBe('https://a.example/?x=1');
    const undone = await goBack(owner, id, back.body.change as number);
    expect(undone.body.project.link?.target).toBe('https://c.example');
    expect((await historyOf(owner, id)).changes.map((each) => each.isReversal)).toEqual([
      ...[true, true, false, false, false],
    ]);
    const same = await goBack(owner, id, back.body.change as number, { force: true });
    expect(same.body.change).toBeNull();
    expect((await goBack(owner, id, newer as number)).status).toBe(200);
  });

  test('restores earlier values only within the rules: not of other codes, the content of a dynamic code or a disabled link', async () => {
    const { db, app, owner } = await start();
    const other = await newUser(app);
    const { id } = await owner.save();
    await owner.send('PATCH', `/api/projects/${id}`, { data: { url: 'b.example' } });
    const [content] = (await historyOf(owner, id)).changes;
    const { id: dynamic } = await newDynamicCode(owner);
    const path = `/api/projects/${dynamic}`;
    await owner.send('PATCH', path, { link: { state: 'paused' } });
    await owner.send('PATCH', path, { link: { fallback: 'b.example' } });
    const [schedule, state] = (await historyOf(owner, dynamic)).changes;
    const answers = [
      await goBack(other, id, content?.id as number),
      await goBack(owner, dynamic, content?.id as number),
      await goBack(owner, id, 999),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    await db.updateTable('links').set({ state: 'paused', blocked_at: 1 }).execute();
    expect((await goBack(owner, dynamic, state?.id as number)).body.code).toBe('link_disabled');
    expect((await goBack(owner, dynamic, schedule?.id as number)).status).toBe(200);
    // Earlier versions made a static code dynamic itself.
    const linkOf = { project_id: id, workspace_id: Number((await owner.user())?.id) };
    await addLink(db, 'EARLIER2', linkOf);
    expect((await goBack(owner, id, content?.id as number, { force: true })).body.code).toBe(
      'dynamic_content',
    );
    expect((await historyOf(owner, id)).changes.map((each) => each.isReversible)).toEqual([false]);
  });

  test('keeps the last 100 changes, and fewer with large logos', async () => {
    const { db, owner, wait } = await start();
    const { id } = await owner.save('0');
    for (let i = 1; i <= 103; i++) {
      wait(10);
      await owner.send('PATCH', `/api/projects/${id}`, { title: `${i}` });
    }
    const { changes } = await historyOf(owner, id);
    expect([changes.length, changes.at(-1)?.before.title]).toEqual([100, '3']);
    await db.updateTable('project_changes').set({ size: 40_000 }).execute();
    wait(10);
    await owner.send('PATCH', `/api/projects/${id}`, { title: 'last' });
    expect((await historyOf(owner, id)).changes).toHaveLength(10);
  });

  test('records each change of a job separately, and undo reverts it unless the code has changed since', async () => {
    const { db, owner } = await start();
    const { id } = await owner.save('one');
    const caller = { workspace: Number((await owner.user())?.id) };
    const now = Date.UTC(2026, 5, 1);
    const run = (jobId: string, title: string) =>
      db.transaction().execute((trx) => {
        const edit = { id, change: { title } };
        return changeCode(trx, caller, edit, { by: 'job', rules, now, jobId });
      });
    const undo = (jobId: string) =>
      db.transaction().execute(async (trx) => {
        const outcomes = await revertJob(trx, caller, [id], { rules, now, jobId, createdAt: now });
        return unwrap(outcomes.get(id));
      });
    await owner.send('PATCH', `/api/projects/${id}`, { title: 'two' });
    await run('first', 'three');
    await run('second', 'four');
    expect((await historyOf(owner, id)).changes.map(({ byJob }) => byJob)).toEqual([
      ...[true, true, false],
    ]);
    await expect(undo('first')).rejects.toMatchObject({ statusCode: 409 });
    await undo('second');
    await undo('first');
    await expect(undo('none')).rejects.toMatchObject({ statusCode: 404 });
    const [project] = (await owner.send('GET', '/api/projects')).json();
    expect(project.title).toBe('two');
  });

  test('begins with the targets that a code had before histories were recorded', async () => {
    const { db, owner } = await start();
    const { id } = await newDynamicCode(owner, 'https://a.example/');
    for (const target of ['b.example', 'c.example']) {
      await owner.send('PATCH', `/api/projects/${id}`, { link: { target, utm: { source: 'x' } } });
    }
    await beginHistories(db);
    const { changes } = await historyOf(owner, id);
    expect(changes.map(({ before }) => before)).toEqual([
      { target: 'https://b.example', utm: { source: 'x' } },
      { target: 'https://a.example/', utm: { source: 'x' } },
    ]);
    const [, first] = changes;
    const { body } = await goBack(owner, id, first?.id as number, { force: true });
    expect(body.project.link?.target).toBe('https://a.example/');
  });

  test('begins with the latest 100 targets of a code, and the next edit may revert one', async () => {
    const { db, owner } = await start();
    const { id } = await newDynamicCode(owner, 'https://a.example/');
    const link = await db.selectFrom('links').select('id').executeTakeFirstOrThrow();
    const targets = Array.from({ length: 150 }, (_, i) => {
      return { link_id: link.id, target: `https://${i}.example`, changed_at: 0 };
    });
    await db.insertInto('link_targets').values(targets).execute();
    await owner.send('PATCH', `/api/projects/${id}`, { link: { target: 'b.example' } });
    await beginHistories(db);
    const { changes } = await historyOf(owner, id);
    expect(changes).toHaveLength(100);
    expect(changes[0]?.before.target).toBe('https://149.example');
    await owner.send('PATCH', `/api/projects/${id}`, { link: { target: 'https://149.example' } });
    expect((await historyOf(owner, id)).changes).toEqual(changes.slice(1));
  });

  test('counts returning to a target towards the limit of a new account', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const { id } = await newDynamicCode(owner);
    for (let i = 0; i < limits.newAccountTargetChangesPerHour; i++) {
      await owner.send('PATCH', `/api/projects/${id}`, { link: { target: `${i}.example` } });
    }
    const [change] = (await historyOf(owner, id)).changes;
    expect((await goBack(owner, id, change?.id as number, { force: true })).status).toBe(429);
  });
});

/** Takes the database along from the version that had no histories. */
async function beginHistories(db: Db): Promise<void> {
  await db.schema.dropTable('project_changes').execute();
  await db.schema.alterTable('links').renameColumn('workspace_id', 'user_id').execute();
  await up(db as never);
  for (const table of ['links', 'project_changes', 'deleted_projects']) {
    await db.schema.alterTable(table).renameColumn('user_id', 'workspace_id').execute();
  }
  await db.schema.alterTable('project_changes').addColumn('picture', 'text').execute();
}
