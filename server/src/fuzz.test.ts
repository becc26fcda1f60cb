import { connect as openSocket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import type { Db } from './db/connect.ts';
import type { App } from './http/app-type.ts';
import { newAdministrator } from './testing/administrator.ts';
import { testApp, urlBody, vcardBody } from './testing/app.ts';
import { openPostgres, openSqlite } from './testing/databases.ts';
import { routesOf } from './testing/routes-of.ts';
import { makeWebDir } from './testing/web-dir.ts';

const PARALLEL = 10;
const isFull = process.env.PROOF === 'full';

/** Files of the test's web app, which one route serves. */
const FILES = ['/', '/blog', '/assets/app-1a2b.js'];
/** Values for the parameters of routes. */
const samples: Record<string, string> = { ':id': 'a'.repeat(22), ':code': 'ABCD2345' };
/** These end the session of the caller. */
const ENDS_SESSION = /logout|delete-account|change-password/;

const oddities = [
  '%00',
  '%2F',
  '%2e%2e/',
  '/../',
  '//',
  '%',
  '%c0%af',
  ';',
  '?',
  '#',
  '\\',
  'é',
  '%ff',
  '*',
];

/** Addresses that the client of these tests can send; the others go over a socket below. */
function addressesNear(paths: readonly string[]) {
  return fc
    .oneof(
      { weight: 4, arbitrary: fc.constantFrom(...paths) },
      fc
        .tuple(fc.constantFrom(...paths), fc.webQueryParameters())
        .map(([path, query]) => `${path}?${query}`),
      fc
        .tuple(fc.constantFrom(...paths), fc.constantFrom(...oddities), fc.webPath())
        .map((parts) => parts.join('')),
      fc.webPath().map((text) => `/${text}`),
    )
    .filter((text) => URL.canParse(text, 'http://localhost'));
}

type Target = { method: string; url: string };

/** A method and an address for each route (`GET /path`) of the server. */
function targetsOf(routes: Iterable<string>): Target[] {
  return [...routes].flatMap((route) => {
    const [method = '', path = ''] = route.split(' ');
    const url = path.replace(/:\w+/g, (name) => samples[name] ?? 'x');
    return url === '/*' ? FILES.map((file) => ({ method, url: file })) : { method, url };
  });
}

const method = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'QUERY',
);

/** Header values that HTTP allows. */
const value = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((c) => String.fromCharCode(c)),
  maxLength: 300,
});
const contentType = fc.oneof(
  { weight: 4, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'application/json;',
    'application/json; charset=x',
    'text/plain',
    'multipart/form-data',
    ';',
    'json',
  ),
  value,
);
const headers = fc.record(
  {
    'content-type': contentType,
    'sec-fetch-site': fc.oneof({ weight: 9, arbitrary: fc.constant('same-origin') }, value),
    'idempotency-key': fc.oneof(value, fc.uuid()),
    'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip;q=0', '*;q=0.1'), value),
    'if-none-match': value,
    'if-modified-since': value,
    range: fc.oneof(fc.constantFrom('bytes=0-1', 'bytes=9-1', 'bytes=-', 'bytes=0-0,2-'), value),
    'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), value),
    'x-forwarded-host': value,
    'x-forwarded-proto': value,
    'sec-gpc': fc.constantFrom('0', '1'),
    authorization: value,
    cookie: value,
    host: value,
    origin: value,
  },
  { requiredKeys: ['sec-fetch-site'] },
);

/** Refused at once, so most requests come without it. */
const encoded = fc.oneof(
  { weight: 19, arbitrary: fc.constant({}) },
  fc.record({ 'content-encoding': fc.oneof(fc.constantFrom('gzip', 'br'), value) }),
);

const json = fc
  .oneof(
    fc.jsonValue(),
    fc.constantFrom(urlBody, vcardBody, null, [], {}),
    fc.record({
      type: fc.constantFrom('url', 'vcard', '__proto__'),
      style: fc.string(),
      data: fc.jsonValue(),
    }),
    fc.record({
      type: fc.constant('url'),
      style: fc.constantFrom('dots', 'standard', 'square'),
      data: fc.record({ url: fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' })) }),
    }),
    fc.record({
      type: fc.constant('vcard'),
      style: fc.constant('dots'),
      data: fc.record({
        vcard: fc.record(
          { firstName: fc.string({ unit: 'binary' }), website: fc.string() },
          { requiredKeys: [] },
        ),
      }),
    }),
  )
  .map((body) => JSON.stringify(body));
const payload = fc.option(fc.oneof({ weight: 5, arbitrary: json }, fc.string({ unit: 'binary' })), {
  nil: undefined,
});

test.each([
  ['SQLite', openSqlite, isFull ? 20_000 : 2_000],
  ['PostgreSQL', openPostgres, isFull ? 20_000 : 500],
] as const)(
  'on %s no request is answered 5xx, and every refusal is one of ours',
  async (_, open, count) => {
    const { db } = await open();
    let app = {} as App;
    const routes = await routesOf(async () => {
      app = await webApp(db);
    });
    const targets = targetsOf(routes.keys());
    const url = addressesNear(targets.map((target) => target.url));
    const target = fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...targets) },
      fc.record({ method, url }),
    );
    const { cookies } = await newAdministrator(db, app);
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const isSignedIn = fc.boolean();
    const batch = fc.array(fc.record({ target, headers, encoded, payload, isSignedIn }), {
      minLength: PARALLEL,
      maxLength: PARALLEL,
    });
    await fc.assert(
      fc.asyncProperty(batch, async (requests) => {
        const responses = await Promise.all(
          requests.map(({ target, payload, isSignedIn, ...request }) => {
            const headers = { ...request.headers, ...request.encoded };
            if (isSignedIn && !ENDS_SESSION.test(target.url)) headers.cookie = cookie;
            const body = payload === undefined ? {} : { payload };
            return app.inject({ ...target, headers, ...body } as object);
          }),
        );
        for (const response of responses) expectOurs(response);
      }),
      { numRuns: count / PARALLEL, endOnFailure: true },
    );
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  },
);

