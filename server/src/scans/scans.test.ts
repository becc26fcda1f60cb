import { dimensionIds } from '@everscan/contract/dimensions';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, dayOf, QUARTER_HOUR_MS } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { insertRows } from '../platform/db/write-rows.ts';
import { applyRetention } from '../retention.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { iphone, pixel, scanOf, windows } from '../testing/scans.ts';
import { addCounts, addToPacked, type Counts, pack } from './packed-counts.ts';
import type { Scan } from './scan.ts';
import { deleteScansOf, recordScans } from './scans.ts';

const NOON = Date.UTC(2026, 5, 1, 12);

const anyScan: fc.Arbitrary<Scan> = fc.record({
  linkId: fc.integer({ min: 1, max: 3 }),
  at: fc.integer({ min: NOON - 2 * 31 * DAY_MS, max: NOON }),
  kind: fc.constantFrom('person', 'person', 'person', 'bot', 'prefetch'),
  visitor: fc.constantFrom('a', 'b', 'c'),
  country: fc.constantFrom('DE', 'US', ''),
  userAgent: fc.constantFrom(iphone, pixel, windows, 'curl/8', ''),
  referrer: fc.constantFrom('', 'example.com', 'news.example'),
});

describeOnEachDatabase('recording scans', (open) => {
  test('keeps the counts equal to the rows, in batches of any size', async () => {
    const { db } = await open();
    const batches = fc.array(fc.array(anyScan, { maxLength: 60 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(batches, async (batches) => {
        await forget(db);
        for (const scans of batches) await record(db, scans);
        const rows = await db.selectFrom('scans').selectAll().execute();
        expect(rows.length).toBe(batches.flat().length);
        expect(await readCounts(db)).toEqual(countRows(rows));
      }),
      { numRuns: process.env.PROOF === 'full' ? 40 : 15 },
    );
  });

  test('records a scan from an older journal, which lacks fields', async () => {
    const { db } = await open();
    const { linkId, at, kind, visitor } = scanOf();
    await record(db, [{ linkId, at, kind, visitor } as Scan]);
    const rows = await db.selectFrom('scans').selectAll().execute();
    const unknown = { country: '', device: '', system: '', browser: '', referrer: '' };
    expect(rows).toMatchObject([{ at, kind, ...unknown }]);
  });

  test('neither loses scans nor deadlocks when two processes record', async () => {
    const { db, connectAgain } = await open();
    const scans = Array.from({ length: 400 }, (_, i) =>
      scanOf({ linkId: 1 + (i % 20), at: NOON + i * 60_000, visitor: `v${i % 7}` }),
    );
    // On SQLite, both share one connection.
    const isPostgres = 'postgresUrl' in (await open()).location;
    const other = isPostgres ? connectAgain() : db;
    const half = (one: Db, from: number) =>
      Promise.all(
        [0, 1, 2, 3].map((i) => record(one, scans.slice(from + i * 50, from + i * 50 + 50))),
      );
    await Promise.all([half(db, 0), half(other, 200)]);
    const rows = await db.selectFrom('scans').selectAll().execute();
    expect(rows.length).toBe(400);
    expect(await readCounts(db)).toEqual(countRows(rows));
  });

  test('keeps the packed days of a popular code short', async () => {
    const { db } = await open();
    for (let i = 0; i < 300; i++) await record(db, [scanOf({ visitor: `v${i}` })]);
    const { days, months } = await readCounts(db);
    expect([days[0]?.quarters, months[0]?.days]).toEqual(['48:300,300,0,0', '1:300']);
    const stored = await db.selectFrom('scan_months').select('days').execute();
    expect(Math.max(...stored.map(({ days }) => days.length))).toBeLessThan(700);
  });

  test('counts a visitor once per code and day', async () => {
    const { db } = await open();
    await record(db, [scanOf(), scanOf({ at: NOON + 1 }), scanOf({ linkId: 2 })]);
    await record(db, [scanOf({ at: NOON + 2 }), scanOf({ at: NOON + DAY_MS })]);
    await record(db, [scanOf({ visitor: 'x', kind: 'bot' })]);
    const days = await db
      .selectFrom('scan_days')
      .select(['link_id', 'day', 'scans', 'visitors', 'bots'])
      .orderBy('link_id')
      .orderBy('day')
      .execute();
    expect(days).toEqual([
      { link_id: 1, day: '2026-06-01', scans: 3, visitors: 1, bots: 1 },
      { link_id: 1, day: '2026-06-02', scans: 1, visitors: 1, bots: 0 },
      { link_id: 2, day: '2026-06-01', scans: 1, visitors: 1, bots: 0 },
    ]);
  });

  test('stores only client names from fixed lists, and merges surplus referrers', async () => {
    const { db } = await open();
    const hosts = Array.from({ length: 500 }, (_, i) => `h${i}.example`);
    await record(
      db,
      hosts.map((referrer) => scanOf({ referrer, userAgent: '<b>Me</b>/1.0 (x)' })),
    );
    await record(db, [scanOf({ referrer: 'new.example' }), scanOf({ referrer: 'h1.example' })]);
    const rows = await db
      .selectFrom('scan_months')
      .select(['dimension', 'value', 'scans'])
      .where('dimension', 'in', ['browser', 'referrer'])
      .where(({ or, eb }) =>
        or([eb('dimension', '=', 'browser'), eb('scans', '=', 2), eb('value', '=', '*')]),
      )
      .orderBy('dimension')
      .orderBy('value')
      .execute();
    expect(rows).toEqual([
      { dimension: 'browser', value: 'Safari', scans: 2 },
      { dimension: 'referrer', value: '*', scans: 1 },
      { dimension: 'referrer', value: 'h1.example', scans: 2 },
    ]);
  });

  test('erases the scans of one link for good, but no others', async () => {
    const { db } = await open();
    await record(db, [scanOf(), scanOf({ linkId: 2 })]);
    await db.transaction().execute((trx) => deleteScansOf(trx, [1]));
    await record(db, [scanOf({ visitor: 'late' })]);
    expect((await readCounts(db)).days.map(({ scans }) => scans)).toEqual([1, 1]);
    await applyRetention({ db, clock: () => NOON });
    for (const table of ['scans', 'scan_days', 'scan_months', 'scan_visitors'] as const) {
      const rows = await db.selectFrom(table).select('link_id').distinct().execute();
      expect(rows).toEqual([{ link_id: 2 }]);
    }
    await applyRetention({ db, clock: () => NOON + 8 * DAY_MS });
    expect(await db.selectFrom('scan_erasures').selectAll().execute()).toEqual([]);
  });

  test('erases the data of links in batches', async () => {
    const { db } = await open();
    const counts = { scans: 1, visitors: 1, bots: 0, prefetches: 0, quarters: '0:1,1,0,0' };
    const erased = Array.from({ length: 150 }, (_, i) => i + 1);
    const days = [...erased, 151].flatMap((link_id) =>
      ['2026-05-30', '2026-05-31'].map((day) => ({ link_id, day, ...counts })),
    );
    const months = [...erased, 151].flatMap((link_id) =>
      ['DE', 'FR'].map((value) => {
        return { link_id, month: '2026-05', dimension: 'country', value, scans: 1, days: '30:1' };
      }),
    );
    await insertRows(db, 'scan_days', days);
    await insertRows(db, 'scan_months', months);
    const visitors = Array.from({ length: 250 }, (_, i) => {
      return { day: '2026-06-01', link_id: 1, visitor: `${i}` };
    });
    await db.insertInto('scan_visitors').values(visitors).execute();
    await db
      .insertInto('scan_visitors')
      .values({ ...visitors[0], link_id: 151 } as never)
      .execute();
    const deleted: number[] = [];
    const observed = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        deleted.push(Number(result.numAffectedRows ?? 0));
        return result;
      },
    });
    await observed.transaction().execute((trx) => deleteScansOf(trx, erased));
    await applyRetention({ db: observed, clock: () => NOON });
    expect(Math.max(...deleted)).toBe(200);
    for (const table of ['scan_days', 'scan_months', 'scan_visitors'] as const) {
      const rows = await db.selectFrom(table).select('link_id').distinct().execute();
      expect(rows).toEqual([{ link_id: 151 }]);
    }
  });

  test('deletes rows after 26 months, and visitors and salts after their day, but keeps the counts', async () => {
    const { db } = await open();
    await record(db, [scanOf(), scanOf({ at: NOON + DAY_MS, visitor: 'b' })]);
    await db.insertInto('scan_salts').values({ day: '2026-06-01', salt: 'x' }).execute();
    const left = async (at: number) => {
      await applyRetention({ db, clock: () => at });
      const counts = [];
      for (const table of ['scans', 'scan_days', 'scan_visitors', 'scan_salts'] as const) {
        counts.push((await db.selectFrom(table).selectAll().execute()).length);
      }
      return counts;
    };
    expect(await left(NOON)).toEqual([2, 2, 2, 1]);
    expect(await left(NOON + DAY_MS)).toEqual([2, 2, 2, 0]);
    expect(await left(NOON + 2 * DAY_MS)).toEqual([2, 2, 1, 0]);
    expect(await left(Date.UTC(2028, 7, 1, 12) + 1)).toEqual([1, 2, 0, 0]);
  });

  test('also deletes old rows that follow rows recorded while the clock was ahead', async () => {
    const { db } = await open();
    const ahead = scanOf({ at: NOON + 365 * DAY_MS });
    for (const scan of [ahead, scanOf()]) await record(db, Array<Scan>(450).fill(scan));
    await applyRetention({ db, clock: () => Date.UTC(2028, 7, 1, 12) + 1 });
    const rows = await db.selectFrom('scans').select('at').execute();
    expect(rows).toEqual(Array(450).fill({ at: ahead.at }));
  });
});

