import { readFile } from 'node:fs/promises';
import { causeWords } from '@everscan/messages/words/scan-check';
import { expectAccessible } from './accessible.ts';
import { choose, makeButton, makeZip, openZip, rowsOf, scan } from './bulk-list.ts';
import { chooseDesign } from './designer.ts';
import { openSidebar, register } from './session.ts';
import { expect, layoutAtNight, test } from './test.ts';

test.describe('with the scan check', () => {
  test.use({ checksCodes: true });

  test(
    'a list from a spreadsheet becomes a zip that two scanners read',
    layoutAtNight,
    async ({ page }) => {
      await page.goto('/bulk');
      const list = [
        'Dateiname;URL;FILE NAME;Preis',
        'x;example.de/größe;Tür 1;3',
        'x;"example.com/a;b";Tür 1;=1+1',
        'x;;leer;1',
        'x;https://example.com/?q=%22;../../CON.png;',
        'x;example.com/c;"=HYPERLINK(""x"")";1',
        'x;example.com/d;tür 1;1;zu viel',
        '',
        'x;example.org;;1',
        'x;javascript:alert(1);böse;1',
      ].join('\r\n');
      await choose(page, `\ufeff${list}\r\n`);
      await expect(rowsOf(page)).toContainText('5 codes');
      await expect(rowsOf(page)).toContainText('3 rows with problems');
      await expect(rowsOf(page)).toContainText(
        'Row 4URLThis cell is empty. Enter a web address. For example: example.com',
      );
      await expect(rowsOf(page)).toContainText('Row 10URLjavascript:alert(1)Only web addresses');
      await expect(rowsOf(page)).toContainText('Not used: Dateiname, Preis');

      const { files, manifest } = await makeZip(page);
      expect(manifest.map(({ row, file, readable }) => [row, file, readable])).toEqual([
        ['2', 'Tür 1.png', 'yes'],
        ['3', 'Tür 1-2.png', 'yes'],
        ['4', '', ''],
        ['5', 'CON-.png', 'yes'],
        ['6', 'HYPERLINK(-x-).png', 'yes'],
        ['7', '', ''],
        ['9', 'qr-example-dots.png', 'yes'],
        ['10', '', ''],
      ]);
      for (const { file = '', text, score, error } of manifest) {
        if (!file) {
          expect(error).not.toBe('');
          continue;
        }
        expect(Number(score)).toBeGreaterThanOrEqual(50);
        expect(await scan(files[file] as Uint8Array), file).toEqual([text, text]);
      }
      expect(Object.keys(files)).toHaveLength(5);
      await expect(page.getByRole('status').filter({ hasText: 'in qr-codes.zip' })).toContainText(
        '5 codes passed the scan check.',
      );
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    },
  );
});

test('reads lists of all kinds, and reports files that are not lists @nightly', async ({
  page,
}) => {
  await page.goto('/bulk');
  await page.getByLabel('Content type').selectOption('Text');
  await choose(page, 'text,file_name\n"Zeile 1\nZeile 2, mit Komma",a\n');
  await expect(rowsOf(page)).toContainText('1 code');
  const { files, manifest } = await makeZip(page);
  const lines = 'Zeile 1\nZeile 2, mit Komma';
  expect(
    (await scan(files['a.png'] as Uint8Array)).map((text) => text?.replace(/\r/g, '')),
  ).toEqual([lines, lines]);
  expect(manifest[0]?.row).toBe('2');

  await page.getByLabel('Content type').selectOption('URL');
  await choose(page, Buffer.from('\ufeffurl\tfile_name\nexample.com/ö\tö\n', 'utf16le'));
  await expect(rowsOf(page)).toContainText('example.com/ö');
  await choose(page, Buffer.from('url;file_name\nexample.com/ü;x\n', 'latin1'));
  await expect(rowsOf(page)).toContainText('example.com/ü');
  await choose(page, 'URL\nexample.com/a,b\n');
  await expect(rowsOf(page)).toContainText('example.com/a,b');

  await test.step('the contact card template is a list with one code', async () => {
    await page.getByLabel('Content type').selectOption('vCard');
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download template' }).click(),
    ]);
    expect(template.suggestedFilename()).toBe('vcard-list.csv');
    await choose(page, await readFile(await template.path()));
    await expect(rowsOf(page)).toContainText('contact Jane Doe');
    const { files } = await makeZip(page);
    const [text, again] = await scan(files['my vCard code.png'] as Uint8Array);
    expect(text).toContain('TEL:+15550100199');
    expect(again).toBe(text);
  });

  await test.step('a file that is not a list gets a clear error', async () => {
    await page.getByLabel('Content type').selectOption('URL');
    const alert = page.getByRole('alert').filter({ hasText: /./ });
    await choose(page, Buffer.from('PK\u0003\u0004…'), 'list.xlsx');
    await expect(alert).toContainText('This workbook is damaged.');
    await choose(page, 'url\n');
    await expect(alert).toContainText('The list has headings but no rows.');
    await choose(page, `url\n${'example.com\n'.repeat(5001)}`);
    await expect(alert).toContainText(
      'This list has 5,001 rows. The limit is 5,000: split it into smaller lists.',
    );
    await choose(page, 'Name,Preis\nA,1\n');
    await expect(rowsOf(page)).toContainText('Which column contains “Web address”?');
    await expect(page.getByRole('button', { name: 'Create a zip' })).toBeDisabled();
    await expectAccessible(page);
  });
});

