import { execFileSync } from 'node:child_process';
import { onTestFinished } from 'vitest';

/**
 * Mounts a file system in memory until the test ends, with options such as `size=64k`. Only root may do that,
 * so it is for tests of the nightly run.
 */
export function mountTmpfs(folder: string, options: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder]);
  });
}
