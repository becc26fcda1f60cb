// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { loseConnection } from '../../testing/connection.ts';
import { renderPart } from '../../testing/render.tsx';
import { answer, dropConnection, serve, serveCalls, writesOf } from '../../testing/serve.ts';
import AccountFooter from './account-footer.tsx';
import { DeleteAccountDialog, type RenderProof } from './delete-account-dialog.tsx';
import { PlanSection } from './plan-section.tsx';
import { useEndedUser, useUser } from './session.ts';

const account = {
  id: 1,
  email: 'ana@example.com',
  plan: 'free',
  subscribed: false,
  isAdmin: false,
} as const;
const nothing = () => {};
const renderProof: RenderProof = ({ onProven }) => (
  <button type="button" onClick={onProven}>
    Prove it
  </button>
);

test.each<[string, ReactNode, string, string]>([
  [
    'logout',
    <AccountFooter key="footer" user={account} onLeave={async () => []} onSettings={nothing} />,
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
      renderProof={renderProof}
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

test('does not send a failed deletion later, when the connection is back', async () => {
  const received = await serve(answer(200, { success: true }));
  const { client, user } = renderPart(
    <DeleteAccountDialog
      isOpen
      dynamicCodes={0}
      renderProof={renderProof}
      onClose={nothing}
      onDeleted={nothing}
    />,
  );
  const reconnect = loseConnection();
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  await screen.findByText('Failed to delete account');
  reconnect();
  await client.resumePausedMutations();
  expect(received).toEqual([]);
});

const DELETION = 'DELETE /api/delete-account';
const CURRENT_USER = 'GET /api/user';
const busy = answer(409, { error: 'x', code: 'idempotency_in_progress' });

/** Shows a note while the page treats the session as ended. */
function Session() {
  useUser();
  return useEndedUser() && <p>Session ended</p>;
}

async function confirmDeletion() {
  const onDeleted = vi.fn();
  const view = renderPart(
    <>
      <Session />
      <DeleteAccountDialog
        isOpen
        dynamicCodes={0}
        renderProof={renderProof}
        onClose={nothing}
        onDeleted={onDeleted}
      />
    </>,
  );
  await waitFor(() => expect(view.client.getQueryData(['user'])).toEqual(account));
  await view.user.click(screen.getByRole('button', { name: 'Delete Account' }));
  return { ...view, onDeleted };
}

test('does not let the user cancel a running deletion, and does not mistake it for the end of a session', async () => {
  const { promise: isAnswered, resolve: finish } = Promise.withResolvers<void>();
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  const received = await serveCalls({
    [CURRENT_USER]: [answer(200, account), answer(200, 'null')],
    [DELETION]: (...call) => {
      ask();
      isAnswered.then(() => answer(200, { success: true })(...call));
    },
  });
  const { client, onDeleted } = await confirmDeletion();
  await isAsked;
  expect(screen.getByRole('button', { name: 'Cancel' }).getAttribute('aria-disabled')).toBe('true');
  expect(
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true })),
  ).toBe(false);
  await client.refetchQueries({ queryKey: ['user'] });
  expect(client.getQueryData(['user'])).toEqual(account);
  finish();
  await screen.findByText('Account deleted');
  expect(onDeleted).toHaveBeenCalledOnce();
  expect(client.getQueryData(['user'])).toBeNull();
  expect(screen.queryByText('Session ended')).toBeNull();
  expect(writesOf(received)).toHaveLength(1);
});

test('waits for a deletion that takes longer than its first request', async () => {
  const received = await serveCalls({
    [CURRENT_USER]: answer(200, account),
    [DELETION]: [busy, busy, busy, answer(200, { success: true })],
  });
  await confirmDeletion();
  await screen.findByText('Account deleted');
  const keys = writesOf(received).map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
});

test.each([
  ['no answer came', dropConnection, 'Account deleted'],
  ['the session had ended before', answer(401), 'Failed to delete account'],
])(
  'distinguishes a deletion from the end of a session when the user is gone and %s',
  async (_, response, message) => {
    await serveCalls({
      [CURRENT_USER]: [answer(200, account), answer(200, 'null')],
      [DELETION]: response,
    });
    const { client } = await confirmDeletion();
    await screen.findByText(message);
    await waitFor(() => expect(client.getQueryData(['user'])).toBeNull());
    expect(screen.queryByText('Session ended') === null).toBe(message === 'Account deleted');
  },
);

test('asks for a proof of identity if the server wants one, and then deletes the account', async () => {
  const details = { 'error-details': JSON.stringify({ code: 'confirm_identity' }) };
  await serveCalls({
    [CURRENT_USER]: answer(200, account),
    [DELETION]: [
      (_, response) =>
        response.writeHead(403, { 'content-type': 'text/plain', ...details }).end('x'),
      answer(200, { success: true }),
    ],
  });
  const { user, onDeleted } = await confirmDeletion();
  await user.click(await screen.findByRole('button', { name: 'Prove it' }));
  await screen.findByText('Account deleted');
  expect(onDeleted).toHaveBeenCalledOnce();
});

test('says how many dynamic codes stop working when the account is deleted', () => {
  renderPart(
    <DeleteAccountDialog
      isOpen
      dynamicCodes={2}
      renderProof={renderProof}
      onClose={nothing}
      onDeleted={nothing}
    />,
  );
  expect(screen.getByRole('alertdialog', { name: 'Are you sure?' }).textContent).toContain(
    'Your 2 dynamic codes stop working permanently',
  );
});
