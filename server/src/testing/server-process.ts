import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export type ServerProcess = {
  child: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** The port, once the server reports that it is ready. */
  port: Promise<number>;
  /** Its exit code and how long it lived, in ms. */
  exited: Promise<{ code: number | null; ms: number }>;
};

/**
 * Starts `main.ts` on a free port with its own data folder; both are removed when the test ends.
 * @param limits options of `ulimit`, such as `-n 256` for at most 256 files and sockets
 * @param program another main file
 */
export async function startServer(
  variables: NodeJS.ProcessEnv = {},
  limits = '',
  program = main,
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'everscan-data-'));
  const startedAt = performance.now();
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const limit = limits && `ulimit ${limits} && `;
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, program], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: dataDir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = Promise.withResolvers<number>();
  ready.promise.catch(() => {}); // not every test waits for it
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      const port = /is ready on http:\/\/\S+:(\d+)/.exec(output)?.[1];
      if (port) ready.resolve(Number(port));
    });
  }
  const exited = once(child, 'exit').then(([code]) => {
    ready.reject(new Error(`The server ended before it was ready:\n${output}`));
    return { code, ms: performance.now() - startedAt };
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  });
  return { child, output: () => output, port: ready.promise, exited };
}
