import * as m from '@everscan/messages/passkeys';
import * as z from 'zod/mini';
import { limits } from '../limits.ts';

/** Bytes in base64url. */
const bytes = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.regex(/^[\w-]+$/));

/** A credential's id has at most 1,023 bytes (WebAuthn Level 3, 5.1). */
const credentialId = bytes(1364);

/**
 * A signed challenge: the parts of `AuthenticationResponseJSON` (WebAuthn Level 3, 5.1) that the server
 * needs.
 */
export const assertionSchema = z.strictObject({
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

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, m.nameMissing),
    z.maxLength(limits.passkeyNameMaxLength, m.nameTooLong(limits.passkeyNameMaxLength)),
  );

/** `POST /api/passkeys`. */
export const newPasskeyBodySchema = z.strictObject({ credential: newCredentialSchema });

/** `PATCH /api/passkeys/{id}`. */
export const passkeyNameBodySchema = z.strictObject({ name });

export const passkeySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Times are ISO 8601 with `Z`. */
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});

/** `GET /api/passkeys`, oldest first. */
export const passkeyListSchema = z.array(passkeySchema);

/** The response to `POST /api/passkeys`. */
export const addedPasskeySchema = z.strictObject({
  passkey: passkeySchema,
  /** Shown once; empty when the account already has recovery codes. */
  recoveryCodes: z.array(z.string()),
});

/** Options for the browser, in the JSON of WebAuthn Level 3, 5.1. They contain nothing secret. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

/** `POST /api/login/passkey`. */
export const passkeyLoginBodySchema = z.strictObject({ assertion: assertionSchema });

export type Assertion = z.infer<typeof assertionSchema>;
export type NewCredential = z.infer<typeof newCredentialSchema>;
export type Passkey = z.infer<typeof passkeySchema>;
export type AddedPasskey = z.infer<typeof addedPasskeySchema>;
export type PasskeyNameBody = z.infer<typeof passkeyNameBodySchema>;
