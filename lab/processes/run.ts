/**
 * Tests that start the real server as a process and kill, crowd, cut off or restart it.
 *
 *     npm run lab -- processes -- [FILE…]        such as `flood`; default: all
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const args = ['run', '--config', join(import.meta.dirname, 'vitest.config.ts')];
const { status } = spawnSync(process.execPath, [vitest, ...args, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
