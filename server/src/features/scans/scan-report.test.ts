import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, QUARTER_HOUR_MS } from '../../days.ts';
import type { Db } from '../../db/connect.ts';
import { noLimits, testApp } from '../../testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../../testing/databases.ts';
import { NOON, ownerOf, read } from '../../testing/scan-owner.ts';
import { iphone, pixel, scanOf, windows } from '../../testing/scans.ts';
import { newUser, type Visitor } from '../../testing/visitor.ts';
import { recordScans } from './scans.service.ts';
import { addDays, periodOf } from './time-zone.ts';

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'UTC',
  'Pacific/Auckland',
];

describeOnEachDatabase('GET /api/scans', (open) => {
  test('agrees with the rows in any zone and period', async () => {
    const { db } = await open();
    const { owner, links } = await ownerOf(db, 2);
    await fillUp(db, links, 3_000);
    const query = fc.record({
      zone: fc.constantFrom(...ZONES),
      first: fc.integer({ min: 0, max: 120 }),
      days: fc.integer({ min: 0, max: 90 }),
      by: fc.constantFrom('day', 'month'),
      project: fc.constantFrom('all', links[0]?.project as string),
    });
    await fc.assert(
      fc.asyncProperty(query, async ({ zone, first, days, by, project }) => {
        const from = day(NOON - 125 * DAY_MS + first * DAY_MS);
        const to = day(NOON - 125 * DAY_MS + (first + days) * DAY_MS);
        const report = await read(owner, { project, from, to, zone, by });
        const { start, end } = periodOf(from, to, zone);
        const ids = links.filter((link) => project === 'all' || link.project === project);
        const rows = await db
          .selectFrom('scans')
          .selectAll()
          .where(
            'link_id',
            'in',
            ids.map(({ id }) => id),
          )
          .where('at', '>=', start)
          .where('at', '<', end)
          .execute();
        const of = (kind: string) => rows.filter((row) => row.kind === kind);
        const people = of('person');
        expect(report.totals).toEqual({
          scans: people.length,
          visitors: rows.filter(({ is_visitor }) => is_visitor === 1).length,
          bots: of('bot').length,
          prefetches: of('prefetch').length,
        });
        const label = (at: number) =>
          new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })
            .format(at)
            .slice(0, by === 'month' ? 7 : 10);
        expect(report.series.filter(({ scans }) => scans > 0)).toEqual(
          Object.entries(Object.groupBy(people, ({ at }) => label(at)))
            .map(([start, rows = []]) => ({
              start,
              scans: rows.length,
              visitors: rows.filter(({ is_visitor }) => is_visitor === 1).length,
            }))
            .sort((a, b) => (a.start < b.start ? -1 : 1)),
        );
        expect(report.week.flat().reduce((a, b) => a + b)).toBe(people.length);
        if (project === 'all') {
          const scansOf = (id: number) => people.filter(({ link_id }) => link_id === id).length;
          expect(report.ranking.map(({ project, scans }) => ({ project, scans }))).toEqual(
            links
              .map(({ project, id }) => ({ project, scans: scansOf(id) }))
              .sort((a, b) => b.scans - a.scans),
          );
          const sumAt = (point: number) =>
            report.ranking.reduce((sum, { points }) => sum + (points[point] as number), 0);
          expect(report.series.map((_, point) => sumAt(point))).toEqual(
            report.series.map(({ scans }) => scans),
          );
          expect(report.ranking.reduce((sum, { before }) => sum + (before ?? 0), 0)).toBe(
            report.before?.scans,
          );
        } else expect(report.ranking).toEqual([]);
        const isRunning = NOON >= start && NOON < end;
        expect(report.current).toBe(isRunning ? label(NOON) : null);
        for (const [key, column] of [
          ['countries', 'country'],
          ['systems', 'system'],
          ['referrers', 'referrer'],
        ] as const) {
          const counts = Object.entries(Object.groupBy(people, (row) => row[column]))
            .map(([value, rows = []]) => ({ value, scans: rows.length }))
            .filter(({ value }) => value !== '')
            .sort((a, b) => b.scans - a.scans || (a.value < b.value ? -1 : 1));
          const known = counts.reduce((sum, { scans }) => sum + scans, 0);
          expect(report[key]).toEqual({ items: counts, other: 0, unknown: people.length - known });
        }
      }),
      { numRuns: process.env.PROOF === 'full' ? 40 : 10 },
    );
  });

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

  test('is available only to the owner', async () => {
    const { db } = await open();
    const { owner, links, app } = await ownerOf(db);
    const [link] = links as [(typeof links)[number]];
    await db
      .transaction()
      .execute((trx) => recordScans(trx, [scanOf({ linkId: link.id, at: NOON })]));
    const stranger = await newUser(app);
    const period = 'from=2026-06-01&to=2026-06-30&zone=UTC';
    for (const path of [
      `/api/scans?project=${link.project}&${period}&by=day`,
      `/api/scans/live?project=${link.project}&zone=UTC`,
      `/api/scans/export?project=${link.project}&${period}&format=csv`,
    ]) {
      expect((await owner.send('GET', path)).statusCode).toBe(200);
      const refused = await stranger.send('GET', path);
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'not_found']);
    }
    const all = await read(stranger, {
      project: 'all',
      from: '2026-06-01',
      to: '2026-06-30',
      zone: 'UTC',
      by: 'day',
    });
    expect([all.totals.scans, all.codes]).toEqual([0, []]);
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

