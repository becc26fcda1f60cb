import * as m from '@everscan/messages/validation';
import * as z from 'zod/mini';

/**
 * One address, trimmed and in lower case. Letters outside ASCII are refused before, since some become
 * ASCII in lower case, such as the Kelvin sign.
 */
export const emailSchema = z.string().check(
  z.trim(),
  z.regex(/^[\x20-\x7e]*$/, m.emailInvalid),
  z.toLowerCase(),
  z.maxLength(254, m.emailInvalid), // RFC 5321, 4.5.3.1.3
  z.email(m.emailInvalid),
);
