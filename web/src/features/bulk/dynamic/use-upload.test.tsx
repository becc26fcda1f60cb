// @vitest-environment happy-dom

import type { RequestListener } from 'node:http';
import type { BulkCodesBody } from '@everscan/contract/transfer.schemas';
import { defaultDesign } from '@everscan/core/design/design';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, dropConnection, type ReceivedRequest, serve } from '../../../testing/serve.ts';
import '../../../testing/render.tsx'; // cleans up
import type { Upload } from './upload.ts';
import { codesOf, forecastOf } from './upload-summary.ts';
import { useUpload } from './use-upload.ts';

/** Stands in for IndexedDB; holds copies of the stored values. */
const { stored } = vi.hoisted(() => ({ stored: new Map<string, unknown>() }));
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => structuredClone(stored.get(key)),
  set: async (key: string, value: unknown) => void stored.set(key, structuredClone(value)),
  keys: async () => [...stored.keys()],
  delMany: async (keys: string[]) => keys.forEach((key) => void stored.delete(key)),
}));

beforeEach(() => stored.clear());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks'); // happy-dom has none
});

const upload: Upload = {
  id: 'a'.repeat(36),
  name: 'list.csv',
  design: defaultDesign,
  kit: 'house',
  hasOwnKeys: false,
  rows: [
    { row: 2, label: '', stem: '', error: 'This cell is empty.' },
    ...Array.from({ length: 450 }, (_, i) => {
      const link = { key: `${i}`, target: `a.example/${i}`, title: `Table ${i}` };
      return { row: i + 3, label: '', stem: '', link };
    }),
  ],
};

const limits = { room: 5000, thisHour: null };

/** Answers a batch like a server without limits. */
const respond =
  (
    received: () => ReceivedRequest[],
    fault?: (key: string) => object | undefined,
  ): RequestListener =>
  (request, response) => {
    const key = request.headers['idempotency-key'];
    const isBatch = ({ headers }: ReceivedRequest) => headers['idempotency-key'] === key;
    const { rows } = (received().findLast(isBatch) as ReceivedRequest).body as BulkCodesBody;
    const outcomes = rows.map(({ key }) => {
      const error = fault?.(key);
      const shortUrl = `https://qr.example/Q/CODE${key}`;
      return error ? { is: 'error', error } : { is: 'created', id: key, shortUrl };
    });
    answer(200, { outcomes, ...limits })(request, response);
  };

const batchesOf = (received: readonly ReceivedRequest[]) =>
  received.map(({ body, headers }) => ({
    rows: (body as BulkCodesBody).rows.map(({ key }) => Number(key)),
    isDryRun: (body as BulkCodesBody).isDryRun,
    key: headers['idempotency-key'],
  }));

async function openPage(userId = 1) {
  const page = renderHook(() => useUpload(userId, () => {}));
  await waitFor(() => expect(page.result.current.isLoading).toBe(false));
  return page;
}

test('checks what would happen, and then sends one batch after the other', async () => {
  let received: ReceivedRequest[] = [];
  received = await serve(respond(() => received));
  const { result } = await openPage();
  await act(() => result.current.check(upload));
  expect(result.current.state).toMatchObject({ is: 'checked', limits });
  expect(stored.size).toBe(0);
  await act(() => result.current.start());
  const { state } = result.current;
  expect(state?.is).toBe('done');
  const batches = batchesOf(received);
  expect(batches.map(({ rows, isDryRun }) => [rows[0], rows.length, isDryRun])).toEqual([
    [0, 200, true],
    [200, 200, true],
    [400, 50, true],
    [0, 200, false],
    [200, 200, false],
    [400, 50, false],
  ]);
  expect(new Set(batches.map(({ key }) => key)).size).toBe(6);
  expect(received.map(({ body }) => (body as BulkCodesBody).kit)).toEqual(Array(6).fill('house'));
  if (!state) throw new Error('no state');
  const codes = codesOf(state.progress, state.upload);
  expect(codes[0]).toMatchObject({ row: 2, error: 'This cell is empty.' });
  expect(codes[450]).toMatchObject({
    row: 452,
    stem: 'Table 449',
    text: 'https://qr.example/Q/CODE449',
    link: { short_url: 'https://qr.example/Q/CODE449', key: '449', target: 'a.example/449' },
  });
});

test('repeats a batch with the same key after a closed tab and after a lost answer', async () => {
  let received: ReceivedRequest[] = [];
  const ok = respond(() => received);
  received = await serve(ok, ok, ok, ok, dropConnection);
  const first = await openPage();
  await act(() => first.result.current.check(upload));
  act(() => void first.result.current.start());
  await waitFor(() => expect(received.length).toBeGreaterThan(4));
  first.unmount();
  const lost = batchesOf(received)[4];

  let later: ReceivedRequest[] = [];
  later = await serve(respond(() => later));
  const { result } = await openPage();
  expect(result.current.state).toMatchObject({ is: 'paused', upload: { name: 'list.csv' } });
  expect(result.current.state?.progress.outcomes.size).toBe(200);
  await act(() => result.current.start());
  expect(result.current.state?.is).toBe('done');
  // In this test the page of the closed tab keeps running, and also repeats its request.
  const repeated = batchesOf(later).filter(({ rows }) => rows[0] === 200);
  expect(new Set(repeated.map((batch) => JSON.stringify(batch)))).toEqual(
    new Set([JSON.stringify(lost)]),
  );
  expect(batchesOf(later).map(({ rows }) => rows[0])).toContain(400);
});

