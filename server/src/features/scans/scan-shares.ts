import type { ScanShares } from '@everscan/contract/api/scans';
import { DAY_MS, dayOf } from '../../days.ts';
import type { Db } from '../../db/connect.ts';
import { type Dimension, dimensions } from './dimensions.ts';
import { readPacked } from './packed-counts.ts';
import { groupScans, listMonths, sumMonths } from './scan-counts.store.ts';
import { FURTHER } from './scan-months.store.ts';
import type { Period } from './time-zone.ts';

/** Values of a dimension that are told apart. */
const SHOWN = 8;

/**
 * What the scans of a period came with: whole months as they are, the rest of the days in UTC from
 * the months that they are in, and the hours by which the zone's days begin sooner or later from the
 * rows, which are few: at most half a day at either end.
 */
export async function readShares(
  db: Db,
  linkIds: readonly number[],
  { start, end }: Period,
  scans: number,
): Promise<Record<Dimension, ScanShares>> {
  const counts = new Map<string, Map<string, number>>(dimensions.map((name) => [name, new Map()]));
  const add = (dimension: string, value: string, count: number) => {
    const values = counts.get(dimension);
    if (!values || value === '' || count === 0) return;
    const key = count < 0 && !values.has(value) ? FURTHER : value;
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
    for (const { scans, ...group } of await groupScans(db, linkIds, edge)) {
      for (const dimension of dimensions) add(dimension, group[dimension], sign * scans);
    }
  }
  const shares = dimensions.map((name) => [name, rank(counts.get(name) ?? new Map(), scans)]);
  return Object.fromEntries(shares);
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
  for (const { dimension, value, scans } of await sumMonths(
    db,
    linkIds,
    { first: months[0], last: months[1] },
    [...partial],
  )) {
    add(dimension, value, scans);
  }
  if (partial.size === 0) return;
  for (const { month, dimension, value, days } of await listMonths(db, linkIds, [...partial])) {
    readPacked(days, (day, [scans = 0]) => {
      const date = `${month}-${String(day).padStart(2, '0')}`;
      if (date >= first && date <= last) add(dimension, value, scans);
    });
  }
}

function nearestDay(time: number): number {
  return Math.round(time / DAY_MS) * DAY_MS;
}

function rank(values: ReadonlyMap<string, number>, scans: number): ScanShares {
  const further = Math.max(0, values.get(FURTHER) ?? 0);
  const ranked = [...values]
    .filter(([value, count]) => value !== FURTHER && count > 0)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const sum = (entries: typeof ranked) => entries.reduce((sum, [, count]) => sum + count, 0);
  return {
    items: ranked.slice(0, SHOWN).map(([value, scans]) => ({ value, scans })),
    other: further + sum(ranked.slice(SHOWN)),
    unknown: Math.max(0, scans - further - sum(ranked)),
  };
}
