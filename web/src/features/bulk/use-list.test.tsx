// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBulkWork } from './use-bulk-work.ts';
import { useList } from './use-list.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A worker that answers when the test says so; Node.js has no web workers. */
function stubWorker() {
  const answers: (() => void)[] = [];
  class HeldWorker {
    onmessage?: (event: { data: unknown }) => void;
    postMessage({ id }: { id: number }) {
      const result = { rows: [['a.example'], ['b.example']] };
      answers.push(() => this.onmessage?.({ data: { id, result } }));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', HeldWorker);
  return answers;
}

test('keeps the columns that were chosen while the list was read', async () => {
  const answers = stubWorker();
  const { result } = renderHook(() => {
    const work = useBulkWork(undefined);
    return { work, list: useList(work, { isDrawable: false, level: 'M', isDynamic: false }) };
  });
  act(() => void result.current.work.set({ choice: { columns: { old: 'url' } } as never }));
  act(() => void result.current.list.open(new File(['x'], 'list.csv')));
  const chosen = { columns: { new: 'text' } } as never;
  act(() => result.current.work.set({ type: 'text', choice: chosen }));
  await act(async () => answers[0]?.());
  expect(result.current.work.list?.name).toBe('list.csv');
  expect(result.current.work.settings).toMatchObject({ type: 'text', choice: chosen });
});
