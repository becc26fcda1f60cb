import type { Locator, Page } from '@playwright/test';
import { openSidebar, signUp } from './session.ts';
import { expect, test } from './test.ts';

/** Two clicks in one frame, faster than any button can be disabled. */
const clickTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

/** The writes that reach the server. */
function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET') writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}

test('two clicks in one frame create one code, and save a draft once', async ({ page }) => {
  await signUp(page);
  const sidebar = await openSidebar(page);
  const writes = watchWrites(page);
  await page.getByLabel('Website address').fill('typed.example');
  await clickTwice(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await clickTwice(sidebar.getByRole('button', { name: 'Create QR Code' }));
  await expect(sidebar.getByRole('listitem')).toHaveCount(2);
  expect(writes).toEqual(['POST /api/projects', 'POST /api/projects']);
});

test('two clicks in one frame delete a code once, and bring it back once', async ({ page }) => {
  await signUp(page);
  const sidebar = await openSidebar(page);
  await sidebar.getByRole('button', { name: 'Create QR Code' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const writes = watchWrites(page);
  await clickTwice(sidebar.getByRole('button', { name: /^Delete / }));
  await expect(sidebar.getByRole('listitem')).toHaveCount(0);
  await clickTwice(page.getByRole('button', { name: 'Undo' }));
  await expect(sidebar.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(writes.map((write) => write.split(' ')[0])).toEqual(['DELETE', 'POST']);
});

test('two clicks in one frame upgrade once, and delete the account once', async ({ page }) => {
  await signUp(page);
  const writes = watchWrites(page);
  await (await openSidebar(page)).getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Account Settings' });
  await clickTwice(settings.getByRole('button', { name: /^Upgrade/ }));
  await expect(settings.getByRole('button', { name: /^Upgrade/ })).toHaveCount(0);
  await settings.getByRole('button', { name: 'Delete Account' }).click();
  await clickTwice(page.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }));
  await expect(page.getByText('Your account has been successfully deleted.')).toBeVisible();
  expect(writes).toEqual(['POST /api/subscribe', 'DELETE /api/delete-account']);
});
