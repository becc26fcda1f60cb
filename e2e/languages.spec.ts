import { oneOf } from '../core/proof/extent.ts';
import * as download from '../messages/de/download.ts';
import * as scanCheck from '../messages/de/scan-check.ts';
import { expectAccessible } from './accessible.ts';
import { downloadBy } from './designer.ts';
import { decodeDownload, expect, test, waitUntilSettled } from './test.ts';

const field = '[name=url]';

test('the language menu keeps the page and what was typed @nightly', async ({ page }) => {
  await page.goto('/bulk?ref=menu');
  await page.goto('/');
  await page.getByLabel('Web address').fill('cafe.example/menu');
  await page.getByRole('button', { name: 'Language: English' }).first().click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator(field)).toHaveValue('cafe.example/menu');
  await page
    .locator('footer')
    .getByRole('link', { name: /^Beispiele/ })
    .click();
  await expect(page).toHaveURL('/de/examples');
  // The header is that of the new page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beispiele');
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).first().click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/examples');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test.describe('with a browser that prefers German', () => {
  test.use({ locale: 'de-AT' });

  test('the page stays in English and offers German until the visitor has chosen @nightly', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'QR Code Generator' })).toBeVisible();
    const offer = page.getByRole('link', { name: 'Auf Deutsch' });
    await expect(offer).toHaveAttribute('href', '/de');
    await page.getByRole('banner').getByRole('button', { name: 'Close' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Language: English' }).first()).toBeAttached();
    await expect(offer).toBeHidden();
  });

  test('the offer leads to the same page in German, which offers nothing @nightly', async ({
    page,
  }) => {
    await page.goto('/pricing?ref=x');
    await page.getByRole('link', { name: 'Auf Deutsch' }).click();
    await expect(page).toHaveURL('/de/pricing?ref=x');
    await expect(page.getByRole('link', { name: 'In English' })).toBeHidden();
  });
});

test.describe('with the scan check', () => {
  test.use({ checksCodes: true });

  test('a code made on a German page is checked, downloaded and read', async ({ page }) => {
    await page.goto('/de');
    await page.locator(field).fill('cafe.example/karte');
    await expect(page.getByText(scanCheck.readsEverywhereFrom(4))).toBeVisible();
    const { readByZxing } = await decodeDownload(await downloadBy(page, download.download));
    expect(readByZxing).toBe('https://cafe.example/karte');
  });
});

test('every page names its address in each language', async ({ request }) => {
  const english = await (await request.get('/pricing')).text();
  const german = await (await request.get('/de/pricing')).text();
  const links = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)].map(
      ([, language, href]) => `${language} ${new URL(href ?? '').pathname}`,
    );
  expect(links(english)).toContain('ja /ja/pricing');
  expect(links(english)).toContain('x-default /pricing');
  expect(links(german)).toEqual(links(english));
  expect(german).toMatch(/<link rel="canonical" href="[^"]+\/de\/pricing"/);
  const article = await (await request.get('/de/blog/qr-fitness')).text();
  expect(article).toMatch(/<link rel="canonical" href="[^"]+:\d+\/blog\/qr-fitness"/);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toMatch(/<loc>[^<]+\/pl\/bulk<\/loc><xhtml:link [^>]+hreflang="en"/);
});

test('a German page loads the messages of its language, and none in English', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/de');
  await page.getByRole('button', { name: 'Anmelden' }).first().click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await waitUntilSettled(page);
  const messages = (language: string) =>
    loaded.filter((path) => path.startsWith(`/assets/${language}/`));
  expect(messages('de').length).toBeGreaterThan(2);
  expect(messages('en')).toEqual([]);
});

test('an unknown address answers 404 in the language of its prefix', async ({ request }) => {
  const answer = await request.get('/de/nothing');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('<html lang="de"');
});

/** In light and in dark. */
const PAGES = ['ar', 'ja'].flatMap((language) =>
  ['', '/bulk', '/pricing', '/wait'].map((path) => `/${language}${path}`),
);

test('axe finds nothing on pages in Arabic and Japanese @nightly', async ({ page }) => {
  for (const path of oneOf(PAGES)) {
    await page.goto(path);
    await expectAccessible(page);
  }
});
