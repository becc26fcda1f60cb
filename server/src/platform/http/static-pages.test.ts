import { expect, test } from 'vitest';
import type { Config } from '../../config.ts';
import { testApp } from '../../testing/app.ts';
import { openSqlite } from '../../testing/databases.ts';
import { makeWebDir } from '../../testing/web-dir.ts';

test.each([
  ['/', 'Home'],
  ['/blog', 'Blog'],
  ['/blog/a-post', 'Post'],
  ['/blog?utm_source=x', 'Blog'],
])('%s is the page %s, revalidated each time', async (url, title) => {
  const app = await webApp();
  const response = await app.inject(url);
  expect([response.statusCode, response.body]).toEqual([
    200,
    expect.stringContaining(`<title>${title}<`),
  ]);
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    etag: expect.any(String),
  });
  const again = await app.inject({ url, headers: { 'if-none-match': `${response.headers.etag}` } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('assets may be cached for a year, and all other files are revalidated', async () => {
  const app = await webApp();
  const cacheControl = async (url: string) => (await app.inject(url)).headers['cache-control'];
  expect(await cacheControl('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheControl('/icon.svg')).toBe('no-cache');
  expect(await cacheControl('/sw.js')).toBe('no-cache');
});

test.each([
  ['br', 'br', 'brotli of app()'],
  ['gzip', undefined, 'app()'],
  ['gzip, deflate, br, zstd', 'br', 'brotli of app()'],
  ['identity', undefined, 'app()'],
  ['', undefined, 'app()'],
])(
  'with Accept-Encoding "%s", the file compressed as %s is sent',
  async (accepted, encoding, body) => {
    const app = await webApp();
    const headers = { 'accept-encoding': accepted };
    const response = await app.inject({ url: '/assets/app-1a2b.js', headers });
    expect([response.headers['content-encoding'], response.body]).toEqual([encoding, body]);
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.headers.vary).toMatch(/accept-encoding/i);
  },
);

test('a file without a compressed form is sent uncompressed', async () => {
  const headers = { 'accept-encoding': 'br' };
  const response = await (await webApp()).inject({ url: '/assets/plain-3c4d.css', headers });
  expect([response.statusCode, response.body]).toEqual([200, 'p{}']);
});

test('HEAD gets the headers of GET without a body', async () => {
  const response = await (await webApp()).inject({ method: 'HEAD', url: '/blog' });
  expect([response.statusCode, response.body]).toEqual([200, '']);
  expect(Number(response.headers['content-length'])).toBeGreaterThan(100);
});

test.each([
  ['/blog/', '/blog'],
  ['/blog/?utm_source=x&next=/a/', '/blog?utm_source=x&next=/a/'],
])('%s redirects to the page without the slash, %s', async (url, page) => {
  const response = await (await webApp()).inject(url);
  expect([response.statusCode, response.headers.location]).toEqual([308, page]);
});

test.each([
  '/nothing',
  '/index.html',
  '/404.html',
  '/blog/index.html',
  '/.secret',
  '/assets',
  '/assets/',
  '/assets/app-1a2b.js.br',
  '/assets%2Fapp-1a2b.js',
  '/assets/../index.html',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '//evil.example',
  '//evil.example/',
  '/blog%00',
  '/BLOG',
  '/file:404.html',
])('%s gets the 404 page with status 404', async (url) => {
  const response = await (await webApp()).inject(url);
  expect([response.statusCode, response.body]).toEqual([404, expect.stringContaining('Not here')]);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a range beyond the end of a file is refused, with the length of the file', async () => {
  const app = await webApp();
  const get = (headers: Record<string, string>) =>
    app.inject({ url: '/assets/plain-3c4d.css', headers });
  const { statusCode, headers } = await get({ range: 'bytes=5-9' });
  expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */3']);
  expect(headers['cache-control']).toBe('no-store');
  expect((await get({ 'if-match': '"other"' })).statusCode).toBe(412);
});

test('the 404 page has status 404 for conditional and range requests too', async () => {
  const app = await webApp();
  const { headers } = await app.inject('/nothing');
  const known = {
    'if-none-match': `${headers.etag}`,
    'if-modified-since': new Date().toUTCString(),
  };
  expect((await app.inject({ url: '/nothing', headers: known })).statusCode).toBe(404);
  const part = await app.inject({ url: '/nothing', headers: { range: 'bytes=0-3' } });
  expect(part.statusCode).toBe(404);
});

test.each(['/%', '/%zz', '/a%f'])('the malformed address %s gets 400', async (url) => {
  const response = await (await webApp()).inject(url);
  expect([response.statusCode, response.json().code]).toEqual([400, 'bad_request']);
});

test('an unknown address below /api gets a JSON response', async () => {
  const response = await (await webApp()).inject('/api/nothing');
  expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
});

test('a wrong method for a known address gets 405 and a list of allowed methods', async () => {
  const app = await webApp();
  const read = await app.inject('/api/track-qr-creation');
  expect([read.statusCode, read.json().code, read.headers.allow]).toEqual([
    405,
    'method_not_allowed',
    'POST',
  ]);
  const write = await app.inject({ method: 'PUT', url: '/api/statistics' });
  expect([write.statusCode, write.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('without a built web app, the API works and pages get 404', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db });
  expect((await app.inject('/api/statistics')).statusCode).toBe(200);
  const response = await app.inject('/');
  expect([response.statusCode, response.body]).toEqual([404, '404 Not Found\n']);
});

test('the operator can withdraw the service worker', async () => {
  const url = '/sw.js?language=de';
  expect((await (await webApp()).inject(url)).body).toBe('works()');
  const response = await (await webApp({ hasServiceWorker: false })).inject(url);
  expect(response.body).toContain('registration.unregister()');
  expect(response.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

async function webApp(config: Partial<Config> = {}) {
  const { db } = await openSqlite();
  return testApp({ db, webDir: await makeWebDir(), config });
}
