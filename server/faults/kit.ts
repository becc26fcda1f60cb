/**
 * Survival drill: asks the server where codes lead, writes a kit, takes the server away, serves the kit
 * with nginx and with Caddy, and follows every code. Then it flips bytes, and measures a large kit.
 *
 *     npm run drill:kit -- [CODES] [LARGE] [FOLDER]     defaults: 10000, 1000000, the folder for temporary files
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connect } from '../src/db/connect.ts';
import { migrateAt } from '../src/db/migrate.ts';
import { legalAddress } from '../src/features/survival-kit/legal-address.ts';
import { seedKitCodes, seedManyLinks } from './kit-codes.ts';
import { startServer } from './server-under-test.ts';

const run = promisify(execFile);
const ADMIN = new URL('../src/admin.ts', import.meta.url).pathname;
const BAR_S = 60;
const BAR_MB = 300;

const [codesText = '10000', largeText = '1000000', parent = tmpdir()] = process.argv.slice(2);

for (const [program, args] of [
  ['nginx', ['-v']],
  ['caddy', ['version']],
] as const) {
  const isMissing = await run(program, args).then(
    () => false,
    (error) => error.code === 'ENOENT',
  );
  if (!isMissing) continue;
  console.log(`This drill needs ${program}. On Debian: apt-get install nginx-light caddy`);
  process.exit(1);
}

const folder = await mkdtemp(join(parent, 'everscan-kit-'));
await chmod(folder, 0o755); // nginx's workers are another user
let isGood = true;
const settled = (ok: boolean, text: string) => {
  isGood &&= ok;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${text}`);
};
try {
  await drill(Number(codesText));
  await measure(Number(largeText));
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = isGood ? 0 : 1;

type Seen = { status: number; location: string | null; heading: string };

async function drill(count: number): Promise<void> {
  const dataDir = join(folder, 'data');
  const server = await startServer(dataDir, { PUBLIC_URL: 'https://q.example' });
  const db = connect({ sqliteFile: join(dataDir, 'everscan.sqlite') }, () => {});
  const codes = await seedKitCodes(db, count, Date.now());
  await db.destroy();
  const before = await askAll(server.url, codes);
  await server.kill();
  const kit = join(folder, 'kits', 'first');
  await admin(dataDir, 'kit', kit);
  await rm(dataDir, { recursive: true });
  await chmod(join(folder, 'kits'), 0o755);
  await chmod(kit, 0o711);
  await run('chmod', ['-R', 'a+rX', join(kit, 'site')]);

  const nginx = await startNginx(kit);
  await compare('nginx', nginx, codes, before);
  const caddy = await startCaddy(kit);
  await compare('Caddy', caddy, codes, before);
  await flipBytes(kit);
}

async function compare(name: string, host: WebServer, codes: string[], before: Seen[]) {
  try {
    for (const prefix of ['Q', 'q']) {
      const list = prefix === 'Q' ? codes : codes.map((code) => code.toLowerCase());
      const after = await askAll(host.url, list, prefix);
      const wrong = after.flatMap((seen, n) =>
        isSame(before[n] as Seen, seen) ? [] : [{ code: list[n], before: before[n], seen }],
      );
      for (const one of wrong.slice(0, 3)) console.log(JSON.stringify(one));
      const redirects = after.filter(({ status }) => status === 302).length;
      const right = after.length - wrong.length;
      settled(
        wrong.length === 0,
        `${name}, /${prefix}/: ${right} of ${after.length} lead where the server led (${redirects} redirects, ${after.length - redirects} pages)`,
      );
    }
    const unknown = await fetch(`${host.url}/Q/NOT-A-CODE-AT-ALL`);
    settled(unknown.status === 404, `${name}: an unknown code has the status ${unknown.status}`);
  } finally {
    host.process.kill();
    await once(host.process, 'exit').catch(() => {});
  }
}

/** Codes whose schedule will change have a page whose first section is what the server answered. */
function isSame(before: Seen, seen: Seen): boolean {
  if (before.location !== null && seen.status === 302) {
    return seen.location === legalAddress(before.location);
  }
  if (before.location !== null) return seen.location === before.location;
  return seen.status === 200 && seen.heading === before.heading;
}

