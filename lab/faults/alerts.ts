/**
 * Tests the alert rules in deploy/prometheus/ with promtool.
 *
 *     npm run lab -- drill-alerts
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { requirePrograms } from '../programs.ts';

requirePrograms('drill-alerts');

const cwd = fileURLToPath(new URL('../../deploy/prometheus', import.meta.url));

for (const args of [
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
]) {
  const { status } = spawnSync('promtool', args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
