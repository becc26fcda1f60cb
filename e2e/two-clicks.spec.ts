import type { Locator, Page } from '@playwright/test';
import { openFormats } from './designer.ts';
import { rows } from './saved-codes.ts';
import { openSidebar, signUp } from './session.ts';
import { expect, test } from './test.ts';

/** Two clicks in one frame, faster than any button can be disabled. */
async function clickTwice(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** The writes that reach the server. */
function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || pathname === '/api/export')
      writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}

test('two clicks in one frame export once, upgrade once, and delete the account once @nightly', async ({
  page,
}) => {
  await signUp(page);
  const writes = watchWrites(page);
  await page.goto('/settings');
  const settings = page.getByRole('main');
  await clickTwice(settings.getByRole('button', { name: 'Export everything' }));
  await expect(settings.getByText(/^Saved everscan-export/)).toBeVisible();
  expect(writes).toEqual(['GET /api/export']);
  writes.length = 0;
  await clickTwice(settings.getByRole('button', { name: /^Upgrade/ }));
  await expect(settings.getByText('Up to 5,000 saved codes')).toBeVisible();
  await expect(settings.getByRole('button', { name: /^Upgrade/ })).toHaveCount(0);
  await settings.getByRole('button', { name: 'Delete Account' }).click();
  await clickTwice(page.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }));
  await expect(page.getByText('Your account has been successfully deleted.')).toBeVisible();
  expect(writes).toEqual(['POST /api/subscribe', 'DELETE /api/delete-account']);
});

test('two clicks in one frame download once, and rename once', async ({ page }) => {
  await signUp(page);
  const sidebar = await openSidebar(page);
  await expect(sidebar.getByText('Nothing saved yet.')).toBeVisible(); // the user is known
  const writes = watchWrites(page);
  const files: string[] = [];
  page.on('download', (download) => files.push(download.suggestedFilename()));
  await clickTwice(page.getByRole('button', { name: 'Download QR Code' }));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect // the counts are sent separately
    .poll(() => writes.toSorted())
    .toEqual([
      'POST /api/projects',
      'POST /api/track-qr-creation',
      'POST /api/track-qr-generation',
    ]);
  await openFormats(page);
  const formats = page.getByRole('dialog');
  await clickTwice(formats.getByRole('button', { name: /^Download/ }));
  await expect(formats.getByText('Saved. Test the file with your phone.')).toBeVisible();
  await expect.poll(() => files).toHaveLength(2);
  await page.keyboard.press('Escape');

  writes.length = 0;
  await rows(sidebar).first().hover();
  await sidebar.getByRole('button', { name: /^Rename/ }).click();
  await sidebar.getByRole('textbox', { name: 'Title' }).fill('Menu');
  await clickTwice(sidebar.getByRole('button', { name: 'Save title' }));
  await expect(rows(sidebar)).toHaveText(['Menu']);
  // The second download may be counted only now.
  expect(writes.filter((write) => write.startsWith('PATCH'))).toHaveLength(1);
});
