/** All benchmarks, one after the other. A missed target fails the run at its end, after the other benchmarks. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

for (const name of ['libraries', 'pages', 'bulk']) {
  const file = join(import.meta.dirname, `${name}.ts`);
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
