// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { answer, serve } from '../../testing/serve.ts';
import '../../testing/render.tsx';
import InvitationForm from './invitation-form.tsx';

function open(hash: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/invitation${hash}`]}>
        <Routes>
          <Route path="/invitation" element={<InvitationForm />} />
          <Route path="/" element="the generator" />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const account = {
  id: 1,
  email: 'a+b@example.com',
  plan: 'free',
  subscribed: false,
  isAdmin: false,
};

test('registers the invited address with the password that was chosen', async () => {
  const received = await serve(answer(200, account));
  const user = open('#token-1/a%2Bb%40example.com');
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect([email.value, email.readOnly]).toEqual(['a+b@example.com', true]);
  await user.type(screen.getByLabelText('Password'), '12345');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByText('Password must be at least 6 characters');
  await user.type(screen.getByLabelText('Password'), '-secret');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => screen.getByText('the generator'));
  expect(received[0]).toMatchObject({
    path: '/api/register',
    body: { email: 'a+b@example.com', password: '12345-secret', invitation: 'token-1' },
  });
});

test('keeps the password when the invitation is refused', async () => {
  await serve(answer(403, { error: 'x', code: 'forbidden', reason: 'invitation_unusable' }));
  const user = open('#token-1/a%40example.com');
  await user.type(screen.getByLabelText('Password'), 'secret-word');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This invitation has expired/);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret-word');
});

test.each(['', '#token-1', '#token-1/%', '#/a%40example.com'])(
  'reports that the link "%s" is incomplete',
  (hash) => {
    open(hash);
    screen.getByText(/^This link is incomplete/);
    expect(screen.queryByRole('button')).toBeNull();
  },
);
