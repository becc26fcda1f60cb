// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useHasBegun } from './use-has-begun.ts';

test('becomes true only after the first press has ended, so that nothing moves under the finger', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { result } = renderHook(() => useHasBegun());
  const send = (type: string) =>
    act(() => {
      dispatchEvent(new Event(type));
      vi.advanceTimersByTime(1_000);
    });
  send('pointerdown');
  expect(result.current).toBe(false);
  send('pointerup');
  expect(result.current).toBe(true);
});
