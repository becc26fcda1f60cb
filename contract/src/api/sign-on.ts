import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { factorProofSchema } from './second-factors.ts';

/** The path of a page of this site, without its language: `//host` and `\` would lead to another site. */
const PAGE_PATH = /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/;
export const isPagePath = (path: string) => path.length <= 200 && PAGE_PATH.test(path);

/** `POST /api/sign-on` */
export const signOnBodySchema = z.strictObject({
  /** Connects the signed-in user's account instead of signing in. */
  connects: z._default(z.boolean(), false),
  /** Makes the person prove their identity to the provider again, even with a session there. */
  confirms: z._default(z.boolean(), false),
  /** The page to return to, without its language. */
  path: z._default(z.string().check(z.refine(isPagePath)), '/'),
});

/** The page of the identity provider, where the browser goes next. */
export const signOnAnswerSchema = z.strictObject({ location: z.url() });

/**
 * Why a sign-in through the identity provider failed. The callback passes the reason to the page `/sign-on`
 * in the fragment of its address.
 */
export const signOnFailures = [
  'cancelled',
  'expired',
  'unavailable',
  'unverified',
  'unverifiable',
  'unconfirmed',
  'taken',
  'invite',
  'closed',
  'reserved',
] as const;
export type SignOnFailure = (typeof signOnFailures)[number];

/** `POST /api/sign-on/join`. */
export const signOnPasswordSchema = z.strictObject({
  password: z.string().check(z.maxLength(limits.passwordMaxLength)),
});
export type SignOnPassword = z.infer<typeof signOnPasswordSchema>;

/** `POST /api/sign-on/disconnect`. */
export const disconnectBodySchema = z.strictObject({
  ...signOnPasswordSchema.shape,
  /** Needed if the account has a second factor. */
  proof: z.optional(factorProofSchema),
});
export type DisconnectBody = z.infer<typeof disconnectBodySchema>;

/** `GET /api/sign-on` */
export const connectionSchema = z.strictObject({
  /** The name of the identity provider; null if the operator has configured none. */
  provider: z.nullable(z.string()),
  isConnected: z.boolean(),
  /** False in an account that single sign-on has created, until its owner sets a password. */
  hasPassword: z.boolean(),
});
export type Connection = z.infer<typeof connectionSchema>;
