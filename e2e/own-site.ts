import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';

type Site = { origin: string; stop(): Promise<void> };

/** Starts a server of its own, which the test may stop. */
export async function startSite(dataDir: string, variables: NodeJS.ProcessEnv): Promise<Site> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child: ChildProcess = spawn('node', ['server/src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (text) => {
      output += text;
      const ready = /is ready on (http:\/\/\S+)/.exec(output)?.[1];
      if (ready) resolve(ready);
    });
    exited.then(() => reject(new Error(`The server ended before it was ready: ${output}`)));
  });
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** A port that nothing listens on, below those that the system gives to connections. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}
