import { libraryLimits } from '@everscan/contract/groups.schemas';
import { expect, test } from 'vitest';
import { exportOf } from '../testing/account-export.ts';
import { urlBody } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { addFolder, addTag, listLibrary, move, newProUser, tag } from '../testing/library.ts';
import { importAccount, parseImport } from './transfer.ts';

const rules = {
  needsVerifiedAddress: false,
  shortUrl: 'http://localhost:3000',
  checkTarget: (href: string) => ({ ok: true, href, displayHost: new URL(href).host }) as const,
};

describeOnEachDatabase('an export', (open) => {
  test('keeps folders, tags and saved filters, for its owner and for the operator', async () => {
    const source = await open();
    const owner = await newProUser(source.db);
    const [one, two] = [(await owner.save('One')).id, (await owner.save('Two')).id];
    const berlin = await addFolder(owner, 'Berlin');
    const mitte = await addFolder(owner, 'Mitte', berlin.id);
    await addFolder(owner, 'Empty');
    const [red, blue] = [await addTag(owner, 'red'), await addTag(owner, 'blue')];
    await move(source.db, owner, [one], mitte.id);
    await tag(source.db, owner, [one], { add: [red.id] });
    const query = `q=menu&folder=${mitte.id}&tags=${red.id},${blue.id}`;
    for (const body of [
      { name: 'Menus', query },
      { name: 'Loose', query: 'folder=none' },
    ]) {
      await owner.send('POST', '/api/library/saved-filters', body);
    }
    const file = await exportOf(owner);
    expect(file.library).toEqual({
      folders: [['Berlin'], ['Empty'], ['Berlin', 'Mitte']],
      tags: ['blue', 'red'],
      savedFilters: [
        { name: 'Loose', query: 'folder=none' },
        { name: 'Menus', query: 'q=menu', folder: ['Berlin', 'Mitte'], tags: ['red', 'blue'] },
      ],
    });
    expect(file.projects).toMatchObject([
      { folder: ['Berlin', 'Mitte'], tags: ['red'] },
      { id: two },
    ]);
    expect(file.projects[1]).not.toHaveProperty('folder');

    const { db } = await open();
    const reader = await newProUser(db);
    await addTag(reader, 'RED'); // the same tag
    for (let i = 0; i < 2; i++) {
      expect((await reader.send('POST', '/api/import/library', file.library)).statusCode).toBe(200);
      for (const project of file.projects) await reader.send('POST', '/api/import', project);
    }
    const taken = await newProUser(db);
    const text = JSON.stringify(file);
    for (let i = 0; i < 2; i++) {
      const options = { email: taken.email, file: parseImport(text), rules, now: Date.now() };
      await importAccount(db, options);
    }
    expect((await exportOf(taken)).library).toEqual(file.library);
    expect((await exportOf(reader)).library.tags).toEqual(['blue', 'RED']);
    for (const visitor of [reader, taken]) {
      const here = await exportOf(visitor);
      expect(here.library.folders).toEqual(file.library.folders);
      expect(here.projects).toMatchObject([
        { title: 'One', folder: ['Berlin', 'Mitte'] },
        { title: 'Two' },
      ]);
      const { savedFilters } = (await visitor.send('GET', '/api/library/groups')).json();
      const search = new URLSearchParams(savedFilters[1].query);
      search.delete('q');
      expect((await listLibrary(visitor, Object.fromEntries(search))).total).toBe(0);
      search.set('tags', search.get('tags')?.split(',')[0] ?? '');
      const { codes } = await listLibrary(visitor, Object.fromEntries(search));
      expect(codes.map(({ title }) => title)).toEqual(['One']);
    }
  });

  test('can be imported from an older server, and groups beyond the limit are left out', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    await owner.save('Old');
    const { library: _, ...older } = await exportOf(owner);
    const taken = await newProUser(db);
    const options = { file: parseImport(JSON.stringify(older)), rules, now: Date.now() };
    expect(await importAccount(db, { email: taken.email, ...options })).toMatchObject({ added: 1 });
    const names = (count: number) => Array.from({ length: count }, (_, i) => `${i}`);
    const tags = names(libraryLimits.tags);
    const savedFilters = [{ name: 'Menus', query: 'q=menu&kind=static', tags: ['1'] }];
    const library = { tags, savedFilters };
    for (let i = 0; i < 2; i++) {
      const response = await owner.send('POST', '/api/import/library', library);
      expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
    }
    const other = {
      folders: [['New']],
      tags: ['0', 'one too many'],
      savedFilters: [{ name: 'MENUS', query: 'q=other' }],
    };
    const leftOut = [
      { title: 'one too many', error: { code: 'bad_request', reason: 'tag_limit' } },
      { title: 'MENUS', error: { code: 'name_taken', reason: 'saved_filter' } },
    ];
    const answer = (await owner.send('POST', '/api/import/library', other)).json();
    expect(answer).toMatchObject({ success: true, leftOut });
    expect(answer.leftOut).toHaveLength(2);
    const [project] = older.projects;
    const more = {
      ...project,
      ...urlBody,
      id: 'more',
      tags: ['1', 'one too many'],
      folder: ['New'],
    };
    const added = await owner.send('POST', '/api/import', more);
    expect([added.statusCode, added.json().leftOut]).toMatchObject([201, leftOut.slice(0, 1)]);
    const { codes } = await listLibrary(owner);
    expect([codes[0]?.tags.length, typeof codes[0]?.folder]).toEqual([1, 'string']);
    const tooMany = { tags: names(libraryLimits.tags + 1) };
    expect((await owner.send('POST', '/api/import/library', tooMany)).statusCode).toBe(400);
  });
});
