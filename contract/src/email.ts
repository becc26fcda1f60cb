import * as z from 'zod/mini';
import { fault } from './field-faults.ts';

/**
 * Atoms separated by dots (RFC 5322, 3.2.3), and domain labels (RFC 1035); the last label may be in Punycode.
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;
/** The domain of an address, if it has no ASCII characters that would end the host of a URL. */
const DOMAIN = /@([a-z\d.\u{80}-\u{10ffff}-]+)$/iu;

/**
 * One address, trimmed and in lower case, its domain in Punycode. Other letters outside ASCII are rejected
 * before that, since some, such as the Kelvin sign, become ASCII letters in lower case.
 */
export const emailSchema = z.string().check(
  z.trim(),
  z.overwrite((email) => email.replace(DOMAIN, (_, domain: string) => `@${toAscii(domain)}`)),
  z.regex(/^[\x20-\x7e]*$/, fault('email-invalid')),
  z.toLowerCase(),
  z.maxLength(254, fault('email-invalid')), // RFC 5321, 4.5.3.1.3
  z.regex(EMAIL, fault('email-invalid')),
);

/** An address as accounts store it, for a search. Other text is only trimmed and put in lower case. */
export function storedEmail(text: string): string {
  return emailSchema.safeParse(text).data ?? text.trim().toLowerCase();
}

/**
 * A domain in ASCII, with Punycode labels. A domain that cannot be converted stays as it is; `emailSchema`
 * then rejects it.
 */
function toAscii(domain: string): string {
  try {
    return /^[\x20-\x7e]*$/.test(domain) ? domain : new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
