import * as z from 'zod/mini';
import type { accountRoutes } from './accounts.routes.ts';
import { emailSchema } from './email.ts';
import { atLeast, atMost, fault, type PasswordField } from './field-faults.ts';
import { fileResponse } from './file-response.ts';
import { limits } from './limits.ts';
import { planIds } from './plans.ts';
import { type AnswersOf, noParametersSchema, type RequestsOf } from './requests.ts';

function passwordOf(field: PasswordField) {
  const { passwordMinLength: min, passwordMaxLength: max } = limits;
  return z.string().check(atLeast(min, `${field}-too-short`), atMost(max, `${field}-too-long`));
}

const password = passwordOf('password');
const currentPassword = passwordOf('current-password');
const newPassword = passwordOf('new-password');
const confirmPassword = passwordOf('confirm-password');

/** `POST /api/login` and `POST /api/register`. */
export const credentialsSchema = z.strictObject({ email: emailSchema, password });

/** `POST /api/register`. */
const registerBodySchema = z.strictObject({
  ...credentialsSchema.shape,
  /** The token of an invitation, where only invited people may register. */
  invitation: z.optional(z.string().check(z.maxLength(100))),
});

/** The form for `POST /api/register` with an invitation, which contains the address. */
export const invitationFormSchema = z.strictObject({ password });

/** The response to login, registration and subscription. */
const userSchema = z.strictObject({
  id: z.int(),
  email: z.string(),
  plan: z.enum(planIds),
  /** Whether the plan is not the free one. */
  subscribed: z.boolean(),
  isAdmin: z.boolean(),
  /**
   * True for an administrator by group whose role has lapsed; signing in through the identity provider
   * restores it.
   */
  needsSignOn: z.optional(z.literal(true)),
});

/** `GET /api/user`: null when nobody is signed in. */
const currentUserSchema = z.nullable(userSchema);

/** `POST /api/change-password`. */
const changePasswordBodySchema = z.strictObject({ currentPassword, newPassword });

/** `POST /api/forgot-password`. */
const forgotPasswordBodySchema = z.strictObject({ email: emailSchema });

/** The response is the same whether or not the address has an account. */
const forgotPasswordAnswerSchema = z.strictObject({
  /** Who sends the link: this server by mail, or its operator when asked. */
  sender: z.enum(['server', 'operator']),
});

/** `POST /api/reset-password`. */
const resetPasswordBodySchema = z.strictObject({
  /** From the link. */
  token: z.string().check(z.maxLength(100)),
  newPassword,
});

const passwordsMatch = z.refine<{ newPassword: string; confirmPassword: string }>(
  (form) => form.confirmPassword === form.newPassword,
  { error: fault('passwords-differ'), path: ['confirmPassword'] },
);

/** The form for `POST /api/change-password`, with the new password typed twice. */
export const changePasswordFormSchema = z
  .strictObject({ currentPassword, newPassword, confirmPassword })
  .check(passwordsMatch);

/** The form for `POST /api/reset-password`. */
export const resetPasswordFormSchema = z
  .strictObject({ newPassword, confirmPassword })
  .check(passwordsMatch);

/** The response to `POST /api/logout`. */
const logoutAnswerSchema = z.strictObject({
  success: z.literal(true),
  /** The identity provider's page for signing out there as well, if there is one. */
  location: z.optional(z.url()),
});

export type Credentials = z.infer<typeof credentialsSchema>;
export type RegisterBody = z.infer<typeof registerBodySchema>;
export type InvitationForm = z.infer<typeof invitationFormSchema>;
export type User = z.infer<typeof userSchema>;
export type ChangePasswordBody = z.infer<typeof changePasswordBodySchema>;
export type ChangePasswordForm = z.infer<typeof changePasswordFormSchema>;
export type ResetPasswordBody = z.infer<typeof resetPasswordBodySchema>;
export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>;
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBodySchema>;

