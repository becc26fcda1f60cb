import type { Generated } from 'kysely';

/** One row per downloaded code. */
export type GenerationsTable = {
  id: Generated<number>;
  created_at: number;
  type: string;
  style: string;
  /** JSON: `{"url": …}`, `{"vcard": {"firstName": …, "lastName": …}}`, or `{}` for other types. */
  data: string;
  /** Null when it must not be stored. */
  ip: string | null;
  /** 1 while `ip` is a single address, 0 when it is truncated to a network or absent. */
  ip_is_full: number;
  /** Null for a visitor who is not signed in. */
  user_id: number | null;
};

/** Exact counts by day, which are kept when the rows of `generations` are deleted. */
export type GenerationDaysTable = {
  day: string;
  category: GenerationCategory;
  type: string;
  style: string;
  count: number;
};

export type GenerationCategory = 'anonymous' | 'registered';

/** Public counters by name. */
export type StatisticsTable = { name: string; value: number };
