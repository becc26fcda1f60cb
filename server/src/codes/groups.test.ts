import { type LibraryGroups, libraryLimits } from '@everscan/contract/groups.schemas';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase, openPostgres } from '../testing/databases.ts';
import {
  addFolder,
  addTag,
  forgetEntries,
  listLibrary,
  move,
  newProUser,
  tag,
} from '../testing/library.ts';
import { newUser, type Visitor } from '../testing/visitor.ts';

async function groupsOf(visitor: Visitor): Promise<LibraryGroups> {
  return (await visitor.send('GET', '/api/library/groups')).json();
}

describeOnEachDatabase('folders', (open) => {
  test('nest one level', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    const [berlin, bonn] = [await addFolder(owner, ' Berlin '), await addFolder(owner, 'Bonn')];
    const mitte = await addFolder(owner, 'Mitte', berlin.id);
    expect([berlin, mitte]).toEqual([
      { id: berlin.id, name: 'Berlin', parent: null, codes: 0, version: 1 },
      { id: mitte.id, name: 'Mitte', parent: berlin.id, codes: 0, version: 1 },
    ]);
    const refused = [
      ['POST', '/api/library/folders', { name: 'Deep', parent: mitte.id }],
      ['PATCH', `/api/library/folders/${bonn.id}`, { parent: mitte.id }],
      ['PATCH', `/api/library/folders/${bonn.id}`, { parent: bonn.id }],
      ['PATCH', `/api/library/folders/${berlin.id}`, { parent: bonn.id }],
    ] as const;
    for (const [method, url, body] of refused) {
      const response = await owner.send(method, url, body);
      expect([response.statusCode, response.json().reason]).toEqual([400, 'folder_nesting']);
    }
    const unknown = { name: 'Deep', parent: 'x'.repeat(22) };
    expect((await owner.send('POST', '/api/library/folders', unknown)).statusCode).toBe(404);
    const moved = await owner.send('PATCH', `/api/library/folders/${mitte.id}`, {
      parent: bonn.id,
    });
    expect(moved.json()).toEqual({ ...mitte, parent: bonn.id, version: 2 });
    const { folders } = await groupsOf(owner);
    expect(folders.map(({ name, parent }) => [name, parent])).toEqual([
      ['Berlin', null],
      ['Bonn', null],
      ['Mitte', bonn.id],
    ]);
  });

  test('have unique names within their parent', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    const berlin = await addFolder(owner, 'Berlin');
    const inside = await addFolder(owner, 'Berlin', berlin.id);
    const cafe = await addFolder(owner, 'Café');
    for (const [method, url, body] of [
      ['POST', '/api/library/folders', { name: 'BERLIN' }],
      ['PATCH', `/api/library/folders/${cafe.id}`, { name: 'berlin' }],
      ['PATCH', `/api/library/folders/${inside.id}`, { parent: null }],
    ] as const) {
      const response = await owner.send(method, url, body);
      expect([response.statusCode, response.json()]).toMatchObject([
        409,
        { code: 'name_taken', field: 'name' },
      ]);
    }
    for (const name of ['CAFÉ', 'Café']) {
      const renamed = await owner.send('PATCH', `/api/library/folders/${cafe.id}`, { name });
      expect(renamed.json()).toMatchObject({ name });
    }
    for (const name of ['', ' ', 'x'.repeat(61)]) {
      expect((await owner.send('POST', '/api/library/folders', { name })).statusCode).toBe(400);
    }
  });

  test('move their codes and folders one level up when they are deleted', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    const ids: string[] = [];
    for (const title of ['1', '2', '3']) ids.push((await owner.save(title)).id);
    const [berlin, mitte] = [await addFolder(owner, 'Berlin'), await addFolder(owner, 'Mitte')];
    const inside = await addFolder(owner, 'mitte', berlin.id);
    const same = await addFolder(owner, 'Berlin', berlin.id);
    const west = await addFolder(owner, 'West', mitte.id);
    await move(db, owner, [ids[0] as string], berlin.id);
    await move(db, owner, [ids[1] as string], inside.id);
    await move(db, owner, [ids[2] as string], west.id);
    for (const { id } of [west, berlin]) {
      const deleted = await owner.send('DELETE', `/api/library/folders/${id}`);
      expect([deleted.statusCode, deleted.json()]).toEqual([200, { success: true }]);
      expect((await owner.send('DELETE', `/api/library/folders/${id}`)).statusCode).toBe(404);
    }
    expect((await groupsOf(owner)).folders).toEqual([
      { id: same.id, name: 'Berlin', parent: null, codes: 0, version: 2 },
      { id: mitte.id, name: 'Mitte', parent: null, codes: 1, version: 1 },
      { id: inside.id, name: 'mitte (2)', parent: null, codes: 1, version: 2 },
    ]);
    const { codes } = await listLibrary(owner, { order: 'asc' });
    expect(codes.map(({ folder }) => folder)).toEqual([null, inside.id, mitte.id]);
  });
});

