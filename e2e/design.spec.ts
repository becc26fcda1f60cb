import { expectAccessible } from './accessible.ts';
import {
  choose,
  chooseLogo,
  downloadBy,
  expectChange,
  logoFile,
  openDesign,
  openFormats,
  openPart,
  shown,
  start,
} from './designer.ts';
import { rows } from './saved-codes.ts';
import { openSidebar, signUp } from './session.ts';
import { decodeDownload, expect, layout, test } from './test.ts';

test('every part of a design reaches the preview, and two scanners read the download', async ({
  page,
}) => {
  await start(page);
  await openPart(page, 'Shape');
  await expectChange(page, () => choose(page, 'Dots', 'Rounded'));
  await expectChange(page, () => choose(page, 'Corner frames', 'Circle'));
  await expectChange(page, () => choose(page, 'Corner dots', 'Leaf'));
  await openPart(page, 'Colours');
  await expectChange(page, () => page.getByLabel('Linear').check());
  await expect(page.getByLabel('End', { exact: true })).toHaveValue('#525252');
  await expectChange(page, () => page.getByLabel('Start', { exact: true }).fill('#5b2bd9'));
  await expectChange(page, () => page.getByLabel('End', { exact: true }).fill('8e1f63'));
  await expectChange(page, () => page.getByLabel('Direction').fill('90'));
  await expectChange(page, () => page.getByLabel('Background', { exact: true }).fill('#FFF7ED'));
  await expectChange(page, () => page.getByLabel('Corner dots: choose a colour').click()); // no longer a gradient
  await expectChange(page, () => chooseLogo(page));
  await expectChange(page, () => page.getByLabel('Size', { exact: true }).fill('12'));
  await openPart(page, 'Frame');
  await expectChange(page, () => choose(page, 'Frame', 'Card'));
  await expectChange(page, () =>
    page.getByRole('textbox', { name: 'Text', exact: true }).fill('Öffne mich'),
  );
  await openPart(page, 'Advanced');
  await expectChange(page, () => page.getByLabel('Margin (quiet zone)').fill('4'));
  const download = await downloadBy(page, 'Download QR Code');
  expect(download.suggestedFilename()).toBe('qr-example-standard.png');
  const { height, readByZxing, readByQr } = await decodeDownload(download);
  expect({ height, readByZxing, readByQr }).toEqual({
    height: 1000,
    readByZxing: 'https://example.com',
    readByQr: 'https://example.com',
  });
});

test.describe('with the scan check', () => {
  test.use({ checksCodes: true });

  test('errors are reported, and nothing typed is lost @nightly', async ({ page }) => {
    await start(page);
    await openPart(page, 'Colours');
    const before = await shown(page);
    const color = page.getByLabel('Dots', { exact: true }).and(page.getByRole('textbox'));
    await color.fill('#12');
    await expect(page.getByText('Enter a colour such as #0a6e4f.')).toBeVisible();
    await expect(color).toHaveValue('#12');
    expect(await shown(page)).toBe(before);
    await color.fill('#0A6');
    await expect(page.getByText('Enter a colour such as #0a6e4f.')).toBeHidden();
    await color.fill('#f5f5f5');
    // Only the verdict beside the preview comments on the contrast.
    await expect(page.locator('[data-scan-verdict]')).toContainText('too little contrast');
    await expect(page.getByText('Scanners may not read this')).toBeHidden();
    await openPart(page, 'Logo');
    const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
    await page.getByLabel('Choose a logo').setInputFiles(text);
    await expect(page.getByText('Choose a PNG, JPEG, WebP or SVG image.')).toBeVisible();
    const broken = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await page.getByLabel('Choose a logo').setInputFiles(broken);
    await expect(page.getByText('This logo cannot be read.')).toBeVisible();
    const dialog = await openFormats(page);
    await dialog.getByLabel('Longer side in pixels').fill('9000');
    await expect(dialog.getByText('Enter a whole number from 64 to 8,192.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download PNG' })).toBeDisabled();
  });
});

test('a new logo leaves room on both sides of its slider, even where only a small one fits @nightly', async ({
  page,
}) => {
  for (const level of ['H · 30%', 'M · 15%']) {
    await page.goto('/pricing');
    await start(page);
    await openPart(page, 'Advanced');
    await page.getByRole('radio', { name: level }).check();
    await chooseLogo(page);
    const size = page.getByLabel('Size', { exact: true });
    const [value = 0, min = 0, max = 0] = await size.evaluate(
      ({ value, min, max }: HTMLInputElement) => [value, min, max].map(Number),
    );
    expect(value, level).toBeGreaterThanOrEqual(min);
    expect(value, level).toBeLessThan(max);
    await page.getByRole('button', { name: 'Remove' }).click();
  }
});

