import { connect as openSocket } from 'node:net';
import { routes } from '@everscan/contract/api';
import { expect, test } from 'vitest';
import { newAdministrator } from './testing/administrator.ts';
import { testApp } from './testing/app.ts';
import { openSqlite } from './testing/databases.ts';
import { makeWebDir } from './testing/web-dir.ts';

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
    'a chunk size that is not a number',
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

test('malformed requests get responses below 500 with our headers, and the server survives', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db, webDir: await makeWebDir() });
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

test('every write refuses a body that is not JSON, and one that has unknown fields', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db });
  const { cookies } = await newAdministrator(db, app);
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const accepted: string[] = [];
  for (const name of Object.keys(routes).filter((name) => !name.startsWith('GET '))) {
    const [method, path] = name.split(' ') as ['POST' | 'PATCH' | 'DELETE', string];
    const url = path.replace(':code', 'ABCD2345').replace(/:\w+/g, 'a'.repeat(22));
    for (const payload of ['{', '{"unknown":1}']) {
      const { statusCode } = await app.inject({ method, url, headers, payload });
      if (statusCode !== 400) accepted.push(`${name} ${payload} ${statusCode}`);
    }
  }
  expect(accepted).toEqual([]);
});

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
