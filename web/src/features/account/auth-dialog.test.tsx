// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { loseConnection } from '../../testing/connection.ts';
import { renderPart } from '../../testing/render.tsx';
import { answer, dropConnection, serve } from '../../testing/serve.ts';
import { AuthDialog } from './auth-dialog.tsx';
import type { AuthMode } from './auth-mode.ts';

async function open(first: AuthMode) {
  const signedIn: unknown[] = [];
  function Page() {
    const [mode, setMode] = useState<AuthMode | undefined>(first);
    return (
      <AuthDialog
        mode={mode}
        onModeChange={setMode}
        onSignedIn={(user) => {
          setMode(undefined);
          signedIn.push(user);
        }}
      />
    );
  }
  const view = renderPart(<Page />);
  await screen.findByLabelText('Email'); // the form loads
  return { ...view, signedIn };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('has a title before its form has loaded', () => {
  renderPart(<AuthDialog mode="login" onModeChange={() => {}} onSignedIn={() => {}} />);
  screen.getByRole('dialog', { name: 'Welcome back' });
  expect(screen.getByRole('dialog').textContent).toContain('Loading');
});

test('reports invalid input at its field, sends nothing, and keeps the typed values', async () => {
  const received = await serve(answer(200));
  const { user } = await open('register');
  await user.type(field('Email'), 'not an address');
  await user.type(field('Password'), '12345');
  await user.click(button('Create account'));
  await screen.findByText('Please enter a valid email address');
  screen.getByText('Password must be at least 6 characters');
  await user.click(button('Login')); // the toggle
  screen.getByRole('dialog', { name: 'Welcome back' });
  expect(field('Email').value).toBe('not an address');
  expect(received).toEqual([]);
});

test('warns about a common password only in the registration form', async () => {
  const { user } = await open('register');
  await user.type(field('Password'), '123456');
  await screen.findByText(/^This password is easy to guess/);
  await user.click(button('Login'));
  expect(screen.queryByText(/^Many people/)).toBeNull();
});

test('reports the signed-in user to the page', async () => {
  const account = {
    id: 1,
    email: 'ana@example.com',
    plan: 'free',
    subscribed: false,
    isAdmin: false,
  };
  const received = await serve(answer(200, account));
  const { user, signedIn } = await open('login');
  await user.type(field('Email'), 'ana@example.com');
  await user.type(field('Password'), 'secret-word');
  await user.click(button('Login'));
  await screen.findByText('Welcome back!');
  screen.getByText('Successfully logged in.');
  expect(received[0]).toMatchObject({
    path: '/api/login',
    body: { email: 'ana@example.com', password: 'secret-word' },
  });
  expect(signedIn).toEqual([account]);
});

test('stays open when the answer does not match the schema', async () => {
  await serve(answer(200, {}));
  const { user, signedIn } = await open('login');
  await user.type(field('Email'), 'ana@example.com');
  await user.type(field('Password'), 'secret-word');
  await user.click(button('Login'));
  await within(screen.getByRole('dialog')).findByText('Login failed');
  expect(signedIn).toEqual([]);
});

test('stays open with the reason after a refusal', async () => {
  await serve(answer(401, 'Invalid email or password', 'text/plain'));
  const { user } = await open('login');
  await user.type(field('Email'), 'ana@example.com');
  await user.type(field('Password'), 'secret-word');
  await user.click(button('Login'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Invalid email or password');
  within(screen.getByLabelText('Notifications')).getByText('Invalid email or password');
  expect(field('Email').value).toBe('ana@example.com');
  expect(field('Password').value).toBe('secret-word');
  await user.click(button('Sign up'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows the password on request', async () => {
  const { user } = await open('login');
  expect(field('Password').type).toBe('password');
  await user.click(button('Show password'));
  expect(field('Password').type).toBe('text');
});

test.each([
  ['login', 'Login', 'Login failed'],
  ['register', 'Create account', 'Registration failed'],
] as const)('reports a %s that fails without a reason', async (mode, submit, message) => {
  await serve(answer(400, '<h1>Bad gateway</h1>', 'text/html'));
  const { user } = await open(mode);
  await user.type(field('Email'), 'ana@example.com');
  await user.type(field('Password'), 'secret-word');
  await user.click(button(submit));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('reports a login without a connection, and does not send it later', async () => {
  const received = await serve(answer(401));
  const { client, user } = await open('login');
  await user.type(field('Email'), 'ana@example.com');
  await user.type(field('Password'), 'secret-word');
  const reconnect = loseConnection();
  await user.click(button('Login'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Network connection failed. Please check your internet connection.',
  );
  expect(button('Login').disabled).toBe(false);
  reconnect();
  await client.resumePausedMutations();
  expect(received).toEqual([]);
});

test('disables the button while the server works, and reports a lost connection', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await serve(async (request, response) => {
    await released;
    dropConnection(request, response);
  });
  const { user } = await open('login');
  await user.type(field('Email'), 'ana@example.com');
  await user.type(field('Password'), 'secret-word');
  await user.click(button('Login'));
  await waitFor(() => expect(button('Logging in...').getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement?.textContent).toBe('Logging in...');
  release();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'Network connection failed. Please check your internet connection.',
  );
});

test.each([
  ['server', /^If there is an account for ana@example\.com, we have sent a link/],
  ['operator', /^Write to .+ for a link/],
])('says who sends the link for a forgotten password: the %s', async (sender, text) => {
  const received = await serve(answer(200, { sender }));
  const { user } = await open('login');
  await user.type(field('Email'), 'ana@example.com');
  await user.click(button('Forgot your password?'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text));
  expect(received).toMatchObject([
    { path: '/api/forgot-password', body: { email: 'ana@example.com' } },
  ]);
});

const account = {
  id: 1,
  email: 'ana@example.com',
  plan: 'free',
  subscribed: false,
  isAdmin: false,
};
const needsFactor = answer(202, { secondFactor: { methods: ['totp', 'recovery'] } });
const refusal = (status: number, code: string, reason: string) =>
  answer(status, { error: 'of the server', code, reason });

async function signInHalfway() {
  const view = await open('login');
  await view.user.type(field('Email'), 'ana@example.com');
  await view.user.type(field('Password'), 'correct horse');
  await view.user.click(button('Login'));
  await screen.findByLabelText('Code from the app');
  expect(view.signedIn).toEqual([]);
  return view;
}

test('asks for the second factor, and signs in with it', async () => {
  const received = await serve(needsFactor, answer(200, account));
  const { user, signedIn } = await signInHalfway();
  screen.getByText(/ana@example.com/);
  await expect.poll(() => document.activeElement).toBe(field('Code from the app'));
  await user.click(screen.getByLabelText('Remember this device for 30 days'));
  await user.type(field('Code from the app'), '123456{Enter}');
  await waitFor(() => expect(signedIn).toEqual([account]));
  expect(received[1]).toMatchObject({
    path: '/api/login/second-factor',
    body: { proof: { method: 'totp', code: '123456' }, remember: true },
  });
});

test('reports a wrong code at its field, and takes a recovery code instead', async () => {
  const wrong = refusal(403, 'forbidden', 'wrong_code');
  const received = await serve(needsFactor, wrong, answer(200, account));
  const { user, signedIn } = await signInHalfway();
  await user.click(button('Continue'));
  await screen.findByText('Enter the code');
  await user.type(field('Code from the app'), '000000{Enter}');
  await screen.findByText(/^This code is wrong or no longer valid/);
  expect(field('Code from the app').value).toBe('000000');
  await user.click(button('Use a recovery code instead'));
  expect(field('Recovery code').value).toBe('');
  await user.type(field('Recovery code'), 'abcd-efgh-ijkl-mnop{Enter}');
  await waitFor(() => expect(signedIn).toEqual([account]));
  expect(received[2]?.body).toEqual({
    proof: { method: 'recovery', code: 'abcd-efgh-ijkl-mnop' },
    remember: false,
  });
});

test('returns to the form with the typed values, even if the pending sign-in has expired', async () => {
  await serve(needsFactor, needsFactor, refusal(401, 'signed_out', 'sign_in_expired'));
  const { user } = await signInHalfway();
  await user.click(button('Back'));
  expect(field('Email').value).toBe('ana@example.com');
  await expect.poll(() => document.activeElement).toBe(field('Password'));
  await user.click(button('Login'));
  await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
  await screen.findByText(/^This sign-in took too long/);
  expect(field('Email').value).toBe('ana@example.com');
});
