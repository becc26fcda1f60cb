import { randomBytes } from 'node:crypto';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { MAX_CLOCK_SKEW_MS } from '../../platform/clock.ts';
import { connect } from '../../platform/db/connect.ts';
import { takeFileLock } from '../../platform/files/file-lock.ts';
import { listKits } from './kit-manifest.ts';
import { writeKit } from './kit-writer.ts';
import type { NightlyKitData } from './nightly-kits.ts';
import { readBlockList } from './read-block-list.ts';

const KIT = /^\d{4}-\d{2}-\d{2}$/;
const PARTIAL = /^\d{4}-\d{2}-\d{2}\.partial-[0-9a-f]{12}$/;

/** The worker thread that writes a nightly kit, so that redirects never wait for it. */
const { location, blockListFile, folder, day, keep, ...options } = workerData as NightlyKitData;

// A job's lease can end before a very large kit is written.
const lock = takeFileLock(join(folder, 'kits.lock'));
try {
  if (lock) parentPort?.postMessage(await write());
} finally {
  lock?.release();
}

async function write(): Promise<number> {
  // Removes partial kits of processes that were killed.
  for (const name of readdirSync(folder)) if (PARTIAL.test(name)) remove(name);
  const blockList = await readBlockList(blockListFile);
  const db = connect(location, () => {});
  try {
    const links = await writeKit({ ...options, folder: join(folder, day), db, blockList });
    await removeOldKits();
    return links;
  } finally {
    await db.destroy();
  }
}

/**
 * Removes the oldest kits, but nothing else that is named after a date. Kits that a wrong clock has dated in
 * the future stay, and do not count.
 */
async function removeOldKits(): Promise<void> {
  const names = (await listKits(folder))
    .map(({ name }) => name)
    .filter((name) => KIT.test(name) && Date.parse(name) < options.now + MAX_CLOCK_SKEW_MS);
  for (const name of names.sort().slice(0, -keep)) {
    const draft = `${name}.partial-${randomBytes(6).toString('hex')}`;
    renameSync(join(folder, name), join(folder, draft)); // a partly removed kit must not look complete
    remove(draft);
  }
}

/** `rm` of fs/promises takes 2 kB of memory for each file of a folder. */
function remove(name: string): void {
  rmSync(join(folder, name), { recursive: true });
}
