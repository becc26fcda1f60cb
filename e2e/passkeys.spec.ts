import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openSidebar, PASSWORD, signUp } from './session.ts';
import { expect, test } from './test.ts';

/** A device that verifies the person by itself, and keeps passkeys. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/');
  await (await openSidebar(page)).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
}

test('a user adds a passkey, and signs in with it alone and as the second step @nightly', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/); // a call that is on its way while the user signs out
  // The device answers the browser's offer in the address field at once, unless the browser cannot offer it.
  await page.addInitScript(() => {
    if (origin === 'null' || !sessionStorage.getItem('no-offer')) return;
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await addAuthenticator(page);
  const email = await signUp(page);
  const user = async () => (await (await page.request.get('/api/user')).json())?.email;

  await page.goto('/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Your new recovery codes' })).toBeFocused();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('Not used yet')).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await signOut(page);
  await page.goto('/login');
  await expect.poll(user).toBe(email);

  await signOut(page);
  await page.evaluate(() => sessionStorage.setItem('no-offer', 'yes'));
  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect.poll(user).toBe(email);

  await signOut(page);
  await page.goto('/login');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dialog.getByText(`finish signing in as ${email}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect.poll(user).toBe(email);
});
