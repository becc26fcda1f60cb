// @vitest-environment happy-dom
import type { User } from '@everscan/contract/accounts.schemas';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { answer, serveCalls, writesOf } from '../../testing/serve.ts';
import { PasskeysSection } from './passkeys-section.tsx';

const account: User = {
  ...{ id: 1, email: 'ana@example.com', plan: 'free', subscribed: false, isAdmin: false },
};
const phone = {
  ...{ id: 'phone', name: 'iOS', createdAt: '2026-11-02T10:00:00.000Z' },
  lastUsedAt: '2026-11-20T10:00:00.000Z',
};
const laptop = { ...phone, id: 'laptop', name: 'Linux', lastUsedAt: null };
const list = (...passkeys: object[]) => answer(200, passkeys);
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const options = answer(200, {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Everscan' },
  user: { id: 'AAAA', name: account.email, displayName: '' },
  pubKeyCredParams: [],
});
const factors = (...methods: string[]) =>
  answer(200, { methods, recoveryCodesLeft: 10, isMissing: false });
const create = vi.fn();

// Stands in for the browser's API; e2e/passkeys.spec.ts uses a real browser.
beforeEach(() => {
  create.mockReset();
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
});

const show = () => renderPart(<PasskeysSection user={account} onRefused={() => {}} />);
const click = async ({ user }: ReturnType<typeof show>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

const created = {
  id: 'AAAA',
  rawId: bytes('x'),
  type: 'public-key',
  response: { attestationObject: bytes('a'), clientDataJSON: bytes('c') },
  getClientExtensionResults: () => ({}),
};

test('lists passkeys with the day of their last use', async () => {
  await serveCalls({ 'GET /api/passkeys': list(phone, laptop) });
  show();
  const row = (await screen.findByText('iOS')).closest('li') as HTMLLIElement;
  expect(row.textContent).toMatch(/Added: Nov 2, 2026Last used: Nov 20, 2026/);
  screen.getByText('Not used yet');
});

test('asks for the password if it is needed, adds a passkey and shows recovery codes', async () => {
  const needed = answer(403, { error: 'no', code: 'confirmation_needed' });
  const added = answer(201, { passkey: phone, recoveryCodes: ['aaaa-bbbb-cccc-dddd'] });
  const received = await serveCalls({
    'GET /api/passkeys': [list(), list(), list(), list(phone)],
    'GET /api/second-factors': factors(),
    'POST /api/passkeys/options': [needed, options],
    'POST /api/passkeys': added,
  });
  create.mockResolvedValue(created);
  const view = show();
  await screen.findByText('You have no passkeys yet.');
  await click(view, 'Add a passkey');
  await view.user.type(await screen.findByLabelText('Password'), 'correct horse{Enter}');
  await screen.findByText('aaaa-bbbb-cccc-dddd');
  expect(writesOf(received).map(({ body }) => body)).toEqual([
    {},
    { password: 'correct horse' },
    { credential: { id: 'AAAA', clientDataJSON: 'Yw', attestationObject: 'YQ' } },
  ]);
  await click(view, 'I’ve saved them');
  await screen.findByText('iOS');
});

test.each([
  ['NotAllowedError', 'No passkey was added.'],
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['UnknownError', 'The passkey was not added. Please try again.'],
])('explains the browser’s %s', async (name, message) => {
  await serveCalls({ 'GET /api/passkeys': list(), 'POST /api/passkeys/options': options });
  create.mockRejectedValue(new DOMException('no', name));
  const view = show();
  await click(view, 'Add a passkey');
  await within(screen.getByLabelText('Notifications')).findByText(message);
});

test('renames a passkey, and rejects an empty name', async () => {
  const renamed = { ...phone, name: 'iPhone' };
  const received = await serveCalls({
    'GET /api/passkeys': [list(phone), list(renamed)],
    'PATCH /api/passkeys/phone': answer(200, renamed),
  });
  const view = show();
  await click(view, 'Rename iOS');
  const field = screen.getByLabelText('Passkey name');
  await view.user.clear(field);
  await click(view, 'Save name');
  await screen.findByText('Enter a name');
  await view.user.type(field, ' iPhone{Enter}');
  await screen.findByText('The passkey is now called iPhone.');
  await screen.findByRole('button', { name: 'Rename iPhone' });
  expect(writesOf(received).map(({ body }) => body)).toEqual([{ name: 'iPhone' }]);
});

test('removes a passkey only with the password', async () => {
  const wrong = answer(403, { error: 'no', code: 'forbidden', reason: 'wrong_password' });
  const done = answer(200, { success: true });
  const on = factors('passkey', 'totp', 'recovery');
  const received = await serveCalls({
    'GET /api/passkeys': [list(phone), list(phone), list()],
    'GET /api/second-factors': [on, on, factors('totp', 'recovery')],
    'POST /api/passkeys/phone/remove': [wrong, done],
  });
  const view = show();
  await click(view, 'Remove iOS');
  screen.getByText('Remove the passkey iOS?');
  await screen.findByText(/^Enter your password to remove it. You will no longer be able/);
  await view.user.type(screen.getByLabelText('Password'), 'wrong one{Enter}');
  await screen.findByText('Current password is incorrect');
  await view.user.clear(screen.getByLabelText('Password'));
  await view.user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await screen.findByText('You have no passkeys yet.');
  screen.getByText('It can no longer be used to sign in.');
  expect(writesOf(received).map(({ body }) => body)).toEqual([
    { password: 'wrong one' },
    { password: 'correct horse' },
  ]);
});

test('warns before, and confirms after, that removing the last factor also removes the recovery codes', async () => {
  const on = factors('passkey', 'recovery');
  await serveCalls({
    'GET /api/passkeys': [list(phone), list()],
    'GET /api/second-factors': [on, factors()],
    'POST /api/passkeys/phone/remove': answer(200, { success: true }),
  });
  const view = show();
  await click(view, 'Remove iOS');
  await screen.findByText(/password alone will then be enough .* recovery codes will be deleted/);
  await view.user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await screen.findByText(/^Your password is now enough to sign in/);
});

test('shows a default name for a passkey without one', async () => {
  await serveCalls({ 'GET /api/passkeys': list({ ...phone, name: '' }) });
  show();
  await screen.findByRole('button', { name: 'Rename Passkey' });
});
