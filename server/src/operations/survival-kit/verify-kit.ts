import { createHash, createPublicKey, hash, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { opendir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import {
  checkKit,
  type KitFiles,
  type KitManifest,
  type KitProblem,
  MANIFEST,
  PUBLIC_KEY,
} from '@everscan/contract/survival-kit';
import { listKits } from './kit-manifest.ts';

/** How many problems are listed; beyond that, the result only mentions that there are more. */
const MAX_NAMED = 20;

export type KitFindings = {
  /** One sentence each; empty when the kit is whole. */
  problems: string[];
  manifest: KitManifest | undefined;
  /** Fingerprint of the key that the kit was checked with. */
  key: string | undefined;
  /** The name of the folder with the kit before this one, if it is in the same parent folder. */
  previous: string | undefined;
};

/**
 * Checks the signature of a kit and every file, and that there are no other files.
 * @param keyFile the operator's public key; without it, the key in the kit
 * @throws when `keyFile` cannot be read, or the kit has links, pipes or devices
 */
export async function verifyKit(folder: string, keyFile?: string): Promise<KitFindings> {
  const root = resolve(folder);
  await refuseSpecialFiles(root);
  const problems: string[] = [];
  const report = (problem: KitProblem) => {
    if (problems.length < MAX_NAMED) problems.push(sentenceFor(problem));
    else if (problems.length === MAX_NAMED) problems.push('There are more problems.');
  };
  const key = keyFile && (await readKey(keyFile));
  const files = kitFilesIn(root);
  const findings = await checkKit({ files, crypto: kitCrypto, key, report });
  const manifest = findings?.manifest;
  const before = (await listKits(dirname(root))).find((kit) => kit.hash === manifest?.previous);
  return { problems, manifest, key: findings?.fingerprint, previous: before?.name };
}

const kitCrypto = {
  sha256: async (bytes: Uint8Array) => hash('sha256', bytes, 'hex'),
  async verify(der: Uint8Array, signature: Uint8Array, bytes: Uint8Array) {
    const key = createPublicKey({ key: Buffer.from(der), format: 'der', type: 'spki' });
    return verify(null, bytes, key, signature);
  },
};

async function readKey(file: string): Promise<string> {
  const key = createPublicKey(await readFile(file, 'utf8'));
  return key.export({ type: 'spki', format: 'pem' }) as string;
}

/** A link leads elsewhere, and a pipe or a device may never end. */
async function refuseSpecialFiles(root: string): Promise<void> {
  for await (const entry of await opendir(root, { recursive: true })) {
    if (entry.isFile() || entry.isDirectory()) continue;
    throw new Error(`${join(entry.parentPath, entry.name)} is neither a file nor a folder.`);
  }
}

function kitFilesIn(root: string): KitFiles {
  return {
    async *paths() {
      for await (const entry of await opendir(root, { recursive: true })) {
        if (entry.isFile()) yield relative(root, join(entry.parentPath, entry.name));
      }
    },
    read: (path) => unlessMissing(readFile(join(root, path))),
    sha256: (path) => unlessMissing(hashOf(join(root, path))),
  };
}

async function hashOf(file: string): Promise<string> {
  const sha256 = createHash('sha256');
  for await (const chunk of createReadStream(file)) sha256.update(chunk as Buffer);
  return sha256.digest('hex');
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

function sentenceFor(problem: KitProblem): string {
  switch (problem.kind) {
    case 'not-a-key':
      return `The key is not an Ed25519 public key in PEM format. Use the ${PUBLIC_KEY} that the operator published.`;
    case 'signature':
      return `${MANIFEST} was not signed with this key, or was changed.`;
    case 'manifest':
      return `${MANIFEST} is not the manifest of a kit that this version knows.`;
    case 'key':
      return `${PUBLIC_KEY} is not the key of this kit.`;
    case 'count':
      return 'The number of links in the manifest does not match the number of pages in the kit.';
    case 'changed':
      return `${problem.path} was changed.`;
    case 'missing':
      return `${problem.path} is missing.`;
    case 'unreadable':
      return `${problem.path} cannot be read.`;
    case 'added':
      return `${problem.path} is not part of the kit.`;
    case 'added-pages':
      return `Pages in site/Q that are not part of the kit: ${problem.count}.`;
  }
}
