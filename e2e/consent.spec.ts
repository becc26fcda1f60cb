import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openSidebar, signUp } from './session.ts';
import { expect, layout, layoutAtNight, test } from './test.ts';

test.use({ hasChosenCookies: false });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const notice = (page: Page) => page.getByRole('region', { name: 'Advertising' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });

/** What the browser has stored about consent. */
const stored = (page: Page) =>
  page.evaluate(() => ({
    consent: localStorage.getItem('cookie-consent'),
    preferences: JSON.parse(localStorage.getItem('cookie-preferences') ?? 'null'),
  }));

async function openSettings(page: Page) {
  const sidebar = await openSidebar(page);
  await sidebar.getByRole('button', { name: 'Cookies' }).click();
  await expect(settings(page).getByRole('switch', { name: 'Essential' })).toBeVisible();
}

test(
  'before a choice nothing is stored, nothing moves, and both answers are equally prominent',
  layoutAtNight,
  async ({ page, context }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          Object.assign(window, { shift: ((window as { shift?: number }).shift ?? 0) + value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => (window as { shift?: number }).shift ?? 0)).toBe(0);

    const looks = await banner(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, backgroundColor, borderColor, font } = getComputedStyle(button);
          const { width, height, top } = button.getBoundingClientRect();
          return { color, backgroundColor, borderColor, font, width, height, top };
        }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);

    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expect(banner(page).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy',
    );
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    for (const text of ['Skip to content', 'Privacy policy', 'Reject All']) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(text);
    }
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    await expect(page.locator('#main')).toBeFocused();
  },
);

test('the end of the page can be scrolled clear of the banner, which makes way for a keyboard @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const last = page.locator('main').getByRole('button', { name: 'Register Now' });
  const bottom = () => last.evaluate((button) => button.getBoundingClientRect().bottom);
  const top = await banner(page).evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(500);
  // The page makes room once the banner is laid out.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await bottom()).toBeLessThan(top);
  }).toPass();
  // An element that gets the focus by keyboard is not behind the banner either.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Download QR Code' }).focus();
  const focused = await page.evaluate(
    () => document.activeElement?.getBoundingClientRect().bottom ?? Number.NaN,
  );
  expect(focused).toBeLessThanOrEqual(top);

  await page.setViewportSize({ width: 360, height: 700 });
  await expect(banner(page)).toContainText(/^We use only essential cookies\./);
  const height = async () => (await banner(page).boundingBox())?.height;
  await expect.poll(height).toBeLessThanOrEqual(64);
  await page.getByLabel('Web address').focus();
  await expect(banner(page)).toBeHidden();
  await page.getByLabel('Web address').blur();
  await expect(banner(page)).toBeVisible();
});

test(
  'a visitor accepts, dismisses the ads notice for the session, and withdraws the consent in all tabs',
  layoutAtNight,
  async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/');
    await expect(banner(other)).toBeVisible();
    await banner(page).getByRole('button', { name: 'Accept All' }).click();
    await expect(notice(page)).toContainText('You have allowed advertising cookies.');
    await expect(async () => {
      const { right, top, bottom } = await notice(page).evaluate((element) => {
        const { right, top, bottom } = element.getBoundingClientRect();
        return { right: innerWidth - right, top, bottom };
      });
      expect(right).toBeLessThan(30);
      expect(bottom).toBeLessThan(200);
      if ((page.viewportSize()?.width ?? 0) < 1024) {
        const menu = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
        expect(top).toBeGreaterThan((menu?.y ?? Number.NaN) + (menu?.height ?? Number.NaN));
      }
    }).toPass();
    await notice(page).getByRole('button', { name: 'Cookie settings' }).click();
    await expect(settings(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await notice(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice(page)).toBeHidden();
    await page.reload();
    await openSettings(page); // by then, a notice would be visible
    await expect(notice(page)).toBeHidden();
    await expect(banner(page)).toBeHidden();

    await expect(banner(other)).toBeHidden();
    await expect(notice(other)).toBeVisible(); // a tab is a session
    await expect(settings(page).getByRole('switch', { name: 'Analytics' })).toBeChecked();
    await settings(page).getByRole('button', { name: 'Reject All' }).click();
    await expect(notice(other)).toBeHidden();
    await expect
      .poll(() => stored(page))
      .toEqual({
        consent: 'true',
        preferences: { essential: true, analytics: false, advertising: false },
      });
  },
);

test('the banner covers no button of the sidebar, and the feedback button does not cover the banner @nightly', async ({
  page,
}) => {
  await signUp(page);
  const rectangle = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  };
  for (const width of [390, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    // The banner reports its height once it is laid out. On phones the button is at the page's end.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const over = await banner(page).evaluate(rectangle);
      const button = await page.getByRole('button', { name: 'Feedback' }).evaluate(rectangle);
      expect(button.bottom).toBeLessThan(over.top);
    }).toPass();
    if (width < 1024) continue;
    const { left } = await banner(page).evaluate(rectangle);
    const sidebar = await page.getByRole('complementary').evaluate(rectangle);
    expect(left).toBeGreaterThan(sidebar.right);
  }
});

test('the page works when the banner cannot be loaded @nightly', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const failed = page.waitForEvent('requestfailed');
  await page.route('**/assets/cookie-banner-*', (route) => route.abort());
  await page.goto('/');
  await failed;
  await page.getByLabel('Web address').fill('example.com/still-here');
  await expect(page.locator('canvas')).toHaveAccessibleName(
    'QR code: https://example.com/still-here',
  );
  await expect(page.getByText('This part of the page could not be loaded.')).toBeHidden();
});

test('axe finds nothing in banner, settings and notice @nightly', layout, async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  await openSettings(page);
  await expectAccessible(page);
  await settings(page).getByRole('button', { name: 'Accept All' }).click();
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);
});