async function askAll(url: string, codes: readonly string[], prefix = 'Q'): Promise<Seen[]> {
  const seen: Seen[] = [];
  let next = 0;
  const ask = async () => {
    for (let n = next++; n < codes.length; n = next++) {
      seen[n] = await askOne(`${url}/${prefix}/${codes[n]}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  return seen;
}

async function askOne(url: string): Promise<Seen> {
  const response = await fetch(url, { redirect: 'manual' });
  const html = await response.text();
  const next = response.headers.get('location');
  if (next?.startsWith('/Q/')) return askOne(new URL(next, url).href); // Caddy, from lower case
  const unescaped = (text = '') =>
    text.replace(/&#(\d+);/g, (_, number) => String.fromCharCode(Number(number)));
  const heading = unescaped(/<h1>(.*?)<\/h1>/.exec(html)?.[1]);
  const [section] = /<section.*?<\/section>/s.exec(html) ?? [];
  const link = /<a href="([^"]*)"/.exec(section ?? '')?.[1];
  const location = response.headers.get('location') ?? (link ? unescaped(link) : null);
  return { status: response.status, location, heading };
}

async function admin(dataDir: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, SHORT_URL: 'https://q.example' };
  const { stdout } = await run(process.execPath, [ADMIN, ...args], { env });
  return stdout.trim();
}

type WebServer = { process: ChildProcess; url: string };

async function startNginx(kit: string): Promise<WebServer> {
  const port = await freePort();
  const temporary = join(folder, 'nginx');
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

async function startCaddy(kit: string): Promise<WebServer> {
  const port = await freePort();
  const config = join(kit, 'caddy', 'Caddyfile');
  const env = {
    ...process.env,
    ...{ KIT_DIR: kit, KIT_ADDRESS: `http://127.0.0.1:${port}`, CADDY_ADMIN: 'off' },
    ...{ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  };
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr?.on('data', (chunk) => {
    log = (log + chunk).slice(-2_000);
  });
  child.on('exit', (code) => code && console.log(log));
  return started(child, port);
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

async function flipBytes(kit: string): Promise<void> {
  const none = await verify(kit);
  settled(none === '', 'verify-kit accepts the kit');
  const entries = await readdir(kit, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const own = files.filter((file) => !file.includes('/site/Q/') && !file.includes('/redirects/'));
  const chosen = [...own, ...files.filter((_, i) => i % Math.ceil(files.length / 8) === 0)];
  let found = 0;
  for (const file of chosen) {
    const bytes = await readFile(file);
    const damaged = Buffer.from(bytes);
    const at = Math.floor(Math.random() * bytes.length);
    damaged[at] = (damaged[at] as number) ^ 1;
    await writeFile(file, damaged);
    if ((await verify(kit)) !== '') found++;
    else console.log(`missed: byte ${at} of ${relative(kit, file)}`);
    await writeFile(file, bytes);
  }
  settled(found === chosen.length, `verify-kit finds ${found} of ${chosen.length} flipped bytes`);
}

/** What `verify-kit` complains about. */
async function verify(kit: string): Promise<string> {
  return admin(folder, 'verify-kit', kit).then(
    () => '',
    (error) => String(error.stderr),
  );
}

async function measure(count: number): Promise<void> {
  const dataDir = join(folder, 'large');
  const sqliteFile = join(dataDir, 'everscan.sqlite');
  await admin(dataDir, 'list'); // creates the database
  await migrateAt({ sqliteFile });
  const db = connect({ sqliteFile }, () => {});
  await seedManyLinks(db, count, Date.now());
  await db.destroy();
  const kit = join(folder, 'large-kit');
  const env = { ...process.env, DATA_DIR: dataDir, SHORT_URL: 'https://q.example' };
  const start = performance.now();
  const child = spawn(process.execPath, [ADMIN, 'kit', kit], { env, stdio: 'inherit' });
  let peakMb = 0;
  const watching = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    peakMb = Math.max(peakMb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }, 100);
  await once(child, 'exit');
  clearInterval(watching);
  const seconds = (performance.now() - start) / 1000;
  settled(
    seconds < BAR_S && peakMb < BAR_MB,
    `${count} links written below ${parent} in ${seconds.toFixed(1)} s with ${peakMb.toFixed(0)} MB (bars: ${BAR_S} s, ${BAR_MB} MB)`,
  );
}