const deviceSessionSchema = z.strictObject({
  id: z.string(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
  /** Names such as `Firefox`, empty when unknown. */
  browser: z.string(),
  system: z.string(),
  /** ISO 3166-1 alpha-2, empty when unknown. */
  country: z.string(),
  /** Times are ISO 8601 with `Z`. */
  signedInAt: z.string(),
  /** Up to a day late. */
  lastUsedAt: z.string(),
});

/** `GET /api/sessions`: the current session first, the others by last use; at most a hundred. */
const deviceListSchema = z.array(deviceSessionSchema);

export type DeviceSession = z.infer<typeof deviceSessionSchema>;

/** Bytes in base64url. */
const bytes = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.regex(/^[\w-]+$/));

/** A credential's id has at most 1,023 bytes (WebAuthn Level 3, 5.1). */
const credentialId = bytes(1364);

/**
 * A signed challenge: the parts of `AuthenticationResponseJSON` (WebAuthn Level 3, 5.1) that the server
 * needs.
 */
const assertionSchema = z.strictObject({
  id: credentialId,
  clientDataJSON: bytes(4096),
  authenticatorData: bytes(4096),
  signature: bytes(4096),
  /** The account's user handle, which the passkey stores. */
  userHandle: bytes(128),
});

/** A new passkey: the parts of `RegistrationResponseJSON` that the server needs. */
const newCredentialSchema = z.strictObject({
  id: credentialId,
  clientDataJSON: bytes(4096),
  attestationObject: bytes(16_384),
});

const passkeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, fault('passkey-name-missing')),
    atMost(limits.passkeyNameMaxLength, 'passkey-name-too-long'),
  );

/** `POST /api/passkeys`. */
const newPasskeyBodySchema = z.strictObject({ credential: newCredentialSchema });

/** `PATCH /api/passkeys/{id}`. */
const passkeyNameBodySchema = z.strictObject({ name: passkeyName });

const passkeySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Times are ISO 8601 with `Z`. */
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});

/** `GET /api/passkeys`, oldest first. */
const passkeyListSchema = z.array(passkeySchema);

/** The response to `POST /api/passkeys`. */
const addedPasskeySchema = z.strictObject({
  passkey: passkeySchema,
  /** Shown once; empty when the account already has recovery codes. */
  recoveryCodes: z.array(z.string()),
});

/** Options for the browser, in the JSON of WebAuthn Level 3, 5.1. They contain nothing secret. */
const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

/** `POST /api/login/passkey`. */
const passkeyLoginBodySchema = z.strictObject({ assertion: assertionSchema });

export type Assertion = z.infer<typeof assertionSchema>;
export type NewCredential = z.infer<typeof newCredentialSchema>;
export type Passkey = z.infer<typeof passkeySchema>;

/** Ways to prove the second factor. A recovery code stands in for a lost one. */
export const factorMethods = ['passkey', 'totp', 'recovery'] as const;
export type FactorMethod = (typeof factorMethods)[number];

const factorCode = z.string().check(z.maxLength(100));
const totpProof = z.strictObject({ method: z.literal('totp'), code: factorCode });
const passkeyProof = z.strictObject({ method: z.literal('passkey'), assertion: assertionSchema });
const recoveryProof = z.strictObject({ method: z.literal('recovery'), code: factorCode });

/** Proof of the second factor, by method. */
const factorProofSchema = z.discriminatedUnion('method', [passkeyProof, totpProof, recoveryProof]);

/** `POST /api/login/second-factor`. */
const secondFactorBodySchema = z.strictObject({
  proof: factorProofSchema,
  /** Whether this browser needs only the password for the next 30 days. */
  remember: z.boolean(),
});

/** The response with status 202 to a sign-in that still needs the second factor. */
const secondFactorNeededSchema = z.strictObject({
  secondFactor: z.strictObject({ methods: z.array(z.enum(factorMethods)) }),
});

/** The successful responses to a sign-in. */
const signInAnswerSchema = z.union([userSchema, secondFactorNeededSchema]);

/**
 * What a signed-in person enters again to confirm a sensitive change. It may be empty for ten minutes after a
 * sign-in.
 */
