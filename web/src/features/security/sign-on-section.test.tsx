// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signed, stubPasskeys } from '../../testing/passkeys.ts';
import { renderPart } from '../../testing/render.tsx';
import { answer, serveCalls, writesOf } from '../../testing/serve.ts';
import { SignOnSection } from './sign-on-section.tsx';

const user = {
  id: 1,
  email: 'ana@example.com',
  plan: 'free',
  subscribed: false,
  isAdmin: false,
} as const;

const open = () => renderPart(<SignOnSection user={user} onRefused={() => {}} />);
const connection = (isConnected: boolean, hasPassword = true) =>
  answer(200, { provider: 'Example ID', isConnected, hasPassword });
const factors = (...methods: string[]) =>
  answer(200, { methods, recoveryCodesLeft: 8, isMissing: false });
const button = (name: string) => screen.findByRole('button', { name });

test('is absent if no identity provider is configured', async () => {
  const received = await serveCalls({
    'GET /api/sign-on': answer(200, { provider: null, isConnected: false, hasPassword: true }),
  });
  const { container } = open();
  await waitFor(() => expect(received).toHaveLength(1));
  expect(container.querySelector('section')).toBeNull();
});

test('connects the account', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const page = 'https://id.example/authorize';
  const received = await serveCalls({
    'GET /api/sign-on': connection(false),
    'POST /api/sign-on': answer(200, { location: page }),
  });
  const view = open();
  await view.user.click(await button('Connect with Example ID'));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(page));
  expect(writesOf(received)).toMatchObject([{ body: { connects: true } }]);
});

test('disconnects the account with its password and a code', async () => {
  const wrong = { error: 'x', code: 'forbidden', reason: 'wrong_password' };
  const done = answer(200, { success: true });
  const refused = answer(403, wrong);
  const received = await serveCalls({
    'GET /api/sign-on': [connection(true), connection(true), connection(false)],
    'GET /api/second-factors': factors('totp'),
    'POST /api/sign-on/disconnect': [refused, done],
  });
  const view = open();
  await view.user.click(await button('Disconnect'));
  await view.user.type(screen.getByLabelText('Password'), 'secret-word');
  await view.user.type(await screen.findByLabelText('Code from the app'), '123 456');
  await view.user.click(await button('Disconnect'));
  await screen.findByText('Current password is incorrect');
  await view.user.click(await button('Disconnect'));
  await button('Connect with Example ID');
  expect(writesOf(received).at(-1)).toMatchObject({
    body: { password: 'secret-word', proof: { method: 'totp', code: '123 456' } },
  });
});

test('disconnects the account with its password and a passkey', async () => {
  const get = vi.fn().mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  stubPasskeys(get.mockResolvedValue(signed));
  const received = await serveCalls({
    'GET /api/sign-on': connection(true),
    'GET /api/second-factors': factors('passkey', 'recovery'),
    'POST /api/passkeys/challenge': answer(200, { challenge: 'AAAA', rpId: 'localhost' }),
    'POST /api/sign-on/disconnect': answer(200, { success: true }),
  });
  const view = open();
  await view.user.click(await button('Disconnect'));
  await screen.findByLabelText('Recovery code');
  await view.user.click(await button('Use a passkey'));
  await screen.findByText('Enter your password');
  await view.user.type(screen.getByLabelText('Password'), 'secret-word');
  await view.user.click(await button('Use a passkey'));
  await screen.findByText(/^No passkey was used/);
  await view.user.click(await button('Use a passkey'));
  await waitFor(() =>
    expect(writesOf(received).at(-1)).toMatchObject({
      path: '/api/sign-on/disconnect',
      body: { password: 'secret-word', proof: { method: 'passkey', assertion: { id: 'AAAA' } } },
    }),
  );
});

test('asks an owner without a password to set one first', async () => {
  await serveCalls({
    'GET /api/sign-on': connection(true, false),
    'POST /api/forgot-password': answer(200, { sender: 'operator' }),
  });
  const view = open();
  await view.user.click(await button('Send a link to set a password'));
  await screen.findByText('Ask the operator of this site for a link.');
  expect(screen.queryByRole('button', { name: 'Disconnect' })).toBeNull();
});
