import { access, constants, open, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { bad, type Finding, good, reasonOf, skipped } from './finding.ts';

const MIN_FREE_BYTES = 1e9;
const MIN_FREE_SHARE = 0.05;
/** Enough for the journals of a few processes and a survival kit of some thousand codes. */
const MIN_FREE_FILES = 10_000;
/** How far the clocks of the file system and the database may differ from this machine's, in ms. */
export const CLOCK_TOLERANCE_MS = 5_000;

/**
 * A finding if this command runs as a user other than the server's, because files that it creates would then
 * belong to the wrong user.
 */
export async function findWrongUser(dataDir: string): Promise<Finding | undefined> {
  const folder = await stat(dataDir).catch(() => undefined);
  if (!folder || process.getuid?.() === folder.uid) return undefined;
  const action =
    'Run this command as that user; otherwise, the other checks would create files that belong to you.';
  return bad(`Disk: DATA_DIR (${dataDir}) belongs to the user ${folder.uid}.`, action);
}

/** Checks permissions, free space, and that a write reaches the disk. */
export async function checkDisk(dataDir: string): Promise<Finding[]> {
  const folder = await stat(dataDir).catch(reasonOf);
  if (folder === 'ENOENT' && (await mayCreate(dataDir))) {
    return [skipped(`Disk: DATA_DIR (${dataDir}) is missing; the server creates it`)];
  }
  if (typeof folder === 'string') {
    const action = 'Create it for the user of the server, with the mode 0700.';
    return [bad(`Disk: DATA_DIR (${dataDir}) cannot be opened: ${folder}.`, action)];
  }
  if (!folder.isDirectory()) {
    return [bad(`Disk: DATA_DIR (${dataDir}) is not a folder.`, 'Set it to the path of a folder.')];
  }
  const findings: Finding[] = [];
  if ((folder.mode & 0o077) !== 0) {
    const mode = (folder.mode & 0o777).toString(8).padStart(4, '0');
    findings.push(
      bad(`Disk: other users can read DATA_DIR (mode ${mode}).`, `Run chmod 700 ${dataDir}`),
    );
  }
  return [...findings, await checkSpace(dataDir), ...(await checkWrites(dataDir))];
}

/** Whether this user may create the folder, and those above it that are missing. */
async function mayCreate(folder: string): Promise<boolean> {
  const parent = dirname(resolve(folder));
  const reason = await access(parent, constants.W_OK | constants.X_OK).then(() => '', reasonOf);
  return reason === 'ENOENT' ? mayCreate(parent) : reason === '';
}

async function checkSpace(dataDir: string): Promise<Finding> {
  const { bavail, blocks, bsize, files, ffree } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${(free / 1e9).toFixed(1)} GB (${Math.round((100 * bavail) / blocks)}%) are free in DATA_DIR`;
  if (free < MIN_FREE_BYTES || bavail < MIN_FREE_SHARE * blocks) {
    return bad(`Disk: only ${text}.`, 'Make room: on a full disk, scans are lost.');
  }
  // Some file systems have no limit, and report 0 of 0.
  if (files > 0 && ffree < MIN_FREE_FILES) {
    return bad(`Disk: only ${ffree} more files (inodes) fit into DATA_DIR.`, 'Delete small files.');
  }
  return good(`Disk: ${text}`);
}

async function checkWrites(dataDir: string): Promise<Finding[]> {
  const file = join(dataDir, `doctor-${process.pid}`);
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      const begin = performance.now();
      await handle.write('x');
      await handle.sync();
      const ms = performance.now() - begin;
      const { mtimeMs } = await handle.stat();
      const written = good(`Disk: a write takes ${ms.toFixed(1)} ms`);
      const aheadMs = mtimeMs - Date.now();
      if (Math.abs(aheadMs) <= CLOCK_TOLERANCE_MS + ms) return [written];
      const seconds = Math.round(aheadMs / 1000);
      return [
        written,
        bad(
          `Clock: files in DATA_DIR are dated ${seconds} s apart from this machine's clock.`,
          'Synchronise the clocks of this machine and of its file server.',
        ),
      ];
    } finally {
      await handle.close();
      await rm(file, { force: true });
    }
  } catch (error) {
    const action = 'Check the owner of the folder, and whether the disk is mounted read-only.';
    return [bad(`Disk: DATA_DIR is not writable: ${reasonOf(error)}.`, action)];
  }
}
