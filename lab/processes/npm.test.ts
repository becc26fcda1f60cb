import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { isSmoke } from '../bars.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const ENDS = [
  ['a person presses Ctrl-C, which reaches both processes', 'SIGINT', (pid: number) => -pid],
  ['a service manager sends SIGTERM to npm', 'SIGTERM', (pid: number) => pid],
  ['a service manager sends SIGINT to npm', 'SIGINT', (pid: number) => pid],
] as const;

test.each(isSmoke ? ENDS.slice(0, 1) : ENDS)(
  'npm ends after the server, with its exit code, when %s',
  async (_, signal, target) => {
    const npm = await startWithNpm();
    const url = `http://127.0.0.1:${await npm.port}`;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    process.kill(target(npm.pid), signal);
    expect(await npm.exited).toEqual([0, null]);
    await expect(fetch(`${url}/livez`)).rejects.toThrow('fetch failed');
  },
);

/** Runs `npm start` in a copy of this repository without the site, because building that takes a minute. */
async function startWithNpm() {
  const folder = await mkdtemp(join(tmpdir(), 'everscan-npm-'));
  for (const name of ['package.json', 'scripts']) {
    await cp(join(root, name), join(folder, name), { recursive: true });
  }
  await mkdir(join(root, '.cache'), { recursive: true }); // with compiled code if any test has run before
  for (const name of ['server', 'contract', 'node_modules', '.cache']) {
    await symlink(join(root, name), join(folder, name));
  }
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, PORT: '0', DRAIN_SECONDS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // its own process group
  });
  const { pid = 0 } = npm;
  const exited = once(npm, 'exit');
  let output = '';
  const port = new Promise<number>((resolve, reject) => {
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        const found = /is ready on http:\/\/\S+:(\d+)/.exec(output)?.[1];
        if (found) resolve(Number(found));
      });
    }
    void exited.then(() => reject(new Error(`The server was never ready:\n${output}`)));
  });
  onTestFinished(async () => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // All have ended.
    }
    await exited;
    await rm(folder, { recursive: true, force: true });
  });
  return { pid, port, exited };
}
