import { expectAccessible } from './accessible.ts';
import { expect, test } from './test.ts';

test('the export form says how large to print, what would fail, and takes the size over', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Formats' }).click();
  await page.getByRole('button', { name: 'How large should I print it?' }).click();
  const advice = page.getByRole('dialog').getByRole('status').filter({ hasText: 'print it' });
  await expect(advice).toContainText('At 1 m: print it 10 cm wide.');
  await expect(advice).toContainText('Prints well at 300 dpi.');
  await page.getByLabel('Distance in metres').fill('0,1');
  await expect(advice).toContainText('Too small for phones: print the code at least 2 cm wide.');
  await page.getByText('How wide').click();
  await page.getByLabel('Code’s width in mm').fill('20');
  await page.getByLabel('Printer’s DPI').fill('72');
  await expect(advice).toContainText(
    /A module gets 2\.\d of the 4 dots it needs: print at \d+ dpi/,
  );
  await expectAccessible(page);
  await page.getByLabel('Code’s width in mm').fill('50');
  await page.getByLabel('Printer’s DPI').fill('600');
  await page.getByLabel('Printer’s DPI').press('Enter'); // is no download
  await expect(advice).toContainText('Prints well at 600 dpi.');
  const use = page.getByRole('button', { name: /^Use [\d.]+ mm$/ });
  const size = /[\d.]+/.exec((await use.textContent()) ?? '')?.[0] ?? '';
  await use.click();
  await expect(page.getByLabel('Longer side in mm')).toHaveValue(size);
  await expect(page.getByLabel('Resolution in DPI')).toHaveValue('600');
});
