import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { call, read, readWithStatus, write } from './call.ts';

let server: Server | undefined;

afterEach(stop);

function stop(): void {
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  server?.close();
}

/** Answers each request by the next listener; returns the requests as they came. */
async function serve(...listeners: RequestListener[]): Promise<IncomingMessage[]> {
  stop();
  const requests: IncomingMessage[] = [];
  server = createServer((request, response) => {
    request.resume();
    const listener = listeners[requests.push(request) - 1];
    if (listener) listener(request, response);
    else response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(base + path, init));
  return requests;
}

const answer =
  (status: number, body = '{}', type = 'application/json'): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);
const dropConnection: RequestListener = (request) => request.socket.destroy();

test('a call that fails twice succeeds the third time, with the same idempotency key', async () => {
  const requests = await serve(answer(500), dropConnection, answer(200));
  const response = await call('POST', '/api/x', { a: 1 });
  expect(response.status).toBe(200);
  const keys = requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(keys).size).toBe(1);
});

test('each action has a key of its own, and reads have none', async () => {
  const requests = await serve(answer(200), answer(200), answer(200));
  await call('POST', '/api/x');
  await call('POST', '/api/x');
  await call('GET', '/api/x');
  const keys = requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).not.toBe(keys[1]);
  expect(keys[2]).toBeUndefined();
});

test('the waits are 100 and 200 milliseconds', async () => {
  await serve(answer(503), answer(503), answer(503));
  const started = performance.now();
  expect((await call('GET', '/api/x')).status).toBe(503);
  expect(performance.now() - started).toBeGreaterThanOrEqual(295);
});

test('what the caller did wrong is not tried again', async () => {
  const requests = await serve(answer(400));
  expect((await call('POST', '/api/x')).status).toBe(400);
  expect(requests).toHaveLength(1);
});

test('a write that never gets through throws', async () => {
  await serve(dropConnection, dropConnection, dropConnection);
  await expect(call('POST', '/api/x')).rejects.toThrow(TypeError);
});

test('a read that cannot be had is empty', async () => {
  await serve(answer(200, '[1]'), answer(404), answer(200, '{broken'), dropConnection);
  expect(await read('/api/x', [])).toEqual([1]);
  expect(await read('/api/x', [])).toEqual([]);
  expect(await read('/api/x', [])).toEqual([]);
  expect(await read('/api/x', ['empty'])).toEqual(['empty']);
});

test('a read tells how it went, for pages that say so', async () => {
  await serve(answer(200, '[1]'), answer(403), answer(200, '{broken'), dropConnection);
  expect(await readWithStatus('/api/x', [])).toEqual({ data: [1], status: 200 });
  expect(await readWithStatus('/api/x', [])).toEqual({ data: [], status: 403 });
  expect(await readWithStatus('/api/x', [])).toEqual({ data: [], status: 0 });
  await serve(dropConnection, dropConnection, dropConnection);
  expect(await readWithStatus('/api/x', [])).toEqual({ data: [], status: 0 });
});

async function refusal(body: string, status = 400, type?: string) {
  await serve(answer(status, body, type));
  return write('POST', '/api/x', {}, 'It failed');
}

test('a refused write tells the reason of the server, in whatever form it comes', async () => {
  await expect(refusal('{"error":"Too many","code":"full"}')).rejects.toMatchObject({
    message: 'Too many',
    body: { code: 'full' },
    status: 400,
  });
  await expect(refusal('{"message":"Not now"}')).rejects.toThrow('Not now');
  await expect(refusal('Invalid email or password', 401, 'text/plain')).rejects.toThrow(
    'Invalid email or password',
  );
  await expect(refusal('{}')).rejects.toThrow('Bad Request');
  await expect(refusal('')).rejects.toThrow('It failed');
  await expect(refusal('<h1>Proxy</h1>', 400, 'text/html')).rejects.toThrow('It failed');
});

test('a write whose answer cannot be read is not taken for done', async () => {
  await expect(refusal('{broken', 200)).rejects.toThrow('It failed');
});

test('a write without a network says so', async () => {
  await serve(dropConnection, dropConnection, dropConnection);
  await expect(write('POST', '/api/x', {}, 'It failed')).rejects.toThrow(
    'Network connection failed. Please check your internet connection.',
  );
});

test('a server that hangs is asked again, and in the end given up', async () => {
  const hang: RequestListener = () => {};
  const requests = await serve(hang, answer(200));
  expect((await call('POST', '/api/x', {}, { timeoutMs: 50 })).status).toBe(200);
  expect(requests).toHaveLength(2);
  await serve(hang, hang, hang);
  await expect(call('POST', '/api/x', {}, { timeoutMs: 50 })).rejects.toThrow();
});

test('an answer lost after the work was done is asked for with the same key', async () => {
  const done = new Set<string>();
  const work: RequestListener = (request, response) => {
    const key = String(request.headers['idempotency-key']);
    if (done.has(key)) return answer(200, '{"replayed":true}')(request, response);
    done.add(key);
    dropConnection(request, response);
  };
  await serve(work, work);
  expect(await write('POST', '/api/x', {}, 'It failed')).toEqual({ replayed: true });
  expect(done.size).toBe(1);
});

test('an answer that breaks off is asked for again', async () => {
  const breakOff: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"id":');
    setTimeout(() => response.destroy(), 20);
  };
  await serve(breakOff, answer(200, '{"id":1}'));
  expect(await write('POST', '/api/x', {}, 'It failed')).toEqual({ id: 1 });
});

test('a first try that is still at work is waited for', async () => {
  const busy = answer(409, '{"code":"idempotency_in_progress"}');
  await serve(busy, answer(200, '{"id":1}'));
  expect(await write('POST', '/api/x', {}, 'It failed')).toEqual({ id: 1 });
});
