import { defaultDesign } from '@everscan/core/design/design';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY_MS } from '../platform/days.ts';
import { recordScans } from '../scans/scans.ts';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../testing/databases.ts';
import {
  addFolder,
  addTag,
  forgetEntries,
  listLibrary,
  move,
  newProUser,
  tag,
  titlesOf,
} from '../testing/library.ts';
import { scanOf } from '../testing/scans.ts';
import { newUser, projectBody, type Visitor } from '../testing/visitor.ts';

async function retitle(owner: Visitor, id: string, title: string): Promise<void> {
  await owner.send('PATCH', `/api/projects/${id}`, { title });
}

describeOnEachDatabase('the library', (open) => {
  test('lists codes newest first, without designs', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    await owner.save('One');
    const { id, link } = await owner.saveDynamic('Two', { target: 'example.com/two' });
    const { id: linkId } = await db.selectFrom('links').select('id').executeTakeFirstOrThrow();
    const now = Date.now();
    const scans = [now, now, now - 29 * DAY_MS, now - 30 * DAY_MS].map((at, i) =>
      scanOf({ linkId, at, visitor: String(i) }),
    );
    await db.transaction().execute((trx) => recordScans(trx, scans));
    const { codes, total, next } = await listLibrary(owner);
    expect([total, next]).toEqual([2, null]);
    expect(codes).toMatchObject([
      { id, title: 'Two', state: 'active', folder: null, tags: [] },
      { title: 'One', state: 'active', link: null, data: projectBody.data },
    ]);
    expect(codes[0]?.link).toEqual({
      code: link.code,
      shortUrl: link.shortUrl,
      target: 'https://example.com/two',
      scans: [1, ...Array(28).fill(0), 2],
    });
    expect(JSON.stringify(codes)).not.toContain('"design"');
  });

  test('notices every change of codes and links, and the codes of earlier versions', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    const { id } = await owner.save('Old');
    const dynamic = await owner.saveDynamic('Dynamic', { target: 'example.com/before' });
    expect(await titlesOf(owner, { q: 'old' })).toEqual(['Old']);
    await retitle(owner, id, 'New');
    expect([await titlesOf(owner, { q: 'old' }), await titlesOf(owner, { q: 'new' })]).toEqual([
      [],
      ['New'],
    ]);
    const body = { target: 'example.com/after', state: 'paused' };
    await owner.send('PATCH', `/api/projects/${dynamic.id}`, { link: body });
    expect(await titlesOf(owner, { q: 'after', state: 'paused' })).toEqual(['Dynamic']);
    await forgetEntries(db);
    expect(await titlesOf(owner, { q: 'new' })).toEqual(['New']);
    await owner.send('DELETE', `/api/projects/${dynamic.id}`);
    expect(await titlesOf(owner)).toEqual(['New']);
  });

  test('gives users only their own codes', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const [a, b] = [await newUser(app), await newUser(app)];
    const { id } = await a.saveDynamic('Alpha');
    const folder = await addFolder(a, 'of A');
    const red = await addTag(a, 'red');
    await move(db, a, [id], folder.id);
    await tag(db, a, [id], { add: [red.id] });
    await b.save('of B');
    expect(await titlesOf(b)).toEqual(['of B']);
    for (const query of [{ folder: folder.id }, { tags: red.id }, { q: 'red' }, { q: 'alpha' }]) {
      expect(await titlesOf(b, query)).toEqual([]);
    }
    expect((await b.send('GET', `/api/library/designs?ids=${id}`)).json()).toEqual([]);
    expect(await move(db, b, [id], null)).toEqual(new Map());
    expect(await tag(db, b, [id], { remove: [red.id] })).toEqual(new Map());
    await expect(move(db, b, [], folder.id)).rejects.toThrow(/folder does not exist/);
    await expect(tag(db, b, [], { add: [red.id] })).rejects.toThrow(/tag does not exist/);
    expect((await listLibrary(a)).codes).toMatchObject([{ folder: folder.id, tags: [red.id] }]);
  });

  test('moves and tags codes, and returns the previous folders and tags', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    const [one, two] = [(await owner.save('One')).id, (await owner.save('Two')).id];
    const [berlin, bonn] = [await addFolder(owner, 'Berlin'), await addFolder(owner, 'Bonn')];
    expect(await move(db, owner, [one], berlin.id)).toEqual(new Map([[one, null]]));
    const moved = await move(db, owner, [one, two, 'x'.repeat(22), '\0'], bonn.id);
    expect(moved).toEqual(
      new Map([
        [one, berlin.id],
        [two, null],
      ]),
    );
    expect(await move(db, owner, [two], null)).toEqual(new Map([[two, bonn.id]]));
    const [red, blue] = [(await addTag(owner, 'red')).id, (await addTag(owner, 'blue')).id];
    await tag(db, owner, [one], { add: [red, red] });
    const tagged = await tag(db, owner, [one, two], { add: [blue], remove: [red] });
    expect(tagged).toEqual(
      new Map([
        [one, [red]],
        [two, []],
      ]),
    );
    const { codes } = await listLibrary(owner, { order: 'asc' });
    expect(codes).toMatchObject([
      { folder: bonn.id, tags: [blue] },
      { folder: null, tags: [blue] },
    ]);
  });

  test('returns designs with their logos, a few at a time', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    const logo = {
      image: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(40)}`,
      width: 9,
      height: 9,
      share: 0.2,
      margin: 1,
    };
    const design = { ...defaultDesign, logo };
    const { id } = (await owner.send('POST', '/api/projects', { ...projectBody, design })).json();
    const response = await owner.send('GET', `/api/library/designs?ids=${id},${id},nobody`);
    expect(response.json()).toEqual([{ id, version: 1, design }]);
    const many = Array.from({ length: 25 }, (_, i) => String(i).padStart(22, 'x')).join();
    expect((await owner.send('GET', `/api/library/designs?ids=${many}`)).statusCode).toBe(400);
  });
});

describeOnEachDatabase('GET /api/projects', (open) => {
  test('lists the newest codes with `limit`, in the order of creation', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    for (const title of ['1', '2', '3']) await owner.save(title);
    const titles = async (query: string) =>
      (await owner.send('GET', `/api/projects${query}`))
        .json()
        .map(({ title }: { title: string }) => title);
    expect(await titles('?limit=2')).toEqual(['2', '3']);
    expect(await titles('?limit=3')).toEqual(['1', '2', '3']);
    expect(await titles('?limit=50')).toEqual(['1', '2', '3']);
    expect(await titles('?other=1')).toEqual(['1', '2', '3']);
    for (const limit of ['0', '-1', '1.5', 'x', '']) {
      expect((await owner.send('GET', `/api/projects?limit=${limit}`)).statusCode).toBe(400);
    }
  });
});

test('lists the previous entries of the library while the database is read-only', async () => {
  const { db } = await openSqlite();
  const owner = await newProUser(db);
  const { id } = await owner.save('One');
  await listLibrary(owner);
  await retitle(owner, id, 'Two');
  await sql`pragma query_only = on`.execute(db);
  expect((await listLibrary(owner)).codes).toMatchObject([{ id, title: 'Two' }]);
});
