import type { History } from '@everscan/contract/codes.schemas';
import type { LibraryGroups } from '@everscan/contract/groups.schemas';
import type { BulkRow } from '@everscan/contract/transfer.schemas';
import { expect, test } from 'vitest';
import type { Db } from '../platform/db/connect.ts';
import { applyRetention } from '../retention.ts';
import { codesOf, DAY, faultOf, saved, startUploads, upload } from '../testing/bulk-links.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';

const FIRST: readonly BulkRow[] = [
  { key: 'Table 1', target: 'shop.example/1', title: 'Table 1', label: 'Table 1', slug: 'table-1' },
  { key: 'Table 2', target: 'shop.example/2', title: 'Table 2', utm: { source: 'print' } },
  { key: 'Table 3', target: 'shop.example/3' },
];

describeOnEachDatabase('a list of dynamic codes', (open) => {
  const start = async () => startUploads((await open()).db);

  test('creates codes, and changes them when it is uploaded again', async () => {
    const { db, owner } = await start();
    const visitor = await owner();
    const first = await upload(visitor, FIRST);
    expect(first.outcomes.map(({ is }) => is)).toEqual(['created', 'created', 'created']);
    expect(first).toMatchObject({ room: 5000, thisHour: null });
    expect(saved(first)[0]?.shortUrl).toMatch(/\/Q\/TABLE-1$/);
    expect(await codesOf(db)).toMatchObject([
      { title: 'Table 1', target: 'https://shop.example/1', utm: null },
      { title: 'Table 2', target: 'https://shop.example/2', utm: '{"source":"print"}' },
      { title: 'New QR Code', target: 'https://shop.example/3' },
    ]);
    const [design] = await db.selectFrom('projects').select('design').orderBy('position').execute();
    expect(JSON.parse(design?.design ?? '').frame.text).toBe('Table 1');

    const second = await upload(visitor, [
      { key: ' table  1 ', target: 'https://shop.example/1', slug: 'TABLE-1' },
      { key: 'Table 2', target: 'shop.example/new', title: 'Terrace', utm: { medium: 'qr' } },
      { key: 'Table 4', target: 'shop.example/4' },
    ]);
    expect(second.outcomes.map(({ is }) => is)).toEqual(['unchanged', 'changed', 'created']);
    expect(
      saved(second)
        .slice(0, 2)
        .map(({ id }) => id),
    ).toEqual(
      saved(first)
        .slice(0, 2)
        .map(({ id }) => id),
    );
    expect(await codesOf(db)).toMatchObject([
      { title: 'Table 1' },
      {
        title: 'Terrace',
        location: 'https://shop.example/new?utm_source=print&utm_medium=qr',
      },
      { title: 'New QR Code' },
      { target: 'https://shop.example/4' },
    ]);
  });

  test('gives a row a slug although another row of the list takes the reserved one', async () => {
    const { owner } = await start();
    const visitor = await owner();
    const { url } = (await visitor.send('POST', '/api/reserved-code')).json<{ url: string }>();
    const reserved = url.split('/').at(-1) ?? '';
    const { outcomes } = await upload(visitor, [
      { key: 'chosen', target: 'shop.example/1', slug: reserved },
      { key: 'random', target: 'shop.example/2' },
    ]);
    expect(outcomes.map(({ is }) => is)).toEqual(['created', 'created']);
  });

  test('records a new title and a new target of a row apart, so that each can return alone', async () => {
    const { owner } = await start();
    const visitor = await owner();
    const row = { key: '1', target: 'shop.example/a', title: 'Menu' };
    const [first] = saved(await upload(visitor, [row]));
    await upload(visitor, [{ ...row, target: 'shop.example/b', title: 'Card' }]);
    const path = `/api/projects/${first?.id}`;
    await visitor.send('PATCH', path, { link: { target: 'shop.example/c' } });
    const { changes } = (await visitor.send('GET', `${path}/history`)).json<History>();
    const title = changes.find(({ what }) => what.includes('title'));
    const restored = await visitor.send('POST', `${path}/history/${title?.id}/restore`, {});
    expect(restored.json()).toMatchObject({
      project: { title: 'Menu', link: { target: 'https://shop.example/c' } },
    });
  });

  test('lets a later row change a code whose first row is refused', async () => {
    const { owner } = await start();
    const visitor = await owner();
    await upload(visitor, [{ key: 'a', target: 'shop.example', slug: 'menu' }]);
    const { outcomes } = await upload(visitor, [
      { key: 'a', target: 'http://127.0.0.1/' },
      { key: 'menu', target: 'shop.example/new', slug: 'menu' },
    ]);
    expect(outcomes.map(faultOf)).toEqual(['target_invalid target', 'changed']);
  });

  test('reports the cell of a bad row, and saves the others', async () => {
    const { db, owner } = await start();
    await upload(await owner(), [{ key: 'x', target: 'shop.example', slug: 'taken' }]);
    const visitor = await owner();
    await upload(visitor, [{ key: 'menu', target: 'shop.example', slug: 'menu' }]);
    const before = await codesOf(db);
    const { outcomes } = await upload(visitor, [
      { key: '1', target: 'javascript:alert(1)' },
      { key: '2', target: 'http://127.0.0.1/' },
      { key: '3', target: 'shop.example', slug: 'taken' },
      { key: '4', target: 'shop.example', slug: 'a b' },
      { key: '5', target: 'shop.example', title: 'x'.repeat(201) },
      { key: 'menu', target: 'shop.example/new', slug: 'other' },
      { key: 'good', target: 'shop.example' },
      { key: 'GOOD', target: 'shop.example/again' },
      { key: ' ', target: 'shop.example' },
      { key: '6', target: 'shop.example', utm: { source: 'x'.repeat(101) } },
    ]);
    expect(outcomes.map(faultOf)).toEqual([
      'target_invalid target',
      'target_invalid target',
      'slug_taken slug',
      'bad_request slug',
      'bad_request title',
      'bad_request slug',
      'created',
      'bad_request key',
      'bad_request key',
      'bad_request utm',
    ]);
    const after = await codesOf(db);
    expect(after.slice(0, 2)).toEqual(before);
    expect(after.slice(2)).toMatchObject([{ target: 'https://shop.example' }]);
    expect(await db.selectFrom('project_keys').select('id').execute()).toHaveLength(3);
  });

  test('reports in a dry run what would happen, and changes nothing', async () => {
    const { db, owner } = await start();
    const visitor = await owner();
    await upload(visitor, FIRST);
    const rows = [
      { key: 'Table 2', target: 'shop.example/other', utm: { source: 'print' } },
      { key: 'Table 3', target: 'shop.example/3' },
      { key: 'Table 9', target: 'shop.example/9', slug: 'nine', folder: 'New' },
      { key: 'Table 10', target: 'shop.example/10', slug: 'nine' },
    ];
    const before = await tablesOf(db);
    const dry = await upload(visitor, rows, { isDryRun: true });
    expect(dry.outcomes.map(faultOf)).toEqual([
      'changed',
      'unchanged',
      'created',
      'slug_taken slug',
    ]);
    expect(await tablesOf(db)).toEqual(before);
    const real = await upload(visitor, rows);
    expect(real.outcomes.map(faultOf)).toEqual(dry.outcomes.map(faultOf));
  });

  test('moves and tags codes, and creates missing folders and tags', async () => {
    const { owner } = await start();
    const visitor = await owner();
    await visitor.send('POST', '/api/library/tags', { name: 'Menu' });
    const rows = [
      { key: '1', target: 'a.example', folder: 'Berlin / Mitte', tags: ['menu', 'Indoor'] },
      { key: '2', target: 'b.example', folder: 'berlin/mitte', tags: ['INDOOR', 'indoor'] },
      { key: '3', target: 'c.example', folder: 'Berlin' },
      { key: '4', target: 'd.example', folder: 'a/b/c' },
      { key: '5', target: 'e.example', tags: ['x'.repeat(61)] },
      { key: '6', target: 'javascript:alert(1)', folder: 'Left out', tags: ['left out'] },
    ];
    const first = await upload(visitor, rows);
    expect(first.outcomes.map(faultOf)).toEqual([
      'created',
      'created',
      'created',
      'bad_request folder',
      'bad_request tags',
      'target_invalid target',
    ]);
    const groups = async () => {
      const all = (await visitor.send('GET', '/api/library/groups')).json<LibraryGroups>();
      const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
      return { folders: all.folders.sort(byName), tags: all.tags.sort(byName) };
    };
    const { folders, tags } = await groups();
    const [berlin, mitte] = folders;
    expect(folders).toMatchObject([
      { name: 'Berlin', parent: null, codes: 1 },
      { name: 'Mitte', parent: berlin?.id, codes: 2 },
    ]);
    expect(tags).toMatchObject([
      { name: 'Indoor', codes: 2 },
      { name: 'Menu', codes: 1 },
    ]);
    const same = await upload(visitor, rows.slice(0, 3));
    expect(same.outcomes.map(faultOf)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    const moved = await upload(visitor, [
      { key: '1', target: 'a.example' },
      { key: '2', target: 'b.example', tags: ['menu'] },
      { key: '3', target: 'c.example', folder: 'Berlin/Mitte' },
    ]);
    expect(moved.outcomes.map(faultOf)).toEqual(['unchanged', 'changed', 'changed']);
    expect((await groups()).folders).toMatchObject([{ codes: 0 }, { id: mitte?.id, codes: 3 }]);
    expect((await groups()).tags).toMatchObject([{ codes: 2 }, { codes: 2 }]);
  });

  test('reports the cell of a folder or tag that exceeds the limit', async () => {
    const { owner } = await start();
    const visitor = await owner();
    const rows = Array.from({ length: 100 }, (_, i) => ({
      key: `${i}`,
      target: 'a.example',
      folder: `Outer ${i}/Inner`,
    }));
    await upload(visitor, rows);
    const { outcomes } = await upload(visitor, [
      { key: 'new', target: 'a.example', folder: 'One more', tags: ['kept'] },
      { key: 'old', target: 'a.example', folder: 'Outer 1/Inner', tags: ['kept'] },
    ]);
    expect(outcomes.map(faultOf)).toEqual(['bad_request folder', 'created']);
  });

  test('finds a code by its slug when the slug is the key', async () => {
    const { owner } = await start();
    const visitor = await owner();
    const { id } = await visitor.saveDynamic('By hand', { slug: 'by-hand' });
    const row = { key: 'By-Hand', slug: 'by-hand', target: 'shop.example/new' };
    const { outcomes } = await upload(visitor, [row]);
    expect(outcomes).toMatchObject([{ is: 'changed', id }]);
    const stranger = await upload(await owner(), [row]);
    expect(stranger.outcomes.map(faultOf)).toEqual(['slug_taken slug']);
  });

  test('keeps the keys of one upload apart from others, and deletes them when they expire', async () => {
    const { db, owner, wait, clock } = await start();
    const visitor = await owner();
    const rows = [{ key: '2', target: 'shop.example' }];
    const [one, two] = ['a'.repeat(22), 'b'.repeat(22)];
    expect((await upload(visitor, rows, { upload: one })).outcomes[0]?.is).toBe('created');
    expect((await upload(visitor, rows, { upload: one })).outcomes[0]?.is).toBe('unchanged');
    expect((await upload(visitor, rows, { upload: two })).outcomes[0]?.is).toBe('created');
    expect((await upload(visitor, rows)).outcomes[0]?.is).toBe('created');
    wait(32 * DAY);
    await applyRetention({ db, clock });
    expect(await db.selectFrom('project_keys').select('id').execute()).toHaveLength(1);
  });

  test('refuses a row whose code is in the bin, until it is restored or deleted for good', async () => {
    const { db, owner } = await start();
    const visitor = await owner();
    const rows = FIRST.slice(2);
    const again = async () => (await upload(visitor, rows)).outcomes.map(faultOf);
    const [code] = saved(await upload(visitor, rows));
    await visitor.send('DELETE', `/api/projects/${code?.id}`);
    expect(await again()).toEqual(['bad_request key']);
    await visitor.send('POST', `/api/bin/${code?.id}/restore`);
    expect(await again()).toEqual(['unchanged']);
    await visitor.send('DELETE', `/api/projects/${code?.id}`);
    await visitor.send('DELETE', `/api/bin/${code?.id}`);
    expect(await db.selectFrom('project_keys').select('id').execute()).toEqual([]);
    expect(await again()).toEqual(['created']);
    expect(await again()).toEqual(['unchanged']);
  });

  test('changes a code once, even if two keys refer to it', async () => {
    const { db, owner } = await start();
    const visitor = await owner();
    await upload(visitor, [{ key: 'Table 1', target: 'a.example', slug: 'table-1' }]);
    const { outcomes } = await upload(visitor, [
      { key: 'table-1', target: 'b.example', slug: 'table-1' },
      { key: 'Table 1', target: 'a.example' },
    ]);
    expect(outcomes.map(faultOf)).toEqual(['changed', 'bad_request key']);
    expect(await codesOf(db)).toMatchObject([{ target: 'https://b.example' }]);
  });
});

async function tablesOf(db: Db) {
  return {
    projects: await db.selectFrom('projects').selectAll().orderBy('id').execute(),
    links: await db.selectFrom('links').selectAll().orderBy('id').execute(),
    targets: await db.selectFrom('link_targets').selectAll().orderBy('id').execute(),
    folders: await db.selectFrom('folders').selectAll().execute(),
    keys: await db.selectFrom('project_keys').selectAll().orderBy('id').execute(),
  };
}
