/**
 * How a public kit hides codes. The kit also contains this file, with which the visitor's browser opens
 * entries. It is JavaScript, so that the kit contains exactly the code that is tested here.
 */

/**
 * @typedef {object} Settings
 * @property {string} salt in hex; the same in all kits of a folder
 * @property {number} cost scrypt's N
 * @property {number} digits hexadecimal digits of the names of buckets
 */

/**
 * The response of a code from a time on, in ms since 1970-01-01 UTC.
 * @typedef {{ from: number } & (
 *   { to: string } |
 *   { page: 'not-yet' | 'ended' | 'deleted' | 'disabled' } |
 *   { page: 'paused', text: string }
 * )} PublicPhase
 */

/**
 * @typedef {object} Secrets
 * @property {string} bucket name of the file that contains the entry
 * @property {Uint8Array} id names the entry in its file
 * @property {Uint8Array<ArrayBuffer>} key AES-256 key of the entry
 */

export const ID_BYTES = 16;
export const NONCE_BYTES = 12;
/** An entry begins with its id and the length of the rest. */
export const HEAD_BYTES = ID_BYTES + 2;

/**
 * Options of scrypt (RFC 7914). It takes 32 MB with the usual cost of 2^15.
 * @param {number} cost
 */
export const scryptOptions = (cost) => ({ N: cost, r: 8, p: 1, dkLen: 48 });

/**
 * Derives the secrets of a code from its hash. The name of the bucket reveals a few bits of the id, but
 * nothing of the key.
 * @param {Uint8Array} hash
 * @param {number} digits
 * @returns {Secrets}
 */
export function splitHash(hash, digits) {
  const hex = Array.from(hash.subarray(0, 2), (byte) => byte.toString(16).padStart(2, '0'));
  const bucket = hex.join('').slice(0, digits);
  return { bucket, id: hash.subarray(0, ID_BYTES), key: Uint8Array.from(hash.subarray(ID_BYTES)) };
}

/**
 * The entry of a code from the bytes of its bucket; undefined when the bucket contains none.
 * @param {Uint8Array} bytes
 * @param {Secrets} secrets
 * @returns {Promise<PublicPhase[] | undefined>}
 * @throws when the entry was changed
 */
export async function openEntry(bytes, { id, key }) {
  for (let at = 0; at + HEAD_BYTES <= bytes.length; ) {
    const length = ((bytes[at + ID_BYTES] ?? 0) << 8) | (bytes[at + ID_BYTES + 1] ?? 0);
    const end = at + HEAD_BYTES + length;
    const start = at;
    if (id.every((byte, i) => bytes[start + i] === byte)) {
      const iv = Uint8Array.from(bytes.subarray(at + HEAD_BYTES, at + HEAD_BYTES + NONCE_BYTES));
      const sealed = Uint8Array.from(bytes.subarray(at + HEAD_BYTES + NONCE_BYTES, end));
      const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
      const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, sealed);
      return JSON.parse(new TextDecoder().decode(text));
    }
    at = end;
  }
  return undefined;
}
