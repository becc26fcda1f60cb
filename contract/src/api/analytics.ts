import { contentTypes } from '@everscan/core/content/index';
import * as z from 'zod/mini';
import { styleSchema } from '../content.ts';
import { limits } from '../limits.ts';

/** A whole number from 1 to `most`, as text in a query. */
function numberInQuery(most: number) {
  return z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/, `Must be a whole number from 1 to ${most}`)),
    z.pipe(
      z.transform(Number),
      z.int().check(z.maximum(most, `Must be a whole number from 1 to ${most}`)),
    ),
  );
}

const filter = {
  type: z.optional(z.enum(contentTypes.map((type) => type.id))),
  style: z.optional(styleSchema),
  userId: z.optional(numberInQuery(999_999_999_999_999)),
};

/** `GET /api/qr-generations.csv`: the records of the list that fit the filter, all of them. */
export const generationFilterSchema = z.strictObject(filter);

/** `GET /api/qr-generations`: one page of the records that fit, newest first. */
export const generationsQuerySchema = z.strictObject({
  ...filter,
  page: z._default(numberInQuery(1_000_000_000), 1),
  limit: z._default(numberInQuery(100), limits.generationsPageSize),
});

/** One downloaded code. */
export const generationRecordSchema = z.strictObject({
  id: z.int(),
  /** ISO 8601 in UTC, such as `2026-06-01T12:00:00.000Z`. */
  createdAt: z.string(),
  type: z.string(),
  style: z.string(),
  /** What is kept of the content: for `url` its address, for `vcard` the contact's names. */
  data: z.looseObject({
    url: z.optional(z.string()),
    vcard: z.optional(z.looseObject({ firstName: z.string(), lastName: z.string() })),
  }),
  /** IPv4 without the prefix of mapped addresses; cut to its network after 30 days; null when not kept. */
  ipAddress: z.nullable(z.string()),
  /** Absent for a visitor who was not signed in. */
  user: z.optional(z.strictObject({ id: z.int(), email: z.string() })),
});

/** A page behind the last one has no records. Without any record `total` and `pages` are 0. */
export const generationPageSchema = z.strictObject({
  data: z.array(generationRecordSchema),
  pagination: z.strictObject({ page: z.int(), limit: z.int(), pages: z.int(), total: z.int() }),
});

/**
 * `GET /api/qr-analytics`: every download that ever was, also those whose records are gone.
 * Types and styles that nobody used are absent.
 */
export const analyticsSummarySchema = z.strictObject({
  /** Both categories, always, in this order. */
  userBreakdown: z.array(
    z.strictObject({ category: z.enum(['Anonymous', 'Registered']), count: z.int() }),
  ),
  /** The most popular first. */
  typeDistribution: z.array(z.strictObject({ type: z.string(), count: z.int() })),
  /** The most popular first. */
  styleDistribution: z.array(z.strictObject({ style: z.string(), count: z.int() })),
  /** The last 30 days in UTC, today last; `date` is `YYYY-MM-DD`. Days without a download have 0. */
  dailyGenerations: z.array(z.strictObject({ date: z.string(), count: z.int() })),
});

export type GenerationFilter = z.infer<typeof generationFilterSchema>;
export type GenerationsQuery = z.infer<typeof generationsQuerySchema>;
export type GenerationRecord = z.infer<typeof generationRecordSchema>;
export type GenerationPage = z.infer<typeof generationPageSchema>;
export type AnalyticsSummary = z.infer<typeof analyticsSummarySchema>;
