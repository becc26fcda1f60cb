// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { answer, serveCalls, writesOf } from '../../testing/serve.ts';
import { SecondFactorSection } from './second-factor-section.tsx';

const account = {
  id: 1,
  email: 'ana@example.com',
  plan: 'free',
  subscribed: false,
  isAdmin: false,
} as const;
const without = { methods: [], recoveryCodesLeft: 0, isMissing: false };
const off = answer(200, without);
const on = (left: number) =>
  answer(200, { methods: ['totp', 'recovery'], recoveryCodesLeft: left, isMissing: false });
const refusal = (code: string, reason?: string) => answer(403, { error: 'no', code, reason });
const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const setUp = answer(200, { secret, uri: `otpauth://totp/x?secret=${secret}` });

const show = () => renderPart(<SecondFactorSection user={account} onRefused={() => {}} />);

const click = async (view: ReturnType<typeof show>, name: string) =>
  view.user.click(await screen.findByRole('button', { name }));

test('asks for the password if it is needed, then shows the code, the key and recovery codes', async () => {
  const codes = answer(200, { recoveryCodes: ['aaaa-bbbb-cccc-dddd'] });
  const received = await serveCalls({
    'GET /api/second-factors': [off, off, off, off, off, on(10)],
    'POST /api/second-factors/totp': [
      refusal('confirmation_needed'),
      refusal('forbidden', 'wrong_password'),
      setUp,
    ],
    'POST /api/second-factors/totp/confirm': [refusal('forbidden', 'wrong_code'), codes],
  });
  const view = show();
  await click(view, 'Set up an app');
  await view.user.type(await screen.findByLabelText('Password'), 'wrong one{Enter}');
  await screen.findByText('Current password is incorrect');
  await view.user.clear(screen.getByLabelText('Password'));
  await view.user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  screen.getByText(secret);
  await view.user.type(screen.getByLabelText('Code from the app'), '000000{Enter}');
  await screen.findByText(/^This code is wrong/);
  await view.user.type(screen.getByLabelText('Code from the app'), '1{Enter}');
  await screen.findByText('aaaa-bbbb-cccc-dddd');
  await expect.poll(() => document.activeElement?.textContent).toBe('Your new recovery codes');
  await click(view, 'I’ve saved them');
  await screen.findByText('You have 10 codes left.');
  expect(writesOf(received).map(({ path, body }) => [path, body])).toEqual([
    ['/api/second-factors/totp', {}],
    ['/api/second-factors/totp', { password: 'wrong one' }],
    ['/api/second-factors/totp', { password: 'correct horse' }],
    ['/api/second-factors/totp/confirm', { code: '000000' }],
    ['/api/second-factors/totp/confirm', { code: '0000001' }],
  ]);
});

test('removes the app only with the password', async () => {
  const received = await serveCalls({
    'GET /api/second-factors': [on(3), off],
    'POST /api/second-factors/totp/remove': answer(200, { success: true }),
  });
  const view = show();
  await click(view, 'Remove the app');
  await click(view, 'Remove the app');
  await screen.findByText('Enter your password');
  await view.user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await screen.findByRole('button', { name: 'Set up an app' });
  expect(writesOf(received).map(({ body }) => body)).toEqual([{ password: 'correct horse' }]);
});

test('reports that two-step sign-in stays on if a passkey is left', async () => {
  const factors = (...methods: string[]) =>
    answer(200, { methods, recoveryCodesLeft: 10, isMissing: false });
  const done = answer(200, { success: true });
  await serveCalls({
    'GET /api/second-factors': [
      factors('passkey', 'totp', 'recovery'),
      factors('passkey', 'recovery'),
    ],
    'POST /api/second-factors/totp/remove': done,
  });
  const view = show();
  await click(view, 'Remove the app');
  screen.getByText(/You will then be asked for a passkey/);
  await view.user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await screen.findByText('Two-step sign-in stays on, with a passkey.');
});

test('reports that it cannot be loaded, and tries again on request', async () => {
  let factors = answer(400);
  await serveCalls({ 'GET /api/second-factors': (...call) => factors(...call) });
  const view = show();
  await screen.findByText(/This section could not be loaded/);
  factors = off;
  await view.user.click(screen.getByRole('button'));
  await screen.findByRole('button', { name: 'Set up an app' });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('offers new recovery codes when the response to the first code was lost', async () => {
  const expired = answer(400, { error: 'no', code: 'bad_request', reason: 'set_up_expired' });
  const codes = answer(200, { recoveryCodes: ['aaaa-bbbb-cccc-dddd'] });
  let isOn = false;
  await serveCalls({
    'GET /api/second-factors': (...call) => (isOn ? on(10) : off)(...call),
    'POST /api/second-factors/totp': setUp,
    'POST /api/second-factors/totp/confirm': (...call) => {
      isOn = true;
      expired(...call);
    },
    'POST /api/second-factors/recovery-codes': codes,
  });
  const view = show();
  await click(view, 'Set up an app');
  await view.user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
  await screen.findByText(/^Two-step sign-in is on, but your recovery codes could not be shown/);
  await click(view, 'Create new recovery codes');
  await screen.findByText('aaaa-bbbb-cccc-dddd');
});

test('starts again when the set-up has in fact expired', async () => {
  const expired = answer(400, { error: 'no', code: 'bad_request', reason: 'set_up_expired' });
  await serveCalls({
    'GET /api/second-factors': off,
    'POST /api/second-factors/totp': setUp,
    'POST /api/second-factors/totp/confirm': expired,
  });
  const view = show();
  await click(view, 'Set up an app');
  await view.user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
  await screen.findByText('This set-up has expired. Please start again.');
  await screen.findByRole('button', { name: 'Set up an app' });
});

test('offers single sign-on or a link if the account has no password', async () => {
  const received = await serveCalls({
    'GET /api/second-factors': answer(200, { ...without, hasPassword: false }),
    'POST /api/second-factors/totp': refusal('confirmation_needed'),
    'GET /api/sign-on': answer(200, { provider: 'Acme', isConnected: true, hasPassword: false }),
  });
  const view = show();
  await click(view, 'Set up an app');
  await screen.findByText(/^Sign in with Acme again to continue/);
  screen.getByRole('button', { name: 'Send a link to set a password' });
  expect(screen.queryByLabelText('Password')).toBeNull();
  await click(view, 'Continue with Acme');
  await waitFor(() =>
    expect(writesOf(received).find(({ path }) => path === '/api/sign-on')?.body).toEqual({
      connects: false,
      confirms: true,
      path: '/security',
    }),
  );
});
