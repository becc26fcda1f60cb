import { createCipheriv, randomBytes } from 'node:crypto';
import type { Phase } from './kit-phases.ts';
import {
  HEAD_BYTES,
  ID_BYTES,
  NONCE_BYTES,
  type PublicPhase,
  type Secrets,
} from './public-site/entries.js';

/** Text is padded to a multiple of this, so that the length of an entry reveals little about its target. */
const STEP_BYTES = 128;

/** Encrypts the entry of a code for its bucket. */
export function sealEntry(phases: readonly Phase[], { id, key }: Secrets): Buffer {
  const text = JSON.stringify(phases.map(publicPhase));
  const bytes = Math.ceil(Buffer.byteLength(text) / STEP_BYTES) * STEP_BYTES;
  const plain = Buffer.alloc(bytes, ' ');
  plain.write(text);
  // A code has the same key in every kit, so each entry needs its own nonce.
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = [nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()];
  const head = Buffer.alloc(HEAD_BYTES);
  head.set(id);
  head.writeUInt16BE(
    sealed.reduce((sum, part) => sum + part.length, 0),
    id.length,
  );
  return Buffer.concat([head, ...sealed]);
}

/** Sorts the entries of a bucket by their ids: their original order would reveal which codes are older. */
export function sortedEntries(bucket: Buffer): Buffer {
  const entries: Buffer[] = [];
  for (let at = 0; at < bucket.length; ) {
    const end = at + HEAD_BYTES + bucket.readUInt16BE(at + ID_BYTES);
    entries.push(bucket.subarray(at, end));
    at = end;
  }
  return Buffer.concat(entries.sort(Buffer.compare));
}

function publicPhase({ from, answer }: Phase): PublicPhase {
  return 'location' in answer ? { from, to: answer.location } : { from, ...answer };
}
