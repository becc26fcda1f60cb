import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import { fingerprint, PUBLIC_KEY } from './kit-manifest.ts';
import { writeKit } from './kit-writer.ts';
import { readBlockList } from './read-block-list.ts';
import { verifyKit } from './verify-kit.ts';

type Outcome = { ok: boolean; message: string };

type Options = { db: Db; config: Config; now: number };

/** `kit DIR` writes a survival kit. Returns undefined for other commands. */
export async function runKitCommand(
  [command, folder, ...more]: readonly string[],
  { db, config, now }: Options,
): Promise<Outcome | undefined> {
  if (command !== 'kit' || folder === undefined || more.length > 0) return undefined;
  const { shortUrl, blockListFile } = config;
  const blockList = await readBlockList(blockListFile);
  const links = await writeKit({ db, folder, shortUrl, blockList, now });
  const key = createPublicKey(await readFile(join(folder, PUBLIC_KEY), 'utf8'));
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

function counted(codes: number): string {
  return `${codes} ${codes === 1 ? 'code' : 'codes'}`;
}