function record(db: Db, scans: readonly Scan[]): Promise<void> {
  return db.transaction().execute((trx) => recordScans(trx, scans));
}

async function forget(db: Db): Promise<void> {
  for (const table of ['scans', 'scan_days', 'scan_months', 'scan_visitors'] as const) {
    await db.deleteFrom(table).execute();
  }
}

async function readCounts(db: Db) {
  const days = await db.selectFrom('scan_days').selectAll().execute();
  const months = await db.selectFrom('scan_months').selectAll().execute();
  const summed = months.map((row) => ({ ...row, days: addToPacked(row.days, new Map()) }));
  return { days: sorted(days), months: sorted(summed) };
}

type Rows = Awaited<ReturnType<typeof readRows>>;
const readRows = (db: Db) => db.selectFrom('scans').selectAll().execute();

/** Computes all counts from the rows in the simplest way. */
function countRows(rows: Rows) {
  const days = Object.entries(
    Object.groupBy(rows, ({ link_id, at }) => `${link_id} ${dayOf(at)}`),
  ).map(([key, rows = []]) => {
    const quarters: Counts = new Map();
    for (const { at, kind, is_visitor } of rows) {
      const counts = [+(kind === 'person'), is_visitor, +(kind === 'bot'), +(kind === 'prefetch')];
      addCounts(quarters, Math.floor((at % DAY_MS) / QUARTER_HOUR_MS), counts);
    }
    const of = (kind: string) => rows.filter((row) => row.kind === kind).length;
    const visitors = rows.filter(({ is_visitor }) => is_visitor === 1).length;
    const [link, day = ''] = key.split(' ');
    const counts = { scans: of('person'), visitors, bots: of('bot'), prefetches: of('prefetch') };
    return { link_id: Number(link), day, ...counts, quarters: pack(quarters) };
  });
  const people = rows.filter(({ kind }) => kind === 'person');
  const months = dimensionIds.flatMap((dimension) =>
    Object.values(
      Object.groupBy(
        people.filter((row) => row[dimension] !== ''),
        (row) => `${row.link_id} ${dayOf(row.at).slice(0, 7)} ${row[dimension]}`,
      ),
    ).map((rows = []) => {
      const [first] = rows as [Rows[number]];
      const days: Counts = new Map();
      for (const { at } of rows) addCounts(days, Number(dayOf(at).slice(8)), [1]);
      const month = dayOf(first.at).slice(0, 7);
      const { link_id } = first;
      return {
        link_id,
        month,
        dimension,
        value: first[dimension],
        scans: rows.length,
        days: pack(days),
      };
    }),
  );
  return { days: sorted(days), months: sorted(months) };
}

function sorted<Row>(rows: readonly Row[]): Row[] {
  const keyOf = (row: Row) => JSON.stringify(Object.entries(row as object).sort());
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