const confirmationSchema = z.strictObject({
  password: z.optional(z.string().check(z.maxLength(1024))),
  proof: z.optional(factorProofSchema),
});

/** Removing a factor always requires the password. */
const removalBodySchema = z.strictObject({ password: z.string().check(z.maxLength(1024)) });

/** `GET /api/second-factors`. */
const secondFactorsSchema = z.strictObject({
  methods: z.array(z.enum(factorMethods)),
  recoveryCodesLeft: z.int(),
  /** Whether the account lacks a second factor that the operator requires. */
  isMissing: z.boolean(),
  /** False for an account of single sign-on: only a recent sign-in confirms a change. */
  hasPassword: z._default(z.boolean(), true),
});

/** The response to `POST /api/second-factors/totp`, which starts the set-up of an authenticator app. */
const totpSetUpSchema = z.strictObject({
  /** In base32, for typing into an app that cannot scan. */
  secret: z.string(),
  /** The content of the QR code that the app scans. */
  uri: z.string(),
});

/** `POST /api/second-factors/totp/confirm`: a first code completes the set-up. */
const totpConfirmBodySchema = z.strictObject({ code: factorCode });

/** The codes are shown once. Empty when another factor already has codes, which keep working. */
const recoveryCodesSchema = z.strictObject({ recoveryCodes: z.array(z.string()) });

export type FactorProof = z.infer<typeof factorProofSchema>;
export type SecondFactorBody = z.infer<typeof secondFactorBodySchema>;
export type SecondFactorNeeded = z.infer<typeof secondFactorNeededSchema>;
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;
export type Confirmation = z.infer<typeof confirmationSchema>;
export type TotpSetUp = z.infer<typeof totpSetUpSchema>;

/** `GET /api/address`: the email address of the account. */
const addressSchema = z.strictObject({
  email: z.string(),
  isVerified: z.boolean(),
  /** The new address, until its owner opens the link that was mailed to it. */
  pendingEmail: z.nullable(z.string()),
  /** False when this server sends no mail; addresses then need no confirmation. */
  sendsMail: z.boolean(),
  /**
   * False for an account created by single sign-on, whose owner must set a password before changing the
   * address.
   */
  hasPassword: z.boolean(),
});

/** `POST /api/change-address`. */
export const changeAddressBodySchema = z.strictObject({
  email: emailSchema,
  currentPassword: changePasswordBodySchema.shape.currentPassword,
  /** For an account with a second factor. */
  proof: z.optional(factorProofSchema),
});

/**
 * `changed` at once, or `mailed` a link that confirms the change. The response is the same whether or not the
 * new address already has an account.
 */
const changeAddressAnswerSchema = z.strictObject({
  state: z.enum(['changed', 'mailed']),
});

/** `POST /api/confirm-address` and `POST /api/undo-address-change`. */
const addressLinkBodySchema = z.strictObject({
  /** From the link. */
  token: z.string().check(z.maxLength(100)),
});

const confirmedAddressSchema = z.strictObject({ email: z.string() });

const undoneChangeSchema = z.strictObject({
  /** The token of a link that sets a new password. */
  resetToken: z.string(),
});

export type Address = z.infer<typeof addressSchema>;
export type ChangeAddressBody = z.infer<typeof changeAddressBodySchema>;
export type ChangeAddressAnswer = z.infer<typeof changeAddressAnswerSchema>;

/** The path of a page of this site, without its language: `//host` and `\` would lead to another site. */
const PAGE_PATH = /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/;
export const isPagePath = (path: string) => path.length <= 200 && PAGE_PATH.test(path);

/** `POST /api/sign-on` */
const signOnBodySchema = z.strictObject({
  /** Connects the signed-in user's account instead of signing in. */
  connects: z._default(z.boolean(), false),
  /** Makes the person prove their identity to the provider again, even with a session there. */
  confirms: z._default(z.boolean(), false),
  /** The page to return to, without its language. */
  path: z._default(z.string().check(z.refine(isPagePath)), '/'),
});

