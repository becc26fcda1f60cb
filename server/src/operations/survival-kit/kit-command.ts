import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from '../../admin-usage.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/connect.ts';
import { fingerprint, verifyKit } from './verify-kit.ts';
import { PUBLIC_KEY, readBlockList, writeKit } from './write-kit.ts';

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
