// @vitest-environment happy-dom
import { defaultDesign } from '@everscan/core/design/design';
import type { Verdict } from '@everscan/core/scan-check/verdict';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCode } from './code-file.ts';
import { defaultDraft } from './draft.ts';
import { type CheckRequest, checkScan } from './scan-checker.ts';
import { useScanCheck } from './use-scan-check.ts';

const VERDICT = { score: 96 } as Verdict;
/** Longer than the debounce before a check. */
const PAUSE_MS = 1000;

type Held = { id: number; request: CheckRequest };

/** The requests to the worker that the test has not answered yet, oldest first. */
const held: Held[] = [];
let reply: (data: unknown) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: unknown }) => void;
      constructor() {
        reply = (data) => this.onmessage?.({ data });
      }
      postMessage(call: Held) {
        held.push(call);
      }
    },
  );
});

afterEach(async () => {
  while (held.length > 0) await answer();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const heldTexts = () => held.map(({ request }) => request.input.text);

/** Answers the oldest check. */
function answer(): Promise<void> {
  const { id } = held.shift() as Held;
  return act(async () => reply({ id, result: VERDICT }));
}

const preview = (text: string) => checkScan(text, defaultDesign, { isPreview: true });
const download = (text: string) => checkScan(text, defaultDesign);

test('checks one version of the preview at a time, then only the newest one', async () => {
  const codeOf = (url: string) =>
    makeCode({ ...defaultDraft, content: { type: 'url', data: { url } } });
  const { result, rerender } = renderHook(({ code }) => useScanCheck(code), {
    initialProps: { code: codeOf('a.example') },
  });
  const pause = () => act(() => vi.advanceTimersByTime(PAUSE_MS));
  pause();
  for (const url of ['b.example', 'c.example']) {
    rerender({ code: codeOf(url) });
    pause();
  }
  expect(heldTexts()).toEqual(['https://a.example']);
  await answer();
  expect(heldTexts()).toEqual(['https://c.example']);
  expect(result.current).toMatchObject({ verdict: undefined, isUnavailable: false });
  await answer();
  expect(result.current.verdict).toBe(VERDICT);
});

test('checks a download before a waiting preview', async () => {
  preview('running');
  preview('waiting');
  download('downloaded');
  expect(heldTexts()).toEqual(['running', 'downloaded']);
  await answer();
  expect(heldTexts()).toEqual(['downloaded']);
  await answer();
  expect(heldTexts()).toEqual(['waiting']);
});

test('checks a waiting preview at once when it is downloaded, and only once', async () => {
  preview('first');
  const shown = preview('second');
  expect(download('second')).toBe(shown);
  expect(heldTexts()).toEqual(['first', 'second']);
  await answer();
  await answer();
  expect(await shown).toBe(VERDICT);
  expect(held).toEqual([]);
});

test('checks a replaced preview when it is shown again', async () => {
  preview('current');
  const replaced = preview('older');
  preview('newer').catch(() => {});
  await expect(replaced).rejects.toThrow();
  preview('older');
  await answer();
  expect(heldTexts()).toEqual(['older']);
});

test('drops a waiting preview when an earlier one is shown again', async () => {
  const shown = preview('typed');
  const dropped = preview('dropped');
  expect(preview('typed')).toBe(shown);
  await expect(dropped).rejects.toThrow();
  await answer();
  expect(held).toEqual([]);
});
