import { expectAccessible } from './accessible.ts';
import { openFormats } from './designer.ts';
import { decodeDownload, expect, test } from './test.ts';

test('the export form advises a print size, names what limits it, and applies it @nightly', async ({
  page,
}) => {
  await page.goto('/');
  // The code on drawn objects, each with the advisor's sentence, and as a picture that scans.
  await page.getByLabel('Web address').click();
  await page.getByText('See it in use').click();
  const sentences = {
    Screen: /^At 19[\d.]+\smm wide, it can be scanned from up to [\d.]+\sm away\./,
    'Table tent': /^At 7[\d.]+\smm wide/,
    'Poster at 3 m': /^To scan it from 3\sm away, print it [\d.]+\scm wide\./,
    'Label 25 mm': /^At 2[\d.]+\smm wide/,
  };
  for (const [object, sentence] of Object.entries(sentences)) {
    await page.getByRole('radio', { name: object }).check();
    await expect(page.getByText(sentence)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download picture' }).click();
    const { readByQr, readByZxing } = await decodeDownload(await download);
    expect([readByQr, readByZxing], object).toEqual(Array(2).fill('https://example.com'));
  }
  await expectAccessible(page);
  await openFormats(page);
  await page.getByRole('button', { name: 'What size should I print?' }).click();
  const advice = page.getByRole('dialog').getByRole('status').filter({ hasText: 'clear' });
  await expect(advice).toContainText(/To scan it from 1\sm away, print it [\d.]+\scm wide\./);
  await expect(advice).toContainText(/The distance sets this width: .* dots of 3\.2\smm/);
  await page.getByLabel('Distance in metres').fill('0,1');
  await expect(advice).toContainText('To scan it from 0.1 m away, print it 2 cm wide.');
  await expect(advice).toContainText('This is the smallest recommended width');
  await page.getByText('Print size').click();
  await page.getByLabel('Code width in mm').fill('20');
  await page.getByLabel('Printer’s resolution (DPI)').fill('72');
  await expect(advice).toContainText(/20\smm is too narrow: print it at least [\d.]+\scm wide\./);
  await expect(advice).toContainText(
    /at 72 dpi, each square of the code is only 2\.\d printer dots wide and needs 4. Print at \d+ dpi/,
  );
  await expectAccessible(page);
  await page.getByLabel('Code width in mm').fill('50');
  await page.getByLabel('Printer’s resolution (DPI)').fill('600');
  await page.getByLabel('Printer’s resolution (DPI)').press('Enter'); // does not download
  await expect(advice).toContainText(/At 50\smm wide, it can be scanned from up to \d+\scm away\./);
  await expect(advice).toContainText('The dots limit the distance');
  const use = page.getByRole('button', { name: /^Use [\d.]+\smm$/ });
  const size = /[\d.]+/.exec((await use.textContent()) ?? '')?.[0] ?? '';
  await use.click();
  await expect(page.getByLabel('Longer side in mm')).toHaveValue(size);
  await expect(page.getByLabel('Resolution in DPI')).toHaveValue('600');

  await page.reload();
  await page.getByLabel('vCard').check();
  await openFormats(page);
  await page.getByRole('button', { name: 'What size should I print?' }).click();
  await expect(advice).toContainText(/print it 2\d(\.\d)?\scm wide/);
  await expect(advice).toContainText('Shorten the content to print it smaller');
  await expect(advice).toContainText('fewer dots help more than width');
});
