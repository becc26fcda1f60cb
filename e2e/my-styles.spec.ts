import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { chooseLogo, expectChange, openDesign, openPart, shown, start } from './designer.ts';
import { expect, layout, test } from './test.ts';

const styles = (page: Page) => page.getByRole('region', { name: 'My styles' });
const names = (page: Page) => styles(page).getByRole('listitem');

async function saveStyle(page: Page, name: string) {
  await styles(page).getByRole('button', { name: 'Save to my styles' }).click();
  await expect(styles(page).getByLabel('Style name')).toBeFocused();
  await page.keyboard.type(name);
  await styles(page).getByRole('button', { name: 'Save style' }).click();
  await expect(names(page).first()).toHaveText(name);
}

test(
  'a style is saved, applied to another code, renamed and deleted @nightly',
  layout,
  async ({ page }) => {
    await start(page);
    await expectChange(page, () => page.getByRole('button', { name: 'Berry' }).click());
    await expectChange(page, () => chooseLogo(page));
    await openPart(page, 'Looks');
    const berry = await shown(page);
    await saveStyle(page, 'Café Sonne');
    await expect(styles(page).getByRole('button', { name: 'Save to my styles' })).toBeFocused();
    await expectAccessible(page);

    await page.goto('/pricing');
    await start(page);
    await expect.poll(() => shown(page)).toBe(berry); // the kept draft is drawn
    await page.getByRole('button', { name: 'Ledger' }).click();
    await expect.poll(() => shown(page)).not.toBe(berry);
    const before = await shown(page);
    const style = styles(page).getByRole('button', { name: 'Café Sonne' });
    await style.click();
    await expect(style).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => shown(page)).toBe(berry);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shown(page)).toBe(before);

    await saveStyle(page, 'Plain');
    await styles(page).getByRole('button', { name: 'Edit' }).click();
    const name = styles(page).getByLabel('Name of Café Sonne');
    await name.fill(' ');
    await name.press('Tab'); // a blank name is not saved
    await name.fill('Winter');
    await expectAccessible(page);
    await styles(page).getByRole('button', { name: 'Delete Plain' }).click();
    await expect(styles(page).getByRole('button', { name: 'Delete Winter' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await styles(page).getByRole('button', { name: 'Done' }).click();
    await expect(names(page)).toHaveText(['Plain', 'Winter']);
    await page.reload();
    await openDesign(page);
    await expect(names(page)).toHaveText(['Plain', 'Winter']);
  },
);

test('the typed name of a style survives a look at another part and a reload @nightly', async ({
  page,
}) => {
  await start(page);
  await styles(page).getByRole('button', { name: 'Save to my styles' }).click();
  await styles(page).getByLabel('Style name').fill('Autumn');
  await openPart(page, 'Shape');
  await page.reload();
  await openDesign(page);
  await styles(page).getByRole('button', { name: 'Save to my styles' }).click();
  await expect(styles(page).getByLabel('Style name')).toHaveValue('Autumn');
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Autumn']);
  await styles(page).getByRole('button', { name: 'Save to my styles' }).click();
  await expect(styles(page).getByLabel('Style name')).toHaveValue('');
});

test('keeps the typed name and shows an error when storage is full @nightly', async ({ page }) => {
  await start(page);
  await page.evaluate(() => {
    for (let size = 1 << 22; size > 0; size >>= 1) {
      try {
        sessionStorage.setItem(`filler-${size}`, 'x'.repeat(size));
      } catch {
        // full
      }
    }
  });
  await styles(page).getByRole('button', { name: 'Save to my styles' }).click();
  await styles(page).getByLabel('Style name').fill('Too much');
  await page.keyboard.press('Enter');
  await expect(styles(page).getByText('This browser has no room for another style.')).toBeVisible();
  await expect(styles(page).getByLabel('Style name')).toHaveValue('Too much');
});
