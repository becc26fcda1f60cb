import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, statfsSync } from 'node:fs';
import { mkdir, rename, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type KitManifest, MANIFEST, PUBLIC_KEY, SIGNATURE } from '@everscan/contract/survival-kit';
import { MAX_CLOCK_SKEW_MS } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import { isAlmostFull } from '../../platform/files/disk-space.ts';
import { listRedirectsAfter, type RedirectRow } from '../../redirects/redirects.ts';
import type { KitFiles } from './kit-files.ts';
import { listKits, signManifest } from './kit-manifest.ts';
import { signingKey } from './signing-keys.store.ts';

/** Links per query. */
const BATCH = 2_000;

/** @throws when the folder exists and contains files, or cannot be replaced, such as a mount point */
export async function refuseFiles(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await rmdir(folder).catch(({ code, message }: NodeJS.ErrnoException) => {
    const example = code === 'ENOTDIR' ? '' : `, such as ${join(folder, 'kit')}`;
    throw new Error(`${message}. Name a new folder${example}.`);
  });
}

/**
 * Writes a kit into a folder that must not exist, or be empty. The folder gets its name once `fill` has
 * written all files.
 */
export async function writeKitFolder<T>(
  path: string,
  fill: (draft: string) => Promise<T>,
): Promise<T> {
  const folder = resolve(path);
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  await refuseFiles(folder);
  const draft = `${folder}.partial-${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(draft, { mode: 0o700 });
    const result = await fill(draft);
    await rename(draft, folder);
    return result;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Yields all links by id. @throws when less than 5% of the disk of `folder` is left */
export async function* linkBatches(db: Db, folder: string): AsyncGenerator<RedirectRow[]> {
  for (let last = 0; ; ) {
    if (isAlmostFull(statfsSync(folder))) throw new Error('The disk has less than 5% left.');
    const rows = await listRedirectsAfter(db, last, BATCH);
    yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

type Signed = Pick<KitManifest, 'format' | 'host' | 'links'> & {
  db: Db;
  /** The future folder of the kit; the kits beside it are its predecessors. */
  folder: string;
  now: number;
};

/** Adds the signed manifest of all files that were appended to. */
export async function signKit(files: KitFiles, { db, folder, now, ...kit }: Signed): Promise<void> {
  const { format, host, links } = kit;
  const others = await listKits(dirname(resolve(folder)));
  const latest = new Date(now + MAX_CLOCK_SKEW_MS).toISOString();
  // Otherwise, a kit that a wrong clock has dated in the future would always be the last one.
  const last = others.findLast((other) => other.format === format && other.madeAt < latest);
  const previous = last?.hash ?? null;
  const madeAt = new Date(now).toISOString();
  const signed = signManifest(
    { format, version: 1, host, madeAt, links, previous, files: files.finish() },
    await signingKey(db, now),
  );
  files.write(MANIFEST, signed.text);
  files.write(SIGNATURE, signed.signature);
  files.write(PUBLIC_KEY, signed.publicKey);
}
