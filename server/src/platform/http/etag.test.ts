import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { openSqlite } from '../../testing/databases.ts';
import { newUser } from '../../testing/visitor.ts';

test.each(['/api/projects', '/api/library', '/api/library/groups', '/api/scans/counts'])(
  '%s responds with 304 until something changes',
  async (path) => {
    const { db } = await openSqlite();
    const owner = await newUser(await testApp({ db }));
    await owner.saveDynamic('One');
    const first = await owner.send('GET', path);
    const { etag } = first.headers;
    expect([first.statusCode, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]+"$/)]);
    for (const tags of [etag, `"other", ${etag}`, '*']) {
      const again = await owner.send('GET', path, undefined, { 'if-none-match': tags });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect(again.headers['cache-control']).toBe('no-store');
      expect(again.headers).not.toHaveProperty('content-type');
    }
    await owner.saveDynamic('Two');
    const changed = await owner.send('GET', path, undefined, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  },
);

test('another user gets the whole response for the same tag', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db });
  const [a, b] = [await newUser(app), await newUser(app)];
  await a.save();
  const { etag } = (await a.send('GET', '/api/projects')).headers;
  const response = await b.send('GET', '/api/projects', undefined, { 'if-none-match': etag });
  expect([response.statusCode, response.json()]).toEqual([200, []]);
});

test('an error has no tag', async () => {
  const { db } = await openSqlite();
  const response = await (await testApp({ db })).inject('/api/projects');
  expect(response.statusCode).toBe(401);
  expect(response.headers).not.toHaveProperty('etag');
});
