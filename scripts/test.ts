/**
 * Runs all tests, in two lanes at once, because most of them wait for timers, disks and processes half of the time. Each line
 * of the output names its part. The first part that fails ends the others.
 *
 *     npm test
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '..');
const running = new Set<number>();

/** Runs a script of package.json. @throws when it fails */
async function run(script: string, args: readonly string[] = [], variables = {}): Promise<void> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--run', script, '--', ...args], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a group of processes, which ends as one
  });
  const { pid = 0 } = child;
  running.add(pid);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => console.log(`${script} | ${line}`));
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  running.delete(pid);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${script} ${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s`);
  if (code !== 0) throw new Error(`${script} failed.`);
}

function endAll(): void {
  for (const pid of running) {
    try {
      process.kill(-pid, 'SIGINT');
    } catch {
      // It has just ended.
    }
  }
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, endAll);
const site = run('build', [], { PSEUDO_LANGUAGE: 'true' }); // as the browser tests have it
const lanes = [
  run('check')
    .then(() => run('test:unit'))
    .then(() => site)
    .then(() => run('lab', ['smoke'])),
  site.then(() => run('test:browser')),
];
for (const lane of lanes) {
  lane.catch(() => {
    process.exitCode = 1;
    endAll();
  });
}
await Promise.allSettled(lanes);
