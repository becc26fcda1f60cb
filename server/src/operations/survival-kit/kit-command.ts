import { createHash, createPublicKey, hash, type KeyObject, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { opendir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Outcome } from '../../admin-usage.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/connect.ts';
import { PAGE_SUMS, PUBLIC_KEY, readBlockList, SIGNATURE, SUMS, writeKit } from './write-kit.ts';

type Options = { db: Db; config: Config; now: number };

/** `kit DIR` writes a survival kit. Returns undefined for other commands. */
export async function runKitCommand(
  [command, folder]: readonly string[],
  { db, config: { shortUrl, blockListFile }, now }: Options,
): Promise<Outcome | undefined> {
  if (command !== 'kit' || folder === undefined) return undefined;
  const blockList = await readBlockList(blockListFile);
  const links = await writeKit({ db, folder, shortUrl, blockList, now });
  const key = fingerprint(createPublicKey(await readFile(join(folder, PUBLIC_KEY), 'utf8')));
  const message = `${folder} contains ${counted(links)}; README.txt in it says how to serve them. Key: ${key}`;
  return { ok: true, message };
}

/** `verify-kit DIR [KEY]` needs no database. Returns undefined for other commands. */
export async function runVerifyKitCommand([command, folder, keyFile]: readonly string[]): Promise<
  Outcome | undefined
> {
  if (command !== 'verify-kit' || folder === undefined) return undefined;
  const { problems, codes, key } = await verifyKit(folder, keyFile);
  if (problems.length > 0) return { ok: false, message: problems.join('\n') };
  const signed = keyFile
    ? `It is signed with the key ${key}.`
    : `It contains the key ${key}. Compare it with the key that the operator has published.`;
  return {
    ok: true,
    message: `${folder} is complete and unchanged: ${counted(codes)}.\n${signed}`,
  };
}

function counted(codes: number): string {
  return `${codes} ${codes === 1 ? 'code' : 'codes'}`;
}

/** How many problems are listed; beyond that, the result only mentions that there are more. */
const MAX_NAMED = 20;
const LINE = /^([0-9a-f]{64}) {2}((?!.*\.\.)[\w-][\w./-]*)$/;
const PAGE = /^site\/Q\/[0-9A-Z-]{3,32}\.html$/;

type Findings = {
  /** One sentence each; empty when the kit is whole. */
  problems: string[];
  /** How many codes it has. */
  codes: number;
  /** Fingerprint of the key that it was checked with. */
  key: string;
};

/**
 * Checks the signature of a kit and every file, and that there are no other files: an added page would redirect a code.
 * @param keyFile the operator's public key; without it, the key in the kit
 * @throws when `keyFile` cannot be read, or the kit has links, pipes or devices
 */
export async function verifyKit(folder: string, keyFile?: string): Promise<Findings> {
  const root = resolve(folder);
  const problems: string[] = [];
  const report = (problem: string) => {
    if (problems.length < MAX_NAMED) problems.push(problem);
    else if (problems.length === MAX_NAMED) problems.push('There are more problems.');
  };
  const present = await listFiles(root);
  if (present.others.has('manifest.json')) {
    report('An earlier version made this kit. Check it with the commands in its README.txt.');
  }
  for (const path of [SUMS, SIGNATURE, PUBLIC_KEY, PAGE_SUMS]) {
    if (!present.others.has(path)) report(`${path} is missing.`);
  }
  if (problems.length > 0) return { problems, codes: 0, key: '' };
  const key = keyIn(await readFile(keyFile ?? join(root, PUBLIC_KEY), 'utf8'));
  const sums = await readFile(join(root, SUMS));
  if (!key || !verify(null, sums, key, await readFile(join(root, SIGNATURE)))) {
    report(
      key
        ? `${SUMS} was not signed with this key, or was changed.`
        : `The key is not an Ed25519 public key in PEM format. Use the ${PUBLIC_KEY} that the operator published.`,
    );
    return { problems, codes: 0, key: '' };
  }
  const known = new Set([SUMS, SIGNATURE]);
  let codes = 0;
  for await (const line of listedIn(sums, join(root, PAGE_SUMS))) {
    const [, expected, path] = LINE.exec(line) ?? [];
    if (path === undefined) continue;
    // The paths of a million pages would not fit into memory, so they are only counted.
    if (PAGE.test(path)) codes++;
    else known.add(path);
    const actual = await hashOf(join(root, path)).catch((error: NodeJS.ErrnoException) => error);
    if (actual === expected) continue;
    const isMissing = actual instanceof Error && actual.code === 'ENOENT';
    report(`${path} ${isMissing ? 'is missing' : 'was changed, or cannot be read'}.`);
  }
  for (const path of present.others) {
    if (!known.has(path)) report(`${path} is not part of the kit.`);
  }
  const added = present.pages - codes;
  if (added > 0) report(`Pages in site/Q that are not part of the kit: ${added}.`);
  return { problems, codes, key: fingerprint(key) };
}

async function* listedIn(sums: Buffer, pageSums: string): AsyncGenerator<string> {
  yield* sums.toString().split('\n');
  yield* createInterface({ input: createReadStream(pageSums) });
}

/** The number of pages of codes, and the paths of all other files. */
async function listFiles(root: string): Promise<{ pages: number; others: Set<string> }> {
  const others = new Set<string>();
  let pages = 0;
  for await (const entry of await opendir(root, { recursive: true })) {
    const path = relative(root, join(entry.parentPath, entry.name));
    if (entry.isDirectory()) continue;
    // A link leads elsewhere, and a pipe or a device may never end.
    if (!entry.isFile()) throw new Error(`${join(root, path)} is neither a file nor a folder.`);
    if (PAGE.test(path)) pages++;
    else others.add(path);
  }
  return { pages, others };
}

function keyIn(pem: string): KeyObject | undefined {
  try {
    const key = createPublicKey(pem);
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** SHA-256 of a public key's DER form, as 64 hexadecimal digits. */
function fingerprint(key: KeyObject): string {
  return hash('sha256', key.export({ type: 'spki', format: 'der' }), 'hex');
}

async function hashOf(file: string): Promise<string> {
  const sha256 = createHash('sha256');
  for await (const chunk of createReadStream(file)) sha256.update(chunk as Buffer);
  return sha256.digest('hex');
}
