/**
 * Tests the alert rules in deploy/prometheus/ with promtool.
 *
 *     npm run drill:alerts
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('../../deploy/prometheus', import.meta.url));

for (const args of [
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
]) {
  const { error, status } = spawnSync('promtool', args, { cwd, stdio: 'inherit' });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') {
    console.log('This drill needs promtool. On Debian: apt-get install prometheus');
  }
  if (status !== 0) process.exit(1);
}
