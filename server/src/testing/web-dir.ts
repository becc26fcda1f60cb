import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BUILT_URL } from '@everscan/contract/addressed-files';
import { onTestFinished } from 'vitest';

export const inlineScript = 'window.context = {"a": "<b>"};';

/** A page like those of the build, with an inline script, a data block, and a script in a file. */
export function page(title: string, script = inlineScript): string {
  return `<!DOCTYPE html><title>${title}</title><script type="application/ld+json">{}</script>
<script>${script}</script><script type="module" src="/assets/app-1a2b.js"></script>`;
}

export function sha256Source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const files: Record<string, string> = {
  'index.html': page('Home'),
  'blog/index.html': page('Blog', 'blog()'),
  'blog/a-post/index.html': page('Post'),
  '404.html': page('Not here', 'lost()'),
  'assets/app-1a2b.js': 'app()',
  'assets/app-1a2b.js.br': 'brotli of app()',
  'assets/plain-3c4d.css': 'p{}',
  'sw.js': 'works()',
  'robots.txt': `Sitemap: ${BUILT_URL}/sitemap.xml\n`,
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.secret': 'hidden',
};

/** Writes a small built web app into a new folder, which is removed when the test ends. */
export async function makeWebDir(more: Record<string, string> = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'everscan-web-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries({ ...files, ...more })) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    const isPage = name.endsWith('.html');
    await writeFile(
      join(root, isPage ? `${name}.br` : name),
      isPage ? brotliCompressSync(text) : text,
    );
  }
  return root;
}
