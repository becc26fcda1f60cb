import type { Page } from '@playwright/test';
import { pixel } from '../server/src/testing/scans.ts';
import { origin, rows, save } from './saved-codes.ts';
import { openSidebar, register, signUp } from './session.ts';
import { expect, layoutOfPhones, test } from './test.ts';

async function saveMany(page: Page, count: number): Promise<void> {
  await register(page);
  for (let i = 1; i <= count; i++) await save(page, `Table ${i}`, `table-${i}.example`);
  await page.goto('/');
}

test(
  'a new code is at the top, and long lists keep their buttons in view',
  layoutOfPhones,
  async ({ page }) => {
    await saveMany(page, 9);
    const sidebar = await openSidebar(page);
    await expect(rows(sidebar)).toHaveCount(9);
    await expect(sidebar.getByRole('searchbox')).toHaveCount(0);
    await expect(sidebar.getByRole('button', { name: 'Create QR Code' })).toBeInViewport();
    await sidebar.getByRole('button', { name: 'Create QR Code' }).click();
    const again = test.info().project.name === 'narrow' ? await openSidebar(page) : sidebar;
    await expect(rows(again).first()).toHaveText('New QR Code');
    await expect(again.getByRole('searchbox', { name: 'Search codes' })).toBeVisible();
  },
);

test('a row shows the code, how often a dynamic one was scanned, and its title in full width', async ({
  page,
}) => {
  await signUp(page);
  await save(page, 'Static', 'static.example');
  const created = await page.request.post('/api/projects', {
    data: {
      ...{ title: 'Flyer', type: 'url', style: 'dots', data: {} },
      link: { target: 'example.com/flyer' },
    },
    headers: { origin: origin() },
  });
  const { link } = await created.json();
  await page.request.get(`/Q/${link.code}`, { headers: { 'user-agent': pixel }, maxRedirects: 0 });
  const counts = async () => (await (await page.request.get('/api/scans/counts')).json())[0]?.scans;
  await expect.poll(counts, { timeout: 30_000 }).toBe(1);
  await page.reload();
  const sidebar = await openSidebar(page);
  await expect(rows(sidebar)).toHaveText(['FlyerDynamic · 1 scan', 'Static']);
  for (const row of await rows(sidebar).all()) {
    await expect(row.locator('svg path').first()).toHaveAttribute('d', /^M.{500}/);
  }

  await save(page, 'Gift voucher 2027 – spring campaign', 'a.example');
  await page.reload();
  await expect(rows(sidebar)).toHaveCount(3);
  const row = rows(sidebar).first();
  const text = row.locator('bdi.truncate');
  const widthShare = async () => {
    const [a, b] = [await text.boundingBox(), await row.boundingBox()];
    return (a?.width ?? 0) / (b?.width ?? 1);
  };
  await page.mouse.move(800, 600);
  await expect.poll(widthShare).toBeGreaterThan(0.7);
  await row.hover();
  await expect.poll(widthShare).toBeLessThan(0.6);
  const rename = await row.getByRole('button', { name: /^Rename/ }).boundingBox();
  const title = await text.boundingBox();
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(rename?.x ?? 0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('everything in the drawer is at least 44 px high and wide @nightly', async ({ page }) => {
    await saveMany(page, 10);
    const sidebar = await openSidebar(page);
    await expect(rows(sidebar)).toHaveCount(10);
    await expect(
      sidebar.getByRole('button', { name: 'Delete Table 1', exact: true }),
    ).toBeVisible();
    const small = await sidebar.locator('a, button, input').evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility())
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 43.9) // rounded by the browser
        .map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`),
    );
    expect(small).toEqual([]);
  });
});
