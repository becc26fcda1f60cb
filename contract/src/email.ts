import * as z from 'zod/mini';

const MESSAGE = 'Please enter a valid email address';

/** One address, trimmed and in lower case. */
export const emailSchema = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254, MESSAGE), // RFC 5321, 4.5.3.1.3
  z.email(MESSAGE),
);