test('tries again while the server is down', async () => {
  let received: ReceivedRequest[] = [];
  const ok = respond(() => received);
  const down = answer(503, { error: 'Busy', code: 'unavailable' });
  received = await serve(ok, ok, ok, down, down, down, ok);
  const { result } = await openPage();
  await act(() => result.current.check(upload));
  await act(() => result.current.start());
  expect(result.current.state).toMatchObject({ is: 'done', isWaiting: false });
  const keys = batchesOf(received).map(({ key }) => key);
  expect(new Set(keys.slice(3, 7)).size).toBe(1);
});

test('pauses when a new account has to wait, and later sends the remaining rows', async () => {
  const error = { error: '', code: 'rate_limited', reason: 'new_codes', params: { perHour: 20 } };
  let received: ReceivedRequest[] = [];
  received = await serve(
    respond(
      () => received,
      (key) => (Number(key) < 20 ? undefined : error),
    ),
  );
  const { result } = await openPage();
  await act(() => result.current.check(upload));
  const { state } = result.current;
  if (!state?.limits) throw new Error('no limits');
  expect(forecastOf(state.progress, upload, state.limits)).toMatchObject({
    created: 450,
    failed: 1,
    over: 0,
  });
  await act(() => result.current.start());
  expect(result.current.state).toMatchObject({
    is: 'paused',
    stopped: 'A new account can create 20 dynamic codes an hour. Please try again in an hour.',
  });
  received = await serve(respond(() => received));
  await act(() => result.current.start());
  expect(result.current.state?.is).toBe('done');
  expect(batchesOf(received)[0]?.rows[0]).toBe(20);
});

test('forecasts how many rows the plan has no room for', async () => {
  const error = { error: '', code: 'dynamic_limit_reached', params: { plan: 'free' } };
  let received: ReceivedRequest[] = [];
  received = await serve(
    respond(
      () => received,
      (key) => (Number(key) % 200 < 3 ? undefined : error),
    ),
  );
  const { result } = await openPage();
  await act(() => result.current.check(upload));
  const { state } = result.current;
  if (!state) throw new Error('no state');
  expect(forecastOf(state.progress, upload, { ...limits, room: 3 })).toMatchObject({
    created: 3,
    over: 447,
    failed: 448,
    canUpgrade: true,
  });
});

test('restores an upload for its user only, until they discard it', async () => {
  let received: ReceivedRequest[] = [];
  received = await serve(respond(() => received));
  const { result } = await openPage();
  await act(() => result.current.check(upload));
  await act(() => result.current.start());
  expect((await openPage(2)).result.current.state).toBeUndefined();
  expect((await openPage(1)).result.current.state?.is).toBe('done');
  act(() => result.current.forget());
  await waitFor(() => expect(stored.size).toBe(0));
});

test('neither stores nor shows an answer that arrives after the sign-out', async () => {
  let received: ReceivedRequest[] = [];
  const ok = respond(() => received);
  let release = () => {};
  const late: RequestListener = (request, response) => {
    release = () => ok(request, response);
  };
  received = await serve(ok, ok, ok, late);
  const page = renderHook(({ userId }) => useUpload(userId, () => {}), {
    initialProps: { userId: 1 as number | undefined },
  });
  await waitFor(() => expect(page.result.current.isLoading).toBe(false));
  await act(() => page.result.current.check(upload));
  let end = Promise.resolve();
  act(() => {
    end = page.result.current.start();
    page.result.current.start(); // a double click
  });
  await waitFor(() => expect(received).toHaveLength(4));
  page.rerender({ userId: 2 });
  stored.clear();
  await act(async () => {
    release();
    await end;
  });
  expect(page.result.current.state).toBeUndefined();
  expect(stored.size).toBe(0);
  expect(received).toHaveLength(4);
});

test('continues an upload in one tab at a time, after the rows that the other tab has sent', async () => {
  let isHeld = false;
  const request = (_: string, __: object, work: (lock: object | null) => unknown) =>
    Promise.resolve(work(isHeld ? null : {}));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  let received: ReceivedRequest[] = [];
  const ok = respond(() => received);
  let release = () => {};
  const slow: RequestListener = (request, response) => {
    release = () => ok(request, response);
  };
  received = await serve(ok, ok, ok, slow, ok);
  const first = await openPage();
  await act(() => first.result.current.check(upload));
  let end = Promise.resolve();
  act(() => {
    end = first.result.current.start();
  });
  await waitFor(() => expect(received).toHaveLength(4));
  const second = await openPage(); // has read the upload before its first answer
  expect(second.result.current.state?.is).toBe('paused');
  act(() => first.result.current.pause());
  expect(first.result.current.state).toMatchObject({ is: 'running', isPausing: true });
  await act(async () => {
    release();
    await end;
  });
  expect(first.result.current.state).toMatchObject({ is: 'paused', isPausing: false });

  isHeld = true;
  await act(() => second.result.current.start());
  expect(second.result.current.state?.stopped).toMatch(/^Another tab is uploading/);
  await act(async () => second.result.current.forget());
  expect(stored.size).toBe(2);
  expect(received).toHaveLength(4);

  isHeld = false;
  const third = await openPage();
  await act(() => third.result.current.start());
  expect(third.result.current.state?.is).toBe('done');
  expect(batchesOf(received).map(({ rows }) => rows[0])).toEqual([0, 200, 400, 0, 200, 400]);
});