test.describe('with the scan check', () => {
  test.use({ checksCodes: true });

  test('codes that do not scan go into a folder of their own', async ({ page }) => {
    const design = JSON.stringify({
      ink: { type: 'solid', color: '#ffffff' },
      background: '#000000',
    });
    // Differs from the generator's sample, so that the wait ends once the draft is open.
    await page.goto(`/#${new URLSearchParams({ type: 'url', url: 'example.com/dark', design })}`);
    await expect(page.locator('canvas')).toHaveAccessibleName('QR code: https://example.com/dark');
    await (await openSidebar(page)).getByRole('link', { name: 'Bulk' }).click();
    await choose(page, 'url,file_name\nexample.com/1,one\nexample.com/2,two\n');
    await chooseDesign(page, 'As in the generator');
    const { files, manifest } = await makeZip(page);
    expect(Object.keys(files).sort()).toEqual(['check-these/one.png', 'check-these/two.png']);
    expect(manifest[0]).toMatchObject({ readable: 'no', cause: causeWords.inverted.label });
    await expect(
      page.getByText('2 codes did not pass. You will find them in the folder check-these.'),
    ).toBeVisible();
  });
});

test('a job can be cancelled and started again @nightly', async ({ page }) => {
  await page.goto('/bulk');
  // Its scan check does not end.
  await page.evaluate(() => Object.assign(window, { holdsScanChecks: true }));
  await choose(page, `url\n${'example.com\n'.repeat(400)}`);
  await makeButton(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled. No file was saved.')).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, 'holdsScanChecks'));
  await choose(page, 'url\nexample.org\n');
  await expect(rowsOf(page)).toContainText('example.org');
  expect(Object.keys((await makeZip(page)).files)).toEqual(['qr-example-dots.png']);
});

test('a large zip is written to disk as it grows @nightly', async ({ page }) => {
  // The person chooses the file in a system dialog, which no test can reach.
  await page.addInitScript(() => {
    const showSaveFilePicker = async () =>
      (await navigator.storage.getDirectory()).getFileHandle('picked.zip', { create: true });
    Object.assign(window, { showSaveFilePicker });
  });
  await page.goto('/bulk');
  const rows = Array.from({ length: 500 }, (_, index) => `example.com/${index}`);
  await choose(page, ['url', ...rows].join('\n'));
  await page.getByLabel('Format').selectOption('SVG');
  await page.getByRole('switch', { name: 'Check that every code scans' }).uncheck();
  await makeButton(page).click();
  await expect(page.getByText('500 codes in qr-codes.zip.')).toBeVisible({ timeout: 120_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate(async () => {
      const handle = await (await navigator.storage.getDirectory()).getFileHandle('picked.zip');
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await handle.getFile());
      link.download = 'copy.zip';
      link.click();
    }),
  ]);
  const { files, manifest } = openZip(await readFile(await download.path()));
  expect(Object.keys(files)).toHaveLength(500);
  expect(manifest[499]).toMatchObject({
    row: '501',
    file: 'qr-example-dots-500.svg',
    text: 'https://example.com/499',
    readable: 'unchecked',
  });
});

test("rows become saved codes, up to the plan's limit", async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 403/); // the browser logs the refusal itself
  await register(page);
  await page.goto('/bulk');
  const rows = Array.from({ length: 12 }, (_, index) => `example.com/${index},Table ${index}`);
  await choose(page, ['url,file_name', ...rows].join('\n'));
  await page.getByRole('button', { name: 'Save 12 codes to my account' }).click();
  await expect(
    page.getByText('10 codes saved. The Free plan allows 10 saved codes.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the remaining 2 codes' })).toBeEnabled();
  await expectAccessible(page);
  const list = (await openSidebar(page)).getByRole('list', { name: 'Saved QR codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await list.getByText('Table 9', { exact: true }).click();
  await expect(page).toHaveURL(/\/\?code=[\w-]+$/);
  await expect(page.locator('canvas')).toHaveAccessibleName('QR code: https://example.com/9');
});