describeOnEachDatabase('tags and saved filters', (open) => {
  test('are created, changed and deleted', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    const { id } = await owner.save();
    await owner.saveDynamic();
    const [red, blue] = [await addTag(owner, 'red'), await addTag(owner, 'blue')];
    await tag(db, owner, [id], { add: [red.id, blue.id] });
    const renamed = await owner.send('PATCH', `/api/library/tags/${red.id}`, { name: 'Red' });
    expect(renamed.json()).toEqual({ id: red.id, name: 'Red', codes: 1, version: 2 });
    await owner.send('DELETE', `/api/library/tags/${blue.id}`);
    const body = { name: 'Paused', query: 'state=paused' };
    const filter = (await owner.send('POST', '/api/library/saved-filters', body)).json();
    const path = `/api/library/saved-filters/${filter.id}`;
    const changed = await owner.send('PATCH', path, { query: 'state=ended' });
    expect(changed.json()).toEqual({ ...filter, query: 'state=ended' });
    expect(await groupsOf(owner)).toEqual({
      folders: [],
      tags: [{ id: red.id, name: 'Red', codes: 1, version: 2 }],
      savedFilters: [{ id: filter.id, name: 'Paused', query: 'state=ended' }],
      totals: { codes: 2, dynamic: 1 },
    });
    expect((await owner.send('POST', '/api/library/tags', { name: 'RED' })).statusCode).toBe(409);
    const twin = { name: 'paused', query: '' };
    expect((await owner.send('POST', '/api/library/saved-filters', twin)).statusCode).toBe(409);
    expect((await owner.send('DELETE', path)).statusCode).toBe(200);
    expect((await groupsOf(owner)).savedFilters).toEqual([]);
    expect((await listLibrary(owner, { order: 'asc' })).codes[0]?.tags).toEqual([red.id]);
  });

  test('of another user are not found', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const [a, b] = [await newUser(app), await newUser(app)];
    const paths: string[] = [];
    for (const [kind, body] of [
      ['folders', { name: 'of A' }],
      ['tags', { name: 'of A' }],
      ['saved-filters', { name: 'of A', query: '' }],
    ] as const) {
      const { id } = (await a.send('POST', `/api/library/${kind}`, body)).json();
      paths.push(`/api/library/${kind}/${id}`, `/api/library/${kind}/%00`);
    }
    const before = await groupsOf(a);
    for (const path of paths) {
      expect((await b.send('PATCH', path, { name: 'of B' })).statusCode).toBe(404);
      expect((await b.send('DELETE', path)).statusCode).toBe(404);
    }
    const parent = before.folders[0]?.id;
    expect((await b.send('POST', '/api/library/folders', { name: 'x', parent })).statusCode).toBe(
      404,
    );
    expect(await groupsOf(a)).toEqual(before);
    expect((await groupsOf(b)).folders).toEqual([]);
  });
});

describeOnEachDatabase('two tabs', (open) => {
  test('that edit the same folder or tag: the second gets 409 with the current state', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    const folder = await addFolder(owner, 'Berlin');
    const red = await addTag(owner, 'red');
    for (const [path, key] of [
      [`/api/library/folders/${folder.id}`, 'folder'],
      [`/api/library/tags/${red.id}`, 'tag'],
    ] as const) {
      const answers = await Promise.all(
        ['One', 'Two', 'Three'].map((name) => owner.send('PATCH', path, { name, version: 1 })),
      );
      const winners = answers.filter(({ statusCode }) => statusCode === 200);
      expect(winners).toHaveLength(1);
      for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
        expect([answer.statusCode, answer.json()]).toMatchObject([
          409,
          { code: 'version_conflict', [key]: winners[0]?.json() },
        ]);
      }
    }
  });

  test('create no more groups than allowed, and each name once', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    const save = async (name: string) =>
      (await owner.send('POST', '/api/library/saved-filters', { name, query: '' })).statusCode;
    const same = await Promise.all(['Same', 'same', 'SAME'].map(save));
    expect(same.sort()).toEqual([201, 409, 409]);
    const others = Array.from({ length: libraryLimits.savedFilters }, (_, i) => `Filter ${i}`);
    const statuses = await Promise.all(others.map(save));
    expect(statuses.filter((status) => status !== 201)).toEqual([400]);
    const names = (await groupsOf(owner)).savedFilters.map(({ name }) => name);
    expect(new Set(names).size).toBe(libraryLimits.savedFilters);
  });

  test('delete a folder while codes move into it: no code is lost', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push((await owner.save(`${i}`)).id);
    for (let round = 0; round < 5; round++) {
      const outer = await addFolder(owner, `Outer ${round}`);
      const inner = await addFolder(owner, 'Inner', outer.id);
      const moves = ids.map((id) => move(db, owner, [id], inner.id).catch((error) => error.code));
      const deletion = owner.send('DELETE', `/api/library/folders/${inner.id}`);
      const results = await Promise.all([...moves, deletion]);
      expect((results.pop() as { statusCode: number }).statusCode).toBe(200);
      const failed = results.filter((result) => !(result instanceof Map));
      expect(failed.filter((code) => code !== 'not_found')).toEqual([]);
      const { codes } = await listLibrary(owner, { folder: outer.id });
      expect(codes).toHaveLength(ids.length - failed.length);
      await move(db, owner, ids, null);
    }
  });
});

test('processes write the same entries without an error while codes are deleted, on PostgreSQL', async () => {
  const { db, connectAgain } = await openPostgres();
  const owner = await newProUser(db);
  const elsewhere = await testApp({ db: connectAgain() });
  const ids = await Promise.all(Array.from({ length: 30 }, async () => (await owner.save()).id));
  for (let round = 0; round < 5; round++) {
    await forgetEntries(db);
    const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { 'sec-fetch-site': 'same-origin', cookie };
    const answers = await Promise.all([
      ...ids.splice(0, 5).map((id) => owner.send('DELETE', `/api/projects/${id}`)),
      ...ids.map((id) => owner.send('PATCH', `/api/projects/${id}`, { title: `${round}` })),
      ...Array.from({ length: 5 }, () => elsewhere.inject({ url: '/api/library', headers })),
      ...Array.from({ length: 5 }, () => owner.send('GET', '/api/library')),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const { codes, total } = await listLibrary(owner, { q: `${round}` });
    expect([total, codes.length]).toEqual([ids.length, ids.length]);
  }
});
