import type { StatsFs } from 'node:fs';

/** The share of a disk that backups and survival kits leave to the database. */
const RESERVED_SHARE = 0.05;

type Space = Pick<StatsFs, 'blocks' | 'bavail' | 'bsize'>;
type Files = Pick<StatsFs, 'files' | 'ffree'>;

/** Whether `bytes` fit on a disk and leave 5% of it free. */
export function hasRoom({ blocks, bavail, bsize }: Space, bytes: number): boolean {
  return bavail - bytes / bsize >= blocks * RESERVED_SHARE;
}

/** Whether less than 5% of a disk's space or inodes is left. Some file systems do not count inodes. */
export function isAlmostFull(disk: Space & Files): boolean {
  return !hasRoom(disk, 0) || disk.ffree < disk.files * RESERVED_SHARE;
}
