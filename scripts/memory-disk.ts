import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const neededBytes = 2 ** 30;

/** A directory for the data of tests: in memory where there is room, since most of them wait for fsync. */
export function memoryDisk(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize > neededBytes) return '/dev/shm';
  } catch {
    // Only Linux has one.
  }
  return tmpdir();
}
