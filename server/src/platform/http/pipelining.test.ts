import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openRoute, testApp } from '../../testing/app.ts';
import { openPostgres, openSqlite } from '../../testing/databases.ts';
import { residentMegabytes } from '../../testing/resident-memory.ts';
import { startServer } from '../../testing/server-process.ts';

const REQUEST = 'GET /api/statistics HTTP/1.1\r\nHost:a\r\n\r\n';
/** The server closes the connection after its response. */
const LAST_REQUEST = 'GET /livez HTTP/1.1\r\nHost:a\r\nConnection:close\r\n\r\n';
const MEGABYTE = 2 ** 20;
/** How long the flooding client waits, in ms. */
const PATIENCE_MS = 3_000;

test('5 MB of pipelined requests take little memory and do not block other clients', async () => {
  const { location } = await openPostgres(); // PostgreSQL, because its responses take a moment
  if (!('postgresUrl' in location)) throw new Error('not PostgreSQL');
  const server = await startServer({ LOG_LEVEL: 'error', DATABASE_URL: location.postgresUrl });
  const port = await server.port;
  const pid = server.child.pid as number;
  await pipeline(port, 10);
  const before = await residentMegabytes(pid);
  let most = before;
  const watch = setInterval(async () => {
    most = Math.max(most, await residentMegabytes(pid).catch(() => 0));
  }, 20);
  const flood = send(port, REQUEST.repeat((5 * MEGABYTE) / REQUEST.length), PATIENCE_MS);
  const others = Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/livez`));
  for (const response of await Promise.all(others)) expect(response.status).toBe(200);
  await flood;
  clearInterval(watch);
  expect(most - before).toBeLessThan(150);
  expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
});

test('answers a few pipelined requests, in order', async () => {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const port = await server.port;
  expect(await pipeline(port, 31)).toBe(32);
  const paths = ['/livez', '/nothing', '/api/statistics', '/Q/NOTHING2'];
  const text = await send(
    port,
    paths.map((path) => REQUEST.replace('/api/statistics', path)).join('') + LAST_REQUEST,
  );
  expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    '200',
    '404',
    '200',
    '404',
    '200',
  ]);
});

test('handles the requests of one connection one after another', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db });
  let running = 0;
  const counts: number[] = [];
  app.get('/count', openRoute, async () => {
    counts.push(++running);
    await sleep(1);
    running--;
    return {};
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const request = REQUEST.replace('/api/statistics', '/count');
  await send(port, request.repeat(20) + LAST_REQUEST);
  expect(counts).toEqual(Array(20).fill(1));
});

/** Sends this many requests and a last one at once on one connection, and returns how many got a response. */
async function pipeline(port: number, requests: number): Promise<number> {
  const text = await send(port, REQUEST.repeat(requests) + LAST_REQUEST);
  return text.match(/HTTP\/1\.1 200/g)?.length ?? 0;
}

/** Returns everything that the server sends until it closes the connection or is silent for a while. */
function send(port: number, text: string, silenceMs = 60_000): Promise<string> {
  return new Promise((resolve) => {
    let answers = '';
    const socket = connect(port, '127.0.0.1').setTimeout(silenceMs, () => socket.destroy());
    socket.on('data', (chunk) => {
      answers += chunk;
    });
    socket.on('error', () => {}); // `close` follows
    socket.on('close', () => resolve(answers));
    socket.write(text);
  });
}
