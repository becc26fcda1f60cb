import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, 'service-worker.ts');
const ORIGIN = 'https://example.com';
const FILES = Array.from({ length: 6 }, (_, i) => `file-${i}.js`);

type Site = {
  /** The names of the copies on the device, oldest first. */
  names: string[];
  /** Whether the server has a file. */
  has?: (path: string) => boolean;
};

/** Loads the German worker of release 2. */
async function loadWorker({ names, has = () => true }: Site) {
  type Handler = (event: { waitUntil(promise: Promise<void>): void }) => void;
  const handlers: Record<string, Handler> = {};
  const cache = {
    put: async () => {},
    async add({ url }: { url: string }) {
      if (!has(url)) throw new TypeError('Failed to fetch');
    },
  };
  const caches = {
    keys: async () => names,
    has: async (name: string) => names.includes(name),
    match: async () => undefined,
    async open(name: string) {
      if (!names.includes(name)) names.push(name);
      return cache;
    },
    async delete(name: string) {
      names = names.filter((each) => each !== name);
    },
  };
  const self = {
    location: new URL('/sw.js?language=de', ORIGIN),
    addEventListener(type: string, handler: Handler) {
      handlers[type] = handler;
    },
    skipWaiting() {},
    clients: { claim: async () => {} },
  };
  class FileRequest {
    url: string;
    constructor(url: string) {
      this.url = url;
    }
  }
  const release = { id: '2', pages: [], shared: FILES, messages: [], publicUrl: ORIGIN, mark: '' };
  const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE);
  const script = `const RELEASE = ${JSON.stringify(release)};${code}`;
  runInNewContext(script, { self, caches, URL, Request: FileRequest });
  return {
    names: () => names,
    dispatch: (type: string) =>
      new Promise<void>((resolve, reject) =>
        handlers[type]?.({ waitUntil: (promise) => void promise.then(resolve, reject) }),
      ),
  };
}

const nameOf = (language: string, release: number) => `${language} ${release} ${ORIGIN}`;

test.each([
  ['its own language', [nameOf('de', 0), nameOf('de', 1), nameOf('en', 1)], nameOf('de', 1)],
  ['another language', [nameOf('en', 0), nameOf('fr', 1)], nameOf('fr', 1)],
])('keeps the previous copy in %s', async (_, names, stored) => {
  const worker = await loadWorker({ names });
  await worker.dispatch('install');
  await worker.dispatch('activate');
  expect(worker.names()).toEqual([stored, nameOf('de', 2)]);
});

test('stores no incomplete copy when a file is missing', async () => {
  const worker = await loadWorker({
    names: [nameOf('de', 1)],
    has: (path) => path !== '/assets/file-4.js',
  });
  await expect(worker.dispatch('install')).rejects.toThrow('Failed to fetch');
  expect(worker.names()).toEqual([nameOf('de', 1)]);
});

test('keeps a complete copy when a later attempt to install it fails', async () => {
  const names = [nameOf('de', 1), nameOf('de', 2)];
  const worker = await loadWorker({ names, has: () => false });
  await expect(worker.dispatch('install')).rejects.toThrow('Failed to fetch');
  expect(worker.names()).toEqual(names);
});
