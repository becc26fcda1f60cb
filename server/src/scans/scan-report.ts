import { Readable } from 'node:stream';
import { byPlural, dimensionIds } from '@everscan/contract/dimensions';
import {
  maxPoints,
  maxRanked,
  maxTargetChanges,
  type ScanCounts,
  type ScansQuery,
  type ScansReport,
  type ScanTotals,
} from '@everscan/contract/scans.schemas';
import { BYTE_ORDER_MARK, csvLine } from '@everscan/core/csv/csv-line';
import { DAY_MS, dayOf, QUARTER_HOUR_MS, startOfUtcDay } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import type { Actor } from '../platform/http/caller.ts';
import { HttpError, userError } from '../platform/http/http-error.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { isId } from '../platform/random-id.ts';
import { inTurns } from '../platform/turns.ts';
import type { CountedLink, CountedLinks } from './counted-links.ts';
import { readScansBetween } from './exported-scans.ts';
import { readPacked } from './packed-counts.ts';
import { readDays, readFirstTime, readTotals, sumScans } from './read-counts.ts';
import { readShares } from './scan-shares.ts';
import {
  addDays,
  addMonths,
  bucketsOf,
  dayIn,
  daysBetween,
  type Period,
  periodOf,
  type SeriesUnit,
  splitByOffset,
} from './time-zone.ts';

const HOUR_MS = 3600 * 1000;
/** Upper bounds of an hour, a day and a month: a day gets longer when the clock is set back. */
const MAX_LENGTH_MS = { hour: HOUR_MS, day: 2 * DAY_MS, month: 32 * DAY_MS };
/** The first of January 1970 was a Thursday; weeks begin on Monday. */
const FIRST_WEEKDAY = 3;

/** The scans of one project, or of all of a workspace's projects, in a period. */
export async function reportScans(
  db: Db,
  caller: Actor,
  query: ScansQuery,
  counted: CountedLinks,
): Promise<ScansReport> {
  const links = await counted.list(db, caller);
  const linkIds = idsOf(links, query.project);
  const { from, to, period } = await resolvePeriod(
    db,
    linkIds,
    query,
    earliestDay(query.to, query.by),
  );
  const most = maxPoints[query.by];
  // Checked first, because computing the points of a century takes a second.
  if (fewestPoints(period, query.by) > most) throw tooLong();
  const buckets = bucketsOf(period, query.zone, query.by);
  if (buckets.length > most) throw tooLong();
  const counts = await countQuarters(db, linkIds, period, query.zone, buckets);
  const shares = await readShares(db, counts.scanned, period, counts.totals.scans);
  const days = daysBetween(from, to) + 1;
  const before =
    query.from === undefined
      ? null
      : await sumByLink(db, linkIds, periodOf(addDays(from, -days), addDays(from, -1), query.zone));
  const isAll = query.project === 'all';
  const labelAt = (time: number) => buckets.findLast(({ start }) => start <= time)?.label ?? '';
  return {
    codes: links.map(({ project, title, code }) => ({ project, title, code })),
    ranking: isAll ? rankLinks(links, counts.points, before, buckets.length) : [],
    from,
    to,
    totals: counts.totals,
    before: before && sumOf(before.values()),
    series: counts.series,
    current: caller.now >= period.start && caller.now < period.end ? labelAt(caller.now) : null,
    targetChanges: isAll ? [] : await readTargetChanges(db, counted, linkIds, { period, labelAt }),
    ...byPlural((id) => shares[id]),
    week: counts.week,
  };
}

async function readTargetChanges(
  db: Db,
  counted: CountedLinks,
  [linkId]: readonly number[],
  { period, labelAt }: { period: Period; labelAt: (time: number) => string },
): Promise<ScansReport['targetChanges']> {
  if (linkId === undefined) return [];
  const rows = await counted.targetChanges(db, linkId, { ...period, limit: maxTargetChanges });
  return rows.toReversed().map(({ target, changed_at }) => ({
    start: labelAt(changed_at),
    changedAt: new Date(changed_at).toISOString(),
    target,
  }));
}

