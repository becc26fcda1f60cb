import type { Page } from '@playwright/test';
import { downloadBy, downloadHalfFilled } from './designer.ts';
import { signUp } from './session.ts';
import { decodeDownload, expect, holdRequests, layoutOfPhones, test } from './test.ts';

const downloadCode = (page: Page) => downloadBy(page, 'Download QR Code');

async function choose(page: Page, type: string) {
  await page.getByRole('radio', { name: type, exact: true }).check();
}

test('a visitor downloads a Wi-Fi code, and its password leaves the browser only in the file', async ({
  page,
}) => {
  await page.goto('/');
  await choose(page, 'Wi-Fi');
  await expect(page.getByLabel('Network name')).toHaveValue('Example Guests');
  await page.getByLabel('Network name').fill('Café; "Guests"');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'text'); // the sample is no secret
  await password.click();
  await page.keyboard.type('a:b,c\\d e'); // replaces the sample
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByLabel('Hidden network').check();
  const tracked = page.waitForRequest('**/api/track-qr-generation');
  const download = await downloadCode(page);
  expect(download.suggestedFilename()).toBe('qr-wifi-café-guests-dots.png');
  const scan = await decodeDownload(download);
  expect(scan.readByZxing).toBe('WIFI:T:WPA;S:Café\\; \\"Guests\\";H:true;P:a\\:b\\,c\\\\d e;;');
  expect(scan.readByQr).toBe(scan.readByZxing);
  expect((await tracked).postDataJSON()).toEqual({ type: 'wifi', style: 'dots', data: {} });
});

test('an open network needs no password, and a short password gets an error at its field @nightly', async ({
  page,
}) => {
  await page.goto('/');
  await choose(page, 'Wi-Fi');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('1234567');
  await expect(password).toHaveAccessibleDescription(
    'A WPA password has 8 to 63 characters. This one has 7.',
  );
  await page.getByLabel('Security').selectOption('None (no password)');
  await expect(password).toBeHidden();
  expect((await decodeDownload(await downloadHalfFilled(page, 'Keep it'))).readByQr).toBe(
    'WIFI:T:nopass;S:Example Guests;;',
  );
  await page.getByLabel('Security').selectOption('WPA3 only');
  await expect(password).toHaveValue('1234567');

  await test.step('an event', async () => {
    await choose(page, 'Event');
    await page.getByLabel('Title').fill('Open day');
    await page.getByLabel('First day').fill('2028-02-28');
    await page.getByLabel('Last day').fill('2028-02-27');
    await expect(page.getByLabel('Last day')).toHaveAccessibleDescription(
      'The event ends before it starts.',
    );
    await page.getByLabel('Last day').fill('2028-02-29');
    await page.getByLabel('All day').check();
    await expect(page.getByLabel('Starts at')).toBeHidden();
    await page.getByLabel('Notes').fill('Two\nlines');
    const scan = await decodeDownload(await downloadHalfFilled(page, 'Keep it'));
    expect(scan.readByZxing?.split('\r\n')).toEqual([
      'BEGIN:VEVENT',
      'SUMMARY:Open day',
      'DTSTART;VALUE=DATE:20280228',
      'DTEND;VALUE=DATE:20280301',
      'LOCATION:Musterstraße 1\\, Berlin',
      'DESCRIPTION:Two\\nlines',
      'END:VEVENT',
      '',
    ]);
    expect(scan.readByQr).toBe(scan.readByZxing);
  });

  await test.step('Undo brings replaced content back', async () => {
    await choose(page, 'Text');
    await page.getByRole('textbox', { name: 'Text' }).fill('Typed with care');
    await page.getByLabel('vCard').check();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Typed with care');
    await expect(page.getByRole('radio', { name: 'Text', exact: true })).toBeChecked();
  });
});

test('every content type starts with a sample that makes a code', async ({ page }) => {
  await page.goto('/');
  const radios = page.getByRole('group', { name: 'Content type' }).getByRole('radio');
  await expect(radios).toHaveCount(12);
  await expect(radios.nth(0)).toHaveAccessibleName('URL');
  await expect(radios.nth(1)).toHaveAccessibleName('vCard');
  for (const radio of await radios.all()) {
    await radio.check();
    await expect(page.locator('canvas')).toHaveAccessibleName(/^QR code: \S/);
  }
  await page.getByLabel('URL').check();
  await expect(page.getByLabel('Web address')).toHaveValue('example.com');
});

test(
  'the first field is in view and every type within reach of one tap',
  layoutOfPhones,
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel('Web address')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole('radio', { name: 'App', exact: true }).check(); // at the end of a phone's row
    await expect(page.getByLabel('App Store')).toBeVisible();
    await expect(page.getByText('App', { exact: true })).toBeInViewport({ ratio: 1 });
  },
);

test('a saved Wi-Fi code comes back with its password', async ({ page }) => {
  await signUp(page);
  await choose(page, 'Wi-Fi');
  await page.getByLabel('Network name').fill('Studio');
  await downloadHalfFilled(page, 'Keep it');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Network name')).toHaveValue('Studio');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('welcome-all');
  await expect(page.locator('canvas')).toHaveAccessibleName('QR code: Wi-Fi network Studio');
});

test('while a content type is loading, the code of the previous one is not downloaded', async ({
  page,
}) => {
  await page.goto('/');
  const release = await holdRequests(page, '**/assets/content-*.js');
  await page.getByRole('radio', { name: 'Wi-Fi' }).click();
  await expect(page.getByLabel('Wi-Fi')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Download QR Code' })).toBeDisabled();
  release();
  expect((await decodeDownload(await downloadCode(page))).readByQr).toMatch(/^WIFI:/);
});

test('without a connection, a content type that is not loaded says so @nightly', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|ERR_FAILED|dynamically imported/);
  await page.goto('/');
  await page.route('**/assets/content-*.js', (route) => route.abort());
  await page.getByRole('radio', { name: 'Wi-Fi' }).click();
  await expect(page.getByText('This content type could not be loaded.')).toBeVisible();
  await expect(page.getByLabel('URL')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Download QR Code' })).toBeEnabled();
});

const stores = [
  { device: 'an iPhone', userAgent: 'iPhone', store: 'https://apps.apple.com/app/id1234567890' },
  {
    device: 'an Android phone',
    userAgent: 'Linux; Android 16',
    store: 'https://play.google.com/store/apps/details?id=com.example.app',
  },
];
for (const { device, userAgent, store } of stores) {
  test(`an app code sends ${device} to its store`, async ({ newContext }) => {
    const context = await newContext({ userAgent });
    const page = await context.newPage();
    await page.route(store, (route) => route.fulfill({ body: 'the store' }));
    await page.goto('/get?ios=1234567890&android=com.example.app');
    await page.waitForURL(store);
  });
}

test('a computer is shown both stores, and an address of another site is refused', async ({
  page,
}) => {
  await page.goto('/get?ios=1234567890&android=com.example.app');
  await expect(page.getByRole('link', { name: 'App Store' })).toHaveAttribute(
    'href',
    'https://apps.apple.com/app/id1234567890',
  );
  await expect(page.getByRole('link', { name: 'Google Play' })).toBeVisible();
  await page.goto('/get?ios=https://evil.example&android=//evil.example');
  await expect(page.getByText('This link is incomplete')).toBeVisible();
});
