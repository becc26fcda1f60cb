import * as z from 'zod/mini';
import { limits } from '../limits.ts';

/** `POST /api/sign-on` */
export const signOnBodySchema = z.strictObject({
  /** Connects the signed-in user's account instead of signing in. */
  connects: z._default(z.boolean(), false),
});

/** The page of the identity provider, where the browser goes next. */
export const signOnAnswerSchema = z.strictObject({ location: z.url() });

/**
 * Why a sign-in through the identity provider failed. The callback names it in the fragment of the
 * page `/sign-on`.
 */
export const signOnFailures = [
  'cancelled',
  'expired',
  'unavailable',
  'unverified',
  'unverifiable',
  'taken',
  'invite',
  'closed',
] as const;
export type SignOnFailure = (typeof signOnFailures)[number];

/** `POST /api/sign-on/join` and `POST /api/sign-on/disconnect`. */
export const signOnPasswordSchema = z.strictObject({
  password: z.string().check(z.maxLength(limits.passwordMaxLength)),
});
export type SignOnPassword = z.infer<typeof signOnPasswordSchema>;

/** `GET /api/sign-on` */
export const connectionSchema = z.strictObject({
  /** The name of the identity provider; null if the operator has configured none. */
  provider: z.nullable(z.string()),
  isConnected: z.boolean(),
  /** False in an account that single sign-on has created, until its owner sets a password. */
  hasPassword: z.boolean(),
});
export type Connection = z.infer<typeof connectionSchema>;
