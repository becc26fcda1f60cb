import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { memoryDisk } from '../../../scripts/memory-disk.ts';

const main = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

/** Starts one server for all component tests, with a database of its own. */
export default async function startServer(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(memoryDisk(), 'components-'));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const settings = {
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000', // short links need a port
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const child = spawn(process.execPath, [main], {
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output += text;
      const [, ready] = /is ready on http:\/\/\S+:(\d+)/.exec(output) ?? [];
      if (ready) resolve(ready);
    });
    exited.then(() => reject(new Error(`The server ended before it was ready: ${output}`)));
  });
  project.provide('serverUrl', `http://127.0.0.1:${port}`);
  return async () => {
    child.kill('SIGKILL');
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  };
}
