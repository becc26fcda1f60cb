import * as z from 'zod/mini';
import { fault } from './field-faults.ts';

/** The code in `/Q/{code}`. Random codes avoid characters that look alike; custom slugs may contain them. */
export const linkCodePattern = /^[0-9A-Z-]{3,32}$/;
/** Characters of a random code. */
export const randomCodeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const randomCodeLength = 8;

/** Custom slugs that visitors could mistake for pages of this site. */
const reservedSlugs = new Set(
  'ABUSE ACCOUNT ADMIN API APP BILLING CONTACT HELP LEGAL LOGIN LOGOUT OFFICIAL PAYMENT PRICING PRIVACY REPORT SECURITY SETTINGS SIGNIN SIGNUP STATUS SUPPORT SYSTEM TERMS VERIFY'.split(
    ' ',
  ),
);

/** A code that the owner chose; stored in upper case. */
export const slugSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => typed.trim().toUpperCase()),
  ),
  z.string().check(
    z.regex(/^[0-9A-Z][0-9A-Z-]{1,30}[0-9A-Z]$/, fault('slug-format', 3, 32)),
    z.refine((slug) => !reservedSlugs.has(slug), fault('slug-reserved')),
  ),
);
