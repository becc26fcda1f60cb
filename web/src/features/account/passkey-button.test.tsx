// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { signed, stubPasskeys } from '../../testing/passkeys.ts';
import { renderPart } from '../../testing/render.tsx';
import { answer, serve } from '../../testing/serve.ts';
import { AuthDialog } from './auth-dialog.tsx';

const account = { id: 1, email: 'a@example.com', plan: 'free', subscribed: false, isAdmin: false };
const options = answer(200, { challenge: 'AAAA', rpId: 'localhost' });
const get = vi.fn();

beforeEach(() => {
  get.mockReset();
  stubPasskeys(get);
});

async function openDialog(mode: 'login' | 'register') {
  const onSignedIn = vi.fn();
  const view = renderPart(
    <AuthDialog mode={mode} onModeChange={() => {}} onSignedIn={onSignedIn} />,
  );
  await screen.findByLabelText('Email'); // the form loads
  return { ...view, onSignedIn };
}
const button = () => screen.queryByRole('button', { name: 'Sign in with a passkey' });

test('signs in with a passkey alone', async () => {
  get.mockResolvedValue(signed);
  const received = await serve(options, answer(200, account));
  const { user, onSignedIn } = await openDialog('login');
  await user.click(button() as HTMLElement);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(account));
  expect(received.map(({ path }) => path)).toEqual([
    '/api/login/passkey/options',
    '/api/login/passkey',
  ]);
  expect(received[1]?.body).toMatchObject({ assertion: { id: 'AAAA', signature: 'eA' } });
});

test.each([
  ['the person cancels', 'NotAllowedError', /^No passkey was used/],
  ['the browser fails', 'UnknownError', /^We could not sign you in with a passkey/],
])('stays open with the reason when %s, and can be tried again', async (_, name, reason) => {
  get.mockRejectedValueOnce(new DOMException('no', name)).mockResolvedValue(signed);
  await serve(options, options, answer(200, account));
  const { user, onSignedIn } = await openDialog('login');
  await user.click(button() as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toMatch(reason);
  await user.click(button() as HTMLElement);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
});

test('reports a failure when its script cannot be loaded', async () => {
  vi.doMock('../../lib/passkeys.ts', () => Promise.reject(new TypeError('Failed to fetch')));
  onTestFinished(() => vi.doUnmock('../../lib/passkeys.ts'));
  await serve(options);
  const { user } = await openDialog('login');
  await user.click(button() as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We could not sign you in/);
});

test('is offered neither for registration nor in a browser without passkeys', async () => {
  const { unmount } = await openDialog('register');
  expect(button()).toBeNull();
  unmount();
  Object.assign(globalThis, { PublicKeyCredential: undefined });
  await openDialog('login');
  expect(button()).toBeNull();
});
