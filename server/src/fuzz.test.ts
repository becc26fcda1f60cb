import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { routes } from '@everscan/contract/api';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import type { Db } from './platform/db/connect.ts';
import type { App } from './platform/http/app-type.ts';
import { newAdministrator } from './testing/administrator.ts';
import { testApp, urlBody, vcardBody } from './testing/app.ts';
import { openPostgres, openSqlite } from './testing/databases.ts';
import { routesOutsideApi } from './testing/routes-of.ts';
import { makeWebDir } from './testing/web-dir.ts';

const PARALLEL = 10;
const isFull = process.env.PROOF === 'full';

/** Files of the test's web app, all of which one route serves. */
const FILES = ['/', '/blog', '/assets/app-1a2b.js'];
/** Values for the parameters of routes. */
const samples: Record<string, string> = { ':id': 'a'.repeat(22), ':code': 'ABCD2345' };
/** Routes that end the session of the caller. */
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

/** Variations of addresses that an HTTP client can send; malformed-requests.test.ts sends others over a socket. */
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

/** Requests with this header are refused at once, so most come without it. */
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
  'on %s, no request gets a 5xx response, and every error has our format',
  async (_, open, count) => {
    const { db } = await open();
    const app = await webApp(db);
    const targets = targetsOf([...Object.keys(routes), ...routesOutsideApi]);
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
  // Account routes report errors as plain text.
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
