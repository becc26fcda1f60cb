// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSignInRequest } from './use-sign-in-request.ts';

type Users = { signedInId?: number; endedId?: number };

function renderRequest(users: Users) {
  return renderHook(
    ({ signedInId, endedId }: Users) => useSignInRequest(signedInId, endedId, () => {}),
    { initialProps: users },
  );
}

test.each([
  { who: 'a guest, after a sign-in', before: undefined, after: 1, continues: true },
  {
    who: 'the user whose session has ended, after a sign-in',
    before: 1,
    after: 1,
    continues: true,
  },
  { who: 'one user, after another has signed in', before: 1, after: 2, continues: false },
])('continues the action of $who: $continues', async ({ before, after, continues }) => {
  const { result, rerender } = renderRequest(before === undefined ? {} : { endedId: before });
  const request = result.current.request();
  rerender({ signedInId: after });
  expect(await request).toBe(continues);
});

test('stops when the dialog is closed', async () => {
  const { result } = renderRequest({});
  const request = result.current.request();
  result.current.cancel();
  expect(await request).toBe(false);
});
