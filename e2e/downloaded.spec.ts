import type { Page } from '@playwright/test';
import { downloadBy, expectChange, openDesign, openFormats } from './designer.ts';
import { signUp } from './session.ts';
import { expect, test } from './test.ts';

type Saved = { isDownloaded: boolean; design: object; link: object | null };

const savedProjects = async (page: Page): Promise<Saved[]> =>
  (await page.request.get('/api/projects')).json();

const isSaved = (page: Page) => page.getByText('Saved', { exact: true }).first();
const address = (page: Page) => page.getByLabel('Website address');

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
  expect(await savedProjects(page)).toMatchObject([{ isDownloaded: true }]);
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

test('the dynamic copy of a downloaded code has a design of its own', async ({ page }) => {
  await signUp(page);
  await address(page).fill('cafe.example/menu');
  await downloadBy(page, 'Download QR Code');
  await expect(isSaved(page)).toBeVisible();
  const [original] = await savedProjects(page);
  await page.getByRole('radio', { name: 'Dynamic' }).check();
  await openDesign(page);
  await expectChange(page, () => page.getByRole('button', { name: 'Ocean' }).click());
  await downloadBy(page, 'Create and download');
  await expect.poll(async () => (await savedProjects(page)).length).toBe(2);
  const codes = await savedProjects(page);
  expect(codes.find(({ link }) => !link)?.design).toEqual(original?.design);
  expect(codes.find(({ link }) => link)?.design).not.toEqual(original?.design);
});
