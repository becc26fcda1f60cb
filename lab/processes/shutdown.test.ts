import { connect as openSocket, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { urlBody } from '../../server/src/testing/app.ts';
import { openPostgres, openSqlite } from '../../server/src/testing/databases.ts';
import { startServer } from '../../server/src/testing/server-process.ts';

const body = JSON.stringify(urlBody);

test.each(['SIGINT', 'SIGHUP'] as const)(
  'on %s, even if repeated, a request in flight gets its response first',
  async (signal) => {
    const server = await startServer();
    const request = await beginWrite(await server.port);
    await accepted(request);
    server.child.kill(signal);
    server.child.kill(signal);
    await expect.poll(() => refusesConnections(request.port)).toBe(true);
    server.child.kill('SIGTERM'); // the kernel may have merged the two before
    request.socket.write(body);
    const answer = await request.answer;
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/m);
    expect(answer).toMatch(/^connection: close/im);
    expect((await server.exited).code).toBe(0);
  },
);

test('a person who presses Ctrl-C again does not wait for requests', async () => {
  const server = await startServer();
  const request = await beginWrite(await server.port);
  await accepted(request);
  const pressing = setInterval(() => server.child.kill('SIGINT'), 50);
  onTestFinished(() => clearInterval(pressing));
  expect((await server.exited).code).toBe(1);
});

test('reports 503 on /readyz before it refuses connections', async () => {
  const server = await startServer({ DRAIN_SECONDS: '60' });
  const url = `http://127.0.0.1:${await server.port}`;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await track(await server.port)).headers.get('connection')).toBe('close');
});

test('drains for the configured time, and exits with 0', async () => {
  const server = await startServer({ DRAIN_SECONDS: '1' });
  await server.port;
  const before = performance.now();
  server.child.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
  expect(performance.now() - before).toBeGreaterThan(990);
});

test('ends an endless upload after the grace period and exits with 0', async () => {
  const server = await startServer();
  const request = await beginWrite(await server.port);
  await accepted(request);
  const before = performance.now();
  server.child.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
  const seconds = (performance.now() - before) / 1000;
  expect(seconds).toBeGreaterThan(9);
});

test('serves with PostgreSQL and keeps acknowledged writes', async () => {
  const { db, location } = await openPostgres('empty');
  if (!('postgresUrl' in location)) throw new Error('not PostgreSQL');
  const server = await startServer({ DATABASE_URL: location.postgresUrl });
  const response = await track(await server.port);
  server.child.kill('SIGKILL');
  expect(response.status).toBe(200);
  expect(await db.selectFrom('generations').select('type').execute()).toEqual([{ type: 'url' }]);
});

test('loses no acknowledged write after SIGKILL', async () => {
  const { db, location } = await openSqlite();
  if (!('sqliteFile' in location)) throw new Error('not SQLite');
  const server = await startServer({ DATA_DIR: location.sqliteFile.replace(/\/[^/]*$/, '') });
  const port = await server.port;
  let acknowledged = 0;
  const writers = Array.from({ length: 8 }, async () => {
    while ((await track(port)).status === 200) acknowledged += 1;
  });
  await expect.poll(() => acknowledged).toBeGreaterThan(50);
  server.child.kill('SIGKILL');
  await Promise.allSettled(writers);
  const rows = await db.selectFrom('generations').select('id').execute();
  const days = await db.selectFrom('generation_days').select('count').execute();
  expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
  // Two when midnight passes during the test.
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
});

/** Tries again, like a browser, when the server is too busy. */
async function track(port: number, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}/api/track-qr-generation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body,
  });
  if (response.status !== 503) return response;
  await sleep(50);
  return track(port, headers);
}

type OpenWrite = { socket: Socket; answer: Promise<string>; port: number };

/** Sends the headers of a write and holds back its body. */
async function beginWrite(port: number): Promise<OpenWrite> {
  const socket = openSocket(port, '127.0.0.1');
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(
    [
      'POST /api/track-qr-generation HTTP/1.1',
      'Host: localhost',
      'Sec-Fetch-Site: same-origin',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
      '\r\n',
    ].join('\r\n'),
  );
  return { socket, answer, port };
}

/** Resolves when the server has the headers and responds with "100 Continue". */
function accepted({ socket }: OpenWrite): Promise<unknown> {
  return new Promise((resolve) => socket.once('data', resolve));
}

function refusesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = openSocket(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.on('error', () => resolve(true));
  });
}
