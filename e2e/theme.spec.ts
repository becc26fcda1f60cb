import type { Page } from '@playwright/test';
import { readPng } from '../core/proof/scanners.ts';
import { expectAccessible } from './accessible.ts';
import { expect, holdScripts, layoutAtNight, test } from './test.ts';

/** The page's background, and the colour of the browser's own bars. */
const LIGHT = ['rgb(247, 248, 247)', '#f7f8f7'];
const DARK = ['rgb(12, 15, 14)', '#0c0f0e'];

const theme = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Theme' });

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The colour that the browser takes for its own bars. */
const barColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

const expectColors = (page: Page, colors: typeof LIGHT | typeof DARK) =>
  expect.poll(async () => [await background(page), await barColor(page)]).toEqual(colors);

test(
  'the visitor chooses dark colours, which last until they choose others',
  layoutAtNight,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/pricing');
    await expect(theme(page).getByLabel('System')).toBeChecked();
    await expectColors(page, LIGHT);
    await theme(page).getByLabel('Dark').check();
    await expectColors(page, DARK);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await expect(theme(page).getByLabel('Dark')).toBeChecked();
    await expectColors(page, DARK);
    await theme(page).getByLabel('System').check();
    await expectColors(page, LIGHT);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectColors(page, DARK);
    await theme(page).getByLabel('Light').check();
    await expectColors(page, LIGHT);
  },
);

test('a page has the chosen colours and pictures before its scripts have loaded @nightly', async ({
  newContext,
}) => {
  const page = await (await newContext({ colorScheme: 'light' })).newPage();
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const release = await holdScripts(page);
  await page.goto('/wait', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectColors(page, DARK);
  const picture = page.locator('picture img').first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toContain('dark');
  release();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expectColors(page, DARK);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toContain('dark');
});

test('the drawings of articles follow the theme @nightly', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/blog/why-use-qr');
  const drawing = page.getByRole('main').locator('img').first();
  await expect(drawing).toHaveJSProperty('complete', true);
  const corner = async () => [...readPng(await drawing.screenshot()).data.slice(0, 3)];
  const light = await corner();
  await theme(page).getByLabel('Dark').check();
  await expect.poll(async () => Math.max(...(await corner()))).toBeLessThan(Math.min(...light));
});

test('other tabs follow, and a printed page is light @nightly', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/pricing');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/contact');
  await theme(page).getByLabel('Dark').check();
  await expectColors(other, DARK);
  await expect(theme(other).getByLabel('Dark')).toBeChecked();
  await page.emulateMedia({ colorScheme: 'light', media: 'print' });
  await expect.poll(() => background(page)).toBe(LIGHT[0]);
});
