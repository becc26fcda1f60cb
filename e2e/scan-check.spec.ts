import { readFile } from 'node:fs/promises';
import { defaultDesign } from '@everscan/core/design/design';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openFormats } from './designer.ts';
import { openSidebar, signUp } from './session.ts';
import { decodeDownload, expect, holdScripts, test } from './test.ts';

test.use({ checksCodes: true });

const verdict = (page: Page) => page.locator('[data-scan-verdict]');
const warning = (page: Page) => page.getByRole('alertdialog');
const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download QR Code' });

async function makePale(page: Page) {
  await page.getByRole('tab', { name: 'Style' }).click();
  await page.getByRole('tab', { name: 'Colours' }).click();
  await page.getByRole('textbox', { name: 'Dots', exact: true }).fill('#ececec');
}

/** Wraps each text, including later ones, in elements of its own, as Chrome's translation does. */
function translate() {
  const wrap = (text: Node) => {
    const parent = text.parentElement;
    if (!parent || parent.matches('font, script, style, textarea') || !text.nodeValue?.trim())
      return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.nodeValue);
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.nodeType === Node.TEXT_NODE) wrap(node);
      else wrapAll(node);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  wrapAll(document.body);
}

test('a pale code is flagged while it is edited and before its download, and one click makes it readable, also in a translated page', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(translate);
  // React does this with a text that translation has moved.
  await page.evaluate(() => document.body.removeChild(new Text()));
  const room = () =>
    downloadButton(page).evaluate((button) => {
      const canvas = document.querySelector('canvas') as HTMLCanvasElement;
      return button.getBoundingClientRect().top - canvas.getBoundingClientRect().bottom;
    });
  const before = await room();
  await makePale(page);
  await expect(verdict(page)).toHaveText('Does not scan: too little contrast');
  expect(await room()).toBeCloseTo(before, 0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use darker colours', exact: true }).click();
  await expect(verdict(page)).toHaveText(/^Reads everywhere from 4 px a module$/);
  await expect(page.getByRole('button', { name: 'Use darker colours' })).toBeHidden();

  await page.getByRole('textbox', { name: 'Dots', exact: true }).fill('#ececec');
  await expect(verdict(page)).toHaveText('Does not scan: too little contrast');
  await downloadButton(page).click();
  await expect(warning(page)).toContainText('Too little contrast.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(warning(page)).toBeHidden();

  await downloadButton(page).click();
  const [anyway] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download anyway' }).click(),
  ]);
  expect(anyway.suggestedFilename()).toBe('qr-example-dots.png');

  await openFormats(page);
  await page.getByRole('button', { name: 'Download PNG' }).click();
  const [fixed] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Use darker colours and download' }).click(),
  ]);
  expect(await decodeDownload(fixed)).toMatchObject({
    readByZxing: 'https://example.com',
    readByQr: 'https://example.com',
  });
});

test('what is typed and chosen while a download is checked stays when its colours are fixed @nightly', async ({
  page,
}) => {
  await page.goto('/');
  await makePale(page);
  await expect(verdict(page)).toHaveText('Does not scan: too little contrast');
  const release = await holdScripts(page); // those of the check before a download
  await downloadButton(page).click();
  const background = page.getByRole('textbox', { name: 'Background', exact: true });
  await background.fill('#fffff0');
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByLabel('Web address').fill('example.com/corrected');
  release();
  const [fixed] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Use darker colours and download' }).click(),
  ]);
  expect((await decodeDownload(fixed)).readByZxing).toBe('https://example.com');
  await expect(page.getByLabel('Web address')).toHaveValue('example.com/corrected');
  await expect(verdict(page)).toHaveText(/^Reads everywhere from 4 px a module$/);
  await page.getByRole('tab', { name: 'Style' }).click();
  await page.getByRole('tab', { name: 'Colours' }).click();
  await expect(background).toHaveValue('#fffff0');
});

