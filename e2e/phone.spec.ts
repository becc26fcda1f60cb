import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openDesign } from './designer.ts';
import { decodeDownload, expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const field = (page: Page) => page.getByLabel('Web address');
const dock = (page: Page) => page.getByRole('region', { name: 'Your code' });
const codeButton = (page: Page) => dock(page).getByRole('button', { name: /enlarge/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'QR code', exact: true });
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function box(element: Locator) {
  const rect = await element.boundingBox();
  if (!rect) throw new Error('Not shown');
  const { x, y, width, height } = rect;
  return { left: x, top: y, right: x + width, bottom: y + height, width, height };
}

test('a code for a menu takes at most three taps after typing, without scrolling', async ({
  page,
}) => {
  await page.goto('/');
  await field(page).tap();
  await page.keyboard.type('cafe-sonne.de/menu');
  const taps: Locator[] = [dock(page).getByRole('button', { name: 'Download' })];
  const download = page.waitForEvent('download');
  for (const target of taps) {
    await expect(target).toBeInViewport({ ratio: 1 });
    await target.tap();
  }
  expect(taps.length).toBeLessThanOrEqual(3);
  expect((await decodeDownload(await download)).readByZxing).toBe('https://cafe-sonne.de/menu');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(toast(page)).toContainText('Saved qr-cafe-sonne-dots.png');
  await page.setViewportSize({ width: 320, height: 640 });
  expect((await box(toast(page).locator('p').first())).width).toBeGreaterThan(200);
  expect((await box(toast(page))).height).toBeLessThan(100); // two rows
  await page.setViewportSize({ width: 390, height: 844 });
  await toast(page).getByRole('button', { name: 'Print size' }).tap();
  await expect(sheet(page)).toContainText(/Print it at least [\d.]+\scm wide/);
});

test('a tap on the code opens the whole preview, and the bar copies what can be drawn @nightly', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(codeButton(page)).toHaveAccessibleName(/QR code: https:\/\/example\.com/);
  await field(page).fill('example.com/menu');
  await expect(codeButton(page)).toHaveAccessibleName(
    /QR code: https:\/\/example\.com\/menu.*Reads everywhere/,
  );
  await codeButton(page).tap();
  await expect(sheet(page).locator('canvas')).toHaveAccessibleName(
    'QR code: https://example.com/menu',
  );
  await expect(sheet(page).locator('[data-scan-verdict]')).toContainText(/^Reads everywhere/);
  await expect(sheet(page).getByRole('button', { name: 'Copy image' })).toBeVisible();
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'Formats' }).tap();
  await sheet(page).getByRole('button', { name: 'More options…' }).tap();
  await expect(page.getByRole('dialog', { name: 'Download as' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(codeButton(page)).toBeFocused();

  await test.step('without a share sheet the bar copies the image', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await dock(page).getByRole('button', { name: 'Copy image' }).tap();
    await expect(toast(page)).toContainText('The image is on your clipboard.');
    expect(await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)).toContain(
      'image/png',
    );
  });

  await test.step('the bar makes way for the keyboard, and returns although the field keeps the focus', async () => {
    await field(page).tap();
    await expect(dock(page)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 480 });
    await expect(dock(page)).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(dock(page)).toBeVisible();
    await expect(field(page)).toBeFocused();
  });

  await test.step('a code that cannot be drawn is neither downloaded nor shared', async () => {
    await field(page).fill('');
    await expect(codeButton(page)).toHaveAccessibleName(/No code yet/);
    await expect(dock(page).getByRole('button', { name: 'Download' })).toBeDisabled();
    await expect(dock(page).getByRole('button', { name: 'Copy image' })).toBeDisabled();
  });
});

test('the bar is low while the content changes, and shows the code large while the design does @nightly', async ({
  page,
}) => {
  await page.goto('/');
  expect((await box(dock(page))).height).toBe(64);
  await openDesign(page);
  await expect.poll(async () => (await box(dock(page))).height).toBe(120);
  const [code, download] = [codeButton(page), dock(page).getByRole('button', { name: 'Download' })];
  expect((await box(code.locator('svg').first())).width).toBeGreaterThan(90);
  await expect(download).toBeInViewport({ ratio: 1 });
  await page.getByRole('tab', { name: 'Content' }).tap();
  await expect.poll(async () => (await box(dock(page))).height).toBe(64);
});

