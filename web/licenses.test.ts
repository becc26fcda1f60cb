import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { licenses } from './licenses-plugin.ts';

const packages = join(import.meta.dirname, '../node_modules');

/** Builds a site from these scripts and returns its licence texts. */
async function textsOf(
  files: Record<string, string>,
  copied: Parameters<typeof licenses>[1] = [],
): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'everscan-licenses-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  const { site, worker } = licenses(root, copied);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [site()],
    worker: { format: 'es', plugins: () => [worker()] },
    build: { rolldownOptions: { input: join(root, 'main.js') } },
  });
  return readFile(join(root, 'dist/licenses.txt'), 'utf8');
}

test('names the packages in scripts, workers and WebAssembly files, with all their texts', async () => {
  const texts = await textsOf({
    'main.js': `import { zlibSync } from '${packages}/fflate/esm/browser.js';
      console.log(zlibSync, new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }));`,
    'worker.js': `import jsQR from '${packages}/jsqr/dist/jsQR.js';
      import wasm from '${packages}/quirc/dist/libquirc.wasm?url';
      console.log(jsQR, wasm);`,
  });
  const [fflate, jsqr, quirc, ...others] = texts.split(/^-{80}$/m);
  expect(others).toEqual([]);
  expect(fflate).toMatch(/^fflate 0\.[\s\S]*Copyright \(c\) \d+ Arjun Barrett/);
  expect(jsqr).toMatch(/^\s*jsqr 1\.[\s\S]*Apache License/);
  expect(quirc).toMatch(
    /^\s*quirc 1\.[\s\S]*ISC[\s\S]*Contains quirc \(ISC\), https:\/\/github\.com\/dlbeer\/quirc\n/,
  );
  expect(quirc).toContain('Copyright (C) 2010-2012 Daniel Beer');
});

test('a package without a licence text stops the build', async () => {
  const files = {
    'main.js': `import { x } from './node_modules/bare/index.js'; console.log(x);`,
    'node_modules/bare/package.json': '{ "name": "bare", "version": "1.0.0", "type": "module" }',
    'node_modules/bare/index.js': 'export const x = Math.random();',
  };
  await expect(textsOf(files)).rejects.toThrow('bare is in the scripts, but has no licence text');
  const licensed = await textsOf({ ...files, 'node_modules/bare/LICENCE.md': 'Do as you like.' });
  expect(licensed).toContain('Do as you like.');
});

test('names the works whose parts are in our own sources', async () => {
  const lucide = { name: 'Lucide', licence: 'ISC', origin: 'https://a', textFile: 'lucide.txt' };
  const texts = await textsOf({ 'main.js': 'console.log(1);' }, [lucide]);
  expect(texts).toMatch(/^Lucide\nISC\nhttps:\/\/a\n\nISC License\n[\s\S]*Cole Bemis/);
});
