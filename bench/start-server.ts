import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built site, from an empty database. */
export async function startServer(port: number): Promise<{ process: ChildProcess }> {
  const root = join(import.meta.dirname, '..');
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'everscan-bench-')),
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1/32 ::1/128',
    },
  });
  const started = performance.now();
  for (;;) {
    const ready = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined);
    if (ready?.ok) break;
    if (performance.now() - started > 30_000) throw new Error('The server does not come up');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  console.log(`Ready to serve after ${Math.round(performance.now() - started)} ms`);
  return { process: child };
}
