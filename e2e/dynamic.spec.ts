import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { downloadBy, expectChange, openDesign, openFormats, shown } from './designer.ts';
import { newEmail, openSidebar, PASSWORD, signUp } from './session.ts';
import { decodeDownload, expect, layout, test } from './test.ts';

type Saved = {
  id: string;
  data: { url: string };
  isDownloaded: boolean;
  link: { target: string; shortUrl: string; state: string; fallback: string | null } | null;
};

const savedProjects = async (page: Page): Promise<Saved[]> =>
  (await page.request.get('/api/projects')).json();

const target = (page: Page) => page.getByLabel('Target', { exact: true });

async function createDynamic(page: Page, address: string): Promise<void> {
  await page.getByRole('radio', { name: 'Dynamic' }).check();
  await target(page).fill(address);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(shortLink(page)).toBeVisible();
}

const isSaved = (page: Page) => page.getByText('Saved', { exact: true }).first();

const shortLink = (page: Page) => page.getByRole('status', { name: 'Short link' });

test(
  'a dynamic code is created, downloaded, redirected, paused and deleted',
  layout,
  async ({ page }) => {
    await signUp(page);
    await expect(page.getByRole('radio', { name: 'Static' })).toBeChecked();
    await expect(page.getByText(/^Static: opens your link directly/)).toBeVisible();
    await createDynamic(page, 'shop.example.com/menu');
    const [created] = await savedProjects(page);
    const shortUrl = created?.link?.shortUrl ?? '';
    expect(shortUrl).toMatch(/^HTTP:\/\/LOCALHOST:\d+\/Q\/[2-9A-Z]{8}$/);
    await expect(page.getByRole('status', { name: 'Short link' })).toHaveText(
      new RegExp(`^localhost:\\d+/Q/${shortUrl.slice(-8)}$`),
    );

    await test.step('the file says the short link', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download QR Code' }).click();
      const { readByZxing, readByQr } = await decodeDownload(await download);
      expect([readByZxing, readByQr]).toEqual([shortUrl, shortUrl]);
      expect(await savedProjects(page)).toHaveLength(1);
    });

    await test.step('a target saves itself once it is finished', async () => {
      await target(page).fill('javascript:alert(1)');
      await target(page).blur();
      await expect(page.getByText('Only web addresses that start with')).toBeVisible();
      await expect(page.getByText('Not saved', { exact: false })).toBeVisible();
      await expect(target(page)).toHaveValue('javascript:alert(1)');
      await target(page).fill('shop.example.com/winter');
      expect((await savedProjects(page))[0]?.link?.target).toBe('https://shop.example.com/menu');
      await target(page).press('Enter');
      await expect(isSaved(page)).toBeVisible();
      expect((await savedProjects(page))[0]?.link?.target).toBe('https://shop.example.com/winter');
      await page.getByText('Target history').click();
      const targets = page.getByRole('list', { name: 'Targets, newest first' });
      await expect(targets.getByRole('listitem')).toHaveText([/winter/, /menu/]);
      await targets.getByRole('button', { name: /menu again$/ }).click();
      await expect(targets.getByRole('listitem')).toHaveText([/menu/, /winter/, /menu/]);
      await expect(target(page)).toHaveValue('shop.example.com/menu');
    });

    await test.step('its look is saved, its symbol stays', async () => {
      await page.getByRole('tab', { name: 'Style' }).click();
      await page.getByRole('radio', { name: 'Standard QR' }).check();
      await expect
        .poll(async () => (await savedProjects(page))[0])
        .toMatchObject({ style: 'standard', data: created?.data });
      await page.getByRole('tab', { name: 'Content' }).click();
    });

    await test.step('it is paused, with words, and resumed', async () => {
      await page.getByText('Pause', { exact: true }).click();
      await page.getByLabel('Message for visitors').fill('Back on Monday');
      const pause = page.getByRole('switch', { name: 'Pause this code' });
      await pause.check();
      await expect(page.getByText('This code is paused')).toBeVisible();
      await expect(isSaved(page)).toBeVisible();
      expect((await savedProjects(page))[0]?.link).toMatchObject({
        state: 'paused',
        pauseText: 'Back on Monday',
      });
      await pause.uncheck();
      await expect(page.getByText('This code is paused')).toBeHidden();
      await expect(isSaved(page)).toBeVisible();
    });

    await test.step('deleting it asks first', async () => {
      const sidebar = await openSidebar(page);
      const codes = sidebar.getByRole('list', { name: 'Saved QR codes' }).getByRole('listitem');
      await expect(codes).toHaveText(['shop.example.com/menuDynamic']);
      await codes.first().hover();
      const askToDelete = sidebar.getByRole('button', { name: /^Delete shop.example.com/ });
      await askToDelete.click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('stop working permanently');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      expect(await savedProjects(page)).toHaveLength(1);
      await askToDelete.click();
      await dialog.getByRole('button', { name: 'Delete permanently' }).click();
      await expect(sidebar.getByText('Nothing saved yet.')).toBeVisible();
      await expect.poll(() => savedProjects(page)).toEqual([]);
    });
  },
);

