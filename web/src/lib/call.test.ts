import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { answer, dropConnection, serve } from '../testing/serve.ts';
import { call, retryAfterMs } from './call.ts';

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

test('does not retry a call before the time at which the server asks for it', async () => {
  const busy = (_: unknown, response: ServerResponse) =>
    response.writeHead(503, { 'retry-after': '5' }).end();
  const requests = await serve(busy, answer(200));
  const { status, headers } = await call('GET', '/api/x');
  expect([status, retryAfterMs(headers), requests.length]).toEqual([503, 5000, 1]);
});

test('throws when all attempts fail', async () => {
  await serve(dropConnection, dropConnection, dropConnection);
  await expect(call('POST', '/api/x')).rejects.toThrow(TypeError);
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
