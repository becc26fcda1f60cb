import type { RequestListener } from 'node:http';
import { expect, test, vi } from 'vitest';
import { answer, dropConnection, serve } from '../testing/serve.ts';
import { call, read, readWithStatus, write, writeWithoutAnswer } from './call.ts';

const anyJson = async () => ({ safeParse: (value: unknown) => ({ data: value }) });
const failing = { schema: anyJson, fallback: 'It failed' };

test('retries a failed call twice, with the same idempotency key', async () => {
  const requests = await serve(answer(500), dropConnection, answer(200));
  const response = await call('POST', '/api/x', { a: 1 });
  expect(response.status).toBe(200);
  const keys = requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(keys).size).toBe(1);
});

test('gives each write an idempotency key of its own, and reads none', async () => {
  const requests = await serve(answer(200), answer(200), answer(200));
  await call('POST', '/api/x');
  await call('POST', '/api/x');
  await call('GET', '/api/x');
  const keys = requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).not.toBe(keys[1]);
  expect(keys[2]).toBeUndefined();
});

test('waits 100 and 200 milliseconds before the retries', async () => {
  await serve(answer(503), answer(503), answer(503));
  const started = performance.now();
  expect((await call('GET', '/api/x')).status).toBe(503);
  expect(performance.now() - started).toBeGreaterThanOrEqual(295);
});

test('does not retry a call that the server has refused', async () => {
  const requests = await serve(answer(400));
  expect((await call('POST', '/api/x')).status).toBe(400);
  expect(requests).toHaveLength(1);
});

test('throws when all attempts fail', async () => {
  await serve(dropConnection, dropConnection, dropConnection);
  await expect(call('POST', '/api/x')).rejects.toThrow(TypeError);
});

test('returns the empty value for a read that fails', async () => {
  await serve(answer(200, '[1]'), answer(404), answer(200, '{broken'), dropConnection);
  expect(await read('/api/x', anyJson, [])).toEqual([1]);
  expect(await read('/api/x', anyJson, [])).toEqual([]);
  expect(await read('/api/x', anyJson, [])).toEqual([]);
  expect(await read('/api/x', anyJson, ['empty'])).toEqual(['empty']);
});

test('returns the status together with the data', async () => {
  await serve(answer(200, '[1]'), answer(403), answer(200, '{broken'), dropConnection);
  expect(await readWithStatus('/api/x', anyJson, [])).toMatchObject({ data: [1], status: 200 });
  expect(await readWithStatus('/api/x', anyJson, [])).toMatchObject({ data: [], status: 403 });
  expect(await readWithStatus('/api/x', anyJson, [])).toMatchObject({ data: [], status: 0 });
  await serve(dropConnection, dropConnection, dropConnection);
  expect(await readWithStatus('/api/x', anyJson, [])).toMatchObject({ data: [], status: 0 });
});

async function refusal(body: string, status = 400, type?: string) {
  await serve(answer(status, body, type));
  return write('POST', '/api/x', {}, failing);
}

test('reports the server’s reason in each of its formats', async () => {
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

test('reports a known error with the site’s own text', async () => {
  const blocked = '{"error":"Bloqué","code":"target_blocked","params":{"host":"bad.example"}}';
  await expect(refusal(blocked)).rejects.toThrow(/^bad\.example is on the list/);
  const ofOtherVersion = '{"error":"Blocked","code":"target_blocked"}';
  await expect(refusal(ofOtherVersion)).rejects.toThrow('Blocked');
});

test('reports a known error whose body is plain text', async () => {
  const details = '{"code":"signed_out","reason":"wrong_login"}';
  await serve((_, response) => {
    response.writeHead(401, { 'content-type': 'text/plain', 'error-details': details });
    response.end('Mot de passe invalide');
  });
  await expect(write('POST', '/api/x', {}, failing)).rejects.toMatchObject({
    message: 'Invalid email or password',
    body: { code: 'signed_out' },
  });
});

test('does not treat a write as done if its answer is not JSON', async () => {
  await expect(refusal('{broken', 200)).rejects.toThrow('It failed');
});

test('treats any success status as done if no answer is needed', async () => {
  await serve(answer(204, ''), answer(200, 'ok', 'text/plain'), answer(400, '{"error":"No"}'));
  await writeWithoutAnswer('POST', '/api/x', {}, 'It failed');
  await writeWithoutAnswer('POST', '/api/x', {}, 'It failed');
  await expect(writeWithoutAnswer('POST', '/api/x', {}, 'It failed')).rejects.toThrow('No');
});

test('reports a lost connection', async () => {
  await serve(dropConnection, dropConnection, dropConnection);
  await expect(write('POST', '/api/x', {}, failing)).rejects.toThrow(
    'Network connection failed. Please check your internet connection.',
  );
});

test('retries a call that times out, and gives up after the third attempt', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  const requests = await serve(() => limit.abort(), answer(200));
  expect((await call('POST', '/api/x', {}, { timeoutMs: 40_000 })).status).toBe(200);
  expect(requests).toHaveLength(2);
  expect(timeout.mock.calls).toEqual([[40_000], [40_000]]);
  await serve(() => {});
  await expect(call('POST', '/api/x', {}, { timeoutMs: 50 })).rejects.toThrow();
});

test('gets an answer that was lost on its way, without doing the work twice', async () => {
  const done = new Set<string>();
  const work: RequestListener = (request, response) => {
    const key = String(request.headers['idempotency-key']);
    if (done.has(key)) return answer(200, '{"replayed":true}')(request, response);
    done.add(key);
    dropConnection(request, response);
  };
  await serve(work, work);
  expect(await write('POST', '/api/x', {}, failing)).toEqual({ replayed: true });
  expect(done.size).toBe(1);
});

test('retries a call whose answer is incomplete', async () => {
  const breakOff: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"id":');
    setTimeout(() => response.destroy(), 20);
  };
  await serve(breakOff, answer(200, '{"id":1}'));
  expect(await write('POST', '/api/x', {}, failing)).toEqual({ id: 1 });
});

test('waits for a first attempt that is still in progress', async () => {
  const busy = answer(409, '{"code":"idempotency_in_progress"}');
  await serve(busy, answer(200, '{"id":1}'));
  expect(await write('POST', '/api/x', {}, failing)).toEqual({ id: 1 });
});

test('returns the known answer if the server has nothing newer', async () => {
  const tagged: RequestListener = (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json', etag: 'W/"1"' }).end('[1]');
  const unchanged: RequestListener = (_, response) => response.writeHead(304).end();
  const requests = await serve(tagged, unchanged, answer(200, '[2]'));
  const known = await readWithStatus('/api/x', anyJson, []);
  expect(await readWithStatus('/api/x', anyJson, [], { known })).toBe(known);
  expect(await readWithStatus('/api/x', anyJson, [], { known })).toMatchObject({ data: [2] });
  expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([
    undefined,
    'W/"1"',
    'W/"1"',
  ]);
});

test('does not retry a cancelled read', async () => {
  const controller = new AbortController();
  const requests = await serve(() => controller.abort());
  const { signal } = controller;
  await expect(readWithStatus('/api/x', anyJson, [], { signal })).rejects.toThrow(/abort/i);
  expect(requests).toHaveLength(1);
});
