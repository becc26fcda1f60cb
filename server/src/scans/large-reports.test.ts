import { expect, test } from 'vitest';
import { countedLinks } from '../codes/index.ts';
import { DAY_MS, dayOf } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { insertRows } from '../platform/db/write-rows.ts';
import type { Actor } from '../platform/http/caller.ts';
import { actorFor } from '../testing/actor.ts';
import { describeOnEachDatabase, openSqlite } from '../testing/databases.ts';
import { storeWaiting } from '../testing/feedback.ts';
import { insertDynamicCodes } from '../testing/many-codes.ts';
import { NOON } from '../testing/scan-owner.ts';
import { countToday, reportScans } from './scan-report.ts';

const [CODES, DAYS] = [240, 12];
const COUNTRIES = ['AT', 'CH', 'DE', 'FR', 'IT', 'PL'];
const year = { project: 'all', to: dayOf(NOON), zone: 'UTC', by: 'day' } as const;
const query = { ...year, from: dayOf(NOON - (DAYS - 1) * DAY_MS) };

describeOnEachDatabase('a report over many codes', (open) => {
  test('reads a few rows at a time', async () => {
    const { db } = await open();
    const owner = await fill(db);
    const reads: number[] = [];
    await reportScans(observed(db, reads), owner, query, countedLinks);
    expect(reads.reduce((sum, rows) => sum + rows)).toBeGreaterThan(CODES * DAYS);
    expect(Math.max(...reads)).toBeLessThanOrEqual(500);
  });

  test('adds up the values of all codes', async () => {
    const { db } = await open();
    const { countries } = await reportScans(db, await fill(db), query, countedLinks);
    const sum = Array.from({ length: CODES }, (_, code) => scansOf(code)).reduce((a, b) => a + b);
    expect(countries.items).toEqual(COUNTRIES.map((value) => ({ value, scans: sum })));
  });

  test('ranks the codes with the most scans, and breaks ties by the order of the list', async () => {
    const { db } = await open();
    const { ranking, totals } = await reportScans(db, await fill(db), query, countedLinks);
    const expected = Array.from({ length: CODES }, (_, code) => ({ code, scans: scansOf(code) }))
      .sort((a, b) => b.scans - a.scans || a.code - b.code)
      .slice(0, 100);
    const codeOf = (project: string) => Number(/\d+/.exec(project));
    expect(
      ranking.map(({ project, scans }) => ({ code: codeOf(project), scans: scans / DAYS })),
    ).toEqual(expected);
    for (const { scans, points } of ranking) expect(points).toEqual(Array(DAYS).fill(scans / DAYS));
    const all = Array.from({ length: CODES }, (_, code) => scansOf(code) * DAYS);
    expect(totals.scans).toBe(all.reduce((a, b) => a + b));
  });
});

test('lets other requests run between the reads of several reports', async () => {
  const { db } = await openSqlite();
  const owner = await fill(db);
  let [turn, isDone] = [0, false];
  const nextTurn = () => {
    turn++;
    if (!isDone) setImmediate(nextTurn);
  };
  setImmediate(nextTurn);
  const rowsOfTurns = new Map<number, number>();
  // No machine reads more than three times in the few milliseconds that a turn takes.
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const watched = observed(db, {
    push(rows) {
      Atomics.wait(pause, 0, 0, 2);
      return rowsOfTurns.set(turn, (rowsOfTurns.get(turn) ?? 0) + rows).size;
    },
  });
  await Promise.all([
    ...[1, 2, 3].map(() => reportScans(watched, owner, query, countedLinks)),
    countToday(watched, owner, { project: 'all', zone: 'UTC' }, countedLinks),
  ]);
  isDone = true;
  expect(Math.max(...rowsOfTurns.values())).toBeLessThanOrEqual(3 * 500);
});

/** Scans of a code on each day. Several codes have the same number, and the last ones have the fewest. */
function scansOf(code: number): number {
  return code < 200 ? 2 + ((code * 7) % 37) : 1;
}

/** Creates a user whose codes were scanned on each of the latest days. */
async function fill(db: Db): Promise<Actor> {
  const userId = await storeWaiting(db, [], NOON);
  await insertDynamicCodes(db, userId, { count: CODES, target: 'https://example.com/' });
  const links = await db.selectFrom('links').select('id').orderBy('id').execute();
  const rows = links.flatMap(({ id }, code) =>
    Array.from({ length: DAYS }, (_, before) => {
      const scans = scansOf(code);
      const sums = { scans, visitors: 0, bots: 0, prefetches: 0 };
      const day = dayOf(NOON - before * DAY_MS);
      return { link_id: id, day, ...sums, quarters: `48:${scans},0,0,0` };
    }),
  );
  await insertRows(db, 'scan_days', rows);
  const months = links.flatMap(({ id }, code) =>
    COUNTRIES.map((value) => {
      const scans = scansOf(code);
      const counts = { dimension: 'country', value, scans, days: `15:${scans}` };
      return { link_id: id, month: '2026-06', ...counts };
    }),
  );
  await insertRows(db, 'scan_months', months);
  return actorFor(userId, NOON);
}

/** Adds the number of rows of each query for counts to `reads`. */
function observed(db: Db, reads: Pick<number[], 'push'>): Db {
  const ofCounts = new WeakSet<object>();
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      if (/"scan_(days|months)"/.test(JSON.stringify(node))) ofCounts.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (ofCounts.has(queryId)) reads.push(result.rows.length);
      return result;
    },
  });
}
