import type { Page } from '@playwright/test';
import { downloadBy, openFormats } from './designer.ts';
import { signUp } from './session.ts';
import { expect, test } from './test.ts';

type Saved = { isDownloaded: boolean; design: object; link: object | null };

const savedProjects = async (page: Page): Promise<Saved[]> =>
  (await page.request.get('/api/projects')).json();

const isSaved = (page: Page) => page.getByText('Saved', { exact: true }).first();
const address = (page: Page) => page.getByLabel('Web address');

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(isSaved(page)).toBeVisible();
}

test('a code that a guest downloaded stays static once it is saved', async ({ page }) => {
  await page.goto('/');
  await address(page).fill('cafe.example/menu');
  await downloadBy(page, 'Download QR Code');
  await page.reload();
  await expect(address(page)).toHaveValue('cafe.example/menu');
  await signUp(page);
  await save(page);
  await expect.poll(() => savedProjects(page)).toMatchObject([{ isDownloaded: true }]);
});

test('copying the SVG of a saved code counts as a download', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page);
  await save(page);
  expect(await savedProjects(page)).toMatchObject([{ isDownloaded: false }]);
  const dialog = await openFormats(page);
  await dialog.getByRole('button', { name: 'Copy SVG' }).click();
  await expect.poll(() => savedProjects(page)).toMatchObject([{ isDownloaded: true }]);
});
