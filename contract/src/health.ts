import * as z from 'zod/mini';

/** `GET /livez`: the process runs. */
export const aliveSchema = z.strictObject({ status: z.literal('ok') });

/** `GET /readyz`: the database answers, or redirects work without it. */
export const readySchema = z.union([
  aliveSchema,
  /** Redirects work, but the database cannot be reached, or scans or other data cannot be stored. */
  z.strictObject({ status: z.literal('degraded'), reason: z.string() }),
]);

/**
 * `GET /connection`: how the request reached the server, so that the operator can check the proxy's
 * configuration.
 */
export const connectionSchema = z.strictObject({
  scheme: z.string(),
  host: z.string(),
  /** The address that the server treats as the client's. */
  client: z.string(),
  /** The address of the connection: the proxy's, if there is one. */
  peer: z.string(),
  isForwarded: z.boolean(),
  isPeerTrusted: z.boolean(),
});

export type Connection = z.infer<typeof connectionSchema>;
