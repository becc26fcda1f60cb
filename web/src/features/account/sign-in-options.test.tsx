// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { answer, serve } from '../../testing/serve.ts';
import { AuthDialog } from './auth-dialog.tsx';
import type { AuthMode } from './auth-mode.ts';
import { endSession } from './session.ts';
import { SIGN_IN_OPTIONS, storeSignInOptions } from './sign-in-options.ts';

afterEach(() => {
  delete document.documentElement.dataset.registration;
});

async function open(mode: AuthMode, headers: Record<string, string>) {
  const view = renderPart(<AuthDialog mode={mode} onModeChange={() => {}} onSignedIn={() => {}} />);
  act(() => storeSignInOptions(view.client, new Headers(headers)));
  const name = mode === 'login' ? 'Forgot your password?' : 'Login';
  await screen.findByRole('button', { name }); // the form loads
  return view;
}

test.each([
  ['invite', /^You need an invitation to create an account here\. Ask .+ for one\.$/],
  ['closed', 'This site does not accept new accounts.'],
  ['sso', /^Accounts on this site are created through single sign-on/],
])('explains who may register in mode %s, instead of the form', async (registration, text) => {
  await open('register', { registration });
  await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull());
  const note = screen.getByText((_, element) => {
    const content = element?.tagName === 'P' ? (element.textContent ?? '') : '';
    return typeof text === 'string' ? content === text : text.test(content);
  });
  expect(note).toBeDefined();
  expect(document.documentElement.dataset.registration).toBe(registration);
});

test('still knows after a sign-out whether people may register', async () => {
  const client = new QueryClient();
  storeSignInOptions(client, new Headers({ registration: 'closed' }));
  client.setQueryData(['projects', 1], []);
  endSession(client);
  expect(client.getQueryData(SIGN_IN_OPTIONS)).toMatchObject({ registration: 'closed' });
  expect(client.getQueryData(['projects', 1])).toBeUndefined();
  storeSignInOptions(client, new Headers());
  expect(document.documentElement.dataset.registration).toBeUndefined();
});

test('offers no registration in the login form if registration is closed', async () => {
  await open('login', { registration: 'invite' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull());
  screen.getByLabelText('Password');
});

test('shows the default forms if the operator has configured nothing', async () => {
  await open('login', {});
  screen.getByRole('button', { name: 'Sign up' });
  expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
  expect(document.documentElement.dataset.registration).toBeUndefined();
});

test('leads to the identity provider', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const received = await serve(answer(200, { location: 'https://id.example/authorize?x=1' }));
  const { user } = await open('login', { 'identity-provider': encodeURIComponent('Café ID') });
  await user.click(await screen.findByRole('button', { name: 'Continue with Café ID' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://id.example/authorize?x=1'));
  expect(received).toMatchObject([{ path: '/api/sign-on', body: { connects: false } }]);
});

test('reports that the identity provider does not respond, and keeps the form', async () => {
  const body = { error: 'x', code: 'unavailable', reason: 'sign_on' };
  await serve(answer(503, body));
  const { user } = await open('login', { 'identity-provider': 'ID' });
  await user.click(await screen.findByRole('button', { name: 'Continue with ID' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Single sign-on is not responding/);
  screen.getByLabelText('Password');
});
