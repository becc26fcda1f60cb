// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { answer, serveCalls, writesOf } from '../../testing/serve.ts';
import { DevicesSection } from './devices-section.tsx';

const account = {
  id: 1,
  email: 'ana@example.com',
  plan: 'free',
  subscribed: false,
  isAdmin: false,
};
const times = { signedInAt: '2026-11-02T10:00:00.000Z', lastUsedAt: '2026-11-20T10:00:00.000Z' };
const laptop = {
  ...{ id: 'laptop', isCurrent: true, browser: 'Firefox', system: 'Linux', country: 'DE' },
  ...times,
};
const phone = { ...laptop, id: 'phone', isCurrent: false, browser: 'Safari', system: 'iOS' };
const old = { ...phone, id: 'old', browser: '', system: '', country: '' };
const list = (...devices: object[]) => answer(200, devices);
const done = answer(200, { success: true });

function open() {
  const onRefused = vi.fn();
  const user = { ...account, plan: 'free' } as const;
  return { ...renderPart(<DevicesSection user={user} onRefused={onRefused} />), onRefused };
}

const row = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLLIElement;

test('shows this device without a button, and the other devices with their details', async () => {
  await serveCalls({ 'GET /api/sessions': list(laptop, phone, old) });
  open();
  const current = await row('Firefox on Linux');
  expect(current.textContent).toContain('This device');
  expect(within(current).queryByRole('button')).toBeNull();
  expect((await row('Safari on iOS')).textContent).toMatch(/Germany.*Last used: Nov 20, 2026/);
  expect((await row('Unknown device')).textContent).not.toContain('Germany');
});

test('signs out one device after a confirmation, and moves the focus to the list', async () => {
  const received = await serveCalls({
    'GET /api/sessions': [list(laptop, phone), list(laptop)],
    'DELETE /api/sessions/phone': done,
  });
  const { user } = open();
  await user.click(
    await screen.findByRole('button', { name: /^Sign out Safari on iOS, signed in: Nov 2, 2026/ }),
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Sign out Safari on iOS?' });
  expect(writesOf(received)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
  await screen.findByText('You are not signed in on any other device.');
  expect(writesOf(received)).toHaveLength(1);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Devices' })),
  );
});

test('signs out all other devices', async () => {
  const received = await serveCalls({
    'GET /api/sessions': [list(laptop, phone, old), list(laptop)],
    'DELETE /api/sessions': done,
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByText('All other devices are signed out.');
  expect(writesOf(received)).toHaveLength(1);
});

test('succeeds if the device is already signed out', async () => {
  const body = { error: 'gone', code: 'not_found', reason: 'session' };
  await serveCalls({
    'GET /api/sessions': [list(laptop, phone), list(laptop)],
    'DELETE /api/sessions/phone': answer(404, body),
  });
  const { user } = open();
  await user.click(
    await screen.findByRole('button', { name: /^Sign out Safari on iOS, signed in: Nov 2, 2026/ }),
  );
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByText('The device is signed out.');
});

test('keeps the device when signing it out fails', async () => {
  await serveCalls({
    'GET /api/sessions': list(laptop, phone),
    'DELETE /api/sessions/phone': answer(400, '', 'text/html'),
  });
  const { user } = open();
  await user.click(
    await screen.findByRole('button', { name: /^Sign out Safari on iOS, signed in: Nov 2, 2026/ }),
  );
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await within(screen.getByLabelText('Notifications')).findByText(
    'The device was not signed out. Please try again.',
  );
  await row('Safari on iOS');
});

test('offers to try again when the list cannot be loaded', async () => {
  let devices = answer(400);
  await serveCalls({ 'GET /api/sessions': (...call) => devices(...call) });
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  devices = list(laptop);
  await user.click(retry);
  await row('Firefox on Linux');
});

test('reports that the user is signed out', async () => {
  await serveCalls({ 'GET /api/sessions': answer(401) });
  const { onRefused } = open();
  await waitFor(() => expect(onRefused).toHaveBeenCalled());
});
