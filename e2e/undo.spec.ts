import type { Locator, Page } from '@playwright/test';
import { rows, save, savedProjects } from './saved-codes.ts';
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