test('a schedule keeps the time zone in which it was set', async ({ page }) => {
  await signUp(page);
  await createDynamic(page, 'shop.example.com/menu');
  await page.getByText('Schedule', { exact: true }).click();
  await page.getByLabel('Start').fill('2027-07-01T09:00');
  await page.getByLabel('End').fill('2027-06-30T18:00');
  await page.getByLabel('Outside these times').fill('shop.example.com/closed');
  await page.getByLabel('Outside these times').press('Enter');
  await expect(page.getByText('The end must be after the start.')).toBeVisible();
  await page.getByLabel('End').fill('2027-07-31T18:00');
  await page.getByLabel('End').press('Enter');
  await expect(isSaved(page)).toBeVisible();
  const iso = (local: string) => page.evaluate((time) => new Date(time).toISOString(), local);
  expect((await savedProjects(page))[0]?.link).toMatchObject({
    startsAt: await iso('2027-07-01T09:00'),
    endsAt: await iso('2027-07-31T18:00'),
    fallback: 'https://shop.example.com/closed',
  });
  await page.reload();
  await page.getByText('Schedule', { exact: true }).click();
  await expect(page.getByLabel('Start')).toHaveValue('2027-07-01T09:00');
});

test('the preview of a new code shows its final pattern, on both tabs', async ({ page }) => {
  await signUp(page);
  await page.getByRole('radio', { name: 'Dynamic' }).check();
  await target(page).fill('shop.example.com/menu');
  await expect(page.getByText(/^This is a preview\./)).toBeVisible();
  await expect(page.getByText('Preview', { exact: true })).toBeVisible();
  await openDesign(page);
  await expectChange(page, () => page.getByRole('button', { name: 'Ocean' }).click());
  await expect(page.getByRole('img', { name: /^QR code: http/i })).toBeVisible();
  const preview = await shown(page);
  const download = await downloadBy(page, 'Create and download');
  expect(download.suggestedFilename()).toBe('qr-shop-example-com-menu-standard.png');
  const [created] = await savedProjects(page);
  expect(created?.link?.target).toBe('https://shop.example.com/menu');
  expect((await decodeDownload(download)).readByZxing).toBe(created?.link?.shortUrl);
  await expect.poll(() => shown(page)).toBe(preview);
  await expect(page.getByText('Preview', { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download QR Code' })).toBeVisible();
});

test('a dynamic code is created by its download in any format', async ({ page }) => {
  await signUp(page);
  await page.getByRole('radio', { name: 'Dynamic' }).check();
  await target(page).fill('shop.example.com/menu');
  const dialog = await openFormats(page);
  await dialog.getByRole('radio', { name: 'SVG' }).check();
  const download = await downloadBy(page, 'Create and download SVG');
  expect(download.suggestedFilename()).toMatch(/\.svg$/);
  await expect(dialog.getByRole('button', { name: 'Download SVG', exact: true })).toBeVisible();
  expect(await savedProjects(page)).toHaveLength(1);
});

test('a target that is not allowed is reported before anything is created', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Dynamic' }).check();
  await target(page).fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Create and download' }).click();
  await expect(target(page)).toHaveAccessibleDescription(/Only web addresses that start with/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

async function signUpInDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await dialog.getByLabel('Email').fill(newEmail());
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create account' }).click();
}

test(
  'a signed-out visitor sees a preview, and signing up creates and downloads the code',
  layout,
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

test('a visitor who closes the dialog creates nothing by a later sign-up', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Dynamic' }).check();
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

test('a saved code that was never downloaded becomes dynamic in place', async ({ page }) => {
  await signUp(page);
  await (await openSidebar(page)).getByRole('button', { name: 'Create QR Code' }).click();
  await expect(isSaved(page)).toBeVisible();
  await page.getByLabel('Website address').fill('shop.example.com/menu');
  await page.getByRole('radio', { name: 'Dynamic' }).check();
  await expect(target(page)).toHaveValue('shop.example.com/menu');
  await expect(page.getByRole('button', { name: 'Make a dynamic copy' })).toBeHidden();
  const preview = await shown(page);
  const download = await downloadBy(page, 'Create and download');
  const [code, ...others] = await savedProjects(page);
  expect(others).toEqual([]);
  expect(code?.link?.target).toBe('https://shop.example.com/menu');
  expect((await decodeDownload(download)).readByZxing).toBe(code?.link?.shortUrl);
  await expect(shortLink(page)).toBeVisible();
  await expect.poll(() => shown(page)).toBe(preview);
  await openDesign(page);
  await page.getByRole('radio', { name: 'Standard QR' }).check();
  await expect
    .poll(async () => (await savedProjects(page))[0])
    .toMatchObject({
      style: 'standard',
      link: { shortUrl: code?.link?.shortUrl },
    });
});

test('a code is called after its content until it is named, above the preview and in the list', async ({
  page,
}) => {
  await signUp(page);
  const sidebar = await openSidebar(page);
  const names = sidebar.getByRole('list', { name: 'Saved QR codes' }).getByRole('listitem');
  await sidebar.getByRole('button', { name: 'Create QR Code' }).click();
  await expect(names).toHaveText(['New QR Code']);
  const name = page.getByLabel('Name of this code');
  await page.getByLabel('Website address').fill('cafe-sonne.de/menu');
  await expect(name).toHaveValue('cafe-sonne.de/menu');
  await expect(names).toHaveText(['cafe-sonne.de/menu']);
  await name.fill('Lunch menu');
  await name.press('Enter');
  await expect(names).toHaveText(['Lunch menu']);
  await page.getByLabel('Website address').fill('cafe-sonne.de/lunch');
  await expect(isSaved(page)).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Lunch menu');
  await page.getByRole('radio', { name: 'Dynamic' }).check();
  const download = await downloadBy(page, 'Create and download');
  expect(download.suggestedFilename()).toBe('qr-lunch-menu-dots.png');
  await name.fill('');
  await name.blur();
  await expect(name).toHaveValue('cafe-sonne.de/lunch');
  await expect(names).toHaveText(['cafe-sonne.de/lunchDynamic']);
});

test('a downloaded static code stays static, and its dynamic copy is a new code', async ({
  page,
}) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await downloadBy(page, 'Download QR Code');
  await expect.poll(async () => (await savedProjects(page))[0]?.isDownloaded).toBe(true);
  await page.getByRole('radio', { name: 'Dynamic' }).check();
  await target(page).fill('shop.example.com/copy');
  await page.reload();
  await expect(target(page)).toHaveValue('shop.example.com/copy');
  await page.getByRole('button', { name: 'Make a dynamic copy' }).click();
  await expect(shortLink(page)).toBeVisible();
  const [original, copy] = await savedProjects(page);
  expect(original).toMatchObject({ data: { url: 'example.com' }, link: null });
  expect(copy?.link?.target).toBe('https://shop.example.com/copy');
});

test('a target that could not be saved waits on the device over a reload', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|ERR_FAILED/);
  await signUp(page);
  await createDynamic(page, 'shop.example.com/menu');
  await page.route('**/api/projects/*/link', (route) => route.abort());
  await target(page).fill('shop.example.com/winter');
  await target(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.reload();
  await expect(target(page)).toHaveValue('shop.example.com/winter');
  // Otherwise the attempt after the reload may succeed, and there is nothing left to try.
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/api/projects/*/link');
  await page.reload();
  await expect(isSaved(page)).toBeVisible();
  expect((await savedProjects(page))[0]?.link?.target).toBe('https://shop.example.com/winter');
});

test('deleting an account says how many dynamic codes stop working', async ({ page }) => {
  await signUp(page);
  await createDynamic(page, 'shop.example.com/menu');
  const sidebar = await openSidebar(page);
  await sidebar.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Your dynamic code stops working permanently',
  );
});

test("the dynamic code's sections pass axe and do not scroll sideways", async ({ page }) => {
  await signUp(page);
  await page.getByRole('radio', { name: 'Dynamic' }).check();
  await expect(target(page)).toBeVisible();
  await expectAccessible(page);
  await createDynamic(page, `shop.example.com/${'long'.repeat(60)}`);
  for (const part of ['UTM tags', 'Pause', 'Schedule', 'Target history']) {
    await page.getByText(part, { exact: true }).click();
  }
  await expect(page.getByRole('list', { name: 'Targets, newest first' })).toBeVisible();
  await expectAccessible(page);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
});
