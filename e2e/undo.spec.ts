import type { Locator, Page } from '@playwright/test';
import { origin, rows, save, savedProjects } from './saved-codes.ts';
import { openSidebar, register } from './session.ts';
import { expect, layoutInTurn, test } from './test.ts';

const TITLES = ['Four', 'Three', 'Two', 'One'];

async function open(page: Page): Promise<Locator> {
  await register(page);
  for (const title of TITLES.toReversed()) await save(page, title, `${title}.example`);
  await page.goto('/');
  const sidebar = await openSidebar(page);
  await expect(rows(sidebar)).toHaveText(TITLES);
  return sidebar;
}

const titleOf = (sidebar: Locator, title: string) =>
  sidebar.getByRole('button', { name: title, exact: true });

async function remove(sidebar: Locator, title: string): Promise<void> {
  await rows(sidebar).filter({ hasText: title }).hover();
  await sidebar.getByRole('button', { name: `Delete ${title}` }).click();
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test(
  'a second deletion joins the first, and Undo restores both at their places',
  layoutInTurn(1),
  async ({ page }) => {
    const sidebar = await open(page);
    await remove(sidebar, 'Three');
    await expect(page.getByText('QR code deleted')).toBeVisible();
    await expect(titleOf(sidebar, 'Two')).toBeFocused();
    await remove(sidebar, 'Two');
    await expect(page.getByText('2 codes deleted')).toBeVisible();
    await expect(page.getByText('QR code deleted')).toHaveCount(0);
    await expect(rows(sidebar)).toHaveText(['Four', 'One']);
    await expect.poll(async () => (await savedProjects(page)).length).toBe(2);
    await undo(page).click();
    await expect(rows(sidebar)).toHaveText(TITLES);
    await expect(titleOf(sidebar, 'Three')).toBeFocused();
    await expect.poll(async () => (await savedProjects(page)).length).toBe(4);
    const saved = (await savedProjects(page)).map(({ title }) => title);
    expect(saved.reverse()).toEqual(TITLES);
    await page.reload();
    await expect(rows(await openSidebar(page))).toHaveText(TITLES);
  },
);

test('the code that was open when it was deleted is open again after Undo', async ({ page }) => {
  const sidebar = await open(page);
  await titleOf(sidebar, 'Two').click();
  await page.getByLabel('Website address').fill('two.example/edited');
  await remove(sidebar, 'Two');
  await expect(page.getByLabel('Website address')).toHaveValue('Four.example');
  await undo(page).click();
  await expect(page.getByLabel('Website address')).toHaveValue('two.example/edited');
  await expect(rows(sidebar)).toHaveText(TITLES);
});

test('the focus moves to the row above the last one, and then to Create QR Code', async ({
  page,
}) => {
  const sidebar = await open(page);
  for (const title of ['One', 'Two', 'Three', 'Four']) {
    await titleOf(sidebar, title).focus();
    for (const _ of ['Rename', 'Delete']) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(titleOf(sidebar, title)).toHaveCount(0);
    const next = { One: 'Two', Two: 'Three', Three: 'Four', Four: 'Create QR Code' }[title];
    await expect(titleOf(sidebar, next ?? '')).toBeFocused();
  }
  await expect(page.getByText('4 codes deleted')).toBeVisible();
});

test('a deletion that fails leaves Undo for the others', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  const sidebar = await open(page);
  await remove(sidebar, 'Three');
  await page.route('**/api/projects/*', (route) => route.fulfill({ status: 500 }));
  await remove(sidebar, 'Two');
  await expect(rows(sidebar)).toHaveText(['Four', 'Two', 'One']);
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await undo(page).click();
  await expect(rows(sidebar)).toHaveText(TITLES);
});

test('a code that cannot be restored can be tried again, and returns once', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const sidebar = await open(page);
  await remove(sidebar, 'Three');
  await expect.poll(async () => (await savedProjects(page)).length).toBe(3);
  await page.route('**/api/bin/*/restore', async (route) => {
    await route.fetch(); // the server has restored it …
    await route.abort(); // … and nobody hears of it
  });
  await undo(page).click();
  await expect(page.getByText('Network connection failed.')).toBeVisible();
  await page.unroute('**/api/bin/*/restore');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(sidebar)).toHaveText(TITLES);
  expect(await savedProjects(page)).toHaveLength(4);
});

test('opening a saved code offers to bring the unsaved one back', async ({ page }) => {
  const sidebar = await open(page);
  for (const title of TITLES) await remove(sidebar, title);
  await expect(rows(sidebar)).toHaveCount(0);
  await page.getByLabel('Website address').fill('typed.example');
  await sidebar.getByRole('button', { name: 'Create QR Code' }).click();
  await expect(page.getByLabel('Website address')).toHaveValue('example.com');
  await undo(page).click();
  await expect(page.getByLabel('Website address')).toHaveValue('typed.example');
});

test('another user does not find the Undo of the one before', async ({ page, context }) => {
  const sidebar = await open(page);
  await remove(sidebar, 'Three');
  await expect(undo(page)).toBeVisible();
  await page.request.post('/api/register', {
    data: { email: `${crypto.randomUUID()}@example.com`, password: 'correct horse battery' },
    headers: { origin: origin() },
  });
  await (await context.newPage()).goto('/'); // this tab hears of it
  await expect(sidebar.getByText('Nothing saved yet.')).toBeVisible();
  await expect(undo(page)).toHaveCount(0);
});
