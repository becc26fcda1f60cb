import * as z from 'zod/mini';
import { contentSchema, styleSchema } from '../content.ts';

/** `POST /api/track-qr-generation`: what was downloaded. */
export const trackGenerationBodySchema = contentSchema({ style: styleSchema });

export type TrackGenerationBody = z.infer<typeof trackGenerationBodySchema>;

/** What both tracking calls answer. */
export const trackedSchema = z.strictObject({ success: z.literal(true) });
