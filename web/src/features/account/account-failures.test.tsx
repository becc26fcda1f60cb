// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { loseConnection } from '../../testing/connection.ts';
import { renderPart } from '../../testing/render.tsx';
import { answer, serve } from '../../testing/serve.ts';
import AccountFooter from './account-footer.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { PlanSection } from './plan-section.tsx';

const account = {
  id: 1,
  email: 'ana@example.com',
  plan: 'free',
  subscribed: false,
  isAdmin: false,
} as const;
const nothing = () => {};

test.each<[string, ReactNode, string, string]>([
  [
    'logout',
    <AccountFooter key="footer" user={account} onLeave={async () => {}} onSettings={nothing} />,
    'Logout',
    'Failed to log out. Please try again.',
  ],
  [
    'subscription',
    <PlanSection key="plan" user={account} />,
    'Upgrade to Pro',
    'Subscription failed',
  ],
  [
    'deletion',
    <DeleteAccountDialog
      key="delete"
      isOpen
      dynamicCodes={0}
      onClose={nothing}
      onDeleted={nothing}
    />,
    'Delete Account',
    'Failed to delete account',
  ],
])('reports a %s that fails without a reason', async (_, part, name, message) => {
  const received = await serve(answer(400, '<h1>Bad gateway</h1>', 'text/html'));
  const view = renderPart(part);
  await view.user.click(screen.getByRole('button', { name }));
  await screen.findByText(message);
  expect(received).toHaveLength(1);
});

test('a deletion that failed without a connection is not sent when it returns', async () => {
  const received = await serve(answer(200, { success: true }));
  const { client, user } = renderPart(
    <DeleteAccountDialog isOpen dynamicCodes={0} onClose={nothing} onDeleted={nothing} />,
  );
  const reconnect = loseConnection();
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  await screen.findByText('Failed to delete account');
  reconnect();
  await client.resumePausedMutations();
  expect(received).toEqual([]);
});

test('a deletion that was cancelled before an answer came is not tried again, and reports nothing', async () => {
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  const received = await serve(() => ask());
  const { client, user } = renderPart(
    <DeleteAccountDialog isOpen dynamicCodes={0} onClose={nothing} onDeleted={nothing} />,
  );
  client.setQueryData(['user'], account);
  const button = screen.getByRole('button', { name: 'Delete Account' });
  await user.click(button);
  await isAsked;
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  expect(screen.queryByText('Failed to delete account')).toBeNull();
  expect(received).toHaveLength(1);
  // The account may be gone all the same.
  expect(client.getQueryState(['user'])?.isInvalidated).toBe(true);
});

test('names the dynamic codes that stop with the account', () => {
  renderPart(<DeleteAccountDialog isOpen dynamicCodes={2} onClose={nothing} onDeleted={nothing} />);
  expect(screen.getByRole('alertdialog', { name: 'Are you sure?' }).textContent).toContain(
    'Your 2 dynamic codes stop working permanently',
  );
});
