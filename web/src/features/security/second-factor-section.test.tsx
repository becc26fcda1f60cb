// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { answer, serve } from '../../testing/serve.ts';
import { SecondFactorSection } from './second-factor-section.tsx';

const account = {
  id: 1,
  email: 'ana@example.com',
  plan: 'free',
  subscribed: false,
  isAdmin: false,
} as const;
const off = answer(200, { methods: [], recoveryCodesLeft: 0, isMissing: false });
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
  const received = await serve(
    ...[off, refusal('confirmation_needed'), refusal('forbidden', 'wrong_password'), setUp],
    ...[refusal('forbidden', 'wrong_code'), codes, on(10)],
  );
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
  expect(document.activeElement?.textContent).toBe('Your new recovery codes');
  await click(view, 'I have saved them');
  await screen.findByText('You have 10 codes left.');
  expect(received.map(({ path, body }) => [path, body])).toEqual([
    ['/api/second-factors', undefined],
    ['/api/second-factors/totp', {}],
    ['/api/second-factors/totp', { password: 'wrong one' }],
    ['/api/second-factors/totp', { password: 'correct horse' }],
    ['/api/second-factors/totp/confirm', { code: '000000' }],
    ['/api/second-factors/totp/confirm', { code: '0000001' }],
    ['/api/second-factors', undefined],
  ]);
});

test('removes the app with the password only', async () => {
  const received = await serve(on(3), answer(200, { success: true }), off);
  const view = show();
  await click(view, 'Remove the app');
  await click(view, 'Remove the app');
  await screen.findByText('Enter your password');
  await view.user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await screen.findByRole('button', { name: 'Set up an app' });
  expect(received[1]?.body).toEqual({ password: 'correct horse' });
});

test('says that two-step sign-in stays on while a passkey is left', async () => {
  const factors = (...methods: string[]) =>
    answer(200, { methods, recoveryCodesLeft: 10, isMissing: false });
  const done = answer(200, { success: true });
  await serve(factors('passkey', 'totp', 'recovery'), done, factors('passkey', 'recovery'));
  const view = show();
  await click(view, 'Remove the app');
  screen.getByText(/you are then asked for a passkey/);
  await view.user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await screen.findByText('Two-step sign-in stays on, with a passkey.');
});

test('says so when it cannot be loaded, and tries again', async () => {
  await serve(answer(400), off);
  const view = show();
  await screen.findByText(/could not be loaded/);
  await view.user.click(screen.getByRole('button'));
  await screen.findByRole('button', { name: 'Set up an app' });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
