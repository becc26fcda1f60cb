import { contentTypes } from '@everscan/core/content/index';
import type { Page } from '@playwright/test';
import type { AnalyticsSummary } from '../contract/src/api/analytics.ts';
import { expectAccessible } from './accessible.ts';
import { signUpAdmin, trackDownload } from './session.ts';
import { expect, layout, test, waitUntilSettled } from './test.ts';

const PATH = '/admin/analytics';
const LIST = `${PATH}?tab=generations`;

const urlBody = { type: 'url', style: 'dots', data: { url: 'example.com/menu' } };
const vcardBody = {
  type: 'vcard',
  style: 'standard',
  data: { vcard: { firstName: 'Ana', lastName: 'Roth' } },
};

async function track(page: Page, body: object, headers?: Record<string, string>) {
  expect(await trackDownload(page, body, headers)).toBe(200);
}

async function trackMany(page: Page, body: object, count: number) {
  for (let i = 0; i < count; i++) await track(page, body);
}

const range = (page: Page) => page.getByText(/^Showing \S+ to \S+ of \S+ results$/);
const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

test.describe('the overview', () => {
  test('shows what the server counted', async ({ page }) => {
    await signUpAdmin(page);
    await trackMany(page, urlBody, 2);
    await track(page, vcardBody);
    const answer = page.waitForResponse('**/api/qr-analytics');
    await page.goto(PATH);
    const summary = (await (await answer).json()) as AnalyticsSummary;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('QR Code Analytics');
    await expect(
      page.getByText('Detailed tracking and analysis of all QR code generations'),
    ).toBeVisible();
    const tile = (label: string) =>
      page.locator('dl > div').filter({ hasText: label }).locator('dd > span').first();
    for (const { category, count } of summary.userBreakdown) {
      await expect(tile(`${category} Users`)).toHaveText(count.toLocaleString('en-US'));
    }
    await expect(tile('Total QR Codes')).toHaveText(/^[\d,]+$/);
    await expect(tile('Most Popular Type')).toHaveText(/^\w/);
    const types = page.getByRole('table', { name: 'Type Distribution' }).getByRole('rowheader');
    await expect(types.first()).toHaveText(await tile('Most Popular Type').innerText());
    for (const { style, count } of summary.styleDistribution) {
      const row = page
        .getByRole('table', { name: 'Style Distribution' })
        .getByRole('row', { name: new RegExp(style, 'i') });
      await expect(row.getByRole('cell').first()).toHaveText(count.toLocaleString('en-US'));
    }
    await expect(
      page.getByRole('heading', { name: 'Daily Activity (Last 30 Days)' }),
    ).toBeVisible();
    const german = (date: string) => date.split('-').reverse().join('.');
    const latest = page.getByRole('table', { name: 'Latest 10 days' });
    await expect(latest.getByRole('rowheader')).toHaveText(
      summary.dailyGenerations
        .slice(-10)
        .reverse()
        .map(({ date }) => german(date)),
    );
    await expect(latest.getByRole('cell').first()).toHaveText(
      (summary.dailyGenerations.at(-1)?.count ?? 0).toLocaleString('en-US'),
    );
  });

  test('has a chart of all 30 days that works by keyboard and is also a table', async ({
    page,
  }) => {
    await signUpAdmin(page);
    await track(page, urlBody);
    await page.goto(PATH);
    const chart = page.getByRole('application', { name: /^[\d,]+ downloads?, most on / });
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    const today = new Intl.DateTimeFormat('de-DE', {
      timeZone: 'UTC',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    });
    const dayBefore = (days: number) => today.format(Date.now() - days * 24 * 3600 * 1000);
    const note = page.locator('.recharts-tooltip-wrapper');
    await expect(note).toContainText(dayBefore(28));
    for (let day = 27; day >= 0; day--) await page.keyboard.press('ArrowRight');
    await expect(note).toContainText(dayBefore(0));
    await expect(note).toContainText(/[1-9]\d* downloads?/);
    const inNumbers = page.getByText('All 30 days in numbers');
    await inNumbers.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table', { name: 'All days' }).getByRole('rowheader')).toHaveCount(
      30,
    );
  });

  test('loads the charts only on this page and only for users who may see them', async ({
    page,
  }) => {
    const scripts = new Map<string, Promise<string>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.set(response.url(), response.text());
    });
    const withCharts = async () =>
      (await Promise.all(scripts.values())).filter((text) => text.includes('recharts-')).length;
    await page.goto(PATH);
    await expect(page.getByRole('dialog')).toBeVisible();
    await waitUntilSettled(page);
    await signUpAdmin(page);
    await waitUntilSettled(page);
    expect(await withCharts()).toBe(0);
    await track(page, urlBody);
    await page.goto(PATH);
    await expect(page.getByRole('application')).toBeVisible();
    expect(await withCharts()).toBeGreaterThan(0);
  });

  test('does not shift while it loads', layout, async ({ page }) => {
    await signUpAdmin(page);
    await track(page, urlBody);
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shifts: unknown[] }).shifts.push(JSON.stringify(entry));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(PATH);
    await expect(page.getByRole('application')).toBeVisible();
    await waitUntilSettled(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual(
      [],
    );
  });

  test('reports that loading failed', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 503/, /net::ERR_FAILED/);
    await signUpAdmin(page);
    await track(page, urlBody);
    await page.route('**/api/qr-analytics', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.route('**/api/statistics', (route) => route.abort());
    await page.goto(PATH);
    await expect(page.getByText('Loading analytics...')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Nothing could be loaded');
    await expect(page.locator('dd > span:first-child')).toHaveText(['0', '0', '0', 'N/A']);
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByRole('application')).toBeVisible();
  });
});

