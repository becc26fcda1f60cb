import { byDimension, type DimensionId, dimensionIds } from '@everscan/contract/dimensions';
import type { ScanShares } from '@everscan/contract/scans.schemas';
import { DAY_MS, dayOf } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { readPacked } from './packed-counts.ts';
import { readMonth, readMonthSums, readScanGroups } from './read-counts.ts';
import { OTHER_REFERRERS } from './scans.ts';
import type { Period } from './time-zone.ts';

/** How many values of a dimension are shown by name. */
const SHOWN = 8;

/**
 * Shares of the values of each dimension in a period. Whole months are summed as they are stored,
 * and whole days in UTC are taken from their months. The zone's days begin up to half a day before or
 * after those in UTC: these hours are counted from the rows of `scans`.
 */
export async function readShares(
  db: Db,
  linkIds: readonly number[],
  { start, end }: Period,
  scans: number,
): Promise<Record<DimensionId, ScanShares>> {
  const counts = new Map<string, Map<string, number>>(dimensionIds.map((id) => [id, new Map()]));
  const add = (dimension: string, value: string, count: number) => {
    const values = counts.get(dimension);
    if (!values || value === '' || count === 0) return;
    const key = count < 0 && !values.has(value) ? OTHER_REFERRERS : value;
    values.set(key, (values.get(key) ?? 0) + count);
  };
  const first = nearestDay(start);
  const last = nearestDay(end);
  await addDays(db, linkIds, { start: first, end: last }, add);
  const edges = [
    { start, end: first, sign: 1 },
    { start: first, end: start, sign: -1 },
    { start: last, end, sign: 1 },
    { start: end, end: last, sign: -1 },
  ];
  for (const { sign, ...edge } of edges) {
    if (edge.start >= edge.end) continue;
    for await (const groups of readScanGroups(db, linkIds, edge)) {
      for (const { scans, ...group } of groups) {
        for (const dimension of dimensionIds) add(dimension, group[dimension], sign * scans);
      }
    }
  }
  return byDimension((id) => rank(counts.get(id) ?? new Map(), scans));
}

type Add = (dimension: string, value: string, count: number) => void;

/** Adds whole days in UTC. */
async function addDays(
  db: Db,
  linkIds: readonly number[],
  { start, end }: Period,
  add: Add,
): Promise<void> {
  if (start >= end) return;
  const [first, last] = [dayOf(start), dayOf(end - DAY_MS)];
  const months = [first.slice(0, 7), last.slice(0, 7)] as const;
  const partial = new Set<string>();
  if (!first.endsWith('-01')) partial.add(months[0]);
  if (!dayOf(end).endsWith('-01')) partial.add(months[1]);
  const whole = { first: months[0], last: months[1] };
  for await (const sums of readMonthSums(db, linkIds, whole, [...partial])) {
    for (const { dimension, value, scans } of sums) add(dimension, value, scans);
  }
  for (const month of partial) {
    for await (const values of readMonth(db, linkIds, month)) {
      for (const { dimension, value, days } of values) {
        readPacked(days, (day, [scans = 0]) => {
          const date = `${month}-${String(day).padStart(2, '0')}`;
          if (date >= first && date <= last) add(dimension, value, scans);
        });
      }
    }
  }
}

function nearestDay(time: number): number {
  return Math.round(time / DAY_MS) * DAY_MS;
}

function rank(values: ReadonlyMap<string, number>, scans: number): ScanShares {
  const other = Math.max(0, values.get(OTHER_REFERRERS) ?? 0);
  const ranked = [...values]
    .filter(([value, count]) => value !== OTHER_REFERRERS && count > 0)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const sum = (entries: typeof ranked) => entries.reduce((sum, [, count]) => sum + count, 0);
  return {
    items: ranked.slice(0, SHOWN).map(([value, scans]) => ({ value, scans })),
    other: other + sum(ranked.slice(SHOWN)),
    unknown: Math.max(0, scans - other - sum(ranked)),
  };
}
