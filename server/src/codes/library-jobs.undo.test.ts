import { limits } from '@everscan/contract/limits';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { projectsOf, runJob, startWithCodes, undoJob } from '../testing/library-jobs.ts';
import { insertDynamicCodes } from '../testing/many-codes.ts';
import { newUser } from '../testing/visitor.ts';

describeOnEachDatabase('undoing a change of many codes', (open) => {
  test('keeps later changes that were made before the undo', async () => {
    const { owner, ids } = await startWithCodes(open);
    const job = await runJob(owner, {
      selection: { ids },
      action: { do: 'target', target: 'new.example' },
    });
    await owner.send('PATCH', `/api/projects/${ids[1]}`, { link: { target: 'by-hand.example' } });
    expect(await undoJob(owner, job)).toMatchObject({ state: 'undone', failed: 1 });
    expect((await projectsOf(owner)).map(({ link }) => link?.target)).toEqual([
      'https://old.example/1',
      'https://by-hand.example',
      'https://old.example/3',
    ]);
  });

  test("continues an hour later with codes that a new account's hourly target limit held back", async () => {
    const { db } = await open();
    let now = Date.now();
    const owner = await newUser(await testApp({ db, clock: () => now }));
    const { id: userId } = (await owner.user()) as { id: number };
    await insertDynamicCodes(db, userId, { count: 15, target: 'https://old.example/' });
    const targets = async () => (await projectsOf(owner)).map(({ link }) => link?.target);
    const before = await targets();
    const job = await runJob(owner, {
      selection: { filter: {} },
      action: { do: 'target', target: 'new.example' },
    });
    const [byHand] = await projectsOf(owner);
    await owner.send('PATCH', `/api/projects/${byHand?.id}`, {
      link: { target: 'by-hand.example' },
    });
    const left = limits.newAccountTargetChangesPerHour - 16;
    const first = await undoJob(owner, job);
    expect(first).toMatchObject({ state: 'undone', total: 15, changed: left, failed: 15 - left });
    expect(first.undoUntil).toBe(job.undoUntil);
    now += 3_600_000;
    const second = await undoJob(owner, job);
    expect(second).toMatchObject({ state: 'undone', total: 15, changed: 14, undoUntil: null });
    expect(second.problems).toMatchObject([{ id: byHand?.id, error: { reason: 'later_change' } }]);
    expect((await targets()).slice(1)).toEqual(before.slice(1));
    expect(await undoJob(owner, job)).toEqual(second);
  });

  test('leaves a code in the folder to which its owner has moved it since', async () => {
    const { owner, ids } = await startWithCodes(open);
    const folderOf = async (name: string) =>
      (await owner.send('POST', '/api/library/folders', { name })).json().id;
    const [bar, garden] = [await folderOf('Bar'), await folderOf('Garden')];
    const move = (ids: unknown, folder: string) =>
      runJob(owner, { selection: { ids }, action: { do: 'move', folder } });
    const job = await move(ids, bar);
    await move([ids[1]], garden);
    expect(await undoJob(owner, job)).toMatchObject({
      failed: 1,
      problems: [{ id: ids[1], error: { reason: 'later_change' } }],
    });
    const { codes } = (await owner.send('GET', '/api/library?order=asc')).json();
    expect(codes.map(({ folder }: { folder: string }) => folder)).toEqual([null, garden, null]);
  });

  test('reverts tags only where they are still as the job left them', async () => {
    const { owner, ids } = await startWithCodes(open);
    const [first, second, third] = ids as [string, string, string];
    const newTag = async (name: string) =>
      (await owner.send('POST', '/api/library/tags', { name })).json().id;
    const [bar, menu, old] = [await newTag('Bar'), await newTag('Menu'), await newTag('Old')];
    const tag = (ids: string[], add: string[], remove: string[]) =>
      runJob(owner, { selection: { ids }, action: { do: 'tag', add, remove } });
    await tag([third], [menu], []);
    await tag(ids, [old], []);
    const job = await tag(ids, [bar, menu], [old]);
    await tag([first], [], [bar]);
    await tag([second], [old], [bar, menu]);
    await tag([third], [old], []);
    await owner.send('DELETE', `/api/library/tags/${menu}`);
    expect(await undoJob(owner, job)).toMatchObject({
      failed: 1,
      problems: [{ id: second, error: { reason: 'later_change' } }],
    });
    const { codes } = (await owner.send('GET', '/api/library?order=asc')).json();
    expect(codes.map(({ tags }: { tags: string[] }) => tags)).toEqual([[old], [old], [old]]);
  });
});
