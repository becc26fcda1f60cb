import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { BUNDLE } from './load-happy-dom.ts';

/** Joins the six hundred modules of happy-dom into one file, which loads in a quarter of the time in each worker. */
export default async function bundleHappyDom(): Promise<void> {
  const file = fileURLToPath(BUNDLE);
  if (existsSync(file)) return;
  const entry = createRequire(import.meta.url).resolve('happy-dom');
  const built = await build({
    ...{ configFile: false, logLevel: 'warn' },
    ssr: { noExternal: true },
    build: { ssr: entry, write: false, minify: false },
  });
  const chunks = 'output' in built ? built.output : [];
  const [chunk, ...others] = chunks;
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error('happy-dom is not one file.');
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}`;
  await writeFile(part, chunk.code);
  await rename(part, file); // another run may be loading it
}
