import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  BUILT_IP_STORAGE,
  BUILT_SESSION_DAYS,
  BUILT_URL,
} from '@everscan/contract/addressed-files';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { openSqlite } from '../../testing/databases.ts';
import { makeWebDir, page, sha256Source } from '../../testing/web-dir.ts';
import { encodingOf } from './addressed-files.ts';

const ADDRESS = 'https://qr.example:8443';
const script = (url: string) => `home = "${url}";`;
const home = (url: string) =>
  `${page('Home', script(url))}<link rel="canonical" href="${url}/">${'<p>Text</p>'.repeat(500)}`;
const addressed = {
  'index.html': home(BUILT_URL),
  '404.html': `${page('Not here')}<a href="${BUILT_URL}/">`,
  'blog/feed.xml': `<id>${BUILT_URL}/blog</id>`,
  'sw.js': `const site = "${BUILT_URL}";`,
};

test.each([
  ['/', home(ADDRESS), 'text/html'],
  ['/nothing', `${page('Not here')}<a href="${ADDRESS}/">`, 'text/html'],
  ['/blog/feed.xml', `<id>${ADDRESS}/blog</id>`, 'application/xml'],
  ['/robots.txt', `Sitemap: ${ADDRESS}/sitemap.xml\n`, 'text/plain'],
  ['/sw.js', `const site = "${ADDRESS}";`, 'text/javascript'],
])('%s contains the address of the site in every encoding', async (url, text, type) => {
  const { app } = await siteAt(ADDRESS);
  const get = (accepted?: string) =>
    app.inject({ url, headers: { ...(accepted && { 'accept-encoding': accepted }) } });
  const [plain, gzip, brotli] = await Promise.all([get(), get('gzip'), get('gzip, br')]);
  expect(plain?.body).toBe(text);
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(text);
  expect(brotliDecompressSync(brotli?.rawPayload ?? '').toString()).toBe(text);
  const encodings = [plain, gzip, brotli].map((answer) => answer?.headers['content-encoding']);
  expect(encodings).toEqual([undefined, 'gzip', 'br']);
  for (const { headers } of [plain, gzip, brotli]) {
    expect(headers).toMatchObject({
      'content-type': `${type}; charset=utf-8`,
      vary: 'accept-encoding',
    });
  }
});

test('one folder serves two addresses, each with its own entity tags and script hashes', async () => {
  const webDir = await makeWebDir(addressed);
  const before = await readdir(webDir, { recursive: true });
  const tags: string[] = [];
  for (const publicUrl of [ADDRESS, 'http://localhost:3000']) {
    const { app } = await siteAt(publicUrl, webDir);
    const { body, headers } = await app.inject('/');
    expect(body).toBe(home(publicUrl));
    expect(headers['content-security-policy']).toContain(sha256Source(script(publicUrl)));
    tags.push(`${headers.etag}`);
  }
  const { app } = await siteAt(ADDRESS, webDir);
  const statuses = tags.map(async (tag) => {
    const headers = { 'if-none-match': tag };
    return (await app.inject({ url: '/', headers })).statusCode;
  });
  expect(await Promise.all(statuses)).toEqual([304, 200]);
  expect(await readdir(webDir, { recursive: true })).toEqual(before);
});

test('HEAD gets the same response as GET, without a body', async () => {
  const { app } = await siteAt(ADDRESS);
  const head = async (headers: object) => {
    const answer = await app.inject({ method: 'HEAD', url: '/', headers: { ...headers } });
    expect(answer.body).toBe('');
    return answer;
  };
  const first = await head({ 'accept-encoding': 'gzip' });
  expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, 'gzip']);
  expect(Number(first.headers['content-length'])).toBeGreaterThan(0);
  const again = await head({ 'if-none-match': first.headers.etag });
  expect(again.statusCode).toBe(304);
  expect(again.headers).not.toHaveProperty('content-length');
});

test('ignores range requests for a page', async () => {
  const { app } = await siteAt(ADDRESS);
  const { statusCode, body } = await app.inject({ url: '/', headers: { range: 'bytes=0-9' } });
  expect([statusCode, body]).toEqual([200, home(ADDRESS)]);
});

test('reads a page again after reading it failed', async () => {
  const { app, webDir } = await siteAt(ADDRESS);
  const request = { url: '/', headers: { 'accept-encoding': 'br' } };
  const file = join(webDir, 'index.html.br');
  await rename(file, `${file}.away`);
  expect((await app.inject(request)).statusCode).toBe(503);
  await rename(`${file}.away`, file);
  expect((await app.inject(request)).statusCode).toBe(200);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, GZIP;q=0.5', 'gzip'],
  ['deflate, *', undefined],
  ['', undefined],
])('a client that accepts "%s" gets %s', (header, encoding) => {
  expect(encodingOf(header)).toBe(encoding);
});

test.each([
  [{ sessionTtlDays: 7, ipStorage: 'none' as const }, 'days: 7 nothing', 'none'],
  [{ sessionTtlDays: 30, ipStorage: 'full' as const }, 'days: 30 all of it', 'full'],
])('a page states the settings of the site: %o', async (config, text, setting) => {
  const variant = (is: string, words: string) => `<span data-ip-storage="${is}">${words}</span>`;
  const built = `days: ${BUILT_SESSION_DAYS} ${variant('full', 'all of it')}${variant('none', 'nothing')}`;
  const webDir = await makeWebDir({
    'privacy/index.html': `<html data-ip-storage="${BUILT_IP_STORAGE}">${built}`,
  });
  const { db } = await openSqlite();
  const { body } = await (await testApp({ db, webDir, config })).inject('/privacy');
  expect(body.replace(/<\/?span[^>]*>/g, '')).toBe(`<html data-ip-storage="${setting}">${text}`);
});

async function siteAt(publicUrl: string, folder?: string) {
  const { db } = await openSqlite();
  const webDir = folder ?? (await makeWebDir(addressed));
  return { webDir, app: await testApp({ db, webDir, config: { publicUrl } }) };
}
