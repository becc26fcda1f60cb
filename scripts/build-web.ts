/**
 * Builds the site into web/build/client, unless the last build had the same sources. One build serves every address.
 * Until it is complete, a running server keeps serving the previous one.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { BUILT_URL, isAddressed } from '../contract/src/addressed-files.ts';

const root = join(import.meta.dirname, '..');
const build = join(root, 'web/build');
const stampFile = join(build, 'stamp');
/** The build directory in `react-router.config.ts`. */
const next = join(build, 'next');
const client = join(next, 'client');

/** All files that the built pages depend on. */
const SOURCES = [
  'web/{src,public}/**/*',
  'web/*.{ts,json}',
  'web/licenses/*',
  'content/**/*',
  'messages/**/*.ts',
  '{core,contract}/src/**/*',
  'site.config.ts',
  'package-lock.json',
  'scripts/build-web.ts',
];
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const COMPRESSED = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.xml',
  '.txt',
  '.webmanifest',
  '.wasm',
]);

/** Whether the site was built from the sources as they are now. */
export function isBuilt(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashSources();
}

/** @throws when it cannot be built; the previous site stays in place */
export async function buildWeb(): Promise<void> {
  console.log('Building the site …');
  const started = performance.now();
  const stamp = hashSources();
  // These modules load Vite, which may not be installed where the site is already built.
  const [{ buildLanguages }, { buildServiceWorker }] = await Promise.all([
    import('../web/build-languages.ts'),
    import('../web/build-service-worker.ts'),
  ]);
  await runReactRouter();
  await buildLanguages();
  finishPages();
  await buildServiceWorker();
  await compress();
  publish();
  writeFileSync(stampFile, stamp);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function hashSources(): string {
  const hash = createHash('sha256').update(process.env.PSEUDO_LANGUAGE ?? '');
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }));
  const paths = files
    .filter((file) => file.isFile() && !file.name.includes('.test.'))
    .map((file) => join(file.parentPath, file.name));
  for (const path of paths.sort()) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

async function runReactRouter(): Promise<void> {
  const bin = join(root, 'node_modules/.bin/react-router');
  const running = promisify(execFile)(process.execPath, [bin, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // Otherwise the child would go on without us.
  const stop = (signal: NodeJS.Signals) => {
    running.child.kill();
    process.kill(process.pid, signal);
    process.exit(1); // the first process of a container survives its own signal
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    await running;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The site could not be built.\n${stdout}${stderr}`);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

/** Replaces the previous site with the finished one. */
function publish(): void {
  const [shown, last] = [join(build, 'client'), join(build, 'last')];
  rmSync(stampFile, { force: true }); // after an interruption the site is built again
  rmSync(last, { recursive: true, force: true });
  if (existsSync(shown)) renameSync(shown, last);
  renameSync(client, shown);
  for (const folder of [last, next]) rmSync(folder, { recursive: true, force: true });
}

function finishPages(): void {
  for (const name of globSync('**/*.html', { cwd: client })) {
    const file = join(client, name);
    // Preloaded scripts compete with the style sheet for bandwidth. Without these hints a slow phone
    // paints in half the time, and the scripts arrive no later.
    const html = readFileSync(file, 'utf8').replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
    writeFileSync(file, basename(dirname(name)) === 'offline' ? withoutScripts(html) : html);
  }
  copyFileSync(join(client, '404/index.html'), join(client, '404.html'));
  rmSync(join(client, '__spa-fallback.html'), { force: true });
  rmSync(join(client, '.vite'), { recursive: true, force: true });
  // React Router's data copies of robots.txt and others; no script requests them.
  for (const name of globSync('**/*.data', { cwd: client })) rmSync(join(client, name));
}

/** Removes the page's own scripts, except the one that applies the theme. */
function withoutScripts(html: string): string {
  const [head = '', body = ''] = html.split('</head>');
  return `${head}</head>${body.replaceAll(/<script\b.*?<\/script>/gs, '')}`;
}

/** Files that need no compressed form. */
const SMALL_BYTES = 512;

/**
 * Writes a .br file beside each text file, so that the server compresses nothing per request. Pages exist only in this
 * form, since the server inserts the site's address before it compresses them again.
 */
async function compress(): Promise<void> {
  const names = globSync('**/*', { cwd: client })
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => COMPRESSED.has(extname(name)));
  const queue = names.values();
  // Compresses four files at a time, since each takes up to 16 MB.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const name of queue) {
        const file = join(client, name);
        const bytes = readFileSync(file);
        const isPage = extname(name) === '.html';
        if (!isPage && (isAddressed(name) || bytes.length < SMALL_BYTES)) continue;
        if (!isPage && bytes.includes(BUILT_URL))
          throw new Error(`${name} contains the address of the site`);
        const params = { [constants.BROTLI_PARAM_QUALITY]: isPage ? 5 : 11 };
        writeFileSync(`${file}.br`, await toBrotli(bytes, { params }));
        if (isPage) rmSync(file);
      }
    }),
  );
}

const toBrotli = promisify(brotliCompress);

if (import.meta.main && !isBuilt()) await buildWeb();
