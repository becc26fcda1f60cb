import { connect as openSocket } from 'node:net';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import type { App } from './http/app-type.ts';
import { testApp, urlBody, vcardBody } from './testing/app.ts';
import { type Open, openPostgres, openSqlite } from './testing/databases.ts';
import { makeWebDir } from './testing/web-dir.ts';

const PARALLEL = 10;

const paths = [
  '/',
  '/api/feedback',
  '/api/qr-analytics',
  '/api/qr-generations',
  '/api/reports',
  '/api/reports/ABCD2345/disable',
  '/api/statistics',
  '/api/track-qr-creation',
  '/api/track-qr-generation',
  '/assets/app-1a2b.js',
  '/blog',
  '/livez',
  '/metrics',
  '/readyz',
];
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

const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...paths) },
  fc
    .tuple(fc.constantFrom(...paths), fc.constantFrom(...oddities), fc.webPath())
    .map((parts) => parts.join('')),
  fc.webPath().map((text) => `/${text}`),
);

/** What the client of these tests can send; the rest goes over a socket below. */
const sendablePath = path.filter((text) => URL.canParse(text, 'http://localhost'));

const method = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'POST',
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
    'content-encoding': fc.oneof(fc.constantFrom('gzip', 'br'), value),
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
  ['20,000 requests on SQLite', openSqlite, 20_000],
  ['2,000 requests on PostgreSQL', openPostgres, 2_000],
] as const)(
  'none of %s is answered 5xx, and every refusal is one of ours',
  async (_, open, count) => {
    const app = await webApp(open);
    const batch = fc.array(fc.record({ method, url: sendablePath, headers, payload }), {
      minLength: PARALLEL,
      maxLength: PARALLEL,
    });
    await fc.assert(
      fc.asyncProperty(batch, async (requests) => {
        const responses = await Promise.all(
          requests.map(({ payload, ...request }) =>
            app.inject({ ...request, ...(payload === undefined ? {} : { payload }) } as object),
          ),
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

test.each([
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
])(
  'over a socket %s is answered below 500 with our headers, and the server lives',
  async (_, bytes) => {
    const app = await webApp(openSqlite);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const port = (app.server.address() as { port: number }).port;
    const answer = await exchange(port, bytes);
    // Node closes the connection of a CONNECT that nobody asked for, which is an answer too.
    if (answer !== '') {
      expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      expect(answer).toMatch(/^content-security-policy: /im);
      const status = Number(answer.slice(9, 12));
      if (status >= 400 && !answer.includes('Not here')) {
        expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({
          error: expect.any(String),
          code: expect.any(String),
        });
      }
    }
    expect(await exchange(port, head('GET /livez HTTP/1.1', 'Connection: close'))).toMatch(
      /^HTTP\/1\.1 200/,
    );
  },
);

async function webApp(open: Open): Promise<App> {
  const { db } = await open();
  return testApp({ db, webDir: await makeWebDir(), config: { trustedProxies: ['127.0.0.1'] } });
}

function expectOurs(response: LightMyRequestResponse): void {
  const { statusCode, body, headers } = response;
  expect(statusCode).toBeLessThan(500);
  expect(headers['content-security-policy']).toBeTruthy();
  if (statusCode < 400 || response.raw.req.method === 'HEAD') return;
  if (statusCode === 404 && body.includes('Not here')) return;
  const { isServiceUnavailable = false, ...rest } = JSON.parse(body); // what feedback adds
  expect([rest, isServiceUnavailable]).toEqual([
    { error: expect.any(String), code: expect.any(String) },
    false,
  ]);
}

/** Sends bytes and collects the answer until the server closes or says nothing for a while. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = openSocket(port, '127.0.0.1');
    let answer = '';
    let quiet: NodeJS.Timeout | undefined;
    socket.on('data', (chunk) => {
      answer += chunk;
      clearTimeout(quiet);
      quiet = setTimeout(() => socket.destroy(), 300);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}
