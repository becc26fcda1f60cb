// @vitest-environment happy-dom

import type { Address, User } from '@everscan/contract/accounts.schemas';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signed, stubPasskeys } from '../../testing/passkeys.ts';
import { renderPart } from '../../testing/render.tsx';
import { answer, serveCalls } from '../../testing/serve.ts';
import { AddressSection } from './address-section.tsx';

const user: User = {
  ...{ id: 1, email: 'ana@example.com', plan: 'free', subscribed: false, isAdmin: false },
};
const own: Address = {
  ...{
    email: user.email,
    isVerified: true,
    pendingEmail: null,
    sendsMail: true,
    hasPassword: true,
  },
};
const noFactors = { methods: [], recoveryCodesLeft: 0, isMissing: false };

const button = (name: string) => screen.findByRole('button', { name });

async function typeChange(
  { user: person }: ReturnType<typeof renderPart>,
  email: string,
  password: string,
) {
  await person.click(await button('Change address'));
  await person.type(screen.getByLabelText('New email address'), email);
  await person.type(screen.getByLabelText('Password'), password);
  await person.click(await button('Change address'));
}

function render() {
  return renderPart(<AddressSection user={user} onRefused={vi.fn()} />);
}

test('sends another link to an unconfirmed address', async () => {
  await serveCalls({
    'GET /api/address': answer(200, { ...own, isVerified: false }),
    'POST /api/send-verification': answer(200, { success: true }),
  });
  const { user: person } = render();
  await screen.findByText(/This address is not confirmed yet/);
  await person.click(await button('Send link'));
  await screen.findByText(/We have sent a link to .*ana@example\.com/);
});

test('asks for no confirmation if the server sends no mail, and says that a change takes effect at once', async () => {
  await serveCalls({
    'GET /api/address': answer(200, { ...own, isVerified: false, sendsMail: false }),
    'GET /api/second-factors': answer(200, noFactors),
    'POST /api/change-address': answer(200, { state: 'changed' }),
  });
  const view = render();
  await button('Change address');
  expect(screen.queryByText(/not confirmed/)).toBeNull();
  await typeChange(view, 'new@example.com', 'correct horse');
  await screen.findByText('Your email address has been changed');
});

test('keeps the typed address after a wrong password, and shows that the change waits for its link', async () => {
  let isPending = false;
  const received = await serveCalls({
    'GET /api/address': (...args) =>
      answer(200, { ...own, pendingEmail: isPending ? 'new@example.com' : null })(...args),
    'GET /api/second-factors': answer(200, noFactors),
    'POST /api/change-address': (request, response) => {
      if (isPending) return answer(200, { state: 'mailed' })(request, response);
      isPending = true;
      const body = { error: 'Current password is incorrect', code: 'forbidden' };
      answer(403, { ...body, reason: 'wrong_password' })(request, response);
    },
    'DELETE /api/change-address': answer(200, { success: true }),
  });
  const view = render();
  await typeChange(view, 'new@example.com', 'wrong horse');
  await screen.findByText('Current password is incorrect');
  const email = screen.getByLabelText<HTMLInputElement>('New email address');
  expect(email.value).toBe('new@example.com');
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Password'));
  await view.user.click(await button('Change address'));
  await waitFor(() => expect(screen.queryByLabelText('New email address')).toBeNull());
  await view.user.click(await button('Cancel change'));
  await screen.findByText('Your email address stays the same.');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  const changes = received.filter(({ path }) => path === '/api/change-address');
  expect(changes.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { email: 'new@example.com', currentPassword: 'wrong horse' }],
    ['POST', { email: 'new@example.com', currentPassword: 'wrong horse' }],
    ['DELETE', undefined],
  ]);
});

test('submits the code of the second factor with the change', async () => {
  const received = await serveCalls({
    'GET /api/address': answer(200, own),
    'GET /api/second-factors': answer(200, { ...noFactors, methods: ['totp', 'recovery'] }),
    'POST /api/change-address': answer(200, { state: 'mailed' }),
  });
  const { user: person } = render();
  await person.click(await button('Change address'));
  await person.type(await screen.findByLabelText('Code from the app'), '123 456');
  await person.type(screen.getByLabelText('New email address'), 'new@example.com');
  await person.type(screen.getByLabelText('Password'), 'correct horse');
  await person.click(await button('Change address'));
  await waitFor(() =>
    expect(received.find(({ method }) => method === 'POST')?.body).toMatchObject({
      proof: { method: 'totp', code: '123 456' },
    }),
  );
});

test.each([
  [{ error: 'no', code: 'forbidden', reason: 'wrong_code' }, /^This code is wrong/],
  [{ error: 'no', code: 'confirmation_needed' }, 'Enter the code'],
])('reports a refused code at its field, and clears the field', async (refusal, message) => {
  await serveCalls({
    'GET /api/address': answer(200, own),
    'GET /api/second-factors': answer(200, { ...noFactors, methods: ['totp', 'recovery'] }),
    'POST /api/change-address': answer(403, refusal),
  });
  const { user: person } = render();
  await person.click(await button('Change address'));
  const code = await screen.findByLabelText<HTMLInputElement>('Code from the app');
  await person.type(code, '123456');
  await person.type(screen.getByLabelText('New email address'), 'new@example.com');
  await person.type(screen.getByLabelText('Password'), 'correct horse');
  await person.click(await button('Change address'));
  await screen.findByText(message);
  expect(code.value).toBe('');
  await expect.poll(() => document.activeElement).toBe(code);
});

test('offers a link for setting a password if the account has none', async () => {
  await serveCalls({ 'GET /api/address': answer(200, { ...own, hasPassword: false }) });
  const { user: person } = render();
  await person.click(await button('Change address'));
  await button('Send a link to set a password');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('rejects the current address at its field', async () => {
  const received = await serveCalls({
    'GET /api/address': answer(200, own),
    'GET /api/second-factors': answer(200, noFactors),
  });
  await typeChange(render(), 'ANA@example.com', 'correct horse');
  await screen.findByText('This is your current address. Enter another one.');
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('New email address'));
  expect(received.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('accepts a passkey in place of a code', async () => {
  stubPasskeys(vi.fn().mockResolvedValue(signed));
  const received = await serveCalls({
    'GET /api/address': answer(200, own),
    'GET /api/second-factors': answer(200, { ...noFactors, methods: ['passkey', 'recovery'] }),
    'POST /api/passkeys/challenge': answer(200, { challenge: 'AAAA', rpId: 'localhost' }),
    'POST /api/change-address': answer(200, { state: 'mailed' }),
  });
  const { user: person } = render();
  await person.click(await button('Change address'));
  await person.type(await screen.findByLabelText('New email address'), 'new@example.com');
  await person.type(screen.getByLabelText('Password'), 'correct horse');
  await screen.findByLabelText('Recovery code');
  await person.click(await button('Use a passkey'));
  await waitFor(() =>
    expect(received.find(({ path }) => path === '/api/change-address')?.body).toMatchObject({
      proof: { method: 'passkey', assertion: { id: 'AAAA', signature: 'eA' } },
    }),
  );
});
