import { rmSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { takeFileLock } from '../../platform/files/file-lock.ts';
import { BackupError } from './backup-error.ts';
import { removeGradually } from './remove-gradually.ts';

/**
 * Runs `use` with an empty folder in `dataDir`, which is removed afterwards. The next run removes the folder
 * of a process that was killed.
 * @throws {BackupError} while another process holds the folder
 */
export async function withStaging<Result>(
  dataDir: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = takeFileLock(join(dataDir, 'backup.lock'));
  if (!lock) throw new BackupError('Another backup or restore of this data is running.');
  const folder = join(dataDir, 'backup.staging');
  try {
    await removeFolder(folder);
    await mkdir(folder, { mode: 0o700 });
    return await use(folder);
  } finally {
    await removeFolder(folder);
    lock.release();
  }
}

/** Removes files and folders with personal data when a signal ends this process. */
export function removeAndExit(...paths: readonly string[]): never {
  // A call that is still running on Node's threads may add a file to a folder, so removing it is retried.
  for (const path of paths) rmSync(path, { recursive: true, force: true, maxRetries: 10 });
  process.exit(1);
}

async function removeFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  // Subfolders are removed first, and not gradually, because a signal may end the process while a large file
  // is being removed.
  for (const entry of entries) {
    if (!entry.isFile()) await rm(join(folder, entry.name), { recursive: true, force: true });
  }
  for (const entry of entries) {
    if (entry.isFile()) await removeGradually(join(folder, entry.name));
  }
  await rm(folder, { recursive: true, force: true });
}
