// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdWorkers } from '../../testing/held-worker.ts';
import { useBulkWork } from './use-bulk-work.ts';
import { useList } from './use-list.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Replaces the worker: reads each line as one cell. */
async function readLines({ file }: { file: Blob }) {
  const lines = (await file.text()).split('\n');
  return { rows: lines.map((line, index) => ({ row: index + 1, cells: [line] })), sheets: [] };
}

function open() {
  const answers = holdWorkers(readLines);
  const { result } = renderHook(() => {
    const work = useBulkWork(undefined);
    return { work, list: useList(work, { isDrawable: false, level: 'M', isDynamic: false }) };
  });
  return {
    result,
    paste: (text: string) => act(() => result.current.list.paste(text)),
    openFile: (text: string) =>
      act(() => void result.current.list.open(new File([text], 'list.csv'))),
    /** Lets the pause after typing pass. */
    pause: () => act(() => void vi.advanceTimersByTime(1000)),
    /** Answers all pending reads. */
    answer: () =>
      act(async () => {
        await Promise.all(answers.splice(0).map((each) => each()));
      }),
    /** The first cell of each row, as shown. */
    shown: () => result.current.work.list?.table?.rows.map(({ cells }) => cells[0]).join(' '),
    isPending: () => result.current.list.isPending,
  };
}

test('keeps the columns that were chosen while the list was read', async () => {
  const { result, openFile, answer } = open();
  act(() => void result.current.work.set({ choice: { columns: { old: 'url' } } as never }));
  openFile('a.example');
  const chosen = { columns: { new: 'text' } } as never;
  act(() => result.current.work.set({ type: 'text', choice: chosen }));
  await answer();
  expect(result.current.work.list?.name).toBe('list.csv');
  expect(result.current.work.settings).toMatchObject({ type: 'text', choice: chosen });
});

test.each(['cut', 'Start over'])('reads rows that are pasted again after %s', async (how) => {
  const { result, paste, pause, answer, shown } = open();
  paste('a.example');
  pause();
  await answer();
  expect(shown()).toBe('a.example');
  if (how === 'cut') paste('');
  else act(() => [result.current.list.forget(), result.current.work.clear()]);
  expect(shown()).toBeUndefined();
  paste('a.example');
  pause();
  await answer();
  expect(shown()).toBe('a.example');
});

test('reads rows that are pasted again after a file was opened', async () => {
  const { paste, openFile, pause, answer, shown } = open();
  paste('a.example');
  pause();
  await answer();
  openFile('b.example');
  await answer();
  expect(shown()).toBe('b.example');
  paste('a.example');
  expect(shown()).toBeUndefined(); // the rows of the file would be wrong
  pause();
  await answer();
  expect(shown()).toBe('a.example');
});

test('reads rows in which a letter was added and removed again while they were read', async () => {
  const { paste, pause, answer, shown } = open();
  paste('a.example');
  pause();
  paste('a.examplex');
  paste('a.example');
  await answer();
  pause();
  await answer();
  expect(shown()).toBe('a.example');
});

test('is pending from the first keystroke until the rows are read or removed', async () => {
  const { result, paste, openFile, pause, answer, shown, isPending } = open();
  expect(isPending()).toBe(false);
  paste('a.example');
  expect(isPending()).toBe(true);
  pause();
  expect(isPending()).toBe(true);
  await answer();
  expect(isPending()).toBe(false);

  paste('b.example');
  expect(shown()).toBe('a.example'); // until the new rows are read
  expect(isPending()).toBe(true);
  paste('');
  expect(isPending()).toBe(false);

  openFile('c.example');
  expect(isPending()).toBe(true);
  await answer();
  expect(isPending()).toBe(false);
  expect(result.current.work.list?.name).toBe('list.csv');
});

test('shows a file that is opened right after typing, instead of the typed rows', async () => {
  const { paste, openFile, pause, answer, shown } = open();
  paste('a.example');
  openFile('b.example');
  pause();
  await answer();
  pause();
  await answer();
  expect(shown()).toBe('b.example');
});

test('after "Start over" is undone, reads the pasted rows that had not been read', async () => {
  const { result, paste, pause, answer, shown } = open();
  paste('a.example');
  let undo = () => {};
  act(() => {
    result.current.list.forget();
    undo = result.current.work.clear();
  });
  act(() => undo());
  pause();
  await answer();
  expect(shown()).toBe('a.example');
});