/** A lower bound of the points of a period in any time zone. */
function fewestPoints({ start, end }: Period, unit: SeriesUnit): number {
  return Math.floor((end - start) / MAX_LENGTH_MS[unit]);
}

function tooLong(): HttpError {
  return userError(400, 'bad_request.period_length');
}

/** Today's scans in a time zone. */
export async function countToday(
  db: Db,
  caller: Actor,
  { project, zone }: { project: string; zone: string },
  counted: CountedLinks,
): Promise<number> {
  const linkIds = idsOf(await counted.list(db, caller), project);
  const today = dayIn(zone, caller.now);
  return sumOf((await sumByLink(db, linkIds, periodOf(today, today, zone))).values()).scans;
}

/** Ids of a project's links, or of `all`. @throws {HttpError} 404 when the project has no link */
function idsOf(links: readonly CountedLink[], project: string): number[] {
  if (project === 'all') return links.map(({ id }) => id);
  const link = links.find((link) => link.project === project);
  if (!link) throw new HttpError(404, 'not_found', 'There is no such dynamic code.');
  return [link.id];
}

/**
 * The first day of an open period whose points fit into a chart. Earlier scans, such as those of a day on
 * which the clock was at 1970, are left out instead of making the period too long.
 */
function earliestDay(to: string, unit: SeriesUnit): string {
  const most = maxPoints[unit];
  if (unit === 'month') return addMonths(`${to.slice(0, 7)}-01`, 1 - most);
  return addDays(to, 1 - (unit === 'day' ? most : Math.floor(most / 24)));
}

/** The days of a query. Without `from`, they begin with the first scan, but not before `earliest`. */
async function resolvePeriod(
  db: Db,
  linkIds: readonly number[],
  { from: asked, to, zone }: Pick<ScansQuery, 'from' | 'to' | 'zone'>,
  earliest = '',
): Promise<{ from: string; to: string; period: Period }> {
  let from = asked;
  if (from === undefined) {
    const first = await readFirstTime(db, linkIds, earliest);
    const day = first === undefined ? to : dayIn(zone, first);
    from = day > to ? to : day < earliest ? earliest : day;
  }
  if (from > to) throw userError(400, 'bad_request.period_reversed');
  return { from, to, period: periodOf(from, to, zone) };
}

type Counted = Pick<ScansReport, 'totals' | 'series' | 'week'> & {
  /** Scans at the points of the series, by link, for the links with the most scans. */
  points: Map<number, number[]>;
  /** The links with requests in the period. */
  scanned: number[];
};

async function countQuarters(
  db: Db,
  linkIds: readonly number[],
  period: Period,
  zone: string,
  buckets: ReturnType<typeof bucketsOf>,
): Promise<Counted> {
  const { start, end } = period;
  const places = placeQuarters(period, zone, buckets);
  const series = buckets.map(({ label }) => ({ start: label, scans: 0, visitors: 0 }));
  const week = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
  const points = new Map<number, number[]>();
  const totals = emptyTotals();
  const range = { first: dayOf(start), last: dayOf(end - 1) };
  const scanned: number[] = [];
  for await (const rows of readDays(db, linkIds, range)) {
    for (const { link_id, day, quarters } of rows) {
      if (scanned.at(-1) !== link_id) {
        scanned.push(link_id);
        keepMostScanned(points, linkIds);
        points.set(
          link_id,
          buckets.map(() => 0),
        );
      }
      const own = points.get(link_id) as number[];
      const offset = (startOfUtcDay(day) - start) / QUARTER_HOUR_MS;
      readPacked(quarters, (quarter, counts) => {
        const place = offset + quarter;
        const index = places.points[place] ?? -1;
        const point = series[index];
        if (!point) return; // before the start or after the end
        const [scans = 0, visitors = 0] = counts;
        addCounts(totals, counts);
        point.scans += scans;
        point.visitors += visitors;
        own[index] = (own[index] ?? 0) + scans;
        const hour = places.hours[place] as number;
        const weekday = week[Math.floor(hour / 24)] as number[];
        weekday[hour % 24] = (weekday[hour % 24] ?? 0) + scans;
      });
    }
  }
  return { totals, series, week, points, scanned };
}

