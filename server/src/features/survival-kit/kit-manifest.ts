import { createPrivateKey, createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

export const MANIFEST = 'manifest.json';
export const SIGNATURE = 'manifest.sig';
export const PUBLIC_KEY = 'public-key.pem';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Paths are relative to the kit and cannot leave it. */
const path = z.string().regex(/^(?!.*\.\.)[\w-][\w./-]*$/);

const manifestSchema = z.strictObject({
  format: z.literal('everscan-kit'),
  version: z.literal(1),
  /** Host of the printed codes. */
  host: z.string(),
  /** ISO 8601, UTC. */
  madeAt: z.iso.datetime(),
  links: z.int().min(0),
  /** SHA-256 of the manifest of the kit before this one in the same folder. */
  previous: sha256.nullable(),
  /** SHA-256 of every file except the pages; those are in the files `checks/`. */
  files: z.record(path, sha256),
});

export type KitManifest = z.infer<typeof manifestSchema>;

export type SignedManifest = { text: string; signature: Buffer; publicKey: string };

export function signManifest(manifest: KitManifest, privateKey: string): SignedManifest {
  const key = createPrivateKey(privateKey);
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' }) as string;
  return { text, signature: sign(null, Buffer.from(text), key), publicKey };
}

/** Names a public key: 64 hexadecimal digits, the SHA-256 of its DER form. */
export function fingerprint(publicKey: KeyObject): string {
  return hash('sha256', publicKey.export({ type: 'spki', format: 'der' }), 'hex');
}

/** @throws when the signature or the manifest is not valid */
export function openManifest(text: string, signature: Buffer, key: KeyObject): KitManifest {
  if (!verify(null, Buffer.from(text), key, signature)) throw new Error('The signature is wrong.');
  return manifestSchema.parse(JSON.parse(text));
}

/** A kit in a folder of kits, and the SHA-256 of its manifest. */
type FoundKit = { name: string; hash: string; madeAt: string };

/** The complete kits in a folder, oldest first. */
export async function listKits(parent: string): Promise<FoundKit[]> {
  const names = await readdir(parent).catch(() => []);
  const kits: FoundKit[] = [];
  for (const name of names) {
    const text = await readFile(join(parent, name, MANIFEST), 'utf8').catch(() => undefined);
    const madeAt = text === undefined ? undefined : madeAtOf(text);
    if (text === undefined || madeAt === undefined || name.includes('.partial')) continue;
    kits.push({ name, hash: hash('sha256', text, 'hex'), madeAt });
  }
  return kits.sort((a, b) => (a.madeAt < b.madeAt ? -1 : 1));
}

function madeAtOf(text: string): string | undefined {
  try {
    return manifestSchema.parse(JSON.parse(text)).madeAt;
  } catch {
    return undefined;
  }
}
