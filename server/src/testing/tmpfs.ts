import { execFileSync } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** Whether this process may mount file systems. */
export const canMount = process.getuid?.() === 0 && tryToMount();

/** Mounts a file system in memory until the test ends, with options such as `size=64k`. */
export function mountTmpfs(folder: string, options: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder]);
  });
}

function tryToMount(): boolean {
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false; // for example in a container without this permission
  }
}
