// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { answer, serve } from '../../testing/serve.ts';
import '../../testing/render.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import ResetForm from './reset-form.tsx';

const user = { id: 1, email: 'a@example.com', plan: 'free', subscribed: false, isAdmin: false };
const needed = answer(202, { secondFactor: { methods: ['totp', 'recovery'] } });

async function setPassword() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/reset#token']}>
        <Routes>
          <Route path="/reset" element={<ResetForm />} />
          <Route path="/" element="the generator" />
          <Route path="/login" element="the dialog" />
        </Routes>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('New password'), 'a new password');
  await person.type(screen.getByLabelText('Confirm password'), 'a new password{Enter}');
  return person;
}

test('asks for the second factor after setting a new password', async () => {
  const wrong = answer(403, { error: 'no', code: 'forbidden', reason: 'wrong_code' });
  const received = await serve(needed, wrong, answer(200, user));
  const person = await setPassword();
  const code = await screen.findByLabelText('Code from the app');
  expect(screen.queryByText('the generator')).toBeNull();
  await person.type(code, '000000{Enter}');
  await screen.findByText(/^This code is wrong/);
  await person.clear(code);
  await person.type(code, '123456{Enter}');
  await screen.findByText('the generator');
  expect(received.map(({ path, body }) => [path, body])).toEqual([
    ['/api/reset-password', { token: 'token', newPassword: 'a new password' }],
    ...['000000', '123456'].map((typed) => [
      '/api/login/second-factor',
      { proof: { method: 'totp', code: typed }, remember: false },
    ]),
  ]);
});

test('opens the sign-in dialog with the reason when the second step took too long', async () => {
  await serve(needed, answer(401, { error: 'x', code: 'signed_out', reason: 'sign_in_expired' }));
  const person = await setPassword();
  await person.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
  await screen.findByText('the dialog');
  await screen.findByText(/^This sign-in took too long/);
});
