import type { Page } from '@playwright/test';
import { openDesign, shown } from './designer.ts';
import { createDynamic, savedProjects } from './dynamic-codes.ts';
import { signUp } from './session.ts';
import { expect, test } from './test.ts';

const copyLink = (page: Page) => page.getByRole('button', { name: 'Copy link to this code' });
const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** In any language. */
const openMore = (page: Page) =>
  page.locator('main button', { has: page.locator('.lucide-ellipsis') }).click();

/** The link that the menu of the preview copies to the clipboard. */
async function copiedLink(page: Page, button = copyLink(page)): Promise<string> {
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => navigator.clipboard.writeText('nothing yet'));
  await openMore(page);
  await button.click();
  await expect.poll(clipboard).not.toBe('nothing yet');
  return clipboard();
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('a copied link opens the same content and design, and sends neither to the server', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByLabel('Web address').fill('example.com/größe?a=1&b=#c');
  await openDesign(page);
  await page.getByRole('radio', { name: 'Standard QR' }).check();
  const link = await copiedLink(page);
  await expect(notice(page)).toContainText('Link copied');
  expect(link).toMatch(/^http:\/\/localhost:\d+\/#type=url&style=standard/);

  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link);
  await expect(other.getByLabel('Web address')).toHaveValue('example.com/größe?a=1&b=#c');
  await expect.poll(() => shown(other)).toBe(await shown(page));
  expect(asked.filter((url) => url.includes('example.com'))).toEqual([]);

  await test.step('it leads to the page in the language of its sender', async () => {
    await page.goto('/de');
    await page.locator('input[name="url"]').fill('example.com/menü');
    const button = page.locator('button', { has: page.locator('.lucide-link-2') });
    expect(await copiedLink(page, button)).toMatch(/^http:\/\/localhost:\d+\/de#type=/);
  });

  await test.step('the link to a Wi-Fi code says that it has no password', async () => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'Wi-Fi' }).check();
    await page.getByLabel('Network name').fill('Studio');
    const button = page.getByRole('button', { name: 'Copy link without the password' });
    const wifi = await copiedLink(page, button);
    expect(wifi).toContain('wifi.ssid=Studio');
    expect(wifi).not.toMatch(/password|welcome/);
  });
});

test('the link to a dynamic code holds its short link, and neither target nor name @nightly', async ({
  page,
}) => {
  await signUp(page);
  await page.getByRole('radio', { name: 'Dynamic' }).check();
  await expect(page.getByText('The code works once you create it.')).toBeVisible();
  await openMore(page);
  await expect(page.getByRole('link', { name: 'What we record when you download' })).toBeVisible();
  await expect(copyLink(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await createDynamic(page, 'secret.example/plan');
  const [saved] = await savedProjects(page);
  const fragment = new URLSearchParams(new URL(await copiedLink(page)).hash.slice(1));
  expect([...fragment]).toEqual([
    ['type', 'url'],
    ['style', 'dots'],
    ['rules', '2'],
    ['url', saved?.link?.shortUrl],
  ]);
});

test('for a design too large for a link, the page says what to do instead @nightly', async ({
  page,
}) => {
  await page.goto('/');
  // A photograph: noise that compresses badly.
  const photo = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 160 });
    const picture = canvas.getContext('2d')?.createImageData(160, 160);
    if (picture) {
      picture.data.set(picture.data.map((_, i) => (i % 4 === 3 ? 255 : Math.random() * 256)));
      canvas.getContext('2d')?.putImageData(picture, 0, 0);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await openDesign(page);
  await page.getByRole('tab', { name: 'Logo' }).click();
  const file = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(photo, 'base64') };
  await page.getByLabel('Choose a logo').setInputFiles(file);
  await expect(page.getByAltText('Your logo')).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('untouched'));
  await openMore(page);
  await copyLink(page).click();
  await expect(notice(page)).toContainText('Too long for a link');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('untouched');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sheet passes the link to the share sheet of the system @nightly', async ({ page }) => {
    // Chromium on Linux has no share sheet.
    await page.addInitScript(() => {
      navigator.canShare = () => true;
      navigator.share = async (data) => {
        document.title = data?.url ?? '';
      };
    });
    await page.goto('/');
    await page.getByLabel('Web address').fill('example.com/menu');
    await page.getByRole('button', { name: /enlarge/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'QR code', exact: true });
    await sheet.getByRole('button', { name: 'More', exact: true }).tap();
    await sheet.getByRole('button', { name: 'Share link to this code' }).tap();
    await expect(page).toHaveTitle(/\/#type=url&style=dots&rules=2&url=example.com%2Fmenu$/);
  });
});

test('opening a link leaves the previous draft in the sidebar, and Undo brings it back @nightly', async ({
  page,
}) => {
  const field = page.getByLabel('Web address');
  await page.goto('/');
  await field.fill('typed.example');
  await page.goto('/examples');
  await page.getByRole('link', { name: 'Menu on the table' }).click();
  await expect(field).toHaveValue('example.com/menu');
  const left = page.getByRole('complementary').getByRole('list', { name: 'Not saved yet' });
  await expect(left).toContainText('typed.example');
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue('typed.example');
  await expect(left).toHaveCount(0);
});
