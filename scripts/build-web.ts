/** Builds the site into web/build/client when it is missing or older than what it is made of. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const client = join(root, 'web/build/client');
const stampFile = join(root, 'web/build/stamp');
const publicUrl = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 3000}`;

/** Everything that a page depends on. */
const SOURCES = [
  'web/{src,public}/**/*',
  'web/*.{ts,json}',
  'content/**/*',
  '{core,contract}/src/**/*',
  'site.config.ts',
  'package-lock.json',
  'scripts/build-web.ts',
];
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

/** The address of the site is written into its pages, so another one is another build. */
export function buildWeb(): void {
  const stamp = hashSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building the site …');
  const started = performance.now();
  runReactRouter();
  finishPages();
  compress();
  writeFileSync(stampFile, stamp);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function hashSources(): string {
  const hash = createHash('sha256').update(publicUrl);
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }));
  const paths = files
    .filter((file) => file.isFile() && !file.name.includes('.test.'))
    .map((file) => join(file.parentPath, file.name));
  for (const path of paths.sort()) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

function runReactRouter(): void {
  const bin = join(root, 'node_modules/.bin/react-router');
  const result = spawnSync(process.execPath, [bin, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production', PUBLIC_URL: publicUrl },
    encoding: 'utf8',
  });
  if (result.status === 0) return;
  console.error(result.stdout + result.stderr);
  process.exit(1);
}

function finishPages(): void {
  for (const name of globSync('**/*.html', { cwd: client })) {
    const file = join(client, name);
    // Scripts asked for this early take the line away from the style sheet: without the hints the
    // first paint on a slow phone comes after half the time, and the scripts as soon as before.
    const html = readFileSync(file, 'utf8').replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
    writeFileSync(file, html);
  }
  copyFileSync(join(client, '404/index.html'), join(client, '404.html'));
  rmSync(join(client, '__spa-fallback.html'), { force: true });
  rmSync(join(client, '.vite'), { recursive: true, force: true });
}

/** Each text file also as .br and .gz, so that no request waits for a compressor. */
function compress(): void {
  for (const name of globSync('**/*', { cwd: client })) {
    if (!COMPRESSED.has(extname(name))) continue;
    const bytes = readFileSync(join(client, name));
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(join(client, `${name}.br`), brotliCompressSync(bytes, brotli));
    writeFileSync(join(client, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

if (import.meta.main) buildWeb();
