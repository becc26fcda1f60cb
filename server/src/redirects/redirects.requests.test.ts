import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { fastify } from 'fastify';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openSqlite } from '../testing/databases.ts';
import { addLink, newDataDir, scan, serveLinks } from '../testing/short-links.ts';
import { buildRedirects } from './serve.ts';

test('no part of a request appears in the Location header', async () => {
  const database = await openSqlite();
  await addLink(database.db, 'ABCD2345');
  const { url } = await serveLinks(database, { config: { trustedProxies: ['127.0.0.1'] } });
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
  const { url } = await serveLinks(database, { config: { trustedProxies: ['127.0.0.1'] } });
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
  const { url } = await serveLinks(database);
  const paths = ['ABCD2345/x', 'ABCD2345//', '', 'A', 'ABCD%32345', '..%2fapi', 'x'.repeat(33)];
  for (const path of paths) {
    expect([path, (await scan(`${url}/Q/${path}`)).status]).toEqual([path, 404]);
  }
  const post = await scan(`${url}/Q/ABCD2345`, { method: 'POST' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('what programs take along behind an address in a text does not matter', async () => {
  const database = await openSqlite();
  await addLink(database.db, 'ABCD2345');
  const { url } = await serveLinks(database);
  for (const end of ['.', ',', ')', ';', '%20', '/', '&utm_source=mail', '&a?b', '.?a=b']) {
    expect([end, (await scan(`${url}/Q/ABCD2345${end}`)).status]).toEqual([end, 302]);
  }
  expect((await scan(`${url}/Q/ABCD2345+.`)).status).toBe(200);
  for (const end of ['..', '.html', ').', '%20x', '!']) {
    expect([end, (await scan(`${url}/Q/ABCD2345${end}`)).status]).toEqual([end, 404]);
  }
});

test('accepts a short link as the absolute form of a request target', async () => {
  const database = await openSqlite();
  await addLink(database.db, 'ABCD2345');
  const { url } = await serveLinks(database);
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
  const { url } = await serveLinks(database, {
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
