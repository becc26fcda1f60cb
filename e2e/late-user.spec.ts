import { downloadBy, downloadHalfFilled } from './designer.ts';
import { register } from './session.ts';
import { expect, holdRequests, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await register(page); // without the page, which learns of the user from the server
});

test('a code that is downloaded before the page knows its user is saved', async ({ page }) => {
  const tellUser = await holdRequests(page, '**/api/user');
  await page.goto('/');
  await page.getByLabel('Web address').fill('early.example');
  await downloadBy(page, 'Download QR Code');
  tellUser();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Web address')).toHaveValue('early.example');
  await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(1);
});

test('a content type that loads after the page knows its user leaves no draft behind @nightly', async ({
  page,
}) => {
  const tellUser = await holdRequests(page, '**/api/user');
  const loadTypes = await holdRequests(page, '**/assets/content-*.js');
  await page.goto('/');
  await page.getByRole('radio', { name: 'Wi-Fi' }).click();
  tellUser();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  loadTypes();
  await page.getByLabel('Network name').fill('Studio');
  await downloadHalfFilled(page, 'Keep it');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Network name')).toHaveValue('Studio');
});