test.describe('with every look checked', () => {
  test.use({ checksCodes: true });

  test('a surprise reads well and can be undone, and a branded code is seven clicks away', async ({
    page,
  }) => {
    await start(page); // the first click
    const plain = await shown(page);
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await expect(page.getByText('A new look')).toBeVisible();
    await expect.poll(() => shown(page)).not.toBe(plain);
    await expect(page.locator('[data-scan-verdict]')).toContainText('Reads');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shown(page)).toBe(plain);

    // The picture under the pointer is shown, but not kept.
    await expectChange(page, () => page.getByRole('button', { name: 'Menu' }).hover());
    await page.mouse.move(0, 0);
    await expect.poll(() => shown(page)).toBe(plain);

    await expectChange(page, () => page.getByRole('button', { name: 'Menu' }).click());
    await page.mouse.move(0, 0);
    await expectChange(page, () => page.getByLabel('Colour', { exact: true }).fill('#0057b8'));
    await expectChange(page, () => page.getByLabel('Choose a logo').setInputFiles(logoFile));
    await expect(page.getByRole('button', { name: 'Menu', pressed: true })).toBeVisible();
    const dialog = await openFormats(page);
    await dialog.getByText('SVG', { exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download SVG' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.svg$/);
  });
});

test('a reset can be undone, and a payment code explains why its error correction is fixed @nightly', async ({
  page,
}) => {
  await start(page);
  const plain = await shown(page);
  await page.getByRole('button', { name: 'Lagoon' }).click();
  await expect.poll(() => shown(page)).not.toBe(plain);
  const lagoon = await shown(page);
  await page.getByRole('button', { name: 'Reset design' }).click();
  await expect.poll(() => shown(page)).toBe(plain);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => shown(page)).toBe(lagoon);

  await page.getByRole('tab', { name: 'Content', exact: true }).click();
  await page.getByLabel('SEPA').check();
  await openDesign(page);
  await openPart(page, 'Advanced');
  await expect(page.getByText('The SEPA payment standard requires level M.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'H · 30%' })).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'M · 15%' })).toBeChecked();
});

test('a design is saved with its project, survives a reload and can be copied', async ({
  page,
}) => {
  await signUp(page);
  const designs = async () => {
    const projects: { style: string; design: object }[] = await (
      await page.request.get('/api/projects')
    ).json();
    return projects.map(({ style, design }) => ({ style, ...design }));
  };
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(designs).toMatchObject([{ shape: 'dots', logo: null }]);
  await openDesign(page);
  await expectChange(page, () => page.getByRole('button', { name: 'Lagoon' }).click());
  await expectChange(page, () => chooseLogo(page));
  await expect.poll(designs).toMatchObject([
    {
      ...{ shape: 'extra-rounded', style: 'standard', level: 'H' },
      logo: { width: 1000, height: 750 },
    },
  ]);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible(); // otherwise the reload sends the edit again
  const look = await shown(page);
  await page.reload();
  await expect.poll(() => shown(page)).toBe(look);
  const { baseURL = '' } = test.info().project.use;
  const other = await page.request.post('/api/projects', {
    data: { title: 'Other', type: 'url', style: 'dots', data: { url: 'b.example' } },
    headers: { origin: baseURL },
  });
  expect(other.status()).toBe(201);
  await page.reload();
  // The newest code is shown, unless the list of the last visit loads first.
  const sidebar = await openSidebar(page);
  await expect(rows(sidebar)).toHaveCount(2);
  const first = sidebar.getByRole('button', { name: 'New QR Code', exact: true });
  await first.click();
  await expect(first).toHaveAttribute('aria-current', 'true');
  await openDesign(page);
  await page.getByLabel('Copy the style of another code').selectOption('Other');
  await expect.poll(designs).toMatchObject([{ shape: 'dots', logo: null }, { shape: 'dots' }]);
});

test('a design can be made with the keyboard alone @nightly', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Style' }).click();
  const { keyboard } = page;
  const looks = page.getByRole('tab', { name: 'Looks' });
  await expect(looks).toBeVisible();
  await page.getByLabel('Rounded Dots').focus();
  await keyboard.press('Tab');
  await expect(looks).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByLabel('Colour', { exact: true })).toBeFocused();
  await looks.focus();
  await keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Advanced' })).toBeFocused();
  await keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Shape' })).toHaveAttribute('aria-selected', 'true');
  await page
    .getByRole('group', { name: 'Dots', exact: true })
    .getByRole('radio', { checked: true })
    .focus();
  await expectChange(page, () => keyboard.press('ArrowRight'));
  await keyboard.press('Tab');
  await expect(
    page.getByRole('group', { name: 'Corner frames' }).getByRole('radio', { checked: true }),
  ).toBeFocused();
  const formats = page.getByRole('button', { name: 'Formats' });
  await expect(formats).toBeEnabled(); // disabled while the new shape loads
  await formats.press('Enter');
  await page.getByRole('button', { name: 'More options…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Download as' });
  await expect(dialog).toBeVisible();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(formats).toBeFocused();
});

test(
  'the design and the formats pass axe and do not scroll sideways @nightly',
  layout,
  async ({ page }) => {
    test.slow(); // axe checks hundreds of elements eight times
    await start(page);
    await page.getByRole('button', { name: 'Lagoon' }).click();
    await chooseLogo(page);
    for (const part of ['Looks', 'Colours', 'Logo', 'Frame', 'Shape', 'Advanced']) {
      await openPart(page, part);
      if (part === 'Frame') await choose(page, 'Frame', 'Card');
      await expectAccessible(page);
      const panel = page.getByRole('tabpanel', { name: part });
      const { height } = (await panel.boundingBox()) ?? { height: 0 };
      // Looks and frames are rows of pictures, which a phone scrolls.
      if (part !== 'Looks' && part !== 'Frame')
        expect(height, part).toBeLessThan(page.viewportSize()?.height ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await openFormats(page);
    await expectAccessible(page);
  },
);
