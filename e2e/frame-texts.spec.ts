import { readFile } from 'node:fs/promises';
import { someOf } from '../core/proof/extent.ts';
import { openFamily } from '../core/proof/font-files.ts';
import { withLabel } from '../core/src/bulk/label.ts';
import { defaultDesign } from '../core/src/design/design.ts';
import { renderPng } from '../core/src/export/raster/png/png.ts';
import { createLetters } from '../core/src/lettering/letters.ts';
import { createScene } from '../core/src/scene/scene.ts';
import { choose as chooseList, makeButton, makeZip } from './bulk-list.ts';
import { choose, downloadBy, expectChange, openPart, shown, start } from './designer.ts';
import { decodeDownload, expect, layout, test } from './test.ts';

const field = { name: 'Text', exact: true } as const;

test('a frame text in any script has the same bytes as in Node', async ({ page }) => {
  const letters = createLetters(openFamily);
  await start(page);
  await openPart(page, 'Frame');
  await choose(page, 'Frame', 'Label below');
  for (const text of someOf([
    'Сканируй меня',
    'Σάρωσέ με',
    'امسح الرمز 50%',
    '扫码查看菜单',
    'スキャンしてね',
    '스캔하여 메뉴 보기',
    'स्कैन करें',
    'סרקו אותי 50%',
    'สแกนดูเมนู น้ำ',
    'Սկանավորեք ինձ',
    'დამასკანირე',
    'স্ক্যান করুন।',
    'ஸ்கேன் செய்யவும்',
  ])) {
    await expectChange(page, () => page.getByRole('textbox', field).fill(text));
    await expect(page.getByText('cannot be drawn')).toBeHidden();
    const download = await downloadBy(page, 'Download QR Code');
    expect((await decodeDownload(download)).readByZxing).toBe('https://example.com');
    await letters.load(text);
    const frame = { id: 'label-below-2', text, color: '#000000', textColor: '#ffffff' } as const;
    const design = { ...defaultDesign, frame };
    const scene = createScene('https://example.com', design, { font: letters });
    const expected = Buffer.from(renderPng(scene, 1000));
    expect((await readFile(await download.path())).equals(expected), text).toBe(true);
  }
});

test(
  'characters that cannot be drawn are named at the field @nightly',
  layout,
  async ({ page }) => {
    await start(page);
    await openPart(page, 'Frame');
    await choose(page, 'Frame', 'Label below');
    const text = page.getByRole('textbox', field);
    await text.fill('ສະແກນ');
    await expect(
      page.getByText('Use other characters. These cannot be drawn: ສ ະ ແ ກ ນ'),
    ).toBeVisible();
    await text.fill('扫码 👩‍🍳');
    await expect(page.getByText('Use other characters. These cannot be drawn: 👩‍🍳')).toBeVisible();
    await text.fill('扫码');
    await expect(page.getByText('cannot be drawn')).toBeHidden();
  },
);

test('a code waits for its letters, and loads them when the connection is back @nightly', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)/);
  await start(page);
  await openPart(page, 'Frame');
  await expectChange(page, () => choose(page, 'Frame', 'Label below'));
  const before = await shown(page);
  await context.setOffline(true);
  await page.getByRole('textbox', field).fill('扫码');
  await expect(page.getByText('This design could not be loaded.')).toBeVisible();
  await expect(page.getByText('Loading this design…')).toBeVisible();
  expect(await shown(page)).toBe(before);
  const downloadButton = page.getByRole('button', { name: 'Download QR Code' });
  await downloadButton.click();
  await expect(page.getByText('Failed to download QR code. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Loading this design…')).toBeHidden({ timeout: 30_000 });
  await expect.poll(() => shown(page)).not.toBe(before);
});

test('the labels of a list are drawn in every script @nightly', async ({ page }) => {
  const labels = ['餐桌 1', 'ໂຕະ', 'الطاولة 2'];
  await page.goto('/bulk');
  const rows = labels.map((label, index) => `${label};example.com/${index}`);
  await chooseList(page, ['Label;Link', ...rows].join('\n'));
  const checks = page.getByRole('region', { name: 'Check before you print' });
  await expect(checks).toContainText('This code has no label. Labels cannot show');
  await expect(makeButton(page)).toHaveText('Create 3 codes');
  const { files } = await makeZip(page);
  const letters = createLetters(openFamily);
  for (const [index, label] of labels.entries()) {
    await letters.load(label);
    const design = withLabel(defaultDesign, index === 1 ? '' : label);
    const scene = createScene(`https://example.com/${index}`, design, { font: letters });
    const expected = Buffer.from(renderPng(scene, 1000));
    expect(
      Object.values(files).some((file) => expected.equals(file)),
      label,
    ).toBe(true);
  }
});
