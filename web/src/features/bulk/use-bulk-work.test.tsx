// @vitest-environment happy-dom
import { defaultDesign } from '@everscan/core/design/design';
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { readWork } from '../../lib/kept-work.ts';
import type { GoodRow } from './list-jobs.ts';
import { listOrders, rememberOrders } from './list-orders.ts';
import { useBulkWork } from './use-bulk-work.ts';

test('a list that a guest pasted belongs to the user who was known before it was read', () => {
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

test('a choice made before the page knows its user stays, beside the list that the user has', () => {
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

test('after a new start, the rows of the list can be saved again, until it is brought back', () => {
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
