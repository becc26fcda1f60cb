import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { PUBLIC_KEY } from '@everscan/contract/survival-kit';
import type { Outcome } from '../../admin-usage.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/connect.ts';
import { fingerprint } from './kit-manifest.ts';
import { writeKit } from './kit-writer.ts';
import { writePublicKit } from './public-kit.ts';
import { readBlockList } from './read-block-list.ts';
import { verifyKit } from './verify-kit.ts';

type Options = { db: Db; config: Config; clock(): number; report(progress: string): void };

/** How many new codes are hashed between two progress messages. */
const REPORTED = 1_000;

/**
 * `kit DIR` writes a survival kit, and `kit --public DIR` writes one that reveals no codes. Returns undefined
 * for other commands.
 */
export async function runKitCommand(
  [command, ...args]: readonly string[],
  { db, config, clock, report }: Options,
): Promise<Outcome | undefined> {
  const isPublic = args[0] === '--public';
  const [folder, ...more] = isPublic ? args.slice(1) : args;
  if (command !== 'kit' || folder === undefined || more.length > 0) return undefined;
  const { shortUrl, blockListFile, kitDir } = config;
  if (isPublic && kitDir !== undefined && isInside(kitDir, folder)) {
    throw new Error('A public kit must not be in KIT_DIR, where the server removes old kits.');
  }
  const readState = async () => ({ now: clock(), blockList: await readBlockList(blockListFile) });
  const state = await readState(); // so that an unreadable block list fails before the hashing
  const options = { db, folder, shortUrl };
  let hashed = 0;
  const onHash = () => {
    hashed++;
    if (hashed % REPORTED === 0) report(`${hashed} new codes hashed`);
  };
  const links = isPublic
    ? await writePublicKit({ ...options, readState, threads: availableParallelism(), onHash })
    : await writeKit({ ...options, ...state });
  const key = await readFile(join(folder, PUBLIC_KEY), 'utf8');
  const message = `${folder} contains ${counted(links)}; README.txt in it says how to serve them. Key: ${fingerprint(key)}`;
  return { ok: true, message };
}

/** `verify-kit DIR [KEY]` needs no database. Returns undefined for other commands. */
export async function runVerifyKitCommand([
  command,
  folder,
  keyFile,
  ...more
]: readonly string[]): Promise<Outcome | undefined> {
  if (command !== 'verify-kit' || folder === undefined || more.length > 0) return undefined;
  const { problems, manifest, key, previous } = await verifyKit(folder, keyFile);
  if (problems.length > 0 || !manifest) return { ok: false, message: problems.join('\n') };
  const lines = [
    `${folder} is complete and unchanged: ${counted(manifest.links)} of ${manifest.host}, ${manifest.madeAt}.`,
    keyFile
      ? `It is signed with the key ${key}.`
      : `It contains the key ${key}. Compare it with the key that the operator has published.`,
  ];
  if (previous) lines.push(`It follows the kit ${previous}.`);
  else if (manifest.previous)
    lines.push(
      `The kit before it is not here. The SHA-256 of its manifest is ${manifest.previous}.`,
    );
  return { ok: true, message: lines.join('\n') };
}

function isInside(parent: string, path: string): boolean {
  return !/^\.\.(?:[\\/]|$)/.test(relative(parent, path));
}

function counted(codes: number): string {
  return `${codes} ${codes === 1 ? 'code' : 'codes'}`;
}
