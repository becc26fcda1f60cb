import { contentTypes } from '@everscan/core/content/index';
import * as z from 'zod/mini';

/** `GET /api/bin`: the user's deleted codes, newest first, in pages. */
export const binQuerySchema = z.strictObject({
  /** `next` of the page before. */
  cursor: z.optional(z.string().check(z.regex(/^\d{1,15}\.[\w-]{1,64}$/))),
});

export const binPageSchema = z.strictObject({
  codes: z.array(
    z.strictObject({
      id: z.string(),
      /** The name of the code in lists: its title, or its content if it has no title. */
      title: z.string(),
      type: z.enum(contentTypes.map((type) => type.id)),
      /** The text of a dynamic code's symbol; null for a static code. */
      shortUrl: z.nullable(z.string()),
      deletedAt: z.string(),
      /** When the code is permanently deleted. */
      expiresAt: z.string(),
    }),
  ),
  /** How many codes are in the bin. */
  total: z.int(),
  /** Null on the last page. */
  next: z.nullable(z.string()),
});

/**
 * `DELETE /api/bin`: permanently deletes the codes that were deleted at `until` or earlier, or all codes if
 * it is omitted.
 */
export const emptyBinQuerySchema = z.strictObject({
  until: z.optional(z.iso.datetime()),
});

export type BinPage = z.infer<typeof binPageSchema>;
export type BinnedCode = BinPage['codes'][number];
