import * as z from 'zod/mini';

/** `GET /api/statistics`: public counters. `total_qr_codes` counts every code made. */
export const statisticsSchema = z.array(z.strictObject({ name: z.string(), value: z.int() }));

export type Statistics = z.infer<typeof statisticsSchema>;
