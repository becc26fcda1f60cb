import { readFile } from 'node:fs/promises';
import { scanWithZxing } from '../core/proof/scanners.ts';
import { choose, chooseLogo, downloadBy, openFormats, openPart, start } from './designer.ts';
import { decodeDownload, expect, holdScripts, test } from './test.ts';

test('two scanners read the SVG; PDF and EPS have the requested size', async ({ page }) => {
  await start(page);
  await page.getByRole('button', { name: 'Clay' }).click();
  await chooseLogo(page);
  const dialog = await openFormats(page);
  await dialog.getByRole('radio', { name: 'SVG' }).check();
  await dialog.getByLabel('Longer side in mm').fill('40');
  const svg = await readFile(await (await downloadBy(page, 'Download SVG')).path(), 'utf8');
  expect(svg).toMatch(/^<svg [^>]*width="40mm" height="40mm"/);
  expect(svg).toContain('<title>QR code: https://example.com</title>');
  const image = await page.evaluateHandle(
    async (source) => {
      const image = Object.assign(new Image(), { src: source, width: 300 });
      document.body.replaceChildren(image);
      await image.decode();
      return image;
    },
    `data:image/svg+xml,${encodeURIComponent(svg)}`,
  );
  const bytes = await image.screenshot();
  expect((await scanWithZxing(new Uint8Array(bytes)))?.exact).toBe('https://example.com');

  await page.evaluate(() => sessionStorage.clear()); // the draft above
  await start(page);
  await openFormats(page);
  await dialog.getByRole('radio', { name: 'PDF' }).check();
  await dialog.getByLabel('Longer side in mm').fill('25,4');
  await dialog.getByLabel('Black only (K)').check();
  const pdf = await readFile(await (await downloadBy(page, 'Download PDF')).path(), 'latin1');
  expect(pdf).toMatch(/^%PDF-1\.\d/);
  expect(pdf).toContain('/MediaBox [0 0 72 72]');
  expect(pdf.trimEnd()).toMatch(/%%EOF$/);
  await dialog.getByRole('radio', { name: 'EPS' }).check();
  const download = await downloadBy(page, 'Download EPS');
  expect(download.suggestedFilename()).toBe('qr-example-dots.eps');
  const eps = await readFile(await download.path(), 'latin1');
  expect(eps).toMatch(/^%!PS-Adobe-3\.\d EPSF-3\.0/);
  expect(eps).toContain('%%BoundingBox: 0 0 72 72');
});

test('a press on a button waits for the shape that was chosen just before', async ({ page }) => {
  await start(page);
  await openPart(page, 'Shape');
  await openFormats(page); // loads the menu and the dialog
  await page.keyboard.press('Escape');
  const release = await holdScripts(page);
  await choose(page, 'Dots', 'Diamond');
  await expect(page.getByText('Loading this design…')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download QR Code' }).click();
  const dialog = await openFormats(page);
  await expect(dialog).toContainText('Loading this design…');
  release();
  await expect(dialog.getByRole('radio', { name: 'SVG' })).toBeVisible();
  expect((await decodeDownload(await download)).readByZxing).toBe('https://example.com');
});

test('raster images have the requested size, state their print size and can be copied @nightly', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await start(page);
  await openPart(page, 'Shape');
  await choose(page, 'Dots', 'Diamond');
  const dialog = await openFormats(page);
  await dialog.getByLabel('Longer side in pixels').fill('2000');
  const worker = page.waitForEvent('worker', (started) =>
    started.url().includes('scan-check.worker'),
  );
  for (const [label, magic] of [
    ['JPEG', 'ffd8ff'],
    ['WebP', '52494646'],
  ] as const) {
    await dialog.getByRole('radio', { name: label }).check();
    const bytes = await readFile(await (await downloadBy(page, `Download ${label}`)).path());
    expect(bytes.toString('hex').slice(0, magic.length)).toBe(magic);
    const size = await page.evaluate(async (data) => {
      const { width, height } = await createImageBitmap(
        new Blob([Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))]),
      );
      return { width, height };
    }, bytes.toString('base64'));
    expect(size).toEqual({ width: 2000, height: 2000 });
  }
  await worker; // large images
  await dialog.getByRole('radio', { name: 'PNG' }).check();
  await dialog.getByLabel('Millimetres').check();
  await dialog.getByLabel('Longer side in mm').fill('50.8');
  await dialog.getByLabel('Resolution in DPI').fill('600');
  await expect(dialog.getByText('That is 1,200 pixels.')).toBeVisible();
  const { bytes, width, readByZxing } = await decodeDownload(
    await downloadBy(page, 'Download PNG'),
  );
  expect([width, readByZxing]).toEqual([1200, 'https://example.com']);
  const at = Buffer.from(bytes).indexOf('pHYs') + 4;
  expect(Math.round(Buffer.from(bytes).readUInt32BE(at) * 0.0254)).toBe(600);

  await dialog.getByRole('button', { name: 'Copy SVG' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<svg /);
  await dialog.getByRole('button', { name: 'Copy image' }).click();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.clipboard.read())[0]?.types))
    .toContain('image/png');
});

test('a file that does not show the checked code is not handed out', async ({ page }) => {
  // Spoils the checksums that the writer of PNG puts into its files.
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.replaceAll('3988292384', '3988292385') });
  });
  await start(page);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await page.getByRole('button', { name: 'Download QR Code' }).click();
  await expect(page.getByText(/^The PNG file did not show the code/)).toBeVisible();
  const dialog = await openFormats(page);
  await dialog.getByRole('radio', { name: 'PNG' }).check();
  await dialog.getByRole('button', { name: 'Download PNG' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^The PNG file did not show the code/);
  expect(downloads).toEqual([]);
  await dialog.getByRole('radio', { name: 'WebP' }).check();
  await downloadBy(page, 'Download WebP');
  expect(downloads).toEqual(['qr-example-dots.webp']);
});
