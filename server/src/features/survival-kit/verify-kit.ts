import { createHash, createPublicKey } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { opendir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import {
  fingerprint,
  type KitManifest,
  listKits,
  MANIFEST,
  openManifest,
  PUBLIC_KEY,
  SIGNATURE,
} from './kit-manifest.ts';

/** Problems beyond these are counted, but not named. */
const MAX_NAMED = 20;
const CHECK_LINE = /^([0-9a-f]{64}) {2}(site\/Q\/[0-9A-Z-]{3,32}\.html)$/;

export type KitFindings = {
  /** One sentence each; empty when the kit is whole. */
  problems: string[];
  manifest: KitManifest | undefined;
  /** Fingerprint of the key that the kit was checked with. */
  key: string;
  /** The name of the folder with the kit before this one, when it stands beside it. */
  previous: string | undefined;
};

/**
 * Checks the signature of a kit, every file, and that it has no others.
 * @param keyFile the operator's public key; without it, the key in the kit
 * @throws when the key or the manifest cannot be read, or the kit has links, pipes or devices
 */
export async function verifyKit(folder: string, keyFile?: string): Promise<KitFindings> {
  const root = resolve(folder);
  await refuseSpecialFiles(root);
  const key = createPublicKey(await readFile(keyFile ?? join(root, PUBLIC_KEY), 'utf8'));
  const text = await readFile(join(root, MANIFEST), 'utf8');
  const signature = await readFile(join(root, SIGNATURE));
  const problems: string[] = [];
  const report = (problem: string) => {
    if (problems.length < MAX_NAMED) problems.push(problem);
    else if (problems.length === MAX_NAMED) problems.push('There are more problems.');
  };
  const findings = { problems, key: fingerprint(key), previous: undefined };
  let manifest: KitManifest;
  try {
    manifest = openManifest(text, signature, key);
  } catch (error) {
    report(`${MANIFEST} was not signed with this key, or was changed. ${messageOf(error)}`);
    return { ...findings, manifest: undefined };
  }
  const inside = await readFile(join(root, PUBLIC_KEY), 'utf8').catch(() => undefined);
  if (inside !== key.export({ type: 'spki', format: 'pem' }))
    report(`${PUBLIC_KEY} is not the key of this kit.`);

  const pages = await checkFiles(root, manifest, report);
  if (pages !== manifest.links) {
    report(`The manifest counts ${manifest.links} links, but the kit lists ${pages} pages.`);
  }
  await findOthers(root, manifest, pages, report);
  const before = (await listKits(dirname(root))).find(({ hash }) => hash === manifest.previous);
  return { ...findings, manifest, previous: before?.name };
}

/** A link leads elsewhere, and a pipe or a device may never end. */
async function refuseSpecialFiles(root: string): Promise<void> {
  for await (const entry of await opendir(root, { recursive: true })) {
    if (entry.isFile() || entry.isDirectory()) continue;
    throw new Error(`${join(entry.parentPath, entry.name)} is neither a file nor a folder.`);
  }
}

/** @returns how many pages the checks list */
async function checkFiles(
  root: string,
  manifest: KitManifest,
  report: (problem: string) => void,
): Promise<number> {
  let pages = 0;
  for (const [path, expected] of Object.entries(manifest.files)) {
    await checkFile(root, path, expected, report);
    if (!path.startsWith('checks/')) continue;
    const lines = await readFile(join(root, path), 'utf8').catch(() => '');
    for (const line of lines.split('\n')) {
      const [, sha256, page] = CHECK_LINE.exec(line) ?? [];
      if (sha256 === undefined || page === undefined) continue;
      await checkFile(root, page, sha256, report);
      pages++;
    }
  }
  return pages;
}

async function checkFile(
  root: string,
  path: string,
  expected: string,
  report: (problem: string) => void,
): Promise<void> {
  try {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(join(root, path))) hash.update(chunk as Buffer);
    if (hash.digest('hex') !== expected) report(`${path} was changed.`);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    report(isMissing ? `${path} is missing.` : `${path} cannot be read: ${messageOf(error)}`);
  }
}

/** An added page would lead a code somewhere, so the kit must have no file that nobody signed. */
async function findOthers(
  root: string,
  manifest: KitManifest,
  pages: number,
  report: (problem: string) => void,
): Promise<void> {
  const known = new Set([...Object.keys(manifest.files), MANIFEST, SIGNATURE, PUBLIC_KEY]);
  let present = 0;
  for await (const entry of await opendir(root, { recursive: true })) {
    if (entry.isDirectory()) continue;
    const path = relative(root, join(entry.parentPath, entry.name));
    if (/^site\/Q\/[0-9A-Z-]{3,32}\.html$/.test(path)) present++;
    else if (!known.has(path)) report(`${path} is not part of the kit.`);
  }
  if (present > pages) report(`Pages in site/Q that are not part of the kit: ${present - pages}.`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
