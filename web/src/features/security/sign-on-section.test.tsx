// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { answer, serve } from '../../testing/serve.ts';
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
const button = (name: string) => screen.findByRole('button', { name });

test('is absent where no provider is configured', async () => {
  const received = await serve(
    answer(200, { provider: null, isConnected: false, hasPassword: true }),
  );
  const { container } = open();
  await waitFor(() => expect(received).toHaveLength(1));
  expect(container.querySelector('section')).toBeNull();
});

test('connects the account', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const page = 'https://id.example/authorize';
  const received = await serve(connection(false), answer(200, { location: page }));
  const view = open();
  await view.user.click(await button('Connect with Example ID'));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(page));
  expect(received[1]).toMatchObject({ path: '/api/sign-on', body: { connects: true } });
});

test('disconnects the account with its password', async () => {
  const wrong = { error: 'x', code: 'forbidden', reason: 'wrong_password' };
  const done = answer(200, { success: true });
  const received = await serve(connection(true), answer(403, wrong), done, connection(false));
  const view = open();
  await view.user.click(await button('Disconnect'));
  await view.user.type(screen.getByLabelText('Password'), 'secret-word');
  await view.user.click(await button('Disconnect'));
  await screen.findByText('Current password is incorrect');
  await view.user.click(await button('Disconnect'));
  await button('Connect with Example ID');
  expect(received[2]).toMatchObject({
    path: '/api/sign-on/disconnect',
    body: { password: 'secret-word' },
  });
});

test('asks an owner without a password to set one first', async () => {
  await serve(connection(true, false), answer(200, { sender: 'operator' }));
  const view = open();
  await view.user.click(await button('Send a link to set a password'));
  await screen.findByText('Ask the operator of this site for a link.');
  expect(screen.queryByRole('button', { name: 'Disconnect' })).toBeNull();
});
