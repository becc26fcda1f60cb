import { readFile } from 'node:fs/promises';
import { defaultDesign } from '@everscan/core/design/design';
import type { Page } from '@playwright/test';
import { isFull, oneOf } from '../core/proof/extent.ts';
import { workbook } from '../web/src/testing/workbook.ts';
import { expectAccessible } from './accessible.ts';
import { choose, makeButton, makeZip, openZip, rowsOf, scan } from './bulk-list.ts';
import { chooseDesign } from './designer.ts';
import { origin } from './saved-codes.ts';
import { newEmail, openSidebar, PASSWORD, register } from './session.ts';
import { expect, layout, test } from './test.ts';

const tables = Array.from({ length: 40 }, (_, index) => [
  `Table ${index + 1}`,
  `https://cafe-sonne.de/menu?table=${index + 1}`,
]);
const sheet = [['Table', 'Link'], ...tables];
const csv = sheet.map((cells) => cells.join(';')).join('\r\n');
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const codes = (page: Page) => preview(page).getByRole('img');

for (const [name, list, isChecked] of oneOf([
  ['tables.csv', csv, isFull],
  ['tables.xlsx', workbook({ Tables: sheet }), false],
] as const)) {
  test(`40 labelled codes from ${name} take at most four steps, and two scanners read them`, async ({
    page,
  }) => {
    let steps = 0;
    const step = async <Result>(action: Promise<Result>) => {
      steps++;
      return action;
    };
    await step(page.goto('/bulk'));
    await step(choose(page, list, name));
    const columns = 'Table: Label under the code · Link: Web address';
    await expect(rowsOf(page)).toContainText(columns);
    // The site's own check takes the longest. Without `PROOF=full`, other tests run it on shorter lists.
    if (!isChecked) await step(page.getByRole('switch').uncheck());
    const { files, manifest } = await step(makeZip(page));
    expect(steps).toBe(isChecked ? 3 : 4);

    expect(manifest.map(({ file, text, readable }) => [file, text, readable])).toEqual(
      tables.map(([table, link]) => [`${table}.png`, link, isChecked ? 'yes' : 'unchecked']),
    );
    // Without `PROOF=full`, every fourth code is scanned.
    for (const [table, link] of tables.filter((_, index) => isFull || index % 4 === 0)) {
      const png = files[`${table}.png`] as Uint8Array;
      expect(await scan(png), table).toEqual([link, link]);
      // The label makes the picture higher than the code (ISO/IEC 15948, 11.2.2: width, then height).
      const header = new DataView(png.buffer, png.byteOffset + 16);
      expect(header.getUint32(4) / header.getUint32(0)).toBeGreaterThan(1.1);
    }
  });
}

test(
  'columns with unknown headings need to be chosen only once @nightly',
  layout,
  async ({ page }) => {
    await page.goto('/bulk');
    const list = `Kellner;Karte;Preis\nJana;sonne.example;${'3'.repeat(300)}\nTim;mond.example;4\n`;
    await choose(page, list);
    await expect(rowsOf(page)).toContainText('Which column contains “Web address”?');
    await expect(rowsOf(page)).toContainText('Jana');
    await expect(page.getByRole('button', { name: 'Create a zip' })).toBeDisabled();
    await expectAccessible(page);
    await page.getByLabel('Use “Karte” as').selectOption('Web address');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByLabel('Use “Kellner” as').selectOption('Label under the code');
    await expect(codes(page).first()).toHaveAccessibleName('QR code: https://sonne.example (Jana)');

    await page.reload();
    await expect(codes(page).first()).toHaveAccessibleName(/Jana/);
    // The corrected list has the same columns.
    await choose(page, list.replace('Jana', 'Ada'));
    await expect(codes(page).first()).toHaveAccessibleName(/Ada/);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  },
);

test('a workbook offers its sheets, and unreadable files and labels that cannot be drawn are reported before any code is made @nightly', async ({
  page,
}) => {
  await page.goto('/bulk');
  const book = workbook({
    Tables: [
      ['Table', 'Link'],
      ['1', 'example.com/t1'],
    ],
    Rooms: [
      ['Zimmer', 'Link'],
      [{ number: 7, format: '000' }, 'example.com/r7'],
    ],
  });
  await choose(page, book, 'house.xlsx');
  await expect(codes(page)).toHaveAccessibleName('QR code: https://example.com/t1 (1)');
  await page.getByLabel('Sheet').selectOption('Rooms');
  await expect(codes(page)).toHaveAccessibleName('QR code: https://example.com/r7 (007)');
  await choose(page, Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'old.xls');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    '“old.xls” could not be read. This workbook is in the old Excel format (.xls). Open it in your spreadsheet program and save it as .xlsx or CSV.',
  );
  await expect(codes(page)).toHaveAccessibleName(/r7/);

  const rows = ['Label;Link', ...tables.map((cells) => cells.join(';'))];
  const long = 'Table 41 by the window, left of the door';
  await choose(
    page,
    [
      ...rows,
      ...rows.slice(1, 20),
      '桌 8;example.com/8',
      'ລາວ 9;example.com/9',
      `${long};a.de`,
    ].join('\n'),
  );
  const checks = page.getByRole('region', { name: 'Check before you print' });
  await expect(checks).toContainText(
    'Row 62Labelລາວ 9This code has no label. Labels cannot show “ລ”, “າ”, “ວ”. Use other characters, or no label column.',
  );
  await expect(checks).toContainText('at most 32 characters. This one has 40. Shorten it.');
  await expect(page.getByText('62 codes, 0 rows with problems')).toBeVisible();
  await expect(makeButton(page)).toHaveText('Create 62 codes');
});

