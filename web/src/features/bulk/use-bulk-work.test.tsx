// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { readWork } from '../../lib/kept-work.ts';
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
