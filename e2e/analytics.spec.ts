import type { AnalyticsSummary } from '../contract/src/downloads.schemas.ts';
import { expectAccessible } from './accessible.ts';
import { registerAdmin } from './session.ts';
import { expect, holdRequests, layoutOfPhones, test, waitUntilSettled } from './test.ts';
import { track, trackMany, urlBody, vcardBody } from './track-downloads.ts';

const PATH = '/admin/analytics';
const LIST = `${PATH}?tab=generations`;

test.describe('the overview', () => {
  test('shows what the server counted', async ({ page }) => {
    await registerAdmin(page);
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

    await test.step('a chart of all 30 days works by keyboard and is also a table', async () => {
      const chart = page.getByRole('application', { name: /^[\d,]+ downloads?, most on / });
      await chart.focus();
      await page.keyboard.press('ArrowRight');
      const dayAt = (index: number) => german(summary.dailyGenerations.at(index)?.date ?? '');
      const note = chart.getByRole('status');
      await expect(note).toContainText(dayAt(1));
      for (let day = 27; day >= 0; day--) await page.keyboard.press('ArrowRight');
      await expect(note).toContainText(dayAt(-1));
      await expect(note).toContainText(/[1-9]\d* downloads?/);
      const inNumbers = page.getByText('All 30 days in numbers');
      await inNumbers.focus();
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('table', { name: 'All days' }).getByRole('rowheader'),
      ).toHaveCount(30);
    });
  });

  test('does not shift while it loads', layoutOfPhones, async ({ page }) => {
    await registerAdmin(page);
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

  test('reports that loading failed @nightly', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 503/, /net::ERR_FAILED/);
    await registerAdmin(page);
    await track(page, urlBody);
    const fail = await holdRequests(page, '**/api/qr-analytics', (route) =>
      route.fulfill({ status: 503, body: '{}' }),
    );
    await page.route('**/api/statistics', (route) => route.abort());
    await page.goto(PATH);
    await expect(page.getByText('Loading analytics...')).toBeVisible();
    fail();
    await expect(page.getByRole('alert')).toContainText('The data could not be loaded');
    await expect(page.locator('dd > span:first-child')).toHaveText(['0', '0', '0', 'N/A']);
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByRole('application')).toBeVisible();
  });
});

test('both tabs pass axe and do not scroll sideways @nightly', async ({ page }) => {
  await registerAdmin(page);
  await track(page, { ...urlBody, data: { url: `example.com/${'long'.repeat(400)}` } });
  await track(page, vcardBody);
  for (const path of [PATH, LIST]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await waitUntilSettled(page);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectAccessible(page);
    for (const width of [1024, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBe(width);
    }
  }
});
