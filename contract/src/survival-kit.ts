import * as z from 'zod';

export const MANIFEST = 'manifest.json';
export const SIGNATURE = 'manifest.sig';
export const PUBLIC_KEY = 'public-key.pem';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Paths are relative to the kit and cannot leave it. */
const path = z.string().regex(/^(?!.*\.\.)[\w-][\w./-]*$/);

export const kitManifestSchema = z.strictObject({
  /** A public kit reveals no code to anybody who does not know it. The plain kit lists all codes. */
  format: z.enum(['everscan-kit', 'everscan-public-kit']),
  version: z.literal(1),
  /** Host of the printed codes. */
  host: z.string(),
  /** ISO 8601, UTC. */
  madeAt: z.iso.datetime(),
  links: z.int().min(0),
  /** SHA-256 of the manifest of the previous kit of this format in the same folder. */
  previous: sha256.nullable(),
  /** SHA-256 of every file except the pages of codes; those are in the files `checks/`. */
  files: z.record(path, sha256),
});

export type KitManifest = z.infer<typeof kitManifestSchema>;

/** Whether the kit is a public one, which reveals no codes. */
export function isPublicKit({ format }: KitManifest): boolean {
  return format === 'everscan-public-kit';
}

/** The head of every Ed25519 public key in DER (RFC 8410); the 32 bytes of the key follow. */
const DER_HEAD = [0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00];
const PEM = /^-----BEGIN PUBLIC KEY-----\n([A-Za-z0-9+/]{59}=)\n-----END PUBLIC KEY-----\n$/;

/** The DER form of an Ed25519 public key in PEM, as the server writes it; undefined for any other text. */
export function derOfKey(pem: string): Uint8Array<ArrayBuffer> | undefined {
  const { base64ToUint8Array, uint8ArrayToBase64 } = z.core.util;
  const [, base64 = ''] = PEM.exec(pem) ?? [];
  const der = Uint8Array.from(base64ToUint8Array(base64));
  // The last Base64 digit has two unused bits. Comparing the encoded form accepts one spelling of a key only.
  const isKey = base64 !== '' && uint8ArrayToBase64(der) === base64;
  return isKey && DER_HEAD.every((byte, i) => der[i] === byte) ? der : undefined;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The files of a kit, by their path in it. */
export type KitFiles = {
  paths(): AsyncIterable<string> | Iterable<string>;
  /** Undefined when the file does not exist. */
  read(path: string): Promise<Bytes | undefined>;
  /** SHA-256 in hex; undefined when the file does not exist. @throws when it cannot be read */
  sha256(path: string): Promise<string | undefined>;
};

export type KitCrypto = {
  /** SHA-256 in hex. */
  sha256(bytes: Bytes): Promise<string>;
  /** Whether an Ed25519 signature is valid. @param key in DER */
  verify(key: Bytes, signature: Bytes, bytes: Bytes): Promise<boolean>;
};

export type KitProblem =
  | { kind: 'not-a-key' | 'signature' | 'manifest' | 'key' | 'count' }
  | { kind: 'changed' | 'missing' | 'unreadable' | 'added'; path: string }
  | { kind: 'added-pages'; count: number };

export type KitFindings = {
  /** Undefined unless it was signed with the key. */
  manifest: KitManifest | undefined;
  /** SHA-256 of the manifest, which the next kit names. */
  hash: string;
  /** SHA-256 of the key's DER form, in hex. */
  fingerprint: string;
};

type Options = {
  files: KitFiles;
  crypto: KitCrypto;
  /** The operator's public key in PEM; without it, the key in the kit. */
  key?: string | undefined;
  report(problem: KitProblem): void;
  /** Called after each file that was compared. */
  onFile?: () => void;
};

const CHECK_LINE = /^([0-9a-f]{64}) {2}(site\/Q\/[0-9A-Z-]{3,32}\.html)$/;
const PAGE = /^site\/Q\/[0-9A-Z-]{3,32}\.html$/;

/**
 * Checks the signature of a kit, each of its files, and that it contains no other files. The command line and
 * the page `/verify` share it.
 * @returns undefined when the kit has no key or no signed manifest
 */
export async function checkKit(options: Options): Promise<KitFindings | undefined> {
  const { files, crypto, key, report } = options;
  const keyInKit = textOf(await files.read(PUBLIC_KEY));
  const pem = key ?? keyInKit;
  const der = pem && derOfKey(pem);
  const bytes = await files.read(MANIFEST);
  const signature = await files.read(SIGNATURE);
  const present = { [PUBLIC_KEY]: pem, [MANIFEST]: bytes, [SIGNATURE]: signature };
  for (const [path, content] of Object.entries(present)) {
    if (content === undefined) report({ kind: 'missing', path });
  }
  if (pem !== undefined && !der) report({ kind: 'not-a-key' });
  if (!der || !bytes || !signature) return undefined;
  const fingerprint = await crypto.sha256(der);
  const findings = { hash: await crypto.sha256(bytes), fingerprint, manifest: undefined };
  if (!(await crypto.verify(der, signature, bytes))) {
    report({ kind: 'signature' });
    return findings;
  }
  const manifest = parseManifest(textOf(bytes) ?? '');
  if (!manifest) {
    report({ kind: 'manifest' });
    return findings;
  }
  if (key !== undefined && keyInKit !== key) report({ kind: 'key' });
  await checkFiles(manifest, options);
  return { ...findings, manifest };
}

export function parseManifest(text: string): KitManifest | undefined {
  try {
    return kitManifestSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function checkFiles(manifest: KitManifest, options: Options): Promise<void> {
  const { files, report } = options;
  let pages = 0;
  for (const [path, expected] of Object.entries(manifest.files)) {
    await checkFile(path, expected, options);
    if (!path.startsWith('checks/')) continue;
    const lines = textOf(await files.read(path).catch(() => undefined)) ?? '';
    for (const line of lines.split('\n')) {
      const [, hash, page] = CHECK_LINE.exec(line) ?? [];
      if (hash === undefined || page === undefined) continue;
      await checkFile(page, hash, options);
      pages++;
    }
  }
  // A public kit has no pages: its codes are in files that the manifest lists.
  if (!isPublicKit(manifest) && pages !== manifest.links) report({ kind: 'count' });
  await reportUnsignedFiles(manifest, pages, options);
}

async function checkFile(path: string, expected: string, options: Options): Promise<void> {
  const { files, report, onFile } = options;
  try {
    const actual = await files.sha256(path);
    if (actual === undefined) report({ kind: 'missing', path });
    else if (actual !== expected) report({ kind: 'changed', path });
  } catch {
    report({ kind: 'unreadable', path });
  }
  onFile?.();
}

/**
 * An added page would redirect a code, so the kit must not contain files that the manifest does not cover.
 */
async function reportUnsignedFiles(
  manifest: KitManifest,
  pages: number,
  { files, report }: Options,
): Promise<void> {
  const known = new Set([...Object.keys(manifest.files), MANIFEST, SIGNATURE, PUBLIC_KEY]);
  let present = 0;
  for await (const path of files.paths()) {
    if (PAGE.test(path)) present++;
    else if (!known.has(path)) report({ kind: 'added', path });
  }
  if (present > pages) report({ kind: 'added-pages', count: present - pages });
}

function textOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes && new TextDecoder('utf-8').decode(bytes);
}
