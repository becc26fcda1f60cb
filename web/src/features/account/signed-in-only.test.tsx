// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { App, PASSWORD } from '../../testing/app.ts';
import { renderPart } from '../../testing/render.tsx';
import { DevicesSection } from '../security/devices-section.tsx';
import { endSession } from './session.ts';
import { SignedInOnly } from './signed-in-only.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Name of the folder');
const dialog = () => screen.findByRole('dialog', { name: 'Welcome back' });

/** Opens a page on which the user has typed into a form, and ends their session. */
async function openEnded() {
  const app = new App();
  await app.register();
  const { client, user, ...view } = renderPart(
    <>
      <SignedInOnly pending="wait" reason="why">
        {(reader) => (
          <>
            <input aria-label="Name of the folder" />
            <DevicesSection user={reader} onRefused={() => {}} />
          </>
        )}
      </SignedInOnly>
      <Address />
    </>,
    '/codes?q=menu',
  );
  await user.type(await screen.findByLabelText('Name of the folder'), 'Tables');
  await screen.findByText('This device');
  app.endSession();
  await client.invalidateQueries();
  async function signIn(email: string) {
    const form = within(await dialog());
    await user.type(await form.findByLabelText('Email'), email);
    await user.type(form.getByLabelText('Password'), PASSWORD);
    await user.click(form.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  return { app, client, user, signIn, ...view };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

test('keeps the content on the screen when the session ends and the same user signs in again', async () => {
  const { app, user, signIn } = await openEnded();
  const typed = field();
  within(await dialog()).getByText('You are signed out. Please sign in again.');
  expect(typed.value).toBe('Tables');
  expect(screen.getByText('This device')).toBeTruthy();

  await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(typed.value).toBe('Tables');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  await signIn(app.email);
  expect(field()).toBe(typed);
  expect(typed.value).toBe('Tables');
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  expect(screen.getByLabelText('Address').textContent).toBe('/codes?q=menu');
});

test('removes the first user’s content when another user signs in', async () => {
  const { app, signIn } = await openEnded();
  const typed = field();
  const other = `other-${app.email}`;
  await app.register(other);
  app.endSession();
  await signIn(other);
  await waitFor(() => expect(field()).not.toBe(typed));
  expect(field().value).toBe('');
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/codes'));
});

test('removes the content when the user signs out after the session has ended', async () => {
  const { client } = await openEnded();
  endSession(client);
  await screen.findByText('why');
  expect(screen.queryByLabelText('Name of the folder')).toBeNull();
});
