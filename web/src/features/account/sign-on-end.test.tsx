// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { answer, serve } from '../../testing/serve.ts';
import '../../testing/render.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import SignOnEnd from './sign-on-end.tsx';

function open(hash: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/sign-on${hash}`]}>
        <Routes>
          <Route path="/sign-on" element={<SignOnEnd />} />
          <Route path="/" element="the generator" />
          <Route path="/login" element="the dialog" />
          <Route path="/pricing" element="the prices" />
        </Routes>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const account = { id: 1, email: 'a@example.com', plan: 'free', subscribed: false, isAdmin: false };

test.each([
  ['#failed=unverified', /has not been confirmed by the identity provider/],
  ['#failed=unavailable', /^Single sign-on is not responding/],
  ['#failed=nonsense', /^This sign-in has expired/],
  ['', /^This sign-in has expired/],
])('explains why "%s" failed, and offers to try again', (hash, text) => {
  open(hash);
  expect(screen.getByRole('alert').textContent).toMatch(text);
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/login');
});

test('returns to the security page when the provider did not confirm the person’s identity', () => {
  open('#failed=unconfirmed');
  screen.getByRole('heading', { name: 'Your sign-in was not confirmed' });
  expect(screen.getByRole('alert').textContent).toMatch(/did not confirm that you have just/);
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/security');
});

test('connects an account with its password, and asks for the second factor', async () => {
  const wrong = { error: 'x', code: 'forbidden', reason: 'wrong_password' };
  const received = await serve(
    answer(403, wrong),
    answer(202, { secondFactor: { methods: ['totp', 'recovery'] } }),
    answer(200, account),
  );
  const user = open(`#${new URLSearchParams({ join: 'a+b@example.com' })}`);
  screen.getByText(/a\+b@example\.com/);
  await user.type(screen.getByLabelText('Password'), 'secret-word');
  const connect = screen.getByRole('button', { name: 'Connect and sign in' });
  await user.click(connect);
  expect((await screen.findByRole('alert')).textContent).toBe('Current password is incorrect');
  await user.click(connect);
  await user.type(await screen.findByRole('textbox'), '123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('the generator');
  expect(received.map(({ path }) => path).slice(0, 3)).toEqual([
    '/api/sign-on/join',
    '/api/sign-on/join',
    '/api/login/second-factor',
  ]);
});

test.each([
  ['/pricing', 'the prices'],
  ['//evil.example/pricing', 'the generator'],
  ['https://evil.example/pricing', 'the generator'],
  ['/\\evil.example', 'the generator'],
])('returns to the page "%s" in a link only if it belongs to the site', async (path, text) => {
  await serve(answer(200, account));
  const user = open(`#${new URLSearchParams({ factor: 'totp', path })}`);
  await user.type(await screen.findByRole('textbox'), '123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText(text);
});

test('asks for the second factor after the identity provider, and returns to the page of the sign-in', async () => {
  await serve(answer(200, account));
  const user = open('#factor=totp,recovery');
  await user.type(await screen.findByRole('textbox'), '123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('the generator');
});

test('shows why the second step leads back to the sign-in dialog', async () => {
  await serve(answer(401, { error: 'x', code: 'signed_out', reason: 'sign_in_expired' }));
  const user = open('#factor=totp');
  await user.type(await screen.findByRole('textbox'), '123456{Enter}');
  await screen.findByText('the dialog');
  screen.getByText(/^This sign-in took too long/);
});
