import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { PLAIN_HOST } from './chromium.ts';
import { newEmail, openSidebar, PASSWORD, signUp } from './session.ts';
import { expect, layout, layoutAtNight, test } from './test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /Welcome back|Create an account/ });

async function fillIn(page: Page, email: string, password: string) {
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
}

const walk = 'a visitor registers, signs out and signs in again at a host without https';
test(walk, layoutAtNight, async ({ page, baseURL, expectedErrors }) => {
  // The walk uses another host than the other tests, and browsers ignore some headers there.
  expectedErrors.push(new RegExp(PLAIN_HOST), /Cross-Origin-Opener-Policy/);
  const email = newEmail();
  await page.goto(`${baseURL?.replace('localhost', PLAIN_HOST)}/signup`);
  await expect(dialog(page)).toContainText('Sign up to save and manage your QR codes');
  await fillIn(page, email, PASSWORD);
  await dialog(page).getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expect(page.getByText('You can now save and manage your QR codes.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  const sidebar = await openSidebar(page);
  await expect(sidebar.getByText(email)).toBeVisible();
  await sidebar.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
  await expect(sidebar.getByText(email)).toBeHidden();

  await sidebar.getByRole('button', { name: 'Login' }).click();
  await expect(dialog(page)).toContainText('Login to access your saved QR codes');
  await fillIn(page, email, PASSWORD);
  await dialog(page).getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page.getByText('Successfully logged in.')).toBeVisible();
});

test(
  'the account menu leads everywhere from every page but the blog, and signs out',
  layoutAtNight,
  async ({ page }) => {
    const email = await signUp(page);
    const open = () => page.getByRole('button', { name: `Account: ${email}` }).click();
    await page.goto('/examples');
    await open();
    const menu = page.getByRole('navigation', { name: `Account: ${email}` });
    await expect(menu).toContainText(`${email}Free`);
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Bin' }).click();
    await expect(page).toHaveURL('/codes/bin');
    await expect(menu).toBeHidden();
    await open();
    await menu.getByLabel('Dark').check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await menu.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/settings');
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete Account' })).toBeVisible();
    await expectAccessible(page);
    await open();
    await menu.getByRole('button', { name: /^Language/ }).click();
    await expect(menu.getByRole('link', { name: 'Deutsch' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/blog');
    await expect(page.getByRole('link', { name: 'Blog', exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: `Account: ${email}` })).toBeHidden();
    await page.goto('/codes');
    await open();
    await menu.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
    await expect(page.getByRole('button', { name: `Account: ${email}` })).toBeHidden();
  },
);

test('the dialog opens and closes in every way, and keeps what a visitor typed', async ({
  page,
}) => {
  await page.goto('/');
  const card = page.locator('section', { hasText: 'Register to unlock more features' }).last();
  await expect(card.getByRole('listitem')).toHaveCount(3);
  const button = card.getByRole('button', { name: "Register Now - It's Free" });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await button.click();
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
  }

  await page.getByLabel('Web address').fill('typed.example');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Escape');
  await button.click();
  await fillIn(page, newEmail(), PASSWORD);
  await dialog(page).getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expect(page.getByLabel('Web address')).toHaveValue('typed.example');
});

test('a user changes the password and, after confirming, deletes the account', async ({ page }) => {
  const email = await signUp(page);
  const sidebar = await openSidebar(page);
  await sidebar.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Account Settings' });
  const submit = settings.getByRole('button', { name: 'Change password' });
  const type = async (current: string, next: string, again: string) => {
    await settings.getByLabel('Current password').fill(current);
    await settings.getByLabel('New password').fill(next);
    await settings.getByLabel('Confirm password').fill(again);
    await submit.click();
  };
  await type(PASSWORD, 'another-secret', 'another-secret');
  await expect(page.getByText('Your password has been updated')).toBeVisible();
  await expect(settings.getByLabel('New password')).toHaveValue('');
  const login = await page.request.post('/api/login', {
    data: { email, password: 'another-secret' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(login.status()).toBe(200);

  await settings.getByRole('button', { name: 'Delete Account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText(
    'This action cannot be undone. This will permanently delete your account and remove your data from our servers.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(settings).toContainText(email);
  await settings.getByRole('button', { name: 'Delete Account' }).click();
  await question.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText('Account deleted')).toBeVisible();
  await expect(page.getByText('Your account has been successfully deleted.')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  const kept = () => page.evaluate(() => Object.keys(localStorage).sort());
  await expect.poll(kept).toEqual(['cookie-consent', 'cookie-preferences']);
});

test('axe finds nothing in the dialogs and the list @nightly', layout, async ({ page }) => {
  await page.goto('/signup');
  await fillIn(page, 'x', 'x');
  await dialog(page).getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessible(page);
  await signUp(page);
  const sidebar = await openSidebar(page);
  await expectAccessible(page);
  await sidebar.getByRole('button', { name: 'Create QR Code' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await (await openSidebar(page)).getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Account Settings' });
  await settings.getByRole('button', { name: 'Change password' }).click();
  await expect(settings.getByText('New password must be at least 6 characters')).toBeVisible();
  await expectAccessible(page);
  await settings.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});

test('a form that could not be loaded can be requested again @nightly', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route('**/assets/auth-form-*', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  await page.unroute('**/assets/auth-form-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
});