/** Maps each quarter of an hour to its point of the series and its hour of the week. */
function placeQuarters(
  { start, end }: Period,
  zone: string,
  buckets: readonly { start: number }[],
) {
  const length = Math.ceil((end - start) / QUARTER_HOUR_MS);
  const points = new Uint16Array(length);
  const hours = new Uint8Array(length);
  for (const [i, bucket] of buckets.entries()) {
    points.fill(i, Math.round((bucket.start - start) / QUARTER_HOUR_MS));
  }
  for (const part of splitByOffset({ start, end }, zone)) {
    for (let time = part.start; time < part.end; time += QUARTER_HOUR_MS) {
      const hour = Math.floor((time + part.offset) / HOUR_MS) + FIRST_WEEKDAY * 24;
      hours[Math.round((time - start) / QUARTER_HOUR_MS)] = hour % (7 * 24);
    }
  }
  return { points, hours };
}

/**
 * The totals of each link in a period: whole days in UTC as stored, and the quarter-hours at both ends. Links
 * without scans may be missing.
 */
async function sumByLink(
  db: Db,
  linkIds: readonly number[],
  { start, end }: Period,
): Promise<Map<number, ScanTotals>> {
  const first = Math.ceil(start / DAY_MS) * DAY_MS;
  const last = Math.floor(end / DAY_MS) * DAY_MS;
  const sums = await readTotals(db, linkIds, { first: dayOf(first), last: dayOf(last - DAY_MS) });
  for (const time of new Set([first - DAY_MS, last])) {
    const day = dayOf(time);
    for await (const rows of readDays(db, linkIds, { first: day, last: day })) {
      for (const { link_id, quarters } of rows) {
        const totals = sums.get(link_id) ?? emptyTotals();
        sums.set(link_id, totals);
        readPacked(quarters, (quarter, counts) => {
          const at = time + quarter * QUARTER_HOUR_MS;
          if (at >= start && at < end) addCounts(totals, counts);
        });
      }
    }
  }
  return sums;
}

function sumOf(all: Iterable<ScanTotals>): ScanTotals {
  const totals = emptyTotals();
  for (const { scans, visitors, bots, prefetches } of all) {
    addCounts(totals, [scans, visitors, bots, prefetches]);
  }
  return totals;
}

function emptyTotals(): ScanTotals {
  return { scans: 0, visitors: 0, bots: 0, prefetches: 0 };
}

function addCounts(
  totals: ScanTotals,
  [scans = 0, visitors = 0, bots = 0, prefetches = 0]: readonly number[],
): void {
  totals.scans += scans;
  totals.visitors += visitors;
  totals.bots += bots;
  totals.prefetches += prefetches;
}

type Points = ReadonlyMap<number, readonly number[]>;

/**
 * From time to time, removes the points of links that have too few scans to be ranked, so that memory does
 * not grow with the number of links.
 * @param points of all days of each of these links
 * @param linkIds in the order of the owner's list
 */
function keepMostScanned(points: Map<number, number[]>, linkIds: readonly number[]): void {
  if (points.size < 2 * maxRanked) return;
  const places = new Map(linkIds.map((id, place) => [id, place]));
  const placeOf = (id: number) => places.get(id) ?? 0;
  const ranked = [...points.keys()]
    .map((id) => ({ id, scans: scansOf(points, id) }))
    .sort((a, b) => b.scans - a.scans || placeOf(a.id) - placeOf(b.id));
  for (const { id } of ranked.slice(maxRanked)) points.delete(id);
}

/**
 * Ranks links by scans, most first, and breaks ties by the order of the owner's list.
 * @param points scans at the points of the series, by link; links without scans or with too few to be ranked
 * may be missing
 * @param before totals of the previous period, by link
 */
