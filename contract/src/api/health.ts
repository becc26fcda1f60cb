import * as z from 'zod/mini';

/** `GET /livez`: the process runs. */
export const aliveSchema = z.strictObject({ status: z.literal('ok') });

/** `GET /readyz`: the database answers. */
export const readySchema = z.union([
  aliveSchema,
  /** Redirects work, but scans cannot be written to disk. */
  z.strictObject({ status: z.literal('degraded'), reason: z.string() }),
]);
