import * as z from 'zod/mini';
import { contentSchema, styleSchema } from '../content.ts';

/** `POST /api/track-qr-generation`: the downloaded code. */
export const trackGenerationBodySchema = contentSchema({ style: styleSchema });

export type TrackGenerationBody = z.infer<typeof trackGenerationBodySchema>;

/** The response to tracking requests. */
export const trackedSchema = z.strictObject({ success: z.literal(true) });
