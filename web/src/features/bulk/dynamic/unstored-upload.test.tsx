// @vitest-environment happy-dom
import type { RequestListener } from 'node:http';
import { defaultDesign } from '@everscan/core/design/design';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, serve } from '../../../testing/serve.ts';
import '../../../testing/render.tsx'; // cleans up
import type { Upload } from './upload.ts';
import { useUpload } from './use-upload.ts';

const { storage } = vi.hoisted(() => ({ storage: { isFull: false } }));
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async () => undefined,
  set: async () => {
    if (storage.isFull) throw new DOMException('Full', 'QuotaExceededError');
  },
  keys: async () => [],
  delMany: async () => {},
}));

beforeEach(() => {
  storage.isFull = false;
});

/** An upload of two batches. */
const upload: Upload = {
  id: 'a'.repeat(36),
  name: 'list.csv',
  design: defaultDesign,
  hasOwnKeys: false,
  rows: Array.from({ length: 201 }, (_, i) => {
    const link = { key: `${i}`, target: 'a.example' };
    return { row: i + 2, label: '', stem: '', link };
  }),
};
const saved = (count: number) => {
  const outcome = { is: 'created', id: 'a', shortUrl: 'https://qr.example/Q/A' };
  return answer(200, { outcomes: Array(count).fill(outcome), room: 5000, thisHour: null });
};

/** Starts an upload. Each call of `release` answers one batch. */
async function start() {
  const held: (() => void)[] = [];
  const hold =
    (respond: RequestListener): RequestListener =>
    (...call) =>
      void held.push(() => respond(...call));
  await serve(saved(200), saved(1), hold(saved(200)), hold(saved(1)));
  const { result } = renderHook(() => useUpload(1, () => {}));
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  await act(() => result.current.check(upload));
  act(() => void result.current.start());
  const release = async () => {
    await waitFor(() => expect(held).toHaveLength(1));
    held.pop()?.();
  };
  return { state: () => result.current.state, release };
}

/** Whether the browser would ask before it closes the page. */
function asksBeforeLeaving() {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

test('reports at the start that the browser cannot store an upload, and warns before the page is left', async () => {
  storage.isFull = true;
  const { state, release } = await start();
  await waitFor(() => expect(state()).toMatchObject({ is: 'running', isNotStored: true }));
  expect(asksBeforeLeaving()).toBe(true);
  await release();
  storage.isFull = false; // too late: the rows are not stored a second time
  await waitFor(() => expect(state()?.progress.outcomes.size).toBe(200));
  expect(state()).toMatchObject({ is: 'running', isNotStored: true });
  await release();
  await waitFor(() => expect(state()?.is).toBe('done'));
  expect(asksBeforeLeaving()).toBe(false);
});

test('reports that the browser can no longer store the progress', async () => {
  const { state, release } = await start();
  await waitFor(() => expect(state()).toMatchObject({ is: 'running', isNotStored: false }));
  expect(asksBeforeLeaving()).toBe(false);
  storage.isFull = true;
  await release();
  await waitFor(() => expect(state()?.progress.outcomes.size).toBe(200));
  expect(state()).toMatchObject({ is: 'running', isNotStored: true });
  expect(asksBeforeLeaving()).toBe(true);
});
