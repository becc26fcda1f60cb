import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addLink, listen, newDataDir, scan } from '../../testing/short-links.ts';

describeOnEachDatabase('a short link', (open) => {
  test('redirects, and its scan is counted', async () => {
    const { db, location } = await open();
    const id = await addLink(db, 'ABCD2345');
    const config = { database: location, dataDir: await newDataDir() };
    const app = await testApp({ db, config });
    const url = await listen(app);
    const response = await scan(`${url}/q/abcd2345?url=https://evil.example#x`);
    expect(response.status).toBe(302);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      location: 'https://shop.example/menu',
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    await expect
      .poll(() => db.selectFrom('scans').select(['link_id', 'kind']).execute(), { timeout: 10_000 })
      .toEqual([{ link_id: id, kind: 'person' }]);
  });
});
