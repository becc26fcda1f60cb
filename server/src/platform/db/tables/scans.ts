import type { Generated } from 'kysely';

/** How much of each journal of scans has been added to the tables. */
export type ScanJournalsTable = {
  /** Owner and number of the journal. */
  id: string;
  /** In bytes. Updated in the transaction that adds the scans before it. */
  position: number;
  updated_at: number;
};

/** One row per recorded request for a short link, without personal data. */
export type ScansTable = {
  id: Generated<number>;
  link_id: number;
  at: number;
  kind: string;
  /** 1 for the first scan of a visitor, link and UTC day. */
  is_visitor: number;
  /** ISO 3166-1 alpha-2, empty when unknown. */
  country: string;
  device: string;
  system: string;
  browser: string;
  /** Host of the referring page, empty without one. */
  referrer: string;
};

/** Exact counts by link and UTC day, which are kept when the rows of `scans` are deleted. */
export type ScanDaysTable = {
  link_id: number;
  day: string;
  scans: number;
  visitors: number;
  bots: number;
  prefetches: number;
  /** The same counts by quarter of an hour: `quarter:scans,visitors,bots,prefetches;…` (scans/packed-counts.ts). */
  quarters: string;
};

/** Scans by people, by link, month (`YYYY-MM`, UTC), dimension and value. */
export type ScanMonthsTable = {
  link_id: number;
  month: string;
  /** Id of an entry of the contract's `dimensions`. */
  dimension: string;
  value: string;
  scans: number;
  /** The same counts by day of the month: `day:scans;…`. */
  days: string;
};

/** Visitors who were counted on a day; deleted one day later. */
export type ScanVisitorsTable = { day: string; link_id: number; visitor: string };

/** The salt of a day's visitor hashes; deleted after that day. */
export type ScanSaltsTable = { day: string; salt: string };

/** Links whose data is being erased. A week after `noticed_at` no journal contains scans of them. */
export type ScanErasuresTable = { link_id: number; noticed_at: number | null };
