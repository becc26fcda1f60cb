import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, dayOf } from '../platform/days.ts';
import { noLimits, testApp } from '../testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../testing/databases.ts';
import { NOON, ownerOf, read, recordScattered } from '../testing/scan-owner.ts';
import { scanOf } from '../testing/scans.ts';
import { newUser, type Visitor } from '../testing/visitor.ts';
import { recordScans } from './scans.ts';
import { periodOf } from './time-zone.ts';

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
    await recordScattered(db, links, 3_000);
    const query = fc.record({
      zone: fc.constantFrom(...ZONES),
      first: fc.integer({ min: 0, max: 120 }),
      days: fc.integer({ min: 0, max: 90 }),
      by: fc.constantFrom('day', 'month'),
      project: fc.constantFrom('all', links[0]?.project as string),
    });
    await fc.assert(
      fc.asyncProperty(query, async ({ zone, first, days, by, project }) => {
        const from = dayOf(NOON - 125 * DAY_MS + first * DAY_MS);
        const to = dayOf(NOON - 125 * DAY_MS + (first + days) * DAY_MS);
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
