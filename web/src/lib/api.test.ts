import type { RequestListener } from 'node:http';
import { answers as all, routes } from '@everscan/contract/api';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answer, dropConnection, serve } from '../testing/serve.ts';
import { loadAnswers, matchesSchema } from './answer-check.ts';
import { read, readWithStatus, urlOf, write, writeWithoutAnswer } from './api.ts';

const LIST = 'GET /api/statistics';
const WRITE = 'POST /api/reserved-code';
const failing = { fallback: 'It failed' };

test('returns the empty value for a read that fails', async () => {
  await serve(
    answer(200, '[{"name":"a","value":1}]'),
    answer(404),
    answer(200, '{broken'),
    dropConnection,
  );
  expect(await read(LIST, {}, [])).toEqual([{ name: 'a', value: 1 }]);
  expect(await read(LIST, {}, [])).toEqual([]);
  expect(await read(LIST, {}, [])).toEqual([]);
  expect(await read(LIST, {}, ['empty'])).toEqual(['empty']);
});

test('returns the status together with the data', async () => {
  await serve(
    answer(200, '[{"name":"a","value":1}]'),
    answer(403),
    answer(200, '{broken'),
    dropConnection,
  );
  expect(await readWithStatus(LIST, {}, [])).toMatchObject({
    data: [{ name: 'a', value: 1 }],
    status: 200,
  });
  expect(await readWithStatus(LIST, {}, [])).toMatchObject({ data: [], status: 403 });
  expect(await readWithStatus(LIST, {}, [])).toMatchObject({ data: [], status: 0 });
  await serve(dropConnection, dropConnection, dropConnection);
  expect(await readWithStatus(LIST, {}, [])).toMatchObject({ data: [], status: 0 });
});

async function refusal(body: string, status = 400, type?: string) {
  await serve(answer(status, body, type));
  return write(WRITE, {}, failing);
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
  await expect(write(WRITE, {}, failing)).rejects.toMatchObject({
    message: 'Invalid email or password',
    body: { code: 'signed_out' },
  });
});

test('does not treat a write as done if its answer is not JSON', async () => {
  await expect(refusal('{broken', 200)).rejects.toThrow('It failed');
});

test('treats any success status as done if no answer is needed', async () => {
  await serve(answer(204, ''), answer(200, 'ok', 'text/plain'), answer(400, '{"error":"No"}'));
  await writeWithoutAnswer(WRITE, {}, failing);
  await writeWithoutAnswer(WRITE, {}, failing);
  await expect(writeWithoutAnswer(WRITE, {}, failing)).rejects.toThrow('No');
});

test('reports a lost connection', async () => {
  await serve(dropConnection, dropConnection, dropConnection);
  await expect(write(WRITE, {}, failing)).rejects.toThrow(
    'Network connection failed. Please check your internet connection.',
  );
});

test('gets an answer that was lost on its way, without doing the work twice', async () => {
  const done = new Set<string>();
  const work: RequestListener = (request, response) => {
    const key = String(request.headers['idempotency-key']);
    if (done.has(key)) return answer(200, '{"url":"replayed"}')(request, response);
    done.add(key);
    dropConnection(request, response);
  };
  await serve(work, work);
  expect(await write(WRITE, {}, failing)).toEqual({ url: 'replayed' });
  expect(done.size).toBe(1);
});

test('retries a call whose answer is incomplete', async () => {
  const breakOff: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"id":');
    setTimeout(() => response.destroy(), 20);
  };
  await serve(breakOff, answer(200, '{"url":"first"}'));
  expect(await write(WRITE, {}, failing)).toEqual({ url: 'first' });
});

test('waits for a first attempt that is still in progress', async () => {
  const busy = answer(409, '{"code":"idempotency_in_progress"}');
  await serve(busy, answer(200, '{"url":"first"}'));
  expect(await write(WRITE, {}, failing)).toEqual({ url: 'first' });
});

test('returns the known answer if the server has nothing newer', async () => {
  const tagged: RequestListener = (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', etag: 'W/"1"' })
      .end('[{"name":"a","value":1}]');
  const unchanged: RequestListener = (_, response) => response.writeHead(304).end();
  const requests = await serve(tagged, unchanged, answer(200, '[{"name":"a","value":2}]'));
  const known = await readWithStatus(LIST, {}, []);
  expect(await readWithStatus(LIST, {}, [], { known })).toBe(known);
  expect(await readWithStatus(LIST, {}, [], { known })).toMatchObject({
    data: [{ name: 'a', value: 2 }],
  });
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
  await expect(readWithStatus(LIST, {}, [], { signal })).rejects.toThrow(/abort/i);
  expect(requests).toHaveLength(1);
});

test.each([
  '{}',
  'null',
  '"x"',
  '7',
  'true',
  '{"error":"No"}',
  '[null]',
  '[{}]',
  '[[]]',
  '{"data":[]}',
])('treats %s as an invalid answer', async (body) => {
  await serve(answer(200, body));
  expect(await read('GET /api/projects', {}, [])).toEqual([]);
  expect(await read(LIST, {}, [])).toEqual([]);
  await expect(write('DELETE /api/kits/:id', { id: 'a' }, failing)).rejects.toThrow('It failed');
  const args = { id: 'a', body: { title: 'b' } };
  await expect(write('PATCH /api/projects/:id', args, failing)).rejects.toThrow('It failed');
});

test('accepts additional fields from a newer server', async () => {
  const json = [{ name: 'total_qr_codes', value: 1, since: 2026 }];
  expect(await matchesSchema(LIST, 200, json)).toBe(true);
});

test('accepts an answer whose schema cannot be loaded', async () => {
  vi.doMock('@everscan/contract/site.schemas', () => Promise.reject(new Error('offline')));
  onTestFinished(() => vi.doUnmock('@everscan/contract/site.schemas'));
  expect(await matchesSchema(LIST, 200, {})).toBe(true);
});

test('needs no schema to learn that nobody is signed in', async () => {
  vi.doMock('@everscan/contract/accounts.schemas', () => Promise.reject(new Error('loaded')));
  onTestFinished(() => vi.doUnmock('@everscan/contract/accounts.schemas'));
  await serve(answer(200, 'null'));
  expect(await readWithStatus('GET /api/user', {}, null)).toMatchObject({
    data: null,
    status: 200,
  });
});

test('fills in the address of a route', () => {
  const args = { id: 'a/b', change: 7, body: {} };
  const restore = 'POST /api/projects/:id/history/:change/restore';
  expect(urlOf(restore, args)).toBe('/api/projects/a%2Fb/history/7/restore');
  const query = { q: 'a&b', limit: 5, cursor: undefined, tags: '' };
  expect(urlOf('GET /api/library', { query })).toBe('/api/library?q=a%26b&limit=5');
  expect(urlOf('GET /api/library', {})).toBe('/api/library');
});

test('finds the answers of every route', async () => {
  const answers = Object.entries(all);
  for (const [name, statuses] of answers) {
    expect((await loadAnswers(name as keyof typeof all))[name], name).toBe(statuses);
  }
  // The other routes confirm with `done`, so they are in no table.
  const others = Object.keys(routes).filter((name) => !(name in all)) as (keyof typeof routes)[];
  for (const name of others) expect((await loadAnswers(name))[name], name).toBeUndefined();
});
