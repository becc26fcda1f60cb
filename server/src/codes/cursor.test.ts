import type { LibraryPage } from '@everscan/contract/codes.schemas';
import { expect, test } from 'vitest';
import { recordScans } from '../scans/scans.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { forgetEntries, listLibrary, newProUser } from '../testing/library.ts';
import { scanOf } from '../testing/scans.ts';
import type { Visitor } from '../testing/visitor.ts';

/** Reads a list page by page, calls `between` before each further page, and returns all titles. */
async function readPages(
  owner: Visitor,
  query: Record<string, string>,
  between: (page: LibraryPage) => Promise<unknown> = async () => {},
): Promise<string[]> {
  const titles: string[] = [];
  let cursor: Record<string, string> = {};
  for (;;) {
    const page = await listLibrary(owner, { ...query, ...cursor });
    titles.push(...page.codes.map(({ title }) => title));
    if (page.next === null) return titles;
    cursor = { cursor: page.next };
    await between(page);
  }
}

describeOnEachDatabase('the pages of the library', (open) => {
  test('are sorted, and their cursor stays valid while codes come and go', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    const titles = ['Table ١٠', 'table 2', 'Émile', 'Zebra', 'Table ٢', '7'];
    const ids: string[] = [];
    for (const title of titles) ids.push((await owner.saveDynamic(title)).id);
    const links = await db.selectFrom('links').select(['id', 'project_id']).execute();
    const now = Date.now();
    for (const [position, count] of [
      [1, 1],
      [3, 2],
      [4, 1],
    ] as const) {
      const linkId = links.find(({ project_id }) => project_id === ids[position])?.id as number;
      const scans = Array.from({ length: count }, (_, i) =>
        scanOf({ linkId, at: now, visitor: String(i) }),
      );
      await db.transaction().execute((trx) => recordScans(trx, scans));
    }
    await db
      .updateTable('projects')
      .set({ updated_at: now + 1000 })
      .where('id', '=', ids[2] as string)
      .execute();
    await forgetEntries(db);
    const sorted = {
      created: titles,
      title: ['7', 'Émile', 'table 2', 'Table ٢', 'Table ١٠', 'Zebra'],
      scans: ['Table ١٠', 'Émile', '7', 'table 2', 'Table ٢', 'Zebra'],
    };
    for (const [sort, expected] of Object.entries(sorted)) {
      for (const limit of ['1', '2', '6']) {
        const ascending = await readPages(owner, { sort, limit, order: 'asc' });
        expect([sort, ascending]).toEqual([sort, expected]);
        const descending = await readPages(owner, { sort, limit, order: 'desc' });
        expect([sort, descending]).toEqual([sort, expected.toReversed()]);
      }
    }
    expect((await readPages(owner, { sort: 'changed', limit: '4' }))[0]).toBe('Émile');
    // The last code of each page is deleted, and another one is added, before the next page is read.
    const read = await readPages(
      owner,
      { sort: 'title', order: 'asc', limit: '2' },
      async ({ codes }) => {
        await owner.send('DELETE', `/api/projects/${codes.at(-1)?.id}`);
        await owner.save('Aachen');
      },
    );
    expect(read).toEqual(sorted.title);
  });

  test('accept only a cursor of the same sort', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    for (const title of ['a'.repeat(200), 'ﷺ'.repeat(200), 'b']) await owner.save(title);
    const { next } = await listLibrary(owner, { sort: 'title', order: 'desc', limit: '1' });
    expect(next?.length).toBeLessThan(1000);
    const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const [query, status] of [
      [{ sort: 'title', order: 'desc', cursor: String(next) }, 200],
      [{ sort: 'title', cursor: text(['title', 'x\0\ud800', 1]) }, 200],
      [{ sort: 'created', cursor: String(next) }, 400],
      [{ sort: 'created', cursor: text(['created', '1', 1]) }, 400],
      [{ sort: 'created', cursor: text(['created', 1.5, 1]) }, 400],
      [{ sort: 'created', cursor: text(['created', 1e300, 1]) }, 400],
      [{ sort: 'created', cursor: 'x' }, 400],
      [{ sort: 'created', cursor: '' }, 400],
    ] as const) {
      const path = `/api/library?${new URLSearchParams(query)}`;
      expect([query, (await owner.send('GET', path)).statusCode]).toEqual([query, status]);
    }
  });
});
