import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openSidebar, signUp } from './session.ts';
import { expect, test } from './test.ts';

async function openSettings(page: Page) {
  await page.goto('/settings');
  return page.getByRole('main');
}

async function choose(page: Page, content: string) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import from a file' }).click();
  await (await chooser).setFiles({
    name: 'export.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
}

test('a user exports everything, and another account imports it once @nightly', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await signUp(page);
  await (await openSidebar(page)).getByRole('button', { name: 'Create QR Code' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await openSettings(page);
  await page.route('**/api/export', (route) => route.abort());
  await page.getByRole('button', { name: 'Export everything' }).click();
  await expect(page.getByText('The export failed. Please try again.')).toBeVisible();
  await page.unroute('**/api/export');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^everscan-export-\d{4}-\d\d-\d\d\.json$/);
  await expect(page.getByText(/^Saved everscan-export-/)).toBeVisible();
  const content = await readFile(await download.path(), 'utf8');
  const { projects, ...rest } = JSON.parse(content);
  expect(projects).toMatchObject([{ title: 'New QR Code' }]);

  await page.context().clearCookies();
  await signUp(page);
  const settings = await openSettings(page);
  await choose(page, content);
  await expect(settings.getByText('1 code imported.')).toBeVisible();
  await choose(page, content);
  await expect(
    settings.getByText('0 codes imported. 1 code was already in your account.'),
  ).toBeVisible();
  await choose(page, '{"format":"everscan-export","version":4}');
  await expect(settings.getByText(/written by an incompatible version/)).toBeVisible();
  const hostile = { ...rest, projects: [{ ...projects[0], title: '', id: 'a' }, null] };
  await choose(page, JSON.stringify(hostile));
  const problems = settings.getByRole('region', { name: 'Items that were not imported' });
  await expect(problems.getByRole('listitem')).toHaveCount(2);
  await expect(problems).toContainText('A title cannot be empty');
  await expectAccessible(page);
  await page.goto('/');
  const sidebar = await openSidebar(page);
  await expect(sidebar.getByRole('listitem').filter({ hasText: 'New QR Code' })).toHaveCount(1);
});
