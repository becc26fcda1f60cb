import { stat, statfs } from 'node:fs/promises';
import { hasRoom } from '../../platform/files/disk-space.ts';
import { BackupError } from './backup-error.ts';

/** @throws {BackupError} unless a copy of the database fits into `folder` and leaves 5% of the disk free */
export async function checkRoom(folder: string, bytes: number): Promise<void> {
  const disk = await statfs(folder);
  if (hasRoom(disk, bytes)) return;
  const megabytes = (count: number) => `${Math.ceil(count / 1e6)} MB`;
  const free = megabytes(disk.bavail * disk.bsize);
  throw new BackupError(
    `${folder} has no room for a copy of the database: a copy needs ${megabytes(bytes)}, and ${free} are free. 5% of the disk must stay free.`,
  );
}

/**
 * Returns a function that checks the free space for an archive in `folder`, whose size is not known in
 * advance. On a disk other than that of `dataDir`, an archive may fill the disk.
 */
export async function archiveRoom(folder: string, dataDir: string): Promise<() => Promise<void>> {
  const [archive, data] = await Promise.all([stat(folder), stat(dataDir)]);
  return async () => {
    if (archive.dev !== data.dev || hasRoom(await statfs(folder), 0)) return;
    throw new BackupError(
      `${folder} has no room for the backup: 5% of the disk must stay free. Back up to another disk.`,
    );
  };
}
