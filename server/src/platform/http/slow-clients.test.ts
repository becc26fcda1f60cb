import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openRoute, testApp } from '../../testing/app.ts';
import { openSqlite } from '../../testing/databases.ts';
import { newUser, type Visitor } from '../../testing/visitor.ts';
import type { App } from './app-type.ts';
import { buildLargeBodies } from './body.ts';
import { defaultPatience, defaultUnsentLimit, type UnsentLimit } from './defences.ts';

/** So long that this limit never ends a test's connection. */
const NEVER_MS = 3600_000;
const patient = { headersMs: NEVER_MS, requestMs: NEVER_MS, readMs: NEVER_MS, checkMs: 20 };
const SHORT_MS = 100;
const HEADERS = 'Host: a\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n';
/** More than the buffers of both sockets. */
const LARGE = Buffer.alloc(64 << 20);

async function start(patience: Partial<typeof defaultPatience>, unsent: Partial<UnsentLimit> = {}) {
  const { db } = await openSqlite();
  const app = await testApp({
    db,
    patience: { ...patient, ...patience },
    unsent: { ...defaultUnsentLimit, ...unsent },
  });
  app.get('/large', openRoute, (_request, reply) => reply.send(LARGE));
  app.get('/silent', openRoute, async (request) => {
    app.server.emit('timeout', request.socket);
    return { done: true };
  });
  const admit = buildLargeBodies();
  const late = async ({ raw }: FastifyRequest) => {
    await once(raw.socket, 'close');
    setImmediate(() => app.server.emit('left')); // after the next hook
  };
  for (const [path, preParsing] of [
    ['/left', [late, admit]],
    ['/stayed', [admit]],
  ] as const) {
    const route = { bodyLimit: 1 << 20, preParsing: [...preParsing] };
    app.post(path, { ...route, config: { access: 'user' } }, async () => ({}));
  }
  const slow = { bodyLimit: 1 << 20, preParsing: buildLargeBodies(SHORT_MS, 1 << 30) };
  app.post('/slow', { ...slow, config: { access: 'user' } }, async () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const open = () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    return socket.on('error', () => {}); // `close` follows
  };
  return { db, app, open };
}

/** Sends one byte after another until the server closes the connection, and returns everything that it sent. */
async function drip(socket: Socket, byte: string): Promise<string> {
  const timer = setInterval(() => socket.writable && socket.write(byte), 10);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await once(socket, 'close');
  clearInterval(timer);
  return text;
}

test('closes a connection whose headers arrive too slowly', async () => {
  const { open } = await start({ headersMs: SHORT_MS });
  const socket = open();
  socket.write(`GET /livez HTTP/1.1\r\n${HEADERS}X-Slow: `);
  expect(await drip(socket, 'a')).toMatch(/^HTTP\/1\.1 408 /);
});

test('closes a connection whose body arrives too slowly', async () => {
  const { open } = await start({ requestMs: SHORT_MS, headersMs: SHORT_MS });
  const socket = open();
  socket.write(`POST /api/track-qr-generation HTTP/1.1\r\n${HEADERS}Content-Length: 60000\r\n\r\n`);
  expect(await drip(socket, ' ')).toMatch(/^HTTP\/1\.1 408 /);
});

test('closes a connection whose client stops reading', async () => {
  const { app, open } = await start({});
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const socket = open();
  socket.pause().write(`GET /large HTTP/1.1\r\n${HEADERS}\r\n`);
  const [served] = await accepted;
  await expect.poll(() => served.writableLength).toBeGreaterThan(0);
  expect(served.timeout).toBe(NEVER_MS);
  served.setTimeout(SHORT_MS);
  await once(served, 'close');
  expect(socket.bytesRead).toBeLessThan(LARGE.length);
});

