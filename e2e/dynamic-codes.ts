import { expect, type Page } from '@playwright/test';

type Saved = {
  id: string;
  style: string;
  data: { url: string };
  link: { target: string; shortUrl: string; state: string; fallback: string | null } | null;
};

export const savedProjects = async (page: Page): Promise<Saved[]> =>
  (await page.request.get('/api/projects')).json();

export const target = (page: Page) => page.getByLabel('Target', { exact: true });

export const shortLink = (page: Page) => page.getByRole('status', { name: 'Short link' });

export const isSaved = (page: Page) => page.getByText('Saved', { exact: true }).first();

export async function createDynamic(page: Page, address: string): Promise<void> {
  await page.getByRole('radio', { name: 'Dynamic' }).check();
  await target(page).fill(address);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(shortLink(page)).toBeVisible();
}