test.describe('the list', () => {
  test("has pages of twenty rows, and the browser's back and forward buttons follow", async ({
    page,
  }) => {
    const { id } = await signUpAdmin(page);
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
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL(LIST);
    await expect(page.getByText(/^Page 1 of/)).toBeVisible();
    await expect(page.getByLabel('User ID')).toHaveValue('');
  });

  test('can be filtered by type, style and user with the keyboard alone', async ({ page }) => {
    const { id } = await signUpAdmin(page);
    await trackMany(page, urlBody, 3);
    await trackMany(page, vcardBody, 2);
    await page.goto(PATH);
    const overview = page.getByRole('tab', { name: 'Overview' });
    await overview.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(LIST);
    const type = page.getByLabel('Type');
    await expect(type.getByRole('option')).toHaveText([
      'All types',
      ...contentTypes.map(({ label }) => label),
    ]);
    const style = page.getByLabel('Style');
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

  test('shows everything known about each download', async ({ page }) => {
    const { id, email } = await signUpAdmin(page);
    await track(page, urlBody, { 'x-forwarded-for': '::ffff:192.0.2.7' });
    await track(page, vcardBody, { 'sec-gpc': '1' });
    await page.goto(`${LIST}&userId=${id}`);
    await expect(rows(page)).toHaveCount(2);
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
    await expect(rows(page).nth(0).getByRole('cell')).toHaveText([
      date,
      'vCard',
      'Standard',
      user,
      'Ana Roth',
      'N/A',
    ]);
    await expect(rows(page).nth(1).getByRole('cell')).toHaveText([
      date,
      'URL',
      'Dots',
      user,
      'example.com/menu',
      '192.0.2.7',
    ]);
  });

  test('links a download to all downloads of its user', async ({ page }) => {
    const { id } = await signUpAdmin(page);
    // No other test tracks this type; their rows would push this one off the page.
    await track(page, { type: 'location', style: 'dots', data: {} });
    await page.goto(`${LIST}&type=location`);
    await page
      .getByRole('button', { name: `Show only user ${id}` })
      .first()
      .click();
    await expect(page).toHaveURL(`${LIST}&type=location&userId=${id}`);
    await expect(range(page)).toHaveText('Showing 1 to 1 of 1 results');
  });

  test('ignores invalid parameters in the address', async ({ page }) => {
    const { id } = await signUpAdmin(page);
    await trackMany(page, urlBody, 21);
    await page.goto(`${LIST}&type=<script>&style=oval&page=-3&userId=${id}`);
    await expect(range(page)).toHaveText('Showing 1 to 20 of 21 results');
    await expect(page.getByLabel('Type')).toHaveValue('');
    await page.goto(`${LIST}&userId=${id}&page=99`);
    await expect(range(page)).toHaveText('Showing 21 to 21 of 21 results');
    await expect(page).toHaveURL(`${LIST}&userId=${id}&page=2`);
    await page.getByLabel('User ID').fill('0');
    await expect(page.getByRole('alert')).toHaveText('Enter a whole number from 1');
    await expect(page).toHaveURL(LIST);
    await page.goto(`${PATH}?tab=secrets`);
    await expect(page.getByText('Total QR Codes')).toBeVisible();
  });

  test('exports the rows that match the filters', async ({ page }) => {
    const { id } = await signUpAdmin(page);
    await trackMany(page, urlBody, 22);
    await track(page, vcardBody);
    await page.goto(`${LIST}&type=url&userId=${id}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('qr-generations.csv');
    const text = (await (await download.createReadStream()).toArray()).join('');
    expect(text.trim().split('\r\n')).toHaveLength(23);
  });

  test('reports that loading failed', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    await signUpAdmin(page);
    await page.route('**/api/qr-generations?*', (route) => route.fulfill({ status: 500 }));
    await page.goto(LIST);
    await expect(page.getByText('Loading analytics...')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Nothing could be loaded');
    await expect(page.getByRole('heading', { name: 'No QR codes to show' })).toBeVisible();
  });
});

for (const path of [PATH, LIST]) {
  test(`${path} passes axe and does not scroll sideways`, layout, async ({ page }) => {
    await signUpAdmin(page);
    await track(page, { ...urlBody, data: { url: `example.com/${'long'.repeat(400)}` } });
    await track(page, vcardBody);
    await page.goto(path);
    await waitUntilSettled(page);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectAccessible(page);
    for (const width of [1024, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
