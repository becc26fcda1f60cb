import type { Assertion, NewCredential } from '@everscan/contract/accounts.schemas';

/** The library takes 7 MB of memory, so it is loaded only when a passkey is first added or used. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256 (RFC 9053 and RFC 8812). */
export const ALGORITHMS = [-8, -7, -257];

/** A challenge, and the origin of the site where it must be signed. */
export type Challenge = { challenge: string; origin: string };

/** The domain that passkeys belong to (WebAuthn Level 3, 4, "RP ID"). */
export const relyingPartyOf = (origin: string) => new URL(origin).hostname;

/** Reads the challenge from the client data; undefined if it contains none. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Verifies a new passkey (WebAuthn Level 3, 7.1). Returns undefined when anything about it is wrong. */
export async function verifyCredential(
  { id, clientDataJSON, attestationObject }: NewCredential,
  challenge: Challenge,
): Promise<{ publicKey: string; counter: number } | undefined> {
  try {
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const withoutMaker = await withoutAttestation(attestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...responseOf(id),
        response: { clientDataJSON, attestationObject: withoutMaker },
      },
      supportedAlgorithmIDs: ALGORITHMS,
      ...expected(challenge),
    });
    if (registrationInfo?.credential.id !== id) return undefined;
    const { publicKey, counter } = registrationInfo.credential;
    return { publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  } catch {
    return undefined;
  }
}

/**
 * Verifies a signed challenge (WebAuthn Level 3, 7.2) and returns the counter, which the caller compares with
 * the previous one. Returns undefined when anything else about it is wrong.
 */
export async function verifySignature(
  { id, userHandle, ...response }: Assertion,
  publicKey: string,
  challenge: Challenge,
): Promise<number | undefined> {
  try {
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...responseOf(id), response },
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
      ...expected(challenge),
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** A passkey counts as both factors, so the device must verify the person, by a fingerprint or a PIN. */
function expected({ challenge, origin }: Challenge) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: relyingPartyOf(origin),
    requireUserVerification: true,
  };
}

const responseOf = (id: string) =>
  ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const;

/**
 * Removes the attestation, in which the device names its maker. Nothing depends on it, and to verify it, the
 * library would fetch addresses that it contains.
 */
async function withoutAttestation(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoCBOR } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(Buffer.from(attestationObject, 'base64url'));
  const bytes = isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', decoded.get('authData')],
    ]),
  );
  return Buffer.from(bytes).toString('base64url');
}
