/** How a public kit hides codes. The kit contains this file, too: the visitor's browser opens entries with it. */

export type Settings = {
  /** In hex; the same in all kits of a folder. */
  salt: string;
  /** scrypt's N. */
  cost: number;
  /** Hexadecimal digits of the names of buckets. */
  digits: number;
};

/** What a code leads to from a time on, in ms since 1970-01-01 UTC. */
export type PublicPhase = { from: number } & (
  | { to: string }
  | { page: 'not-yet' | 'ended' | 'deleted' | 'disabled' }
  | { page: 'paused'; text: string }
);

export type Secrets = {
  /** Name of the file with the entry. */
  bucket: string;
  /** Names the entry in its file. */
  id: Uint8Array;
  /** AES-256 key of the entry. */
  key: Uint8Array<ArrayBuffer>;
};

export const ID_BYTES = 16;
export const NONCE_BYTES = 12;
/** An entry begins with its id and the length of the rest. */
export const HEAD_BYTES = ID_BYTES + 2;

/** Options of scrypt (RFC 7914). It takes 32 MB with the usual cost of 2^15. */
export const scryptOptions = (cost: number) => ({ N: cost, r: 8, p: 1, dkLen: 48 });

/** The bucket is part of the id, so its name reveals a few bits of that and nothing of the key. */
export function splitHash(hash: Uint8Array, digits: number): Secrets {
  const hex = Array.from(hash.subarray(0, 2), (byte) => byte.toString(16).padStart(2, '0'));
  const bucket = hex.join('').slice(0, digits);
  return { bucket, id: hash.subarray(0, ID_BYTES), key: hash.slice(ID_BYTES) };
}

/**
 * The entry of a code from the bytes of its bucket; undefined when the bucket has none.
 * @throws when the entry was changed
 */
export async function openEntry(
  bytes: Uint8Array,
  { id, key }: Secrets,
): Promise<PublicPhase[] | undefined> {
  for (let at = 0; at + HEAD_BYTES <= bytes.length; ) {
    const length = ((bytes[at + ID_BYTES] ?? 0) << 8) | (bytes[at + ID_BYTES + 1] ?? 0);
    const end = at + HEAD_BYTES + length;
    const start = at;
    if (id.every((byte, i) => bytes[start + i] === byte)) {
      const iv = bytes.slice(at + HEAD_BYTES, at + HEAD_BYTES + NONCE_BYTES);
      const sealed = bytes.slice(at + HEAD_BYTES + NONCE_BYTES, end);
      const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
      const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, sealed);
      return JSON.parse(new TextDecoder().decode(text));
    }
    at = end;
  }
  return undefined;
}
