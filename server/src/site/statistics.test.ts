import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';

describeOnEachDatabase('statistics', (open) => {
  test('the total is 0 at first', async () => {
    const { db } = await open();
    const response = await (await testApp({ db })).inject('/api/statistics');
    expect([response.statusCode, response.json()]).toEqual([
      200,
      [{ name: 'total_qr_codes', value: 0 }],
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('responds with 503 and Retry-After, without details, while the database is unreachable', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    await app.inject('/api/statistics');
    await db.destroy();
    const response = await app.inject('/api/statistics');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
    expect(response.json()).toEqual({
      error: 'The service is not available right now. Please try again in a moment.',
      code: 'unavailable',
    });
  });
});