const CRLF = '\r\n';
const head = (line: string, ...lines: string[]) => [line, 'Host: x', ...lines, '', ''].join(CRLF);

const malformed: readonly [name: string, bytes: string][] = [
  ['an unknown method', head('BREW / HTTP/1.1')],
  ['a lower-case method', head('get / HTTP/1.1')],
  ['CONNECT', head('CONNECT example.com:443 HTTP/1.1')],
  ['no version', `GET /${CRLF}${CRLF}`],
  ['an unknown version', head('GET / HTTP/9.9')],
  ['no Host', `GET / HTTP/1.1${CRLF}${CRLF}`],
  ['two Hosts', head('GET / HTTP/1.1', 'Host: y')],
  [
    'Content-Length and Transfer-Encoding',
    `${head(
      'POST /api/track-qr-creation HTTP/1.1',
      'Content-Length: 4',
      'Transfer-Encoding: chunked',
    )}0\r\n\r\n`,
  ],
  ['two Content-Lengths', head('POST / HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2')],
  ['a negative Content-Length', head('POST / HTTP/1.1', 'Content-Length: -1')],
  [
    'a chunk size that is no number',
    `${head(
      'POST /api/track-qr-creation HTTP/1.1',
      'Sec-Fetch-Site: same-origin',
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    )}zz\r\n\r\n`,
  ],
  ['a folded header', head('GET / HTTP/1.1', 'X: a', ' b')],
  ['NUL in a header', head('GET / HTTP/1.1', 'X: a\0b')],
  ['NUL in the path', head('GET /a\0b HTTP/1.1')],
  ['a header without a colon', head('GET / HTTP/1.1', 'nonsense')],
  ['a megabyte of header', head('GET / HTTP/1.1', `X: ${'a'.repeat(1_000_000)}`)],
  [
    '10,000 headers',
    head('GET / HTTP/1.1', ...Array.from({ length: 10_000 }, (_, i) => `X-${i}: 1`)),
  ],
  ['a path of 20,000 characters', head(`GET /${'a'.repeat(20_000)} HTTP/1.1`)],
  ['a backslash', head('GET /\\ HTTP/1.1')],
  ['bytes that are not UTF-8', head('GET /\xff\xfe HTTP/1.1')],
  ['an absolute address', head('GET http://evil.example/api/nothing HTTP/1.1')],
  ['an asterisk', head('OPTIONS * HTTP/1.1')],
  ['an expectation', head('GET / HTTP/1.1', 'Expect: tea')],
  ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
];

test('malformed requests are answered below 500 with our headers, and the server lives', async () => {
  const { db } = await openSqlite();
  const app = await webApp(db);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const answers = await Promise.all(
    malformed.map(async ([name, bytes]) => ({ name, answer: await exchange(port, bytes) })),
  );
  for (const { name, answer } of answers) {
    if (answer === '') continue; // Node closes the connection after a CONNECT, which is fine too
    expect(answer, name).toMatch(/^HTTP\/1\.1 [234]\d\d /);
    expect(answer, name).toMatch(/^content-security-policy: /im);
    const status = Number(answer.slice(9, 12));
    if (status < 400 || answer.includes('Not here')) continue;
    const body = JSON.parse(answer.slice(answer.indexOf('{')));
    expect(body, name).toEqual({ error: expect.any(String), code: expect.any(String) });
  }
  expect(answers.filter(({ answer }) => answer === '').length).toBeLessThan(3);
  const bytes = head('GET /livez HTTP/1.1', 'Connection: close');
  expect(await exchange(port, bytes)).toMatch(/^HTTP\/1\.1 200/);
});

async function webApp(db: Db): Promise<App> {
  return testApp({ db, webDir: await makeWebDir(), config: { trustedProxies: ['127.0.0.1'] } });
}

function expectOurs({ statusCode, body, rawPayload, headers, raw }: LightMyRequestResponse): void {
  expect(statusCode, body).toBeLessThan(500);
  expect(headers['content-security-policy']).toBeTruthy();
  if (statusCode < 400 || raw.req.method === 'HEAD') return;
  if (statusCode === 404 && headers['content-type'] === 'text/html; charset=utf-8') {
    expect(decoded(rawPayload, headers['content-encoding'])).toContain('Not here');
    return;
  }
  // Calls of the account answer plain text.
  if (String(headers['content-type']).startsWith('text/plain')) expect(body).toMatch(/\w/);
  else {
    const error = { error: expect.any(String), code: expect.any(String) };
    expect(JSON.parse(body)).toEqual(expect.objectContaining(error));
    expect(JSON.parse(body).isServiceUnavailable ?? false).toBe(false);
  }
}

function decoded(body: Buffer, encoding: unknown): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Whether a response with a known length is complete. */
function isWhole(answer: string): boolean {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return length !== undefined && Buffer.byteLength(body.join('')) >= Number(length);
}

/** Sends bytes and collects the response until it is whole, the server closes or is silent for a while. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = openSocket(port, '127.0.0.1');
    let answer = '';
    let quiet: NodeJS.Timeout | undefined;
    socket.on('data', (chunk) => {
      answer += chunk;
      clearTimeout(quiet);
      if (isWhole(answer)) socket.destroy();
      else quiet = setTimeout(() => socket.destroy(), 2_000);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}
