import { encodeContent } from '@everscan/core/content/index';
import { renderPng } from '@everscan/core/export/raster/png/png';
import { createScene } from '@everscan/core/scene/scene';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { downloadHalfFilled, openFormats } from './designer.ts';
import { decodeDownload, expect, layout, layoutAtNight, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await expect(canvas(page)).toHaveAccessibleName('QR code: https://example.com');
});

const canvas = (page: Page) => page.locator('canvas');
const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download QR Code' });

async function downloadCode(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    downloadButton(page).click(),
  ]);
  return download;
}

test.describe('with the scan check', () => {
  test.use({ checksCodes: true });

  test('a visitor downloads a code that two scanners read', layoutAtNight, async ({ page }) => {
    await page.getByLabel('Web address').fill('www.lokal-zur-post.de/speisekarte');
    const download = await downloadCode(page);
    expect(download.suggestedFilename()).toBe('qr-lokal-zur-post-dots.png');
    expect(await decodeDownload(download)).toMatchObject({
      width: 1000,
      height: 1000,
      readByZxing: 'https://www.lokal-zur-post.de/speisekarte',
      readByQr: 'https://www.lokal-zur-post.de/speisekarte',
    });
  });
});

test('a visitor downloads a contact card of plain squares, and each style as the bytes that Node makes', async ({
  page,
}) => {
  await page.getByLabel('vCard').check();
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill('Müller; 山田');
  await page.getByRole('tab', { name: 'Style' }).click();
  await page.getByLabel('Standard QR').check();
  const download = await downloadHalfFilled(page, 'Clear them');
  expect(download.suggestedFilename()).toBe('qr-zoë-müller-山田-standard.png');
  const scan = await decodeDownload(download);
  expect(scan.readByZxing?.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Müller\\; 山田;Zoë;;;',
    'FN:Zoë Müller\\; 山田',
    'END:VCARD',
    '',
  ]);
  expect(scan.readByQr).toBe(scan.readByZxing);

  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('radio', { name: 'URL', exact: true }).check();
  for (const style of ['dots', 'standard'] as const) {
    const url = `example.com/${'ü'.repeat(200)}`;
    await page.getByRole('tab', { name: 'Content' }).click();
    await page.getByLabel('Web address').fill(url);
    await page.getByRole('tab', { name: 'Style' }).click();
    await page.getByLabel(style === 'dots' ? 'Rounded Dots' : 'Standard QR').check();
    const { bytes } = await decodeDownload(await downloadCode(page));
    const text = encodeContent({ type: 'url', data: { url } });
    const scene = createScene(text, { shape: style, level: 'H', quietZone: 1 });
    expect(Buffer.from(bytes).equals(renderPng(scene, 1000))).toBe(true);
  }
});

test('the preview matches the download', layout, async ({ page }) => {
  await page.getByLabel('Web address').fill('example.org/preview');
  await expect(canvas(page)).toHaveAccessibleName('QR code: https://example.org/preview');
  const { width, height, black } = await canvas(page).evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const context = element.getContext('2d') as CanvasRenderingContext2D;
    const { data } = context.getImageData(0, 0, width, height);
    return { width, height, black: data.filter((value, i) => i % 4 === 0 && value === 0).length };
  });
  expect({ width, height }).toEqual({ width: 400, height: 400 });
  expect(black).toBeGreaterThan(10_000);
});

test('a download is confirmed with a next step, and a failed one is reported', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await downloadCode(page);
  const saved = page.getByRole('region', { name: 'Saved' });
  await expect(saved).toContainText('Saved qr-example-dots.png');
  await expect(saved).toContainText(/Print it at least 2\scm wide\. Test it with your phone/);
  await saved.getByRole('button', { name: 'Copy image' }).click();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.clipboard.read())[0]?.types))
    .toContain('image/png');
  await expectAccessible(page);
  await saved.getByRole('button', { name: 'Sign up for free' }).click();
  await expect(page.getByRole('dialog')).toContainText('Create an account');
  await page.keyboard.press('Escape');
  await page.getByLabel('Web address').fill('other.example');
  await expect(saved).toBeHidden();

  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('no room');
    };
  });
  await downloadButton(page).click();
  const failure = page.getByText('Failed to download QR code. Please try again.');
  await expect(failure).toBeVisible();
  await page.getByRole('region', { name: 'Notifications' }).getByLabel('Close').click();
  await expect(failure).toBeHidden();
});

test('a phone shares the saved file @nightly', async ({ newContext }) => {
  const phone = await newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await phone.newPage();
  // Chromium on Linux has no share sheet.
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      document.title = data?.files?.map(({ name, type }) => `${name} ${type}`).join() ?? '';
    };
  });
  await page.goto('/');
  await downloadCode(page);
  const saved = page.getByRole('region', { name: 'Saved' });
  await saved.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle('qr-example-dots.png image/png');
});

test('a click saves any format, and the button and the dialog remember the last one', async ({
  page,
}) => {
  await expect(downloadButton(page)).toHaveAccessibleDescription('PNG');
  const saveBy = async (button: Locator) => {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    return download.suggestedFilename();
  };
  await page.getByRole('button', { name: 'Formats' }).click();
  await expectAccessible(page);
  const svg = page.getByRole('button', { name: 'Download SVG' });
  expect(await saveBy(svg)).toBe('qr-example-dots.svg');
  await expect(svg).toBeHidden();
  await page.reload();
  await expect(downloadButton(page)).toHaveAccessibleDescription('SVG');
  expect(await saveBy(downloadButton(page))).toBe('qr-example-dots.svg');
  const dialog = await openFormats(page);
  await expect(dialog.getByRole('radio', { name: 'SVG' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'SVG' })).toHaveAccessibleDescription(
    'Vector for print',
  );
});

