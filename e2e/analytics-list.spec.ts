import { contentTypes } from '@everscan/core/content/index';
import { typeLabels } from '@everscan/messages/words/type-labels';
import type { Page } from '@playwright/test';
import { registerAdmin } from './session.ts';
import { expect, holdRequests, test } from './test.ts';
import { track, trackMany, urlBody, vcardBody } from './track-downloads.ts';

const PATH = '/admin/analytics';
const LIST = `${PATH}?tab=generations`;

const range = (page: Page) => page.getByText(/^Showing \S+ to \S+ of \S+ results$/);
const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

test.describe('the list of downloads', () => {
  test("has pages of twenty rows, and the browser's back and forward buttons follow", async ({
    page,
  }) => {
    const { id } = await registerAdmin(page);
    await trackMany(page, urlBody, 41);
    await page.goto(`${LIST}&userId=${id}`);
    const previous = page.getByRole('button', { name: 'Previous' });
    const next = page.getByRole('button', { name: 'Next' });
    await expect(range(page)).toHaveText('Showing 1 to 20 of 41 results');
    await expect(page.getByText('Page 1 of 3')).toBeVisible();
    await expect(rows(page)).toHaveCount(20);
    await expect(previous).toBeDisabled();
    await next.press('Enter');
    await expect(range(page)).toHaveText('Showing 21 to 40 of 41 results');
    await next.press('Space');
    await expect(range(page)).toHaveText('Showing 41 to 41 of 41 results');
    await expect(page.getByText('Page 3 of 3')).toBeVisible();
    await expect(next).toBeDisabled();
    await expect(page).toHaveURL(`${LIST}&userId=${id}&page=3`);
    await page.goBack();
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await page.goForward();
    await expect(page.getByText('Page 3 of 3')).toBeVisible();
    await previous.click();
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await page.goto(`${LIST}&type=<script>&style=oval&page=99&userId=${id}`);
    await expect(range(page)).toHaveText('Showing 41 to 41 of 41 results');
    await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('');
    await page.goto(`${LIST}&userId=${id}&page=99`);
    await expect(page).toHaveURL(`${LIST}&userId=${id}&page=3`);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL(LIST);
    await expect(page.getByText(/^Page 1 of/)).toBeVisible();
    await expect(page.getByLabel('User ID')).toHaveValue('');
    await page.getByLabel('User ID').fill('0');
    await expect(page.getByRole('alert')).toHaveText('Enter a whole number, 1 or higher');
    await expect(page).toHaveURL(LIST);
  });

  test('can be filtered by type, style and user with the keyboard alone', async ({ page }) => {
    const { id } = await registerAdmin(page);
    await trackMany(page, urlBody, 3);
    await trackMany(page, vcardBody, 2);
    await page.goto(PATH);
    const overview = page.getByRole('tab', { name: 'Overview' });
    await overview.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(LIST);
    const type = page.getByRole('combobox', { name: 'Type' });
    await expect(type.getByRole('option')).toHaveText([
      'All types',
      ...contentTypes.map(({ id }) => typeLabels[id]),
    ]);
    const style = page.getByRole('combobox', { name: 'Style' });
    await expect(style.getByRole('option')).toHaveText(['All styles', 'Standard', 'Dots']);

    const user = page.getByLabel('User ID');
    await user.focus();
    await user.pressSequentially(String(id));
    await expect(range(page)).toHaveText('Showing 1 to 5 of 5 results');
    await type.focus();
    await page.keyboard.press('v');
    await expect(range(page)).toHaveText('Showing 1 to 2 of 2 results');
    await expect(page).toHaveURL(`${LIST}&type=vcard&userId=${id}`);
    await style.focus();
    await page.keyboard.press('d');
    await expect(
      page.getByRole('heading', { name: 'No QR codes match these filters' }),
    ).toBeVisible();
    await expect(range(page)).toHaveText('Showing 0 to 0 of 0 results');
    await page.goBack();
    await page.goBack();
    await expect(range(page)).toHaveText('Showing 1 to 5 of 5 results');
    await page.goBack();
    await expect(user).toHaveValue('');
    await page.goBack();
    await expect(overview).toHaveAttribute('aria-selected', 'true');
  });

  test('shows everything known about each download, all downloads of a user, and exports them @nightly', async ({
    page,
  }) => {
    const { id, email } = await registerAdmin(page);
    await track(page, urlBody, { 'x-forwarded-for': '::ffff:192.0.2.7' });
    await track(page, vcardBody, { 'sec-gpc': '1' });
    // No other test tracks this type, so no other rows move this one off the page.
    await track(page, { type: 'location', style: 'dots', data: {} });
    await page.goto(`${LIST}&type=location`);
    await page
      .getByRole('button', { name: `Show only user ${id}`, exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(`${LIST}&type=location&userId=${id}`);
    await expect(range(page)).toHaveText('Showing 1 to 1 of 1 results');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('qr-generations.csv');
    const text = (await (await download.createReadStream()).toArray()).join('');
    expect(text.trim().split('\r\n')).toHaveLength(2);
    await page.getByRole('combobox', { name: 'Type' }).selectOption('All types');
    await expect(rows(page)).toHaveCount(3);
    if (test.info().project.name === 'wide') {
      await expect(page.getByRole('columnheader')).toHaveText([
        'Date',
        'Type',
        'Style',
        'User',
        'Data',
        'IP',
      ]);
    }
    const date = /^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/;
    const user = `${email} #${id}`;
    await expect(rows(page).nth(1).getByRole('cell')).toHaveText([
      date,
      'vCard',
      'Standard',
      user,
      'Ana Roth',
      'N/A',
    ]);
    await expect(rows(page).nth(2).getByRole('cell')).toHaveText([
      date,
      'URL',
      'Dots',
      user,
      'example.com/menu',
      '192.0.2.7',
    ]);
  });

  test('reports that loading failed @nightly', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    await registerAdmin(page);
    const fail = await holdRequests(page, '**/api/qr-generations?*', (route) =>
      route.fulfill({ status: 500 }),
    );
    await page.goto(LIST);
    await expect(page.getByText('Loading analytics...')).toBeVisible();
    fail();
    await expect(page.getByRole('alert')).toContainText('The data could not be loaded');
    await expect(page.getByRole('heading', { name: 'No QR codes to show' })).toBeVisible();
  });
});
