import { expect, test } from 'vitest';
import { QUARTER_HOUR_MS } from '../platform/days.ts';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../testing/databases.ts';
import { NOON, ownerOf, read } from '../testing/scan-owner.ts';
import { scanOf } from '../testing/scans.ts';
import { newUser } from '../testing/visitor.ts';
import { recordScans } from './scans.ts';
import { addDays } from './time-zone.ts';

describeOnEachDatabase('GET /api/scans', (open) => {
  test("reports days of 23 and 25 hours correctly, and the hours of the week by the zone's clock", async () => {
    const { db } = await open();
    const { owner, links } = await ownerOf(db);
    const [link] = links as [(typeof links)[number]];
    // A scan every half hour around the clock changes in March and October.
    for (const start of [Date.UTC(2026, 2, 28, 23), Date.UTC(2026, 9, 24, 22)]) {
      const scans = Array.from({ length: 50 }, (_, i) =>
        scanOf({ linkId: link.id, at: start + 2 * i * QUARTER_HOUR_MS, visitor: `${start} ${i}` }),
      );
      await db.transaction().execute((trx) => recordScans(trx, scans));
    }
    for (const [date, hours] of [
      ['2026-03-29', 23],
      ['2026-10-25', 25],
    ] as const) {
      const query = {
        project: link.project,
        from: date,
        to: date,
        zone: 'Europe/Berlin',
        by: 'hour',
      };
      const { series, totals, week } = await read(owner, query);
      expect(series.map(({ scans }) => scans)).toEqual(Array(hours).fill(2));
      expect(totals.scans).toBe(2 * hours);
      expect(week[6]?.slice(0, 5)).toEqual(hours === 23 ? [2, 2, 0, 2, 2] : [2, 2, 4, 2, 2]);
    }
  });

  test('compares with the same number of days before, and without `from` begins with the first scan', async () => {
    const { db } = await open();
    const { owner, links } = await ownerOf(db);
    const [link] = links as [(typeof links)[number]];
    const at = (date: string) => scanOf({ linkId: link.id, at: Date.parse(date), visitor: date });
    const scans = [
      '2026-05-31T21:59Z',
      '2026-05-31T22:01Z',
      '2026-06-07T22:01Z',
      '2026-06-08T12:00Z',
    ];
    await db.transaction().execute((trx) => recordScans(trx, scans.map(at)));
    const query = { project: link.project, to: '2026-06-14', zone: 'Europe/Berlin', by: 'day' };
    const week = await read(owner, { ...query, from: '2026-06-08' });
    expect([week.totals.scans, week.before?.scans]).toEqual([2, 1]);
    const firstDays = {
      'America/New_York': '2026-05-31',
      'Europe/Berlin': '2026-05-31',
      'Pacific/Auckland': '2026-06-01',
    };
    for (const [zone, from] of Object.entries(firstDays)) {
      const all = await read(owner, { ...query, zone });
      expect([zone, all.from, all.totals.scans, all.before]).toEqual([zone, from, 4, null]);
    }
  });

  test('without `from`, leaves out days that do not fit into a chart, such as one in 1970', async () => {
    const { db } = await open();
    const { owner, links } = await ownerOf(db);
    const [link] = links as [(typeof links)[number]];
    const times = [0, Date.UTC(2005, 2, 1), Date.UTC(2026, 5, 1), NOON];
    const scans = times.map((at) => scanOf({ linkId: link.id, at, visitor: `${at}` }));
    await db.transaction().execute((trx) => recordScans(trx, scans));
    const expected = { month: '2005-03-01', day: '2026-06-01', hour: '2026-06-01' };
    for (const [by, from] of Object.entries(expected)) {
      for (const zone of ['UTC', 'Asia/Kolkata', 'America/New_York']) {
        const report = await read(owner, { project: 'all', to: '2026-06-15', zone, by });
        const start = zone.startsWith('America') ? addDays(from, -1) : from;
        const count = by === 'month' ? 3 : 2;
        expect([by, zone, report.from, report.totals.scans]).toEqual([by, zone, start, count]);
      }
    }
  });

  test("counts the scans of today by the zone's clock", async () => {
    const { db } = await open();
    const { owner, links } = await ownerOf(db);
    const [link] = links as [(typeof links)[number]];
    const times = [NOON, Date.UTC(2026, 5, 14, 22, 15), Date.UTC(2026, 5, 14, 21, 59)];
    const scans = times.map((at) => scanOf({ linkId: link.id, at, visitor: `${at}` }));
    await db.transaction().execute((trx) => recordScans(trx, scans));
    const live = async (zone: string) =>
      (await owner.send('GET', `/api/scans/live?project=all&zone=${zone}`)).json();
    expect(await live('Europe/Berlin')).toEqual({ scans: 2 });
    expect(await live('UTC')).toEqual({ scans: 1 });
  });

  test.each([
    ['from=2026-02-30&to=2026-03-01&zone=UTC&by=day', '2026-02-30 is not a date.'],
    ['from=2026-03-02&to=2026-03-01&zone=UTC&by=day', 'the first day must not be after the last.'],
    ['from=yesterday&to=2026-03-01&zone=UTC&by=day', 'Must be a date such as 2026-06-30'],
    ['from=2026-03-01&to=2026-03-01&zone=Mars&by=day', 'does not know the time zone Mars.'],
    ['from=2026-03-01&to=2026-03-01&zone=UTC&by=minute', 'Must be hour, day or month'],
    ['from=2026-01-01&to=2026-12-31&zone=UTC&by=hour', 'too long for a chart'],
    ['from=2026-03-01&to=2026-03-01&zone=UTC&by=day&x=1', ''],
    ['to=2026-03-01&zone=UTC', ''],
  ])('refuses ?%s with 400', async (query, message) => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db, clock: () => NOON }));
    const response = await owner.send('GET', `/api/scans?project=all&${query}`);
    expect([response.statusCode, response.json().error]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
  });
});

test('refuses a century by hour without computing it', async () => {
  const { db } = await openSqlite();
  const owner = await newUser(await testApp({ db }));
  const query = 'project=all&zone=UTC&from=2000-01-01&to=2099-12-31&by=hour';
  await owner.send('GET', `/api/scans?${query}`);
  const before = process.threadCpuUsage();
  expect((await owner.send('GET', `/api/scans?${query}`)).statusCode).toBe(400);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(200);
});
