import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { createCode } from '../testing/links.ts';
import { newUser } from '../testing/visitor.ts';

describeOnEachDatabase('a custom slug', (open) => {
  async function start() {
    const { db } = await open();
    const app = await testApp({ db, config: { shortUrl: 'https://go.example' } });
    const owner = await newUser(app);
    return { db, app, owner };
  }

  test('requires the Pro plan', async () => {
    const { owner } = await start();
    const refused = await createCode(owner, { slug: 'SUMMER-26' });
    expect([refused.statusCode, refused.body.code]).toEqual([403, 'slug_needs_pro']);
    expect(refused.body.field).toBe('slug');
    await owner.send('POST', '/api/subscribe');
    const { body } = await createCode(owner, { slug: ' summer-26 ' });
    expect(body.link.shortUrl).toBe('https://GO.EXAMPLE/Q/SUMMER-26');
  });

  test.each(['ab', 'a'.repeat(33), '-abc', 'abc-', 'a b', 'menü', 'a/b', 'login', 'Support'])(
    'cannot be %j',
    async (slug) => {
      const { owner } = await start();
      await owner.send('POST', '/api/subscribe');
      expect((await createCode(owner, { slug })).statusCode).toBe(400);
    },
  );

  test('is given only once', async () => {
    const { app, owner } = await start();
    const other = await newUser(app);
    for (const user of [owner, other]) await user.send('POST', '/api/subscribe');
    await createCode(owner, { slug: 'menu' });
    const refused = await createCode(other, { slug: 'MENU' });
    expect([refused.statusCode, refused.body.code]).toEqual([409, 'slug_taken']);
    expect((await other.send('GET', '/api/projects')).json()).toEqual([]);
  });
});
