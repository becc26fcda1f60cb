// @vitest-environment happy-dom
import { defaultDesign } from '@everscan/core/design/design';
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { readWork } from '../../lib/unsaved-work.ts';
import type { GoodRow } from './list-jobs.ts';
import { listOrders, rememberOrders } from './list-orders.ts';
import { useBulkWork } from './use-bulk-work.ts';

test('stores a list that a guest pasted for the user who signed in before it was read', () => {
  const { result, rerender } = renderHook(
    ({ userId }: { userId: number | undefined }) => useBulkWork(userId),
    { initialProps: { userId: undefined as number | undefined } },
  );
  const asGuest = result.current;
  rerender({ userId: 1 });
  act(() => asGuest.setList({ name: 'Pasted rows', text: 'example.com' }));
  act(() => asGuest.set({ lookId: 'saved-a' }));
  expect(readWork(1, 'bulk-list')).toMatchObject({ text: 'example.com' });
  expect(readWork(1, 'bulk-settings')).toMatchObject({ lookId: 'saved-a' });
  expect(readWork(undefined, 'bulk-list')).toBeUndefined();
});

test('applies a setting that was chosen before the user was known to the stored list of the user', () => {
  const stored = renderHook(() => useBulkWork(2));
  act(() => stored.result.current.setList({ name: 'Stored rows', text: 'example.org' }));
  stored.unmount();
  const { result, rerender } = renderHook(
    ({ userId }: { userId: number | undefined }) => useBulkWork(userId),
    { initialProps: { userId: undefined as number | undefined } },
  );
  act(() => result.current.set({ isDynamic: true }));
  rerender({ userId: 2 });
  expect(result.current.settings.isDynamic).toBe(true);
  expect(result.current.list).toMatchObject({ text: 'example.org' });
  expect(readWork(2, 'bulk-settings')).toMatchObject({ isDynamic: true });
});

test('lets the rows be saved again after "Start over", unless that is undone', () => {
  const content = { type: 'text', data: { text: 'a' } };
  const list = () => listOrders(3, [{ label: '', content } as GoodRow], defaultDesign);
  const sent = list();
  rememberOrders(3, sent, {});
  const keys = () => list().map(({ key }) => key);
  const { result } = renderHook(() => useBulkWork(3));
  let bringBack = () => {};
  act(() => {
    bringBack = result.current.clear();
  });
  expect(keys()).not.toEqual(sent.map(({ key }) => key));
  act(() => bringBack());
  expect(keys()).toEqual(sent.map(({ key }) => key));
});
