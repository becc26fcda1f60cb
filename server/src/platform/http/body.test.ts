import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openRoute, post, testApp, urlBody } from '../../testing/app.ts';
import { openSqlite } from '../../testing/databases.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const valid = JSON.stringify(urlBody);
const padded = (bytes: number) => valid + ' '.repeat(bytes - valid.length);
const nested = (depth: number) => `{"type":${'['.repeat(depth)}${']'.repeat(depth)}}`;

test.each([
  [200, 'JSON', JSON_TYPE, valid],
  [200, 'JSON with a charset', { 'content-type': 'application/json; charset=utf-8' }, valid],
  [200, 'a content type with capitals', { 'content-type': 'Application/JSON' }, valid],
  [200, '65,536 bytes', JSON_TYPE, padded(65_536)],
  [413, '65,537 bytes', JSON_TYPE, padded(65_537)],
  [413, 'a megabyte', JSON_TYPE, padded(1_000_000)],
  [415, 'text', { 'content-type': 'text/plain' }, valid],
  [415, 'a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'type=url'],
  [415, 'a multipart form', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
  [415, 'a JSON dialect', { 'content-type': 'application/vnd.api+json' }, valid],
  [415, 'a type that only starts like JSON', { 'content-type': 'application/jsonp' }, valid],
  [415, 'a malformed content type', { 'content-type': 'application' }, valid],
  [415, 'two content types', { 'content-type': 'text/plain, application/json' }, valid],
  [415, 'gzip', { ...JSON_TYPE, 'content-encoding': 'gzip' }, gzipSync(valid)],
  [415, 'br', { ...JSON_TYPE, 'content-encoding': 'br' }, valid],
  [415, 'zstd', { ...JSON_TYPE, 'content-encoding': 'zstd' }, valid],
  [415, 'identity', { ...JSON_TYPE, 'content-encoding': 'identity' }, valid],
  [415, 'many encodings', { ...JSON_TYPE, 'content-encoding': 'gzip,'.repeat(900) }, valid],
  [400, 'truncated JSON', JSON_TYPE, valid.slice(0, 20)],
  [400, 'only white space', JSON_TYPE, ' '],
  [400, 'text that is not JSON', JSON_TYPE, 'NaN'],
  [200, 'a byte order mark', JSON_TYPE, `\uFEFF${valid}`],
  [400, 'bytes that are not UTF-8', JSON_TYPE, Buffer.from([0x22, 0xc3, 0x28, 0x22])],
  [400, 'nesting 21 deep', JSON_TYPE, nested(20)],
  [400, 'nesting 30,000 deep', JSON_TYPE, nested(30_000)],
  [400, '__proto__', JSON_TYPE, valid.replace('{', '{"__proto__":{"polluted":1},')],
  [
    400,
    'an escaped __proto__',
    JSON_TYPE,
    valid.replace('{', '{"\\u005f_proto__":{"polluted":1},'),
  ],
  [
    400,
    'constructor.prototype',
    JSON_TYPE,
    valid.replace('{', '{"constructor":{"prototype":{"polluted":1}},'),
  ],
  [400, 'NUL in a string', JSON_TYPE, valid.replace('example', 'exa\\u0000mple')],
  [400, 'a number too large', JSON_TYPE, '1e400'],
  [200, 'a lone surrogate', JSON_TYPE, valid.replace('menu', '\\ud800')],
])('responds with %i to %s', async (status, _, headers, payload) => {
  const { db } = await openSqlite();
  const app = await testApp({ db });
  const response = await app.inject({
    method: 'POST',
    url: '/api/track-qr-generation',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    payload,
  });
  expect([response.statusCode, response.body]).toEqual([status, expect.anything()]);
  const code = { 400: 'bad_request', 413: 'payload_too_large', 415: 'unsupported_media_type' }[
    status
  ];
  expect(response.json().code).toBe(code);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  const rows = await db.selectFrom('generations').select('id').execute();
  expect(rows).toHaveLength(status === 200 ? 1 : 0);
});

test('rejects a GET with Content-Encoding', async () => {
  const { db } = await openSqlite();
  const headers = { 'content-encoding': 'gzip' };
  const response = await (await testApp({ db })).inject({ url: '/api/statistics', headers });
  expect(response.statusCode).toBe(415);
});

test('replaces half an emoji, in keys and in values of any depth, with U+FFFD', async () => {
  const app = await testApp({ db: (await openSqlite()).db });
  app.post('/echo', openRoute, ({ body }) => body);
  const sent = { '\ud83d': ['\ud83d{title}', { whole: '😀\\ud83d', number: 1, none: null }] };
  const response = await post(app, '/echo', sent);
  expect(response.json()).toEqual({
    '\ufffd': ['\ufffd{title}', { whole: '😀\\ud83d', number: 1, none: null }],
  });
});
