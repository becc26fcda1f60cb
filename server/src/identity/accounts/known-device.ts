import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 16 random bytes and a SHA-256, in base64url. */
const KNOWN_DEVICE = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * Creates a proof that a device was signed in to an account, for its cookie. It is signed with the password's
 * hash, so nobody else can create a proof, and it becomes invalid when the password changes.
 */
export function proveDevice(passwordHash: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${sign(id, passwordHash).toString('base64url')}`;
}

/** Returns the device's random id if `proof` is valid for the account with `passwordHash`. */
export function findKnownDevice(
  proof: string | undefined,
  passwordHash: string,
): string | undefined {
  const [, id, signature] = KNOWN_DEVICE.exec(proof ?? '') ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const given = Buffer.from(signature, 'base64url');
  return timingSafeEqual(given, sign(id, passwordHash)) ? id : undefined;
}

function sign(id: string, passwordHash: string): Buffer {
  return createHmac('sha256', passwordHash).update(`known device ${id}`).digest();
}
