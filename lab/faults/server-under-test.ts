import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { smallMemory } from '../../scripts/small-memory.ts';
import { endChild, endWithParent } from './child-processes.ts';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

export type ServerUnderTest = {
  url: string;
  pid: number;
  kill(): Promise<void>;
  /** Stops the server as an operator would. */
  stop(): Promise<void>;
  /** Whether it reported that redirects did not wait for the disk: scans of that time may be lost when it is killed. */
  wasDiskLate(): boolean;
};

/**
 * Starts the real server on a free port and resolves when it is ready.
 * @throws when it ends before that
 */
export async function startServer(
  dataDir: string,
  variables: NodeJS.ProcessEnv = {},
): Promise<ServerUnderTest> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [...smallMemory.flags, main], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...smallMemory.variables,
      // Lets each writer have its own client address, so that no limit per client applies.
      TRUSTED_PROXIES: '127.0.0.1',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithParent(child);
  let isLate = false;
  child.stdout.on('data', (chunk) => {
    isLate ||= String(chunk).includes('the disk is slow to store scans');
  });
  const port = await portOf(child);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    kill: () => endChild(child, 'SIGKILL'),
    stop: () => endChild(child, 'SIGTERM'),
    wasDiskLate: () => isLate,
  };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output = `${output}${chunk}`.slice(-10_000);
        const port = /is ready on http:\/\/\S+:(\d+)/.exec(output)?.[1];
        if (port) resolve(Number(port));
      });
    }
    child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${output}`)));
  });
}
