import * as z from 'zod/mini';
import { userSchema } from './account.ts';
import { assertionSchema } from './passkeys.ts';

/** Ways to prove the second factor. A recovery code stands in for a lost one. */
export const factorMethods = ['passkey', 'totp', 'recovery'] as const;
export type FactorMethod = (typeof factorMethods)[number];

const code = z.string().check(z.maxLength(100));
const totpProof = z.strictObject({ method: z.literal('totp'), code });
const passkeyProof = z.strictObject({ method: z.literal('passkey'), assertion: assertionSchema });
const recoveryProof = z.strictObject({ method: z.literal('recovery'), code });

/** Proof of the second factor, by method. */
export const factorProofSchema = z.discriminatedUnion('method', [
  passkeyProof,
  totpProof,
  recoveryProof,
]);

/** `POST /api/login/second-factor`. */
export const secondFactorBodySchema = z.strictObject({
  proof: factorProofSchema,
  /** Whether this browser needs only the password for the next 30 days. */
  remember: z.boolean(),
});

/** The response with status 202 to a sign-in that still needs the second factor. */
export const secondFactorNeededSchema = z.strictObject({
  secondFactor: z.strictObject({ methods: z.array(z.enum(factorMethods)) }),
});

/** The successful responses to a sign-in. */
export const signInAnswerSchema = z.union([userSchema, secondFactorNeededSchema]);

/**
 * What a signed-in person enters again to confirm a sensitive change. It may be empty for ten minutes after a
 * sign-in.
 */
export const confirmationSchema = z.strictObject({
  password: z.optional(z.string().check(z.maxLength(1024))),
  proof: z.optional(factorProofSchema),
});

/** Removing a factor always requires the password. */
export const removalBodySchema = z.strictObject({ password: z.string().check(z.maxLength(1024)) });

/** `GET /api/second-factors`. */
export const secondFactorsSchema = z.strictObject({
  methods: z.array(z.enum(factorMethods)),
  recoveryCodesLeft: z.int(),
  /** Whether the account lacks a second factor that the operator requires. */
  isMissing: z.boolean(),
  /** False for an account of single sign-on: only a recent sign-in confirms a change. */
  hasPassword: z._default(z.boolean(), true),
});

/** The response to `POST /api/second-factors/totp`, which starts the set-up of an authenticator app. */
export const totpSetUpSchema = z.strictObject({
  /** In base32, for typing into an app that cannot scan. */
  secret: z.string(),
  /** The content of the QR code that the app scans. */
  uri: z.string(),
});

/** `POST /api/second-factors/totp/confirm`: a first code completes the set-up. */
export const totpConfirmBodySchema = z.strictObject({ code });

/** The codes are shown once. Empty when another factor already has codes, which keep working. */
export const recoveryCodesSchema = z.strictObject({ recoveryCodes: z.array(z.string()) });

export type FactorProof = z.infer<typeof factorProofSchema>;
export type SecondFactorBody = z.infer<typeof secondFactorBodySchema>;
export type SecondFactorNeeded = z.infer<typeof secondFactorNeededSchema>;
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;
export type Confirmation = z.infer<typeof confirmationSchema>;
export type SecondFactors = z.infer<typeof secondFactorsSchema>;
export type TotpSetUp = z.infer<typeof totpSetUpSchema>;
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
