import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

export const ADMIN = new URL('../../server/src/admin.ts', import.meta.url).pathname;

/** Runs one of the operator's commands. @returns its output */
export async function admin(dataDir: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, SHORT_URL: 'https://q.example' };
  const { stdout } = await promisify(execFile)(process.execPath, [ADMIN, ...args], { env });
  return stdout.trim();
}

export type WebServer = { process: ChildProcess; url: string };

/** Serves a kit with nginx. @param folder for its own files */
export async function startNginx(kit: string, folder: string): Promise<WebServer> {
  const port = await freePort();
  const temporary = await mkdtemp(join(folder, 'nginx-'));
  await chmod(temporary, 0o755);
  await cp(join(kit, 'nginx'), temporary, { recursive: true });
  const file = join(temporary, 'everscan.conf');
  const text = (await readFile(file, 'utf8'))
    .replaceAll('/srv/kit', kit)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  await writeFile(file, text);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = `daemon off; worker_processes 1; pid ${temporary}/pid; error_log ${temporary}/error.log;
events {} http { access_log off; ${paths.map((name) => `${name}_temp_path ${temporary}/${name};`).join(' ')} include ${file}; }`;
  await writeFile(join(temporary, 'main.conf'), main);
  return started(spawn('nginx', ['-c', join(temporary, 'main.conf')], { stdio: 'inherit' }), port);
}

async function started(child: ChildProcess, port: number): Promise<WebServer> {
  const url = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 300; i++) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return { process: child, url };
    if (child.exitCode !== null) break;
    await sleep(100);
  }
  throw new Error('The web server does not start.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

export async function stop({ process: child }: WebServer): Promise<void> {
  child.kill();
  await once(child, 'exit').catch(() => {});
}
