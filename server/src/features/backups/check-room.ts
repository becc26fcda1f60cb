import { statfs } from 'node:fs/promises';
import { hasRoom } from '../../disk-space.ts';
import { BackupError } from './backup-error.ts';

/** @throws {BackupError} unless a copy of the database fits into `folder`, and leaves 5% of the disk */
export async function checkRoom(folder: string, bytes: number): Promise<void> {
  const disk = await statfs(folder);
  if (hasRoom(disk, bytes)) return;
  const megabytes = (count: number) => `${Math.ceil(count / 1e6)} MB`;
  const free = megabytes(disk.bavail * disk.bsize);
  throw new BackupError(
    `${folder} has no room for a copy of the database: it needs ${megabytes(bytes)} of the ${free} that are free, and 5% of the disk must stay free.`,
  );
}
