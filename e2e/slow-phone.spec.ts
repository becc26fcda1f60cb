import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { readPng, scanWithQr } from '../core/proof/scanners.ts';
import { decodeDownload, expect, holdScripts, test } from './test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const canvas = (page: Page) => page.locator('canvas');
const field = (page: Page) => page.getByLabel('Web address');
const shift = (page: Page) => page.evaluate(() => (window as { shift?: number }).shift ?? 0);

/** A phone with the generator, whose scripts arrive when the returned function is called. */
async function openEarly(open: (options: BrowserContextOptions) => Promise<BrowserContext>) {
  const page = await (await open(PHONE)).newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shift: ((window as { shift?: number }).shift ?? 0) + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await field(page).waitFor();
  return {
    page,
    async hydrate() {
      release();
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    },
  };
}

test('the first code can be scanned before any script runs, and stays where it is @nightly', async ({
  newContext,
}) => {
  const { page, hydrate } = await openEarly(newContext);
  const scan = async () => {
    // Away from the cookie banner, which may rise over the lower edge at any moment.
    await canvas(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return scanWithQr(readPng(new Uint8Array(await canvas(page).screenshot())));
  };
  const place = () =>
    canvas(page).evaluate((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return { left, top: top + scrollY, width };
    });
  const first = await place();
  expect(await scan()).toBe('https://example.com');
  await hydrate();
  expect(await scan()).toBe('https://example.com');
  expect(await place()).toEqual(first);
  expect(await shift(page)).toBe(0);
});

test('a click before the scripts arrive takes effect with what was typed in the meantime', async ({
  newContext,
}) => {
  const { page, hydrate } = await openEarly(newContext);
  await field(page).fill('early.example');
  const button = page.getByRole('button', { name: 'Download QR Code' });
  await button.click();
  await button.click(); // a second, impatient click still causes one download
  const downloads: string[] = [];
  page.on('download', (file) => downloads.push(file.suggestedFilename()));
  const download = page.waitForEvent('download');
  await hydrate();
  expect((await decodeDownload(await download)).readByQr).toBe('https://early.example');
  await expect(page.getByRole('region', { name: 'Saved' })).toBeVisible();
  expect(downloads).toEqual(['qr-early-dots.png']);
});

test('a field answers before the code is drawn, and a click at once gets the new code', async ({
  page,
}) => {
  await page.goto('/');
  const download = page.waitForEvent('download');
  const shown = await field(page).evaluate(async (input: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, 'example.com/quick');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await Promise.resolve();
    const label = document.querySelector('canvas')?.ariaLabel;
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Download QR Code')?.click();
    return [input.value, label];
  });
  expect(shown).toEqual(['example.com/quick', 'QR code: https://example.com']);
  expect((await decodeDownload(await download)).readByQr).toBe('https://example.com/quick');
  await expect(canvas(page)).toHaveAccessibleName('QR code: https://example.com/quick');
});

test('without scripts a page that needs them says so, and an article does not @nightly', async ({
  newContext,
}) => {
  const context = await newContext({ ...PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  const note = page.locator('noscript p'); // Playwright finds no text in there
  for (const path of ['/', '/bulk', '/scans', '/report', '/wait', '/admin/analytics']) {
    await page.goto(path);
    await expect(note.first(), path).toBeVisible();
    await expect(page.getByText('Loading…')).toBeHidden();
  }
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your code' })).toBeHidden();
  await page.goto('/blog/why-use-qr');
  await expect(note).toHaveCount(0);
});
