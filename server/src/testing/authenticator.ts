import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, NewCredential } from '@everscan/contract/accounts.schemas';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Ceremony = {
  origin?: string;
  /** The domain; by default that of the options. */
  rpId?: string;
  /** Whether the device has verified the person, by a fingerprint or a PIN. */
  isVerified?: boolean;
};

type Options = {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
  user?: { id: string };
};

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url');

/**
 * A device with one passkey (WebAuthn Level 3, 6). It signs what a browser would ask it to sign, and also
 * what no browser would.
 */
export class Authenticator {
  readonly id = base64url(randomBytes(32));
  counter = 0;
  userHandle = '';
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;

  constructor(origin = 'http://localhost:3000') {
    this.#origin = origin;
  }

  /** Creates a passkey for the options of `POST /api/passkeys/options`. */
  create(options: Options, ceremony: Ceremony = {}, attestation = noAttestation): NewCredential {
    this.userHandle = options.user?.id ?? this.userHandle;
    const authData = Buffer.concat([
      this.#authenticatorData(options.rp?.id ?? '', ceremony, 0x40),
      Buffer.alloc(16), // no model
      uint16(Buffer.from(this.id, 'base64url').length),
      Buffer.from(this.id, 'base64url'),
      coseKey(this.#keys.publicKey),
    ]);
    return {
      id: this.id,
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, ceremony),
      attestationObject: base64url(
        isoCBOR.encode(new Map<string, Part>([...attestation, ['authData', authData]])),
      ),
    };
  }

  /** Signs the challenge in the options of a sign-in. */
  get(options: Options, ceremony: Ceremony = {}): Assertion {
    const data = this.#authenticatorData(options.rpId ?? '', ceremony, 0);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, ceremony);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: this.id,
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
      userHandle: this.userHandle,
    };
  }

  #authenticatorData(
    domain: string,
    { rpId = domain, isVerified = true }: Ceremony,
    flags: number,
  ) {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | 0x01 | (isVerified ? 0x04 : 0));
    head.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(rpId), head]);
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Ceremony): string {
    return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}

type Part = string | Uint8Array | Map<string, string | Uint8Array[]>;
type Attestation = [string, Part][];
const noAttestation: Attestation = [
  ['fmt', 'none'],
  ['attStmt', new Map()],
];

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** An ES256 key as COSE_Key (RFC 9053, 7.1.1). */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}
