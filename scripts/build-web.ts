/** Builds the site into web/build/client, unless the last build had the same sources. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const client = join(root, 'web/build/client');
const stampFile = join(root, 'web/build/stamp');
const publicUrl = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 3000}`;

/** All files that the built pages depend on. */
const SOURCES = [
  'web/{src,public}/**/*',
  'web/*.{ts,json}',
  'content/**/*',
  'messages/**/*.ts',
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

/** The pages contain the site's address, so a different PUBLIC_URL needs a new build. */
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
    // Preloaded scripts compete with the style sheet for bandwidth. Without these hints a slow phone
    // paints in half the time, and the scripts arrive no later.
    const html = readFileSync(file, 'utf8').replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
    writeFileSync(file, html);
  }
  copyFileSync(join(client, '404/index.html'), join(client, '404.html'));
  rmSync(join(client, '__spa-fallback.html'), { force: true });
  rmSync(join(client, '.vite'), { recursive: true, force: true });
}

/** Writes a .br and a .gz file beside each text file, so that the server compresses nothing per request. */
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
