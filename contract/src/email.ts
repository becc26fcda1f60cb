import * as m from '@everscan/messages/validation';
import * as z from 'zod/mini';

/** One address, trimmed and in lower case. */
export const emailSchema = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254, m.emailInvalid), // RFC 5321, 4.5.3.1.3
  z.email(m.emailInvalid),
);
