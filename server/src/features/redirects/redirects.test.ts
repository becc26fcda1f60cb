import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { fastify } from 'fastify';
import { Registry } from 'prom-client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Config, readConfig } from '../../config.ts';
import type { App } from '../../http/app-type.ts';
import { noLimits, testApp } from '../../testing/app.ts';
import { describeOnEachDatabase, openSqlite, type TestDatabase } from '../../testing/databases.ts';
import {
  addLink,
  alterLink,
  type LinkFields,
  listen,
  newDataDir,
  scan,
} from '../../testing/short-links.ts';
import { buildRedirects } from './redirects.service.ts';

type Options = { config?: Partial<Config>; clock?: () => number; missesPerMinute?: number };

async function serve({ db, location }: TestDatabase, options: Options = {}) {
  const { config, missesPerMinute: notFound = 1e9, ...rest } = options;
  const app: App = await testApp({
    ...rest,
    db,
    limits: { ...noLimits, notFound },
    config: { database: location, dataDir: await newDataDir(), ...config },
  });
  return { app, url: await listen(app) };
}

describeOnEachDatabase('a short link', (open) => {
  test('redirects in upper and lower case, and counts each scan by its kind', async () => {
    const database = await open();
    const id = await addLink(database.db, 'ABCD2345');
    const { url } = await serve(database);
    const answers = [
      await scan(`${url}/q/aBcD2345/?url=https://evil.example`),
      await scan(`${url}/Q/ABCD2345`, { method: 'HEAD' }),
      await scan(`${url}/Q/ABCD2345`, { headers: { 'sec-purpose': 'prefetch;prerender' } }),
      await scan(`${url}/Q/ABCD2345`, { headers: { 'user-agent': 'curl/8.0' } }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(302);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        location: 'https://shop.example/menu',
        'cache-control': 'no-store',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(await answer.text()).toBe('');
    }
    const kinds = () => database.db.selectFrom('scans').select(['link_id', 'kind']).execute();
    await expect.poll(async () => (await kinds()).length).toBe(4);
    expect((await kinds()).map(({ link_id, kind }) => `${link_id} ${kind}`).sort()).toEqual(
      ['bot', 'person', 'prefetch', 'prefetch'].map((kind) => `${id} ${kind}`),
    );
  });

  test('leads to a new target, whichever process changed it', async () => {
    const database = await open();
    await addLink(database.db, 'ABCD2345');
    const { url } = await serve(database);
    const where = async () => (await scan(`${url}/Q/ABCD2345`)).headers.get('location');
    expect(await where()).toBe('https://shop.example/menu');
    await alterLink(database.connectAgain(), 'ABCD2345', { location: 'https://new.example/' });
    await expect.poll(where).toBe('https://new.example/');
    await alterLink(database.connectAgain(), 'ABCD2345', { state: 'deleted', location: '' });
    await expect.poll(async () => (await scan(`${url}/Q/ABCD2345`)).status).toBe(410);
    expect((await scan(`${url}/Q/LATER222`)).status).toBe(404);
    await addLink(database.db, 'LATER222');
    await expect.poll(async () => (await scan(`${url}/Q/LATER222`)).status).toBe(302);
  });

  test('shares one database query among concurrent requests', async () => {
    const database = await open();
    await addLink(database.db, 'ABCD2345');
    const { url } = await serve(database);
    const reads = vi.spyOn(database.db, 'selectFrom');
    const answers = await Promise.all(Array.from({ length: 100 }, () => scan(`${url}/q/abcd2345`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
    // This includes the queries for changes.
    expect(reads.mock.calls.length).toBeLessThan(50);
  });
});

const now = Date.parse('2026-06-01T12:00:00Z');
const hour = 3600_000;

describe('a code that does not lead to its target', () => {
  const pages: [string, LinkFields, number, RegExp][] = [
    ['paused', { state: 'paused', pause_text: 'Back <b>soon</b>' }, 200, /Back &#60;b&#62;soon/],
    ['paused without a message', { state: 'paused' }, 200, /has paused this code/],
    ['deleted', { state: 'deleted', location: '', target: '' }, 410, /was deleted/],
    ['disabled', { state: 'disabled' }, 410, /not available/],
    ['not active yet', { starts_at: now + 1 }, 404, /not active yet/],
    ['expired', { ends_at: now }, 410, /This code has expired/],
    ['leads to a blocked host', { location: 'https://a.bad.example/' }, 410, /not available/],
    ['leads to a script', { location: 'javascript:alert(1)' }, 410, /not available/],
    ['has a line break', { location: 'https://a.example/\r\nx: y' }, 302, /^$/],
  ];
  test.each(pages)('%s', async (_, fields, status, text) => {
    const database = await openSqlite();
    await addLink(database.db, 'ABCD2345', fields);
    const dataDir = await newDataDir();
    await writeFile(`${dataDir}/block-list.txt`, 'bad.example\n');
    const config = { dataDir, blockListFile: `${dataDir}/block-list.txt` };
    const { url } = await serve(database, { config, clock: () => now });
    const answer = await scan(`${url}/Q/ABCD2345`);
    const body = await answer.text();
    expect([answer.status, body]).toEqual([status, expect.stringMatching(text)]);
    if (status === 302) expect(answer.headers.get('location')).toBe('https://a.example/x:%20y');
    else {
      expect(answer.headers.get('location')).toBeNull();
      expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(answer.headers.get('origin-agent-cluster')).toBe('?1');
    }
  });

  test('leads to its fallback outside its schedule', async () => {
    const database = await openSqlite();
    const fallback = 'https://fallback.example/';
    await addLink(database.db, 'EARLY222', { starts_at: now + hour, fallback });
    await addLink(database.db, 'LATE2222', { ends_at: now - hour, fallback });
    const { url } = await serve(database, { clock: () => now });
    for (const code of ['EARLY222', 'LATE2222']) {
      expect((await scan(`${url}/Q/${code}`)).headers.get('location')).toBe(fallback);
    }
  });

  test('shows where it leads after a +, and counts no scan', async () => {
    const database = await openSqlite();
    const location = 'https://аpple.com/?a=1&b="<script>';
    await addLink(database.db, 'ABCD2345', { location });
    const { url } = await serve(database);
    const answer = await scan(`${url}/q/abcd2345+`);
    const body = await answer.text();
    expect(answer.status).toBe(200);
    expect(body).toContain('<dd>xn--pple-43d.com</dd>');
    expect(body).toContain('https://xn--pple-43d.com/?a=1&#38;b=%22%3Cscript%3E');
    expect(body).toContain('/report?code=ABCD2345');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; base-uri 'none'/,
    );
  });

  test('is limited for clients that request many unknown codes, and only for them', async () => {
    const database = await openSqlite();
    await addLink(database.db, 'ABCD2345');
    const { url } = await serve(database, {
      missesPerMinute: 5,
      config: { trustedProxies: ['127.0.0.1'] },
    });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const ask = async (code: string, address: string) =>
      (await scan(`${url}/Q/${code}`, from(address))).status;
    expect(await ask('ABCD2345', '2001:db8::1')).toBe(302);
    const statuses = [];
    for (let i = 0; i < 7; i++) statuses.push(await ask(`NONE${i}222`, `2001:db8::${i + 1}`));
    // A new minute may begin meanwhile, but not two.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(await ask('NONE9222', '2001:db8:0:1::1')).toBe(404);
    expect(await ask('ABCD2345', '2001:db8::1')).toBe(302);
  });
});

test('no part of a request appears in the Location header', async () => {
  const database = await openSqlite();
  await addLink(database.db, 'ABCD2345');
  const { url } = await serve(database, { config: { trustedProxies: ['127.0.0.1'] } });
  const port = Number(new URL(url).port);
  const evil = fc.constantFrom(
    ...['https://evil.example', '//evil.example', '/\\evil.example', '%0d%0aLocation:%20//evil'],
    ...['..', '%2e%2e', '%2F', '@evil.example', 'javascript:alert(1)', '+', '%00', ';', '\u00e9'],
  );
  const tail = fc.oneof(
    fc.constant(''),
    fc.tuple(fc.constantFrom('/', '?', '?url=', '?redir_url=', '&', '#', '@', '', '//'), evil),
  );
  const name = fc.constantFrom('host', 'x-forwarded-host', 'referer', 'origin', 'forwarded', 'via');
  const prefix = fc.constantFrom('/Q/', '/q/', '//evil.example/Q/', '/Q//', '/./Q/', 'http://e/Q/');
  await fc.assert(
    fc.asyncProperty(prefix, tail, name, evil, async (start, end, header, value) => {
      const path = `${start}ABCD2345${[end].flat().join('')}`;
      const more = header === 'host' ? '' : 'host: localhost\r\n';
      const answer = await raw(port, `GET ${path} HTTP/1.1\r\n${more}${header}: ${value}\r\n`);
      const locations = [...answer.matchAll(/^location: (.*)$/gim)].map(([, text]) => text?.trim());
      if (/^HTTP\/1\.1 302/.test(answer)) expect(locations).toEqual(['https://shop.example/menu']);
      else expect(answer).toMatch(/^HTTP\/1\.1 (?:200|40\d|308|503)/); // 503: a busy machine
      expect(answer.replace(/\r\n\r\n.*/s, '')).not.toMatch(/^location:.*evil/im);
    }),
    { numRuns: 300 },
  );
});

test('a client that disconnects before the response does no harm', async () => {
  const database = await openSqlite();
  await addLink(database.db, 'ABCD2345');
  const { url } = await serve(database, { config: { trustedProxies: ['127.0.0.1'] } });
  for (const path of [
    '/Q/NONE2222',
    '/Q/ABCD2345',
    '/Q/NONE2222+',
    '/api/statistics',
    '/nothing',
  ]) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n`, () =>
      socket.resetAndDestroy(),
    );
    await once(socket, 'close');
  }
  expect((await scan(`${url}/Q/ABCD2345`)).status).toBe(302);
});

test('an error in one request is answered with 503, and the next one normally', async () => {
  const { db, location } = await openSqlite();
  await addLink(db, 'ABCD2345');
  let isBroken = false;
  const redirects = await buildRedirects({
    db,
    clock: Date.now,
    config: { ...readConfig({}), database: location, dataDir: await newDataDir() },
    log: fastify().log,
    metrics: new Registry(),
    blockList: {
      has() {
        if (isBroken) throw new Error('broken');
        return false;
      },
    },
    headers: {},
    missesPerMinute: 1e9,
    requestId: () => 'a-request',
  });
  const server = createServer((request, response) => redirects.handle(request, response));
  onTestFinished(async () => {
    server.close();
    await redirects.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/Q/ABCD2345`;
  for (const path of [url, url, `${url}+`]) {
    isBroken = true;
    expect((await scan(path)).status).toBe(503);
    isBroken = false;
    expect((await scan(path)).status).toBe(path === url ? 302 : 200);
  }
});

test('a path after a code, another method or a malformed code does not redirect', async () => {
  const database = await openSqlite();
  await addLink(database.db, 'ABCD2345');
  const { url } = await serve(database);
  const paths = ['ABCD2345/x', 'ABCD2345//', '', 'A', 'ABCD%32345', '..%2fapi', 'x'.repeat(33)];
  for (const path of paths) {
    expect([path, (await scan(`${url}/Q/${path}`)).status]).toEqual([path, 404]);
  }
  const post = await scan(`${url}/Q/ABCD2345`, { method: 'POST' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('accepts a short link as the absolute form of a request target', async () => {
  const database = await openSqlite();
  await addLink(database.db, 'ABCD2345');
  const { url } = await serve(database);
  const ask = (target: string) =>
    raw(Number(new URL(url).port), `GET ${target} HTTP/1.1\r\nhost: q.example\r\n`);
  expect(await ask('HTTPS://Q.EXAMPLE/Q/ABCD2345')).toMatch(
    /^HTTP\/1\.1 302 .*\r\nlocation: https:\/\/shop\.example\/menu\r\n/,
  );
  expect(await ask('http://q.example/x/Q/ABCD2345')).toMatch(/^HTTP\/1\.1 404 /);
  expect(await ask('http://q.example?/Q/ABCD2345')).toMatch(/^HTTP\/1\.1 404 /);
});

test('a host for short links serves nothing else', async () => {
  const database = await openSqlite();
  await addLink(database.db, 'ABCD2345');
  const { url } = await serve(database, {
    config: { publicUrl: 'https://everscan.example', shortUrl: 'https://q.example' },
  });
  const ask = async (host: string, path: string) => {
    const head = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n`;
    return Number((await raw(Number(new URL(url).port), head)).slice(9, 12));
  };
  expect(await ask('q.example', '/Q/ABCD2345')).toBe(302);
  expect(await ask('q.example', '/')).toBe(200);
  expect(await ask('q.example:443', '/api/statistics')).toBe(404);
  expect(await ask('q.example', '/api/statistics')).toBe(404);
  expect(await ask('everscan.example', '/Q/ABCD2345')).toBe(302);
  expect(await ask('everscan.example', '/api/statistics')).toBe(200);
});

/** The raw response to a raw request. */
function raw(port: number, head: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    socket.write(`${head}connection: close\r\n\r\n`, 'latin1');
  });
}