test('responds with 429 to an account with too many reports, but not to others', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db, limits: { ...noLimits, scanReports: 2 } });
  const [busy, other] = [await newUser(app), await newUser(app)];
  const ask = (owner: Visitor) =>
    owner.send('GET', '/api/scans?project=all&zone=UTC&from=2026-03-01&to=2026-03-01&by=day');
  const statuses = [];
  for (const owner of [busy, busy, busy, other]) statuses.push((await ask(owner)).statusCode);
  expect(statuses).toEqual([200, 200, 429, 200]);
  const refused = await ask(busy);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect(refused.json().error).toContain('Too many requests');
});

describeOnEachDatabase('GET /api/scans/export', (open) => {
  test('contains every scan once across its batches, and no cell is a formula', async () => {
    const { db } = await open();
    const { owner, links } = await ownerOf(db, 2);
    await fillUp(db, links, 1_300);
    const [link] = links as [(typeof links)[number]];
    await db
      .updateTable('projects')
      .set({ title: '=HYPERLINK("x")' })
      .where('id', '=', link.project)
      .execute();
    const path = (format: string) =>
      `/api/scans/export?project=all&to=2026-12-31&zone=UTC&format=${format}`;
    const json = await owner.send('GET', path('json'));
    expect(json.headers['content-disposition']).toMatch(/^attachment; filename="scans-.*\.json"$/);
    const times = json.json().map(({ code, time }: { code: string; time: string }) => code + time);
    expect(times).toEqual(times.toSorted());
    expect(times.length).toBe(1_300);
    const csv = await owner.send('GET', path('csv'));
    const lines = csv.body.split('\r\n');
    expect(lines.length).toBe(1_302);
    expect(lines[0]).toBe(
      '\ufeff"time","code","title","kind","country","device","system","browser","referrer"',
    );
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
    const head = await owner.app.inject({ method: 'HEAD', url: path('csv') });
    expect(head.statusCode).toBe(405);
  });
});

/** Records scans over four months, scattered by a seed. */
async function fillUp(db: Db, links: readonly { id: number }[], count: number): Promise<void> {
  const scans = Array.from({ length: count }, (_, i) => {
    const scattered = (i * 2_654_435_761) % 4_294_967_296;
    return scanOf({
      linkId: links[i % links.length]?.id as number,
      at: NOON - (scattered % (120 * DAY_MS)),
      kind: i % 11 === 0 ? 'bot' : i % 13 === 0 ? 'prefetch' : 'person',
      visitor: `v${i % 17}`,
      country: ['DE', 'US', 'FR', ''][i % 4] as string,
      userAgent: [iphone, pixel, windows, ''][i % 5] ?? '',
      referrer: ['', 'a.example', 'b.example'][i % 3] as string,
    });
  });
  for (let i = 0; i < count; i += 400) {
    await db.transaction().execute((trx) => recordScans(trx, scans.slice(i, i + 400)));
  }
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
