// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { App } from '../testing/app.ts';
import { renderPart } from '../testing/render.tsx';
import SidebarLayout from './sidebar-layout.tsx';

function Page() {
  const { pathname, hash } = useLocation();
  return <p>{pathname + hash}</p>;
}

function openLayout(address: string) {
  return renderPart(
    <Routes>
      <Route element={<SidebarLayout />}>
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>,
    address,
  );
}

test('opens the settings for a link such as that of the pricing page', async () => {
  await new App().register();
  openLayout('/?settings');
  await screen.findByRole('dialog', { name: 'Account Settings' });
});

test('does not open the login dialog at /login for a user who has just logged out', async () => {
  await new App().register();
  const { user } = openLayout('/login');
  await waitFor(() => expect(document.querySelector('dialog')).not.toBeNull()); // the dialogs load
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByText('You have been successfully logged out.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('leaves the address of the login when somebody is signed in, with the draft in it', async () => {
  await new App().register();
  openLayout('/login#draft');
  await screen.findByText('/#draft');
});
