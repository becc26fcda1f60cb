import * as z from 'zod/mini';

/** Of a code in `/Q/{code}`: random ones have no characters that look alike; own slugs may use all. */
export const linkCodePattern = /^[0-9A-Z-]{3,32}$/;
/** Characters of a random code. */
export const randomCodeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const randomCodeLength = 8;

const text = (maxLength: number) => z.string().check(z.trim(), z.maxLength(maxLength));

/** Appended to the target's query, where it has none of the same name. */
export const utmSchema = z.strictObject({
  source: z.optional(text(100)),
  medium: z.optional(text(100)),
  campaign: z.optional(text(100)),
  term: z.optional(text(100)),
  content: z.optional(text(100)),
});

export type Utm = z.infer<typeof utmSchema>;

/** The dynamic side of a project: what stands behind its code, and may change after printing. */
export type Link = {
  code: string;
  /** What the symbol says. */
  shortUrl: string;
  /** Absolute, http or https. */
  target: string;
  utm: Utm;
  state: 'active' | 'paused' | 'disabled';
  pauseText: string;
  /** ISO 8601 with `Z`, null without. */
  startsAt: string | null;
  endsAt: string | null;
  /** Before the start and after the end; null shows a page instead. */
  fallback: string | null;
  version: number;
};