test('the preview shows the codes page by page @nightly', layout, async ({ page }) => {
  await page.goto('/bulk');
  await choose(page, csv);
  const size = (page.viewportSize()?.width ?? 0) < 640 ? 6 : 12;
  await expect(codes(page)).toHaveCount(size);
  const next = page.getByRole('button', { name: 'Next codes' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(preview(page).getByRole('status')).toHaveText(`${size + 1}–${2 * size} of 40`);
  await expect(codes(page).first()).toHaveAccessibleName(new RegExp(`\\(Table ${size + 1}\\)`));
  await expect(next).toBeFocused();
  await page.getByLabel('Page of codes').selectOption({ index: Math.ceil(40 / size) - 1 });
  await expect(codes(page).last()).toHaveAccessibleName(/\(Table 40\)/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(codes(page).last()).toHaveAccessibleName(/\(Table 40\)/);
  await chooseDesign(page, 'Clay');
  await expect(codes(page).last()).toHaveAccessibleName(/\(Table 40\)/);
  await expect(codes(page).last().locator('path').last()).toHaveAttribute('fill', '#9f1239');
  await expectAccessible(page);
});

test('a finished zip can be saved again, and starting over can be undone @nightly', async ({
  page,
}) => {
  await page.goto('/bulk');
  await choose(page, 'Table;Link\nTable 1;example.com/1\n', 'tables.csv');
  await makeZip(page);
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download again' }).click(),
  ]);
  const { files } = openZip(await readFile(await again.path()));
  expect(Object.keys(files)).toEqual(['Table 1.png']);

  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(preview(page)).toBeHidden();
  await expect(page.getByLabel('List as an Excel or CSV file')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(codes(page)).toHaveCount(1);
  await page.getByLabel('Format').selectOption('SVG');
  await expect(makeButton(page)).toHaveText('Create 1 code');
  const { files: drawings } = await makeZip(page);
  const [svg] = Object.values(drawings);
  expect(new TextDecoder().decode(svg)).toContain('QR code: https://example.com/1 (Table 1)');

  await page.getByRole('button', { name: 'Start over' }).click();
  await page.reload();
  await expect(page.getByText('Choose your list, or drop it here')).toBeVisible();
  await expect(preview(page)).toBeHidden();
});

test('pasted rows survive a reload and a link, until the tab is closed', async ({
  page,
  context,
}) => {
  await page.goto('/bulk');
  await page.getByRole('button', { name: 'Or paste rows' }).click();
  const box = page.getByLabel('Rows of your list');
  await box.fill('Tisch\tLink\nTisch 1\texample.com/1\nTisch 2\tkein Link\n');
  await page.getByLabel('Format').selectOption('PDF');
  await expect(codes(page)).toHaveAccessibleName(/\(Tisch 1\)/);
  await expect(rowsOf(page)).toContainText('Row 3Linkkein Link');
  await box.press('End');
  await box.pressSequentially('x');
  await page.reload();
  await expect(box).toHaveValue(/kein Link\nx$/);
  await expect(codes(page)).toHaveAccessibleName(/\(Tisch 1\)/);
  await expect(page.getByLabel('Format')).toHaveValue('pdf');

  await (await openSidebar(page)).getByRole('link', { name: 'Imprint' }).click();
  await expect(page).toHaveURL('/impressum');
  await page.goBack();
  await expect(codes(page)).toHaveAccessibleName(/\(Tisch 1\)/);

  const other = await context.newPage();
  await other.goto('/bulk');
  await expect(other.getByLabel('Rows of your list')).toBeHidden();
});

test("a guest's list stays after signing in, and is gone after signing out @nightly", async ({
  page,
  context,
}) => {
  await page.goto('/bulk');
  await choose(page, 'Table;Link\nTable 1;example.com/1\n');
  await expect(codes(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await dialog.getByLabel('Email').fill(newEmail());
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'Save 1 code to my account' })).toBeVisible();
  await expect(codes(page)).toHaveCount(1);

  const other = await context.newPage();
  await other.goto('/bulk');
  await expect(codes(other)).toHaveCount(1);
  await other.close();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(preview(page)).toBeHidden();
  await register(page);
  await page.goto('/bulk');
  await expect(page.getByText('Choose your list, or drop it here')).toBeVisible();
  await expect(preview(page)).toBeHidden();
});

test('labels are saved with the codes of an account, and the design of a saved code comes back with its logo @nightly', async ({
  page,
}) => {
  await register(page);
  await page.goto('/bulk');
  await choose(page, 'Table;Link\nTable 1;example.com/1\n');
  await page.getByRole('button', { name: 'Save 1 code to my account' }).click();
  await expect(page.getByText('1 code saved.')).toBeVisible();
  const [project] = await (await page.request.get('/api/projects')).json();
  expect(project).toMatchObject({
    title: 'Table 1',
    design: { frame: { id: 'text-below', text: 'Table 1' } },
  });

  const image =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGNYoKCAFTEMLQkAAhI4AUbO+9YAAAAASUVORK5CYII=';
  const logo = { image, width: 8, height: 8, share: 0.2, margin: 1 };
  const data = { title: 'Ours', type: 'url', style: 'dots', data: { url: 'b.example' } };
  const saved = await page.request.post('/api/projects', {
    data: { ...data, design: { ...defaultDesign, logo } },
    headers: { origin: origin() },
  });
  expect(saved.ok()).toBe(true);
  await page.goto('/bulk');
  await choose(page, 'Table;Link\nTable 1;example.com/1\n');
  await chooseDesign(page, /Ours/, 'From a code');
  await expect(codes(page).locator('image')).toHaveAttribute('href', image);
  await page.reload();
  await expect(codes(page).locator('image')).toHaveAttribute('href', image);
  const { manifest } = await makeZip(page);
  expect(manifest).toMatchObject([{ readable: 'yes', error: '' }]);
});
