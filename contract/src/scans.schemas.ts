import * as z from 'zod/mini';
import { byPlural } from './dimensions.ts';
import { fileResponse } from './file-response.ts';
import type { AnswersOf, RequestsOf } from './requests.ts';
import type { scanRoutes } from './scans.routes.ts';

const date = z
  .string()
  .check(
    z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Must be a date such as 2026-06-30'),
  );
const zone = z.string().check(z.minLength(1), z.maxLength(64));

/** The id of a project, or `all` for all codes of a user. */
const project = z.string().check(z.minLength(1), z.maxLength(64));

const period = {
  project,
  /**
   * First and last day in the time zone. Without `from`, the period starts with the first scan; in a report,
   * it goes back at most `maxPoints`.
   */
  from: z.optional(date),
  to: date,
  /** IANA name, such as `Europe/Berlin`. */
  zone,
};

/** `GET /api/scans` */
const scansQuerySchema = z.strictObject({
  ...period,
  by: z.enum(['hour', 'day', 'month'], 'Must be hour, day or month'),
});

/** `GET /api/scans/export` */
const scansExportQuerySchema = z.strictObject({
  ...period,
  format: z.enum(['csv', 'json'], 'Must be csv or json'),
});

/** `GET /api/scans/live` */
const scansLiveQuerySchema = z.strictObject({ project, zone });

/** The longest series: a month by hour, three years by day, or thirty years by month. */
export const maxPoints = { hour: 750, day: 1_100, month: 360 } as const;

/** The maximum numbers of codes in a ranking and of target changes in a report. */
export const maxRanked = 100;
export const maxTargetChanges = 50;

const totalsSchema = z.strictObject({
  /** Visits by people. */
  scans: z.int(),
  /** Sum of the visitors per code and UTC day. */
  visitors: z.int(),
  bots: z.int(),
  prefetches: z.int(),
});

/** The most frequent first. */
const sharesSchema = z.strictObject({
  items: z.array(z.strictObject({ value: z.string(), scans: z.int() })),
  /** Scans with values outside `items`, and scans with an unknown value. */
  other: z.int(),
  unknown: z.int(),
});

const scansReportSchema = z.strictObject({
  /** The user's codes whose scans are counted. */
  codes: z.array(z.strictObject({ project: z.string(), title: z.string(), code: z.string() })),
  /** For `all`: up to `maxRanked` of the codes, the most scanned first. Otherwise empty. */
  ranking: z.array(
    z.strictObject({
      project: z.string(),
      scans: z.int(),
      /** Scans in the preceding period of equal length; null without `from`. */
      before: z.nullable(z.int()),
      /** Scans at the points of the series. */
      points: z.array(z.int()),
    }),
  ),
  /** Days, both included. */
  from: z.string(),
  to: z.string(),
  totals: totalsSchema,
  /** Totals of the preceding period of equal length; null without `from`. */
  before: z.nullable(totalsSchema),
  /** `start`: `2026-06`, `2026-06-30` or `2026-06-30T14:00+02:00`. Without gaps. */
  series: z.array(z.strictObject({ start: z.string(), scans: z.int(), visitors: z.int() })),
  /** `start` of the point that has not ended yet; null when the period does not contain the present. */
  current: z.nullable(z.string()),
  /** For one code: the latest changes of its target in the period, oldest first. `start` as in the series. */
  targetChanges: z.array(
    z.strictObject({ start: z.string(), changedAt: z.string(), target: z.string() }),
  ),
  /**
   * Countries by ISO 3166-1 alpha-2, devices as `mobile`, `tablet`, `desktop` or `tv`, referrers by
   * the page's host.
   */
  ...byPlural(() => sharesSchema),
  /** Scans by day of the week, Monday first, and hour of the day in the zone. */
  week: z.array(z.array(z.int())),
});

/** Today's scans in the zone. */
const scansLiveSchema = z.strictObject({ scans: z.int() });

/** `GET /api/scans/counts?codes=a,b`: only of codes with these ids. Other parameters are ignored. */
const scanCountsQuerySchema = z.object({
  codes: z.optional(z.string().check(z.minLength(1), z.maxLength(4000))),
});

/** `GET /api/scans/counts`: the total scans of each of the user's dynamic codes. */
const scanCountsSchema = z.array(z.strictObject({ project: z.string(), scans: z.int() }));

export type ScanCounts = z.infer<typeof scanCountsSchema>;
export type ScansQuery = z.infer<typeof scansQuerySchema>;
export type ScanTotals = z.infer<typeof totalsSchema>;
export type ScanShares = z.infer<typeof sharesSchema>;
type Report = z.infer<typeof scansReportSchema>;
/** A complete report. */
export type ScansReport = { [Field in keyof Report]-?: Exclude<Report[Field], undefined> };

export const scanRequests = {
  'GET /api/scans': { query: scansQuerySchema },
  'GET /api/scans/counts': { query: scanCountsQuerySchema },
  'GET /api/scans/live': { query: scansLiveQuerySchema },
  'GET /api/scans/export': { query: scansExportQuerySchema },
} as const satisfies RequestsOf<typeof scanRoutes>;

export const scanAnswers = {
  'GET /api/scans': { 200: scansReportSchema },
  'GET /api/scans/counts': { 200: scanCountsSchema },
  'GET /api/scans/live': { 200: scansLiveSchema },
  'GET /api/scans/export': { 200: fileResponse('text/csv', 'application/json') },
} as const satisfies AnswersOf<typeof scanRoutes>;