function rankLinks(
  links: readonly CountedLink[],
  points: Points,
  before: ReadonlyMap<number, ScanTotals> | null,
  length: number,
): ScansReport['ranking'] {
  return links
    .map(({ id, project }) => ({ id, project, scans: scansOf(points, id) }))
    .sort((a, b) => b.scans - a.scans)
    .slice(0, maxRanked)
    .map(({ id, project, scans }) => ({
      project,
      scans,
      before: before && (before.get(id)?.scans ?? 0),
      points: [...(points.get(id) ?? Array<number>(length).fill(0))],
    }));
}

function scansOf(points: Points, id: number): number {
  return (points.get(id) ?? []).reduce((sum, count) => sum + count, 0);
}

/** Links per query, so that other requests do not wait long. */
const BATCH = 100;

/** The number of scans of each of a workspace's dynamic codes, or of those with these ids. */
async function countScans(
  db: Db,
  caller: Actor,
  counted: CountedLinks,
  ids?: readonly string[],
): Promise<ScanCounts> {
  const links = await counted.list(db, caller, ids);
  const counts: ScanCounts = [];
  for await (const batch of inTurns(links, BATCH)) {
    const sums = await sumScans(
      db,
      batch.map(({ id }) => id),
    );
    counts.push(...batch.map(({ id, project }) => ({ project, scans: sums.get(id) ?? 0 })));
  }
  return counts;
}

/** Owners see the scans of their own codes. A code of another user counts as not found. */
export const scansRoutes = (counted: CountedLinks) =>
  ({
    'GET /api/scans': (actor, { query }, db) => reportScans(db, actor, query, counted),

    'GET /api/scans/counts': (actor, { query }, db) =>
      countScans(db, actor, counted, query.codes?.split(',').filter(isId)),

    'GET /api/scans/live': async (actor, { query: { project, zone } }, db) => ({
      scans: await countToday(db, actor, { project, zone }, counted),
    }),

    'GET /api/scans/export': async (actor, { query }, db, reply) => {
      const links = await counted.list(db, actor);
      const ids = idsOf(links, query.project);
      const { from, to, period } = await resolvePeriod(db, ids, query);
      const { type, write } = scanFileFormats[query.format];
      const wanted = links.filter(({ id }) => ids.includes(id));
      const name = `scans-${from}-${to}.${query.format}`;
      return (
        reply
          .type(type)
          .header('content-disposition', `attachment; filename="${name}"`)
          // Reads only one batch ahead of the client.
          .send(Readable.from(write(readScans(db, wanted, period)), { highWaterMark: 1 }))
      );
    },
  }) satisfies Partial<Handlers>;

const HEADINGS = ['time', 'code', 'title', 'kind', ...dimensionIds] as const;
type Line = Record<(typeof HEADINGS)[number], string>;

type ScanFileFormat = {
  type: string;
  write(batches: AsyncIterable<Line[]>): AsyncGenerator<string>;
};

/** Yields the scans of a period, as far as their rows still exist, code by code, oldest first. */
async function* readScans(
  db: Db,
  links: readonly CountedLink[],
  period: Period,
): AsyncGenerator<Line[]> {
  for (const { id: linkId, code, title } of links) {
    for await (const rows of readScansBetween(db, linkId, period)) {
      yield rows.map(({ id: _, link_id: __, is_visitor: ___, at, ...row }) => ({
        time: new Date(at).toISOString(),
        code,
        title,
        ...row,
      }));
    }
  }
}

export const scanFileFormats: Record<'csv' | 'json', ScanFileFormat> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    async *write(batches) {
      yield BYTE_ORDER_MARK + csvLine(HEADINGS);
      for await (const lines of batches) {
        yield lines.map((line) => csvLine(HEADINGS.map((name) => line[name]))).join('');
      }
    },
  },
  json: {
    type: 'application/json; charset=utf-8',
    async *write(batches) {
      let separator = '[\n';
      for await (const lines of batches) {
        yield separator + lines.map((line) => JSON.stringify(line)).join(',\n');
        separator = ',\n';
      }
      yield separator === '[\n' ? '[]\n' : '\n]\n';
    },
  },
};
