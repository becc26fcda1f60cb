import { execFileSync, spawn } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endChild, endWithParent } from './child-processes.ts';

/** The ports on which the programs listen. */
export type Ports = { one: number; two: number; https: number; http: number; pooler: number };

export type Program = { stop(): Promise<void> };

export type ProxyName = 'haproxy' | 'nginx' | 'caddy';

const START_MS = 20_000;

/** Starts a proxy with its file in `deploy/`, in which only ports and paths are replaced. */
export async function startProxy(name: ProxyName, folder: string, ports: Ports): Promise<Program> {
  if (name !== 'caddy') makeCertificate(folder);
  return STARTS[name](folder, ports);
}

const STARTS: Record<ProxyName, (folder: string, ports: Ports) => Promise<Program>> = {
  async haproxy(folder, ports) {
    const config = await configOf('haproxy.cfg', [
      ...serversOf(ports),
      ['bind :::80', `bind :::${ports.http}`],
      ['bind :::443', `bind :::${ports.https}`],
      ['/etc/haproxy/certs/everscan.pem', join(folder, 'both.pem')],
    ]);
    const file = await write(folder, 'haproxy.cfg', config);
    return run('haproxy', ['-db', '-f', file], ports.https);
  },
  async nginx(folder, ports) {
    const config = await configOf('nginx.conf', [
      ...serversOf(ports),
      ['listen 80;', `listen ${ports.http};`],
      ['listen 443 ssl;', `listen ${ports.https} ssl;`],
      ['listen [::]:80;', `listen [::]:${ports.http};`],
      ['listen [::]:443 ssl;', `listen [::]:${ports.https} ssl;`],
      ['/etc/letsencrypt/live/qr.example.org/fullchain.pem', join(folder, 'certificate.pem')],
      ['/etc/letsencrypt/live/qr.example.org/privkey.pem', join(folder, 'key.pem')],
    ]);
    // As in Debian's nginx.conf, which includes the file.
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    const whole = `daemon off; pid ${folder}/nginx.pid; worker_processes 2;
      events { worker_connections 4096; }
      http { access_log off; ${temporary.join(' ')}
      ${config} }`;
    const file = await write(folder, 'nginx.conf', whole);
    return run('nginx', ['-p', folder, '-c', file, '-e', `${folder}/error.log`], ports.https);
  },
  async caddy(folder, ports) {
    const own = `local_certs\n\tskip_install_trust\n\tadmin off\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}`;
    const config = await configOf('Caddyfile', [
      ...serversOf(ports),
      ['email admin@example.org', own], // lets Caddy issue the certificate itself
    ]);
    const file = await write(folder, 'Caddyfile', config);
    const environment = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const args = ['run', '--config', file, '--adapter', 'caddyfile'];
    return run('caddy', args, ports.https, environment);
  },
};

/** Starts PgBouncer in front of a database of a server on this machine. Returns the URL for processes. */
export async function startPooler(folder: string, directUrl: string, { pooler }: Ports) {
  const { port, username, password, pathname } = new URL(directUrl);
  const users = await write(folder, 'userlist.txt', `"${username}" "${password}"\n`);
  const config = await configOf('pgbouncer.ini', [
    ['everscan = host=127.0.0.1 port=5432', `${pathname.slice(1)} = host=127.0.0.1 port=${port}`],
    ['listen_port = 6432', `listen_port = ${pooler}`],
    ['/etc/pgbouncer/userlist.txt', users],
  ]);
  const file = await write(folder, 'pgbouncer.ini', config);
  await chmod(folder, 0o755); // lets the user below enter it
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const program = await run('pgbouncer', [...user, file], pooler);
  return { ...program, url: directUrl.replace(`:${port}/`, `:${pooler}/`) };
}

function serversOf({ one, two }: Ports): [string, string][] {
  return [
    ['127.0.0.1:3001', `127.0.0.1:${one}`],
    ['127.0.0.1:3002', `127.0.0.1:${two}`],
  ];
}

/** Returns a file of `deploy/` with some of its text replaced. @throws when it does not contain that text */
export async function configOf(
  name: string,
  replaced: readonly [string, string][],
): Promise<string> {
  const file = fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url));
  let text = await readFile(file, 'utf8');
  for (const [from, to] of replaced) {
    if (!text.includes(from)) throw new Error(`deploy/${name} does not contain "${from}".`);
    text = text.replaceAll(from, to);
  }
  return text;
}

async function write(folder: string, name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

function makeCertificate(folder: string): void {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const names = 'subjectAltName=DNS:qr.example.org,DNS:q.example.org';
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const rest = ['-days', '2', '-subj', '/CN=qr.example.org', '-addext', names];
  execFileSync('openssl', ['req', ...kind, ...rest, '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  execFileSync('sh', ['-c', `cat "${certificate}" "${key}" > "${join(folder, 'both.pem')}"`]);
}

/** Starts a program and waits until it accepts connections. */
export async function run(
  name: string,
  args: readonly string[],
  port: number,
  variables: NodeJS.ProcessEnv = {},
): Promise<Program> {
  const env = { PATH: process.env.PATH, ...variables };
  const child = spawn(name, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  endWithParent(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-5_000);
    });
  }
  const until = performance.now() + START_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() > until) {
      child.kill();
      throw new Error(`${name} did not start:\n${output}`);
    }
    await sleep(50);
  }
  return { stop: () => endChild(child, 'SIGTERM') };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