test('keeps a silent connection open while its response is being prepared', async () => {
  const { open } = await start({});
  const socket = open();
  socket.write(`GET /silent HTTP/1.1\r\n${HEADERS}Connection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += chunk;
  expect(text).toMatch(/^HTTP\/1\.1 200 .*\{"done":true\}$/s);
});

test('closes the slowest connections when too many bytes wait, and lets the others finish', async () => {
  const { app, open } = await start({}, { maxBytes: 4.5 * LARGE.length, checkMs: 20 });
  const request = `GET /large HTTP/1.1\r\n${HEADERS}Connection: close\r\n\r\n`;
  let received = 0;
  const readSlowly = async () => {
    const socket = open();
    socket.write(request);
    for await (const chunk of socket) {
      received += chunk.length;
      await sleep(1);
    }
  };
  const stopped = Array.from({ length: 3 }, () => open().pause());
  for (const socket of stopped) socket.write(request);
  const first = readSlowly();
  await expect.poll(() => received).toBeGreaterThan(LARGE.length / 2);
  // Only now are the bytes of five responses too many.
  await Promise.all([first, readSlowly()]);
  expect(received).toBeGreaterThan(2 * LARGE.length);
  const connections = promisify(app.server.getConnections.bind(app.server));
  await expect.poll(() => connections()).toBe(1);
});

test('gives every client less than a minute to send a request', () => {
  const { readMs: _, ...sending } = defaultPatience;
  for (const ms of Object.values(sending)) expect(ms).toBeLessThan(60_000);
});

test('closes the slowest connections when too many bytes of unfinished requests wait', async () => {
  const { app, open } = await start({}, { maxUnfinishedBytes: 150_000, checkMs: 20 });
  const head = `POST /api/track-qr-generation HTTP/1.1\r\n${HEADERS}Content-Length: 60000\r\n\r\n`;
  const sockets = Array.from({ length: 3 }, open);
  for (const socket of sockets) socket.write(head + ' '.repeat(59_000));
  const connections = promisify(app.server.getConnections.bind(app.server));
  await expect.poll(() => connections()).toBe(1);
});

const headOfLarge = (cookie: string, path: string) =>
  `POST ${path} HTTP/1.1\r\n${HEADERS}Cookie: ${cookie}\r\nContent-Length: 1000000\r\n\r\n`;

/** Begins a body of a megabyte. Resolves with the status when the server answers before the rest arrives. */
function beginLarge(socket: Socket, cookie: string, path = '/api/bulk/codes'): Promise<number> {
  socket.write(headOfLarge(cookie, path) + ' '.repeat(900_000));
  return new Promise((resolve) => {
    socket.on('data', (data) => resolve(Number(String(data).slice(9, 12))));
  });
}

function cookieOf({ cookies }: Visitor): string {
  return [...cookies].map((pair) => pair.join('=')).join('; ');
}

async function cookieOfSubscriber(app: App): Promise<string> {
  const visitor = await newUser(app);
  await visitor.send('POST', '/api/subscribe');
  return cookieOf(visitor);
}

test('reads two large bodies of an account at a time, and others afterwards', async () => {
  const { app, open } = await start({});
  const cookie = await cookieOfSubscriber(app);
  const held = [open(), open()];
  const early = held.map((socket) => beginLarge(socket, cookie));
  await expect.poll(() => beginLarge(open(), cookie)).toBe(503);
  const [other] = [open()];
  const isRead = beginLarge(other, await cookieOfSubscriber(app));
  for (const socket of held) socket.destroy();
  other.write(`{}${' '.repeat(99_998)}`);
  expect(await isRead).toBe(400);
  // The server may notice a moment later that the first two have left.
  const later = () => {
    const next = open();
    const answer = beginLarge(next, cookie);
    next.write(`{}${' '.repeat(99_998)}`);
    return answer;
  };
  await expect.poll(later).toBe(400);
  expect(await Promise.race([...early, 'no answer'])).toBe('no answer');
});

test('refuses large bodies of accounts whose plan has few codes', async () => {
  const { app, open } = await start({});
  expect(await beginLarge(open(), cookieOf(await newUser(app)))).toBe(413);
});

test('closes the connection of a large body that arrives slowly', async () => {
  const { app, open } = await start({}, {});
  const cookie = await cookieOfSubscriber(app);
  const socket = open();
  const closed = once(socket, 'close');
  beginLarge(socket, cookie, '/slow');
  await closed;
});

test('a client that left before its large body was admitted takes no room from the next', async () => {
  const { app, open } = await start({});
  const cookie = await cookieOfSubscriber(app);
  for (let i = 0; i < 2; i++) {
    const socket = open();
    socket.write(headOfLarge(cookie, '/left'), () => socket.destroy());
    await once(app.server, 'left');
  }
  const socket = open();
  const answer = beginLarge(socket, cookie, '/stayed');
  socket.write(`{}${' '.repeat(99_998)}`);
  expect(await answer).toBe(200);
});
