import { randomBytes } from 'node:crypto';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../../platform/db/connect.ts';
import { takeFileLock } from '../../platform/files/file-lock.ts';
import { listKits, type NightlyKitData } from './nightly-kits.ts';
import { readBlockList, writeKit } from './write-kit.ts';

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

async function removeOldKits(): Promise<void> {
  for (const name of (await listKits(folder, options.now)).slice(0, -keep)) {
    const draft = `${name}.partial-${randomBytes(6).toString('hex')}`;
    renameSync(join(folder, name), join(folder, draft)); // a partly removed kit must not look complete
    remove(draft);
  }
}

/** `rm` of fs/promises takes 2 kB of memory for each file of a folder. */
function remove(name: string): void {
  rmSync(join(folder, name), { recursive: true });
}
