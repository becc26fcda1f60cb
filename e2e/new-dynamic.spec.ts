import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { downloadBy, expectChange, logoFile, openDesign, shown } from './designer.ts';
import { isSaved, savedProjects, shortLink, target } from './dynamic-codes.ts';
import { newEmail, openSidebar, PASSWORD, signUp } from './session.ts';
import { decodeDownload, expect, layoutAtNight, test } from './test.ts';

/** The preview's short link comes from the server; until then a placeholder is drawn. */
const expectFinalPattern = (page: Page) =>
  expect(page.getByRole('img', { name: /^QR code: \S+\/q\/(?!PREVIEW-)/i })).toBeVisible();

test('the preview of a new code shows its final pattern, on both tabs @nightly', async ({
  page,
}) => {
  await signUp(page);
  await page.getByRole('radio', { name: 'Dynamic' }).check();
  await target(page).fill('shop.example.com/menu');
  await expect(page.getByText(/^This is a preview\./)).toBeVisible();
  await expect(page.getByText('Preview', { exact: true })).toBeVisible();
  await openDesign(page);
  await expectFinalPattern(page);
  await expectChange(page, () => page.getByRole('button', { name: 'Lagoon' }).click());
  const preview = await shown(page);
  const download = await downloadBy(page, 'Create and download');
  expect(download.suggestedFilename()).toBe('qr-shop-example-com-menu-standard.png');
  const [created] = await savedProjects(page);
  expect(created?.link?.target).toBe('https://shop.example.com/menu');
  expect((await decodeDownload(download)).readByZxing).toBe(created?.link?.shortUrl);
  await expect.poll(() => shown(page)).toBe(preview);
  await expect(page.getByText('Preview', { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download QR Code' })).toBeVisible();

  await test.step('the next one gets a logo and colours, and is an SVG, in eight clicks', async () => {
    await (await openSidebar(page)).getByRole('button', { name: 'Create QR Code' }).click();
    await page.getByRole('tab', { name: 'Content', exact: true }).click();
    page.once('filechooser', (chooser) => chooser.setFiles(logoFile));
    let clicks = 0;
    const click = async (control: Locator) => {
      await control.click();
      clicks++;
      await expect(page.locator('canvas')).toBeInViewport();
    };
    await click(page.getByRole('radio', { name: 'Dynamic' }));
    await click(target(page));
    await page.keyboard.type('shop.example.com/drinks');
    await click(page.getByRole('tab', { name: 'Style' }));
    await click(page.getByRole('button', { name: 'Lagoon' }));
    await click(page.getByRole('tab', { name: 'Logo' }));
    await click(page.getByText('Choose a logo'));
    await expect(page.getByAltText('Your logo')).toBeVisible();
    await click(page.getByRole('button', { name: 'Formats' }));
    const [drawing] = await Promise.all([
      page.waitForEvent('download'),
      click(page.getByRole('button', { name: 'Create and download SVG', exact: true })),
    ]);
    expect(clicks).toBeLessThanOrEqual(8);
    expect(drawing.suggestedFilename()).toBe('qr-shop-example-com-drinks-standard.svg');
    await expect(page.getByRole('button', { name: 'Download QR Code' })).toBeVisible();
    expect(await savedProjects(page)).toHaveLength(3);
  });
});

async function signUpInDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await dialog.getByLabel('Email').fill(newEmail());
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create account' }).click();
}

test(
  'a signed-out visitor sees a preview, and signing up creates and downloads the code',
  layoutAtNight,
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'Dynamic' }).check();
    await target(page).fill('shop.example.com/menu');
    await page.getByText('UTM tags').click();
    await page.getByLabel('utm_source').fill('poster');
    await expect(page.getByText('Preview', { exact: true })).toBeVisible();
    await page.reload();
    await expect(target(page)).toHaveValue('shop.example.com/menu');
    await page.getByRole('button', { name: 'Create and download' }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), signUpInDialog(page)]);
    const projects = await savedProjects(page);
    expect(projects).toHaveLength(1);
    expect(projects[0]?.link).toMatchObject({
      target: 'https://shop.example.com/menu',
      utm: { source: 'poster' },
    });
    expect((await decodeDownload(download)).readByZxing).toBe(projects[0]?.link?.shortUrl);
    await expect(shortLink(page)).toBeVisible();
    await page.reload();
    await expect(shortLink(page)).toBeVisible();
    expect(await savedProjects(page)).toHaveLength(1);
  },
);

test('a visitor who closes the dialog creates no code by signing up later @nightly', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Dynamic' }).check();
  await target(page).fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Create and download' }).click();
  await expect(target(page)).toHaveAccessibleDescription(/Only web addresses that start with/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await target(page).fill('shop.example.com/menu');
  await page.getByRole('button', { name: 'Create and download' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await expect(dialog.getByLabel('Email')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Register Now' }).first().click();
  await signUpInDialog(page);
  await expect(page.getByText('0 of 3 dynamic codes')).toBeVisible();
  await expect(target(page)).toHaveValue('shop.example.com/menu');
  expect(await savedProjects(page)).toEqual([]);
});

test(
  'a saved static code stays static, and a dynamic one is made beside it, which Undo takes back',
  layoutAtNight,
  async ({ page }) => {
    await signUp(page);
    await (await openSidebar(page)).getByRole('button', { name: 'Create QR Code' }).click();
    await expect(isSaved(page)).toBeVisible();
    const [original] = await savedProjects(page);
    await page.getByRole('radio', { name: 'Dynamic' }).check();
    await expect(target(page)).toHaveValue('example.com');
    await target(page).fill('shop.example.com/copy');
    await page.reload();
    await expect(target(page)).toHaveValue('shop.example.com/copy');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Make a dynamic copy' }).click();
    await expect(page.getByText('The static one stays as it was.')).toBeVisible();
    await expect(shortLink(page)).toBeVisible();
    const [kept, copy] = await savedProjects(page);
    expect(kept).toEqual(original);
    expect(copy?.link?.target).toBe('https://shop.example.com/copy');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Web address')).toHaveValue('example.com');
    await expect.poll(() => savedProjects(page)).toEqual([original]);
  },
);

test('the file of a dynamic code beside a static one contains the short link of the preview', async ({
  page,
}) => {
  await signUp(page);
  await page.getByLabel('Web address').fill('shop.example.com/menu');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(isSaved(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Dynamic' }).check();
  await expectFinalPattern(page);
  const preview = await shown(page);
  const download = await downloadBy(page, 'Create and download');
  const [kept, copy] = await savedProjects(page);
  expect(kept?.link).toBeNull();
  expect(copy?.link?.target).toBe('https://shop.example.com/menu');
  expect((await decodeDownload(download)).readByZxing).toBe(copy?.link?.shortUrl);
  await expect(shortLink(page)).toBeVisible();
  await expect.poll(() => shown(page)).toBe(preview);
  await openDesign(page);
  await page.getByRole('radio', { name: 'Standard QR' }).check();
  await expect
    .poll(async () => (await savedProjects(page)).map(({ style }) => style))
    .toEqual(['dots', 'standard']);
});
