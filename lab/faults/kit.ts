/**
 * Survival drill: asks the server where codes lead, writes a kit, stops the server, serves the kit with nginx,
 * and follows every code. Then it flips bytes, and measures a large kit.
 *
 *     npm run lab -- drill-kit [CODES] [LARGE] [FOLDER]
 *
 * The defaults are 10000, 1000000 and the folder for temporary files.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { legalAddress } from '../../server/src/operations/survival-kit/write-kit.ts';
import { connect } from '../../server/src/platform/db/connect.ts';
import { migrateAt } from '../../server/src/platform/db/migrate.ts';
import { requirePrograms } from '../programs.ts';
import { seedKitCodes, seedManyLinks } from './kit-codes.ts';
import { startServer } from './server-under-test.ts';
import { ADMIN, admin, startNginx, stop, type WebServer } from './web-servers.ts';

const run = promisify(execFile);
const BAR_S = 60;
const BAR_MB = 300;

const [codesText = '10000', largeText = '1000000', parent = tmpdir()] = process.argv.slice(2);

requirePrograms('drill-kit');

const folder = await mkdtemp(join(parent, 'everscan-kit-'));
await chmod(folder, 0o755); // nginx's workers run as another user
let isGood = true;
const settled = (ok: boolean, text: string) => {
  isGood &&= ok;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${text}`);
};
try {
  if (Number(codesText) > 0) await drill(Number(codesText));
  if (Number(largeText) > 0) await measure(Number(largeText));
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

  await compare(await startNginx(kit, folder), codes, before);
  await flipBytes(kit);
}

async function compare(host: WebServer, codes: string[], before: Seen[]) {
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
        `nginx, /${prefix}/: ${right} of ${after.length} lead where the server led (${redirects} redirects, ${after.length - redirects} pages)`,
      );
    }
    for (const end of ['/', '.', ')', ';', '%20', '&utm_source=app', '?table=7']) {
      const seen = await Promise.all([0, 1].map((n) => askOne(`${host.url}/Q/${codes[n]}${end}`)));
      const isRight = seen.every((each, n) => isSame(before[n] as Seen, each));
      settled(isRight, `nginx: codes with ${end} behind them lead where the server led`);
    }
    const unknown = await fetch(`${host.url}/Q/NOT-A-CODE-AT-ALL`);
    settled(unknown.status === 404, `nginx: an unknown code has the status ${unknown.status}`);
  } finally {
    await stop(host);
  }
}

/**
 * Whether a kit shows the server's response. A code whose schedule will change has a page whose first section
 * shows it.
 */
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
  const unescaped = (text = '') =>
    text.replace(/&#(\d+);/g, (_, number) => String.fromCharCode(Number(number)));
  const heading = unescaped(/<h1>(.*?)<\/h1>/.exec(html)?.[1]);
  const [section] = /<section.*?<\/section>/s.exec(html) ?? [];
  const link = /<a href="([^"]*)"/.exec(section ?? '')?.[1];
  const location = response.headers.get('location') ?? (link ? unescaped(link) : null);
  return { status: response.status, location, heading };
}

async function flipBytes(kit: string): Promise<void> {
  const none = await verify(kit);
  settled(none === '', 'verify-kit accepts the kit');
  const entries = await readdir(kit, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const many = /\/site\/Q\//;
  const own = files.filter((file) => !many.test(file));
  const chosen = [...own, ...files.filter((_, i) => i % Math.ceil(files.length / 8) === 0)];
  let found = 0;
  for (const file of chosen) {
    const bytes = await readFile(file);
    const damaged = Buffer.from(bytes.length > 0 ? bytes : [0]);
    const at = Math.floor(Math.random() * damaged.length);
    damaged[at] = (damaged[at] as number) ^ 1;
    await writeFile(file, damaged);
    if ((await verify(kit)) !== '') found++;
    else console.log(`missed: byte ${at} of ${relative(kit, file)}`);
    await writeFile(file, bytes);
  }
  settled(found === chosen.length, `verify-kit finds ${found} of ${chosen.length} flipped bytes`);
}

/** Runs `verify-kit`, and returns its error messages. */
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
