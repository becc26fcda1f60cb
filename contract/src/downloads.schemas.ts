import { contentTypes } from '@everscan/core/content/index';
import * as z from 'zod/mini';
import { contentSchema, styleSchema } from './content.ts';
import type { downloadRoutes } from './downloads.routes.ts';
import { fileResponse } from './file-response.ts';
import { limits } from './limits.ts';
import { type AnswersOf, noParametersSchema, type RequestsOf } from './requests.ts';

/** `POST /api/track-qr-generation`: the downloaded code. */
const trackGenerationBodySchema = contentSchema({ style: styleSchema });

export type TrackGenerationBody = z.infer<typeof trackGenerationBodySchema>;

/** A whole number from 1 to `max` in a query. */
function numberInQuery(max: number) {
  return z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/, `Must be a whole number from 1 to ${max}`)),
    z.pipe(
      z.transform(Number),
      z.int().check(z.maximum(max, `Must be a whole number from 1 to ${max}`)),
    ),
  );
}

const filter = {
  type: z.optional(z.enum(contentTypes.map((type) => type.id))),
  style: z.optional(styleSchema),
  userId: z.optional(numberInQuery(999_999_999_999_999)),
};

/** `GET /api/qr-generations.csv`: all records that match the filter. */
const generationFilterSchema = z.strictObject(filter);

/** `GET /api/qr-generations`: one page of the matching records, newest first. */
export const generationsQuerySchema = z.strictObject({
  ...filter,
  page: z._default(numberInQuery(1_000_000_000), 1),
  limit: z._default(numberInQuery(100), limits.generationsPageSize),
});

/** One downloaded code. */
const generationRecordSchema = z.strictObject({
  id: z.int(),
  /** ISO 8601 in UTC, such as `2026-06-01T12:00:00.000Z`. */
  createdAt: z.string(),
  type: z.string(),
  style: z.string(),
  /** The stored part of the content: the address of a `url`, the names of a `vcard`. */
  data: z.looseObject({
    url: z.optional(z.string()),
    vcard: z.optional(z.looseObject({ firstName: z.string(), lastName: z.string() })),
  }),
  /** An IPv4-mapped address is shown as IPv4. After 30 days only the network is left. Null if not stored. */
  ipAddress: z.nullable(z.string()),
  /** Absent for a visitor who was not signed in. */
  user: z.optional(z.strictObject({ id: z.int(), email: z.string() })),
});

/** A page after the last one has no records. Without any records, `total` and `pages` are 0. */
export const generationPageSchema = z.strictObject({
  data: z.array(generationRecordSchema),
  pagination: z.strictObject({ page: z.int(), limit: z.int(), pages: z.int(), total: z.int() }),
});

/**
 * `GET /api/qr-analytics`: counts of all downloads, including those whose records were deleted.
 * Unused types and styles are absent.
 */
const analyticsSummarySchema = z.strictObject({
  /** Always both categories, in this order. */
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

export const downloadRequests = {
  'POST /api/track-qr-generation': { body: trackGenerationBodySchema },
  'GET /api/qr-analytics': { query: noParametersSchema },
  'GET /api/qr-generations': { query: generationsQuerySchema },
  'GET /api/qr-generations.csv': { query: generationFilterSchema },
} as const satisfies RequestsOf<typeof downloadRoutes>;

export const downloadAnswers = {
  'GET /api/qr-analytics': { 200: analyticsSummarySchema },
  'GET /api/qr-generations': { 200: generationPageSchema },
  'GET /api/qr-generations.csv': { 200: fileResponse('text/csv') },
} as const satisfies AnswersOf<typeof downloadRoutes>;