test('the scan check loads when needed, and its verdict opens the tests with their pictures @nightly', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.getByText('Checked before you download')).toBeVisible();
  const engines = () => asked.filter((url) => /\.wasm|\.worker/.test(url));
  expect(engines()).toEqual([]);
  await page.getByLabel('Web address').fill('example.com/menu');
  await expect(verdict(page)).toHaveText(/^Reads everywhere from 4 px a module$/);
  expect(engines().map((url) => new URL(url).origin)).toEqual(
    engines().map(() => new URL(page.url()).origin),
  );
  expect(engines()).toHaveLength(3);
  const open = verdict(page).getByRole('button', { name: /Open the scan report$/ });
  await open.press('Enter');
  const report = page.getByRole('dialog', { name: 'Scan report' });
  const row = (name: string) => report.getByRole('row').filter({ hasText: name });
  await expect(row('The file itself').getByText('Read', { exact: true })).toHaveCount(4);
  await expect(row('Tilted by 25°').getByText('Read', { exact: true })).toHaveCount(2);
  await expect(row('Tilted by 25°').getByText('Not tested')).toHaveCount(2);
  await expect(report.locator('canvas')).toHaveCount(
    (await report.locator('tbody td').count()) / 4,
  );
  const drawn = await report
    .locator('canvas')
    .evaluateAll(
      (all: HTMLCanvasElement[]) => [...new Set(all.map((canvas) => canvas.toDataURL()))].length,
    );
  expect(drawn).toBeGreaterThan(10);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(open).toBeFocused();

  await makePale(page);
  await page.getByRole('button', { name: /^Does not scan/ }).click();
  await expect(row('From nearby').getByText('Not read')).not.toHaveCount(0);
});

test('larger modules and a wider margin are offered, accepted and undone @nightly', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Web address').fill('www.example.com/menu?table=12&lang=en');
  const offer = page.getByText(
    'At level M this code is 33 dots wide instead of 41: each dot prints 24% wider.',
  );
  await page.getByText('2 print tips').click();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Make dots larger' }).click();
  await expect(page.getByText('This code is now 33 dots wide.')).toBeVisible();
  await expect(verdict(page)).toHaveText(/^Reads everywhere/);
  await page.getByRole('button', { name: 'Undo (back to level H)' }).click();
  await expect(offer).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make dots larger' })).toBeFocused();

  await page.getByLabel('Web address').fill('example.com/menu');
  await expect(page.getByText('The margin is 1 dot wide, but the standard')).toBeVisible();
  await page.getByRole('button', { name: 'Widen margin to 4' }).click();
  await expect(page.getByText('The margin is now 4 dots wide')).toBeVisible();
  await page.getByRole('tab', { name: 'Style' }).click();
  await page.getByRole('tab', { name: 'Advanced' }).click();
  await expect(page.getByLabel('Margin (quiet zone)')).toHaveValue('4');
  await page.getByRole('button', { name: 'Undo (back to 1)' }).click();
  await expect(page.getByLabel('Margin (quiet zone)')).toHaveValue('1');
  await expect(page.getByRole('button', { name: 'Widen margin to 4' })).toBeFocused();
});

test('a download without the scan check says that it was not checked', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /wasm/i, /falling back to ArrayBuffer/);
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto('/');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    downloadButton(page).click(),
  ]);
  expect((await decodeDownload(download)).readByQr).toBe('https://example.com');
  await expect(page.getByText('Not checked', { exact: true }).first()).toBeVisible();
});

test('a zip of all codes names those that do not scan @nightly', async ({ page }) => {
  await signUp(page);
  const create = (title: string, color: string) =>
    page.evaluate(
      async ([title, design]) => {
        const { status } = await fetch('/api/projects', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
          body: JSON.stringify({
            title,
            type: 'url',
            style: 'dots',
            data: { url: `shop.example/${title}` },
            design,
          }),
        });
        if (status >= 300) throw new Error(String(status));
      },
      [title, { ...defaultDesign, ink: { type: 'solid', color } }] as const,
    );
  await create('Good', '#000000');
  await create('Pale', '#eeeeee');
  await page.reload();
  const sidebar = await openSidebar(page);
  await sidebar.getByRole('button', { name: 'Download All' }).click();
  await expect(warning(page)).toContainText('1 of 2 codes may not scan');
  await expect(warning(page)).toContainText('Pale: too little contrast');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download anyway' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('qr-codes.zip');
  const zip = await readFile(await download.path(), 'latin1');
  expect(zip).toContain('qr-shop-dots.png');
  expect(zip).toContain('qr-shop-dots-2.png');
  await expect(page.getByText('All QR codes have been downloaded.')).toBeVisible();
});
