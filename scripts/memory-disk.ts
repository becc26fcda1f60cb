import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const NEEDED_BYTES = 2 ** 30;

/** The directory for test data: in memory if 1 GiB is free there, since most of these tests wait for fsync. */
export function memoryDisk(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize > NEEDED_BYTES) return '/dev/shm';
  } catch {
    // Only Linux has /dev/shm.
  }
  return tmpdir();
}
