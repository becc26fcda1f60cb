import type { LibraryGroups, LibraryPage } from '@everscan/contract/api/library';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newUser, type Visitor } from '../../testing/visitor.ts';
import { moveProjects, selectIds, tagProjects } from './library.service.ts';

async function list(visitor: Visitor, query: Record<string, string> = {}): Promise<LibraryPage> {
  const response = await visitor.send('GET', `/api/library?${new URLSearchParams(query)}`);
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return response.json();
}

const titlesOf = ({ codes }: LibraryPage) => codes.map(({ title }) => title);

describeOnEachDatabase('the library', (open) => {
  test('lists codes newest first, without designs', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    await owner.save('One');
    const { id, link } = await owner.saveDynamic('Two', { target: 'example.com/two' });
    const { codes, total, next } = await list(owner);
    expect([total, next]).toEqual([2, null]);
    expect(codes).toMatchObject([
      {
        id,
        title: 'Two',
        state: 'active',
        folder: null,
        tags: [],
        link: { code: link.code, shortUrl: link.shortUrl, target: 'https://example.com/two' },
      },
      { title: 'One', link: null },
    ]);
    expect(codes[0]?.link?.scans).toHaveLength(30);
  });
});