test('the bar shares the image, even when the check took too long for one tap @nightly', async ({
  page,
}) => {
  // Chromium on Linux has no share sheet.
  await page.addInitScript(() => {
    let calls = 0;
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      if (calls++ === 0) throw new DOMException('No permission', 'NotAllowedError');
      document.title = data?.files?.map(({ name, type }) => `${name} ${type}`).join() ?? '';
    };
  });
  await page.goto('/');
  await dock(page).getByRole('button', { name: 'Share' }).tap();
  await toast(page).getByRole('button', { name: 'Share' }).tap();
  await expect(page).toHaveTitle('qr-example-dots.png image/png');
});

test.describe('before the visitor answers the cookie banner', () => {
  test.use({ hasChosenCookies: false });

  test('the bar covers no cookie line, no field, no toast and no end of the page @nightly', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await banner(page).evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
    const last = page.getByRole('contentinfo').getByRole('button').last();
    // The page makes room once both are laid out.
    await expect(async () => {
      expect((await box(dock(page))).bottom).toBe(844);
      expect((await box(banner(page))).bottom).toBe((await box(dock(page))).top);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect((await box(last)).bottom).toBeLessThanOrEqual((await box(banner(page))).top);
    }).toPass();
    // The fields of the longest form as they get the focus.
    const dockTop = (await box(dock(page))).top;
    await banner(page).getByRole('button', { name: 'Reject All' }).tap();
    await page.getByLabel('vCard').check();
    await expect(page.getByLabel('First name')).toBeVisible();
    for (const input of await page.getByRole('textbox').all()) {
      await input.focus();
      expect((await box(input)).bottom).toBeLessThanOrEqual(dockTop);
    }
    await dock(page).getByRole('button', { name: 'Copy image' }).tap();
    await expect(toast(page).getByText(/./).first()).toBeVisible();
    expect((await box(toast(page))).bottom).toBeLessThanOrEqual(dockTop);
  });
});

test('every control of the generator is a touch target of at least 44 px @nightly', async ({
  page,
}) => {
  await page.goto('/');
  await field(page).fill('example.com/menu');
  await expect(page.locator('[data-scan-verdict]')).toContainText('Reads');
  const small = () =>
    page
      .locator('main :is(button, select, input, label, a), header :is(a, button)')
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          // An input inside its label is as large as the label, and links in a sentence are exempt.
          const isPart = control.matches('label input, label:not(:has(input))');
          const isInText = control.matches('p > a, p:not([role]) > button');
          const box = control.matches('input[id]') ? control.parentElement : control; // its border
          const { width, height } = (box ?? control).getBoundingClientRect();
          const isHidden = width === 0 || height === 0 || !control.checkVisibility();
          if (isPart || isInText || isHidden || (width >= 44 && height >= 44)) return [];
          return [`${control.textContent || control.outerHTML} ${width} x ${height}`];
        }),
      );
  expect(await small()).toEqual([]);
  await openDesign(page);
  for (const part of ['Looks', 'Colours', 'Logo', 'Frame', 'Shape', 'Advanced']) {
    await page.getByRole('tab', { name: part }).tap();
    expect(await small(), part).toEqual([]);
  }
});

test('the code is beside the fields from 1,024 px on, and nothing is wider than the page', async ({
  page,
}) => {
  await page.goto('/');
  const [fields, preview] = [
    page.getByRole('tabpanel').first(),
    page
      .locator('section', { has: page.getByRole('heading', { name: 'QR Code Preview' }) })
      .first(),
  ];
  for (const width of [320, 360, 1023, 1024, 1279]) {
    await page.setViewportSize({ width, height: 800 });
    const isBeside = width >= 1024;
    await expect
      .poll(async () => (await box(preview)).left >= (await box(fields)).right, `${width}`)
      .toBe(isBeside);
    await expect(dock(page)).toBeVisible({ visible: !isBeside });
    for (const tab of ['Style', 'Content']) {
      await page.getByRole('tab', { name: tab }).click();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${tab} at ${width}`).toBe(0);
    }
  }
});
