import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_URL } from '@everscan/contract/addressed-files';
import { minifySync, transformWithOxc } from 'vite';

const client = join(import.meta.dirname, 'build/next/client');
const assets = join(client, 'assets');

/** The pages that work without a connection: the generator at all of its addresses, and Bulk. */
const PAGES = ['/', '/app', '/bulk', '/login', '/signup', '/offline'];
/** React Router's manifest names the scripts of all pages, so its contents are not followed. */
const ROUTER_MANIFEST = /^manifest-/;
/** The fonts for the texts of frames: 14 MB, of which a visitor needs little. They load on first use. */
const FRAME_FONTS = /^noto-/;
const NAMES = /[\w.-]+\.(?:js|css|wasm|woff2)\b/g;

/** Writes `sw.js` with the names of all files that the pages above can load. */
export async function buildServiceWorker(): Promise<void> {
  const messages = new Set(globSync('*.js', { cwd: join(assets, 'en') }));
  const known = new Set([...globSync('*.*', { cwd: assets }), ...messages]);
  const needed = new Set<string>();
  const read = (text: string) => {
    for (const name of text.match(NAMES) ?? []) {
      if (!known.has(name) || needed.has(name) || FRAME_FONTS.test(name)) continue;
      needed.add(name);
      if (/\.(?:js|css)$/.test(name) && !ROUTER_MANIFEST.test(name) && !messages.has(name)) {
        read(readFileSync(join(assets, name), 'utf8'));
      }
    }
  };
  const pages = PAGES.map((path) => readFileSync(join(client, path, 'index.html'), 'utf8'));
  for (const html of pages) read(html);
  const names = [...needed].sort();
  const release = {
    pages: PAGES,
    shared: names.filter((name) => !messages.has(name)),
    messages: names.filter((name) => messages.has(name)),
    publicUrl: BUILT_URL,
    mark: names.find((name) => ROUTER_MANIFEST.test(name)),
  };
  const id = createHash('sha256').update(JSON.stringify(release));
  for (const html of pages) id.update(html);
  const source = join(import.meta.dirname, 'src/service-worker.ts');
  const worker = await transformWithOxc(readFileSync(source, 'utf8'), source);
  const constant = JSON.stringify({ id: id.digest('hex').slice(0, 12), ...release });
  const { code, errors } = minifySync('sw.js', `const RELEASE = ${constant};${worker.code}`);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  writeFileSync(join(client, 'sw.js'), code);
}
