import { readFile } from 'node:fs/promises';
import { crop, rasterPage, readPdf } from '../core/proof/pdf-page.ts';
import { decoders } from '../core/proof/scanners.ts';
import { sheetLayouts } from '../core/src/sheet/layouts.ts';
import { labelBox } from '../core/src/sheet/sheet-layout.ts';
import { expectAccessible } from './accessible.ts';
import { choose, rowsOf } from './bulk-list.ts';
import { expect, layout, test } from './test.ts';

test.use({ checksCodes: true });
test.describe.configure({ timeout: 300_000 });

test(
  'a list becomes a sheet of labels, and codes that are hard to read are named first @nightly',
  layout,
  async ({ page }) => {
    await page.goto('/bulk');
    const texts = Array.from({ length: 6 }, (_, i) => `https://example.com/menu?table=${i + 1}`);
    await choose(
      page,
      ['url,label', ...texts.map((text, i) => `${text},Table ${i + 1}`)].join('\n'),
    );
    await expect(rowsOf(page)).toContainText('6 codes');
    await page.getByRole('button', { name: 'Print on labels' }).click();
    const dialog = page.getByRole('dialog', { name: 'Print on labels' });
    await dialog.getByRole('radio', { name: /^189 labels/ }).check();
    await expect(dialog).toContainText('6 labels on 1 page');
    await expectAccessible(page);

    // Starts on the second row of the sheet.
    await dialog.getByTitle('Start at label 8', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Download PDF' }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toHaveText(
      'There is a problem with 6 of 6 codes',
      { timeout: 120_000 },
    );
    await expect(dialog).toContainText('Table 6');
    const [anyway] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download anyway' }).click(),
    ]);
    const [small] = readPdf(await readFile(await anyway.path()));
    expect(small?.forms).toHaveLength(6);

    await dialog.getByRole('radio', { name: /^65 labels/ }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 120_000 }),
      dialog.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('qr-labels.pdf');
    await expect(dialog).toContainText('All 6 codes passed the scan check.');
    const [sheet] = readPdf(await readFile(await download.path()));
    const picture = rasterPage(sheet as never, 300);
    const layout = sheetLayouts.find(({ id }) => id === 'a4-65') as (typeof sheetLayouts)[number];
    const px = 300 / 25.4;
    for (const [place, text] of texts.entries()) {
      const { x, y, width, height } = labelBox(layout, place);
      const label = crop(picture, x * px, y * px, width * px, height * px);
      for (const { decode, group, id } of decoders) {
        if (group === 'phones') expect(await decode(label), `${id} ${place}`).toBe(text);
      }
    }
  },
);