test('a download is counted, with only the name of a contact', async ({ page, request }) => {
  const total = async () => {
    const statistics = (await (await request.get('/api/statistics')).json()) as {
      name: string;
      value: number;
    }[];
    return statistics.find(({ name }) => name === 'total_qr_codes')?.value ?? 0;
  };
  await page.getByLabel('vCard').check();
  const before = await total();
  const tracked = page.waitForRequest('**/api/track-qr-generation');
  const created = page.waitForResponse('**/api/track-qr-creation');
  await downloadCode(page);
  expect((await tracked).postDataJSON()).toEqual({
    type: 'vcard',
    style: 'dots',
    data: { vcard: { firstName: 'Jane', lastName: 'Doe' } },
  });
  expect((await created).status()).toBe(200);
  await expect.poll(total).toBeGreaterThan(before);
});

test('a download works while the server fails, and offline', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/, /ERR_INTERNET_DISCONNECTED/);
  await page.route('**/api/track-*', (route) => route.fulfill({ status: 500 }));
  expect((await decodeDownload(await downloadCode(page))).readByQr).toBe('https://example.com');
  await context.setOffline(true);
  await page.getByLabel('Web address').fill('example.com/offline');
  const offline = await decodeDownload(await downloadCode(page));
  expect(offline.readByQr).toBe('https://example.com/offline');
  await expect(page.getByText('Error', { exact: true })).toBeHidden();
});

const refusals = [
  { name: 'an empty address', url: '', message: 'Enter a web address.' },
  {
    name: 'an address of 2,049 characters',
    url: `a.de/${'x'.repeat(2044)}`,
    message: 'A web address can have at most 2048 characters. This one has 2049.',
  },
  {
    name: 'an address that no symbol holds',
    url: `a.de/${'x'.repeat(1270)}`,
    message:
      'Too much for one QR code at level H: 1,283 bytes, and the limit is 1,273. Level L holds 2,953.',
  },
];
test('the fields recognise input, refuse bad input and explain why', async ({ page }) => {
  await test.step('a pasted scheme is recognised', async () => {
    const field = page.getByLabel('Web address');
    await field.fill('https://example.com/a');
    await expect(field).toHaveValue('example.com/a');
    await field.fill('http://intranet.example');
    await expect(field).toHaveValue('http://intranet.example');
    await expect(canvas(page)).toHaveAccessibleName('QR code: http://intranet.example');
    await field.fill('javascript:alert(1)');
    await expect(
      page.getByText('Only web addresses that start with http:// or https:// work here.').first(),
    ).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  });

  for (const { name, url, message } of refusals) {
    await test.step(`${name} gets a clear error and no code`, async () => {
      await page.getByLabel('Web address').fill('example.com');
      await expect(canvas(page)).toHaveAccessibleName('QR code: https://example.com');
      await page.getByLabel('Web address').fill(url);
      await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
      await expect(downloadButton(page)).toBeDisabled();
      await expect(canvas(page)).toHaveAccessibleName('No QR code');
      await expect(page.getByLabel('Web address')).toHaveValue(url);
    });
  }

  await test.step('a long address does not make the page scroll sideways', async () => {
    await page.getByLabel('Web address').fill(`example.com/${'x'.repeat(600)}`);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a contact without a name gets an error that names the missing fields', async () => {
    await page.getByLabel('vCard').check();
    await page.getByLabel('First name').fill('');
    await page.getByLabel('Last name').fill('  ');
    await expect(page.getByText('Enter a first name or a last name.').first()).toBeVisible();
    await expect(downloadButton(page)).toBeDisabled();
    await page.getByLabel('Last name').fill('Doe');
    await expect(downloadButton(page)).toBeEnabled();
  });

  await test.step('the fields have their types, prefixes and autofill names, and select on focus', async () => {
    await page.getByLabel('URL').check();
    const url = page.getByLabel('Web address');
    await expect(url).toHaveValue('example.com');
    await expect(url).toHaveAttribute('placeholder', 'example.com');
    await url.click();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('example.com');
    await page.getByLabel('vCard').check();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('type', 'tel');
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAttribute(
      'autocomplete',
      'tel',
    );
    await expect(page.getByLabel('Website')).toHaveAccessibleDescription('https://');
  });

  await test.step('switching the content type starts with its sample', async () => {
    await page.getByLabel('URL').check();
    await page.getByLabel('Web address').fill('changed.example');
    await page.getByLabel('vCard').check();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('jane.doe@example.com');
    await page.getByLabel('URL').check();
    await expect(page.getByLabel('Web address')).toHaveValue('example.com');
  });
});

test('a code can be made with the keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await page.getByRole('tab', { name: 'Content' }).focus();
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Style' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Rounded Dots').focus();
  await keyboard.press('ArrowLeft');
  await expect(page.getByLabel('Standard QR')).toBeChecked();
  await page.getByRole('tab', { name: 'Style' }).focus();
  await keyboard.press('ArrowLeft');
  await keyboard.press('Enter');
  await page.getByLabel('URL').focus();
  await keyboard.press('Tab');
  await keyboard.type('keyboard.example'); // replaces the selected sample
  // The first letters alone are no address.
  await expect(downloadButton(page)).toBeEnabled();
  await keyboard.press('Tab');
  await expect(page.getByLabel('Static')).toBeFocused();
  await keyboard.press('Tab');
  // The verdict appears a moment after the last letter, and its button comes before the download.
  const isReached = await downloadButton(page).evaluate((it) => it === document.activeElement);
  if (!isReached) await keyboard.press('Tab');
  await expect(downloadButton(page)).toBeFocused();
  const [download] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('qr-keyboard-standard.png');
  expect((await decodeDownload(download)).readByZxing).toBe('https://keyboard.example');
});
