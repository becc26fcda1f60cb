import { expect, test } from 'vitest';
import { eraseDeleted } from '../account-deletion.ts';
import { applyRetention } from '../retention.ts';
import { newAdministrator } from '../testing/administrator.ts';
import { post, testApp, urlBody, vcardBody } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { newUser } from '../testing/visitor.ts';

const DAY = 24 * 3600 * 1000;
const NOON = Date.UTC(2026, 5, 30, 12);

describeOnEachDatabase('GET /api/qr-analytics', (open) => {
  test('is all zeros for an empty database, with the 30 days up to today', async () => {
    const { db } = await open();
    const admin = await newAdministrator(db, await testApp({ db, clock: () => NOON }));
    const response = await admin.send('GET', '/api/qr-analytics');
    const { dailyGenerations, ...rest } = response.json();
    expect([response.statusCode, rest]).toEqual([
      200,
      {
        userBreakdown: [
          { category: 'Anonymous', count: 0 },
          { category: 'Registered', count: 0 },
        ],
        typeDistribution: [],
        styleDistribution: [],
      },
    ]);
    expect(dailyGenerations).toHaveLength(30);
    expect(dailyGenerations[0]).toEqual({ date: '2026-06-01', count: 0 });
    expect(dailyGenerations[29]).toEqual({ date: '2026-06-30', count: 0 });
  });

  test('counts by category, type and style, most popular first, and by day in UTC', async () => {
    const { db } = await open();
    let now = NOON;
    const app = await testApp({ db, clock: () => now });
    const admin = await newAdministrator(db, app);
    const track = async (time: number, body: object, times: number) => {
      now = time;
      for (let i = 0; i < times; i++) await post(app, '/api/track-qr-generation', body);
    };
    await track(NOON - 30 * DAY, urlBody, 1); // one day before the first of the 30 days
    await track(Date.UTC(2026, 5, 29, 23, 59, 59, 999), urlBody, 1);
    await track(Date.UTC(2026, 5, 30), vcardBody, 3);
    await admin.send('POST', '/api/track-qr-generation', { ...vcardBody, style: 'dots' });
    now = NOON;
    const summary = (await admin.send('GET', '/api/qr-analytics')).json();
    expect(summary).toMatchObject({
      userBreakdown: [
        { category: 'Anonymous', count: 5 },
        { category: 'Registered', count: 1 },
      ],
      typeDistribution: [
        { type: 'vcard', count: 4 },
        { type: 'url', count: 2 },
      ],
      styleDistribution: [
        { style: 'dots', count: 3 },
        { style: 'standard', count: 3 },
      ],
    });
    expect(summary.dailyGenerations.slice(-3)).toEqual([
      { date: '2026-06-28', count: 0 },
      { date: '2026-06-29', count: 1 },
      { date: '2026-06-30', count: 4 },
    ]);
    expect(sum(summary.dailyGenerations)).toBe(5);
  });

  test('still counts rows removed by retention or with a deleted account', async () => {
    const { db } = await open();
    let now = NOON - 900 * DAY;
    const app = await testApp({ db, clock: () => now });
    for (let i = 0; i < 5; i++) await post(app, '/api/track-qr-generation', urlBody);
    now = NOON;
    const leaving = await newUser(app);
    await leaving.send('POST', '/api/track-qr-generation', vcardBody);
    const admin = await newAdministrator(db, app);
    const before = (await admin.send('GET', '/api/qr-analytics')).json();
    await applyRetention({ db, clock: () => now });
    await leaving.send('DELETE', '/api/delete-account');
    await eraseDeleted({ db, clock: () => now });
    expect(await db.selectFrom('generations').selectAll().execute()).toEqual([]);
    expect((await admin.send('GET', '/api/qr-analytics')).json()).toEqual(before);
    expect(sum(before.typeDistribution)).toBe(6);
    const list = (await admin.send('GET', '/api/qr-generations')).json();
    expect(list).toEqual({ data: [], pagination: { page: 1, limit: 20, pages: 0, total: 0 } });
  });

  test('accepts no parameters', async () => {
    const { db } = await open();
    const admin = await newAdministrator(db, await testApp({ db }));
    const response = await admin.send('GET', '/api/qr-analytics?days=7');
    expect([response.statusCode, response.json().error]).toEqual([400, 'Unknown field: days']);
  });
});

function sum(entries: readonly { count: number }[]): number {
  return entries.reduce((total, { count }) => total + count, 0);
}
