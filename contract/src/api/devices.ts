import * as z from 'zod/mini';

const deviceSessionSchema = z.strictObject({
  id: z.string(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
  /** Names such as `Firefox`, empty when unknown. */
  browser: z.string(),
  system: z.string(),
  /** ISO 3166-1 alpha-2, empty when unknown. */
  country: z.string(),
  /** Times are ISO 8601 with `Z`. */
  signedInAt: z.string(),
  /** Up to a day late. */
  lastUsedAt: z.string(),
});

/** `GET /api/sessions`: the current session first, the others by last use; at most a hundred. */
export const deviceListSchema = z.array(deviceSessionSchema);

export type DeviceSession = z.infer<typeof deviceSessionSchema>;
