import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Worker } from '@playwright/test';
import { isFull } from '../core/proof/extent.ts';
import { choose as chooseList, makeZip, rowsOf } from './bulk-list.ts';
import { choose, chooseLogo, downloadBy, openDesign, openFormats, openPart } from './designer.ts';
import { save } from './saved-codes.ts';
import { register } from './session.ts';
import { decodeDownload, expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 400_000 });

const client = join(import.meta.dirname, '../web/build/client');
const verdict = (page: Page) => page.locator('[data-scan-verdict]');
const field = (page: Page) => page.getByLabel('Web address');

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});

/** Opens a page and waits until the device has its copy of the generator. */
async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await waitForCopy(page);
}

async function waitForCopy(page: Page): Promise<void> {
  const isControlled = () => navigator.serviceWorker.controller?.state === 'activated';
  await page.waitForFunction(isControlled, undefined, { timeout: 60_000 });
}

/** Follows a link without waiting for scripts, which not every page has. */
const follow = (page: Page, path: string) =>
  page.evaluate((address) => location.assign(address), path);

/** Each row is checked, which takes most of the time. */
const ROWS = isFull ? 500 : 5;

test.describe('after one visit', () => {
  test.use({ checksCodes: true });

  test(`the generator works without a connection, even for ${ROWS} rows @nightly`, async ({
    page,
    context,
  }) => {
    // A download, as in browsers that do not let a page choose the file.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await visit(page);

    await test.step('API calls, short links and dashboards never pass through the copy', async () => {
      const user = page.waitForResponse('**/api/user');
      const reloaded = await page.reload();
      expect(reloaded?.fromServiceWorker()).toBe(true);
      expect((await user).fromServiceWorker()).toBe(false);
      const other = await context.newPage();
      for (const path of ['/Q/7K3M9XPA', '/q/7k3m9xpa+', '/admin/analytics', '/robots.txt']) {
        expect((await other.goto(path))?.fromServiceWorker(), path).toBe(false);
      }
      await context.setOffline(true);
      await expect(other.goto('/Q/7K3M9XPA')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
      await context.setOffline(false);
      await other.close();
    });

    await test.step('pages load from the server when the copy cannot be read', async () => {
      const worker = context.serviceWorkers()[0] as Worker;
      const repair = await worker.evaluateHandle(() => {
        const { match, open } = CacheStorage.prototype;
        const fail = () => Promise.reject(new Error('The disk is damaged'));
        Object.assign(CacheStorage.prototype, { match: fail, open: fail });
        return () => Object.assign(CacheStorage.prototype, { match, open });
      });
      for (const path of ['/', '/pricing']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await repair.evaluate((run) => void run());
    });

    await test.step('an address that another app shares becomes a code', async () => {
      const shared = new URLSearchParams({ 'shared-text': 'Our menu: https://cafe.example/menu' });
      await page.goto(`/?${shared}`);
      await expect(field(page)).toHaveValue('cafe.example/menu');
      await expect(page).toHaveURL('/');
      await context.setOffline(true);
      await page.goto('/?shared-title=&shared-text=&shared-url=https%3A%2F%2Fcafe.example%2Fwine');
      await expect(field(page)).toHaveValue('cafe.example/wine');
    });

    await test.step('each content type is drawn, and the code checked', async () => {
      await page.goto('/');
      await page.reload();
      const types = page.getByRole('group', { name: 'Content type' }).getByRole('radio');
      await expect(types).toHaveCount(12);
      for (const type of await types.all()) {
        await type.check();
        await expect(page.locator('canvas')).toHaveAccessibleName(/^QR code: \S/);
      }
      await page.getByRole('radio', { name: 'URL', exact: true }).check();
      await field(page).fill('cafe.example/menu');
      await expect(verdict(page)).toHaveText(/^Reads/, { timeout: 90_000 });
    });

    await test.step('a design reaches the file, in every format', async () => {
      await openDesign(page);
      await chooseLogo(page);
      await openPart(page, 'Frame');
      await choose(page, 'Frame', 'Card');
      const scan = await decodeDownload(await downloadBy(page, 'Download QR Code'));
      expect([scan.readByZxing, scan.readByQr]).toEqual(Array(2).fill('https://cafe.example/menu'));
      const dialog = await openFormats(page);
      for (const [format, start] of Object.entries(FORMATS)) {
        await dialog.getByRole('radio', { name: format }).check();
        const bytes = await readFile(await (await downloadBy(page, `Download ${format}`)).path());
        expect(bytes.toString('latin1').slice(0, start.length), format).toBe(start);
      }
    });

    await test.step('a list becomes a zip', async () => {
      await page.goto('/bulk');
      const rows = Array.from(
        { length: ROWS },
        (_, row) => `https://cafe.example/table/${row + 1}`,
      );
      await chooseList(page, `URL\n${rows.join('\n')}\n`);
      await expect(rowsOf(page)).toContainText(`${ROWS} codes`);
      const { files, manifest } = await makeZip(page, 150_000);
      expect(Object.keys(files)).toHaveLength(ROWS);
      expect(manifest.map(({ text, readable }) => `${text} ${readable}`)).toEqual(
        rows.map((url) => `${url} yes`),
      );
    });
  });
});

/** The first bytes of each kind of file. */
const FORMATS = {
  PNG: '\x89PNG',
  SVG: '<svg ',
  PDF: '%PDF-1',
  EPS: '%!PS-Adobe-3',
  JPEG: '\xff\xd8\xff',
  WebP: 'RIFF',
};

test('the copy is in one language, small, and holds nothing about the user @nightly', async ({
  page,
  context,
}) => {
  await register(page); // an English page would make a copy of its own
  await save(page, 'Menu', 'cafe.example/menu');
  await visit(page, '/de');
  const paths = await page.evaluate(async () => {
    const open = (await caches.keys()).map((name) => caches.open(name));
    const requests = (await Promise.all(open)).map((cache) => cache.keys());
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths).toContain('/de/bulk');
  expect(paths.filter((path) => /^\/api|^\/q|^\/assets\/fr\//i.test(path))).toEqual([]);
  const sizeOf = (file: string) => gzipSync(readFileSync(file)).length;
  const files = paths.map((path) => (path.includes('.') ? path : join(path, 'index.html.br')));
  const bytes = files.reduce((sum, file) => sum + sizeOf(join(client, file)), 0);
  expect(files.length).toBeGreaterThan(100);
  expect(bytes).toBeLessThan(2_500_000);

  await test.step('links between the pages of the copy work without a connection', async () => {
    const guard = page.waitForResponse('**/assets/navigation-guard-*');
    await page.reload();
    await (await guard).finished();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await context.setOffline(true);
    await page.locator('a[href="/de/bulk"]:visible').first().click();
    await expect(page).toHaveURL('/de/bulk');
    await page.locator('a[href="/de"]:visible').first().click();
    await expect(page).toHaveURL(/\/de(\?code=.+)?$/);
  });

  await test.step('without a connection other pages say so, in the language of the visitor', async () => {
    await follow(page, '/blog');
    await expect(page.getByRole('heading', { name: 'Sie sind offline' })).toBeVisible();
    await expect(page).toHaveURL('/blog');
    await page.getByRole('link', { name: 'Erstellen Sie einen QR-Code' }).click();
    await expect(page).toHaveURL(/\/de(\?code=.+)?$/);
    await expect(page.locator('canvas')).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL(/\/de(\?code=.+)?$/);
    await context.setOffline(false);
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/blog/i);
  });
});

test('the site can be installed, in each language as the same app', async ({ request }) => {
  for (const [language, prefix] of Object.entries({ en: '', de: '/de', ar: '/ar' })) {
    const html = await (await request.get(prefix || '/')).text();
    expect(html).toContain(`rel="manifest" href="${prefix}/manifest.webmanifest"`);
    const response = await request.get(`${prefix}/manifest.webmanifest`);
    expect(await response.json()).toMatchObject({
      id: '/',
      lang: language,
      start_url: prefix || '/',
      scope: '/',
      display: 'standalone',
      shortcuts: [{ url: `${prefix}/bulk` }, { url: `${prefix}/scans` }],
      share_target: { action: prefix || '/', method: 'GET' },
    });
  }
});