/** The page of the identity provider, where the browser goes next. */
const signOnAnswerSchema = z.strictObject({ location: z.url() });

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
const disconnectBodySchema = z.strictObject({
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

/** A sign-in may still need the second factor. */
const signInAnswers = { 200: userSchema, 202: secondFactorNeededSchema } as const;

export const accountRequests = {
  'POST /api/login': { body: credentialsSchema },
  'POST /api/login/second-factor': { body: secondFactorBodySchema },
  'POST /api/login/passkey': { body: passkeyLoginBodySchema },
  'POST /api/register': { body: registerBodySchema },
  'POST /api/change-password': { body: changePasswordBodySchema },
  'POST /api/forgot-password': { body: forgotPasswordBodySchema },
  'POST /api/reset-password': { body: resetPasswordBodySchema },
  'POST /api/confirm-identity': { body: confirmationSchema },
  'GET /api/sessions': { query: noParametersSchema },
  'POST /api/change-address': { body: changeAddressBodySchema },
  'POST /api/confirm-address': { body: addressLinkBodySchema },
  'POST /api/undo-address-change': { body: addressLinkBodySchema },
  'POST /api/second-factors/totp': { body: confirmationSchema },
  'POST /api/second-factors/totp/confirm': { body: totpConfirmBodySchema },
  'POST /api/second-factors/totp/remove': { body: removalBodySchema },
  'POST /api/second-factors/recovery-codes': { body: confirmationSchema },
  'GET /api/passkeys': { query: noParametersSchema },
  'POST /api/passkeys': { body: newPasskeyBodySchema },
  'POST /api/passkeys/options': { body: confirmationSchema },
  'PATCH /api/passkeys/:id': { body: passkeyNameBodySchema },
  'POST /api/passkeys/:id/remove': { body: removalBodySchema },
  'POST /api/sign-on': { body: signOnBodySchema },
  'POST /api/sign-on/join': { body: signOnPasswordSchema },
  'POST /api/sign-on/disconnect': { body: disconnectBodySchema },
} as const satisfies RequestsOf<typeof accountRoutes>;

export const accountAnswers = {
  'GET /api/user': { 200: currentUserSchema },
  'POST /api/login': signInAnswers,
  'POST /api/login/second-factor': { 200: userSchema },
  'POST /api/login/second-factor/passkey/options': { 200: passkeyOptionsSchema },
  'POST /api/login/passkey': { 200: userSchema },
  'POST /api/login/passkey/options': { 200: passkeyOptionsSchema },
  'POST /api/register': signInAnswers,
  'POST /api/logout': { 200: logoutAnswerSchema },
  'POST /api/forgot-password': { 200: forgotPasswordAnswerSchema },
  'POST /api/reset-password': signInAnswers,
  'POST /api/subscribe': { 200: userSchema },
  'GET /api/sessions': { 200: deviceListSchema },
  'GET /api/address': { 200: addressSchema },
  'POST /api/change-address': { 200: changeAddressAnswerSchema },
  'POST /api/confirm-address': { 200: confirmedAddressSchema },
  'POST /api/undo-address-change': { 200: undoneChangeSchema },
  'GET /api/second-factors': { 200: secondFactorsSchema },
  'POST /api/second-factors/totp': { 200: totpSetUpSchema },
  'POST /api/second-factors/totp/confirm': { 200: recoveryCodesSchema },
  'POST /api/second-factors/recovery-codes': { 200: recoveryCodesSchema },
  'GET /api/passkeys': { 200: passkeyListSchema },
  'POST /api/passkeys': { 201: addedPasskeySchema },
  'POST /api/passkeys/options': { 200: passkeyOptionsSchema },
  'POST /api/passkeys/challenge': { 200: passkeyOptionsSchema },
  'PATCH /api/passkeys/:id': { 200: passkeySchema },
  'GET /api/sign-on': { 200: connectionSchema },
  'POST /api/sign-on': { 200: signOnAnswerSchema },
  'GET /api/sign-on/callback': { 303: fileResponse('*/*') },
  'POST /api/sign-on/join': signInAnswers,
} as const satisfies AnswersOf<typeof accountRoutes>;
