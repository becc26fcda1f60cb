import { URL_MAX_LENGTH } from '@everscan/core/content/url';
import * as m from '@everscan/messages/validation';
import * as z from 'zod/mini';
import { limits } from '../limits.ts';

/** The code in `/Q/{code}`. Random codes avoid characters that look alike; custom slugs may contain them. */
export const linkCodePattern = /^[0-9A-Z-]{3,32}$/;
/** Characters of a random code. */
export const randomCodeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const randomCodeLength = 8;

const text = (maxLength: number) => z.string().check(z.trim(), z.maxLength(maxLength));

/** Appended to the target's query, unless it has a parameter of the same name. */
export const utmSchema = z.strictObject({
  source: z.optional(text(100)),
  medium: z.optional(text(100)),
  campaign: z.optional(text(100)),
  term: z.optional(text(100)),
  content: z.optional(text(100)),
});

export type Utm = z.infer<typeof utmSchema>;

/** Custom slugs that visitors could mistake for pages of this site. */
const reservedSlugs = new Set(
  'ABUSE ACCOUNT ADMIN API APP BILLING CONTACT HELP LEGAL LOGIN LOGOUT OFFICIAL PAYMENT PRICING PRIVACY REPORT SECURITY SETTINGS SIGNIN SIGNUP STATUS SUPPORT SYSTEM TERMS VERIFY'.split(
    ' ',
  ),
);

/** A code that the owner chose; stored in upper case. */
const slugSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => typed.trim().toUpperCase()),
  ),
  z.string().check(
    z.regex(/^[0-9A-Z][0-9A-Z-]{1,30}[0-9A-Z]$/, m.slugFormat(3, 32)),
    z.refine((slug) => !reservedSlugs.has(slug), m.slugReserved),
  ),
);

/**
 * An address as a person typed it, or as it is stored, with `https://`. The server decides whether a
 * link may lead to it.
 */
const address = z
  .string()
  .check(
    z.trim(),
    z.maxLength('https://'.length + URL_MAX_LENGTH, m.addressTooLong(URL_MAX_LENGTH)),
  );

/** `link` of `POST /api/projects`: makes the new project a dynamic code. */
export const newLinkSchema = z.strictObject({
  target: address,
  /** Needs a plan with custom slugs. */
  slug: z.optional(slugSchema),
  utm: z.optional(utmSchema),
});

const time = z.iso.datetime('Must be a date and time such as 2026-06-30T12:00:00Z');

/** `PATCH /api/projects/{id}/link`: any subset. */
export const changeLinkBodySchema = z.strictObject({
  target: z.optional(address),
  /** Replaces all UTM fields. */
  utm: z.optional(utmSchema),
  state: z.optional(z.enum(['active', 'paused'])),
  pauseText: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(limits.pauseTextMaxLength, m.textTooLong(limits.pauseTextMaxLength)),
      ),
  ),
  startsAt: z.optional(z.nullable(time)),
  endsAt: z.optional(z.nullable(time)),
  fallback: z.optional(z.nullable(address)),
  /** The version that was edited: when the saved one is newer, the response is 409. */
  version: z.optional(z.int().check(z.minimum(1))),
});

export type NewLink = z.infer<typeof newLinkSchema>;
export type ChangeLinkBody = z.infer<typeof changeLinkBodySchema>;

/**
 * `POST /api/reserved-code`: the short link of the user's next dynamic code, as the code's `data` will
 * contain it.
 */
export const reservedCodeSchema = z.strictObject({ url: z.string() });

/** The maximum number of targets in a response. */
export const maxListedTargets = 1_000;

/** `GET /api/projects/{id}/link/targets`: the latest targets that the link has had, newest first. */
export const linkTargetsSchema = z.array(
  z.strictObject({
    target: z.string(),
    /** ISO 8601 with `Z`. */
    changedAt: z.string(),
  }),
);

/** The short link of a dynamic code. Its target may change after the code has been printed. */
export const linkSchema = z.strictObject({
  code: z.string(),
  /** The text of the symbol. */
  shortUrl: z.string(),
  /** Absolute, http or https. */
  target: z.string(),
  utm: utmSchema,
  state: z.enum(['active', 'paused', 'disabled']),
  pauseText: z.string(),
  /** ISO 8601 with `Z`; null if the code has no scheduled start or end. */
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  /** Where the code leads before its start and after its end; null shows a page instead. */
  fallback: z.nullable(z.string()),
  version: z.int(),
});

export type LinkTarget = z.infer<typeof linkTargetsSchema>[number];
export type Link = z.infer<typeof linkSchema>;
