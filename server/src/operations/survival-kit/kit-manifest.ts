import { createPrivateKey, createPublicKey, hash, sign } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type KitManifest, MANIFEST, parseManifest } from '@everscan/contract/survival-kit';

export type SignedManifest = { text: string; signature: Buffer; publicKey: string };

export function signManifest(manifest: KitManifest, privateKey: string): SignedManifest {
  const key = createPrivateKey(privateKey);
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' }) as string;
  return { text, signature: sign(null, Buffer.from(text), key), publicKey };
}

/** The fingerprint of a public key in PEM: the SHA-256 of its DER form, as 64 hexadecimal digits. */
export function fingerprint(publicKey: string): string {
  return hash('sha256', createPublicKey(publicKey).export({ type: 'spki', format: 'der' }), 'hex');
}

/** A kit in a folder of kits, and the SHA-256 of its manifest. */
type FoundKit = Pick<KitManifest, 'format' | 'madeAt'> & { name: string; hash: string };

/** The complete kits in a folder, oldest first. */
export async function listKits(parent: string): Promise<FoundKit[]> {
  const names = await readdir(parent).catch(() => []);
  const kits: FoundKit[] = [];
  for (const name of names) {
    const text = await readFile(join(parent, name, MANIFEST), 'utf8').catch(() => undefined);
    const manifest = text === undefined ? undefined : parseManifest(text);
    if (text === undefined || !manifest || name.includes('.partial')) continue;
    const { format, madeAt } = manifest;
    kits.push({ name, hash: hash('sha256', text, 'hex'), format, madeAt });
  }
  return kits.sort((a, b) => (a.madeAt < b.madeAt ? -1 : 1));
}
