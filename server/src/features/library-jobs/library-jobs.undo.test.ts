import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { projectsOf, runJob, startWithCodes, undoJob } from '../../testing/library-jobs.ts';

describeOnEachDatabase('undoing a change of many codes', (open) => {
  test('keeps what was changed again before the undo', async () => {
    const { owner, ids } = await startWithCodes(open);
    const job = await runJob(owner, {
      selection: { ids },
      action: { do: 'target', target: 'new.example' },
    });
    await owner.send('PATCH', `/api/projects/${ids[1]}/link`, { target: 'by-hand.example' });
    expect(await undoJob(owner, job)).toMatchObject({ state: 'undone', failed: 1 });
    expect((await projectsOf(owner)).map(({ link }) => link?.target)).toEqual([
      'https://old.example/1',
      'https://by-hand.example',
      'https://old.example/3',
    ]);
  });

  test('leaves a code where its owner has put it since', async () => {
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

  test('reverts only tags that are still as the job left them', async () => {
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
