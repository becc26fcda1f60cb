import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { origin } from './saved-codes.ts';
import { register } from './session.ts';
import { expect, layout, test } from './test.ts';

/** Saves static codes of a user of the plan Pro, faster than API calls could. */
function saveMany(email: string, count: number): void {
  const db = new DatabaseSync(join(process.env.E2E_DATA_DIR ?? '', 'everscan.sqlite'), {
    timeout: 10_000,
  });
  const { id } = db.prepare('select id from users where email = ?').get(email) as { id: number };
  const insert = db.prepare(
    `insert into projects (id, workspace_id, position, title, type, style, data, version, created_at, updated_at)
     values (?, ?, ?, ?, 'url', 'dots', ?, 1, ?, ?)`,
  );
  db.exec('begin');
  db.prepare("update users set plan = 'pro' where id = ?").run(id);
  for (let n = 1; n <= count; n++) {
    const data = JSON.stringify({ url: `table-${n}.example` });
    const time = Date.now();
    insert.run(randomBytes(16).toString('base64url'), id, n, `Table ${n}`, data, time, time);
  }
  db.exec('commit');
  db.close();
}

const codeLink = (page: Page, title: string) =>
  page.getByRole('link', { name: title, exact: true });

test('one of 5,000 codes is found and copied with two clicks, and paused with two', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  saveMany(await register(page), 4998);
  const content = { type: 'url', style: 'dots', data: { url: '' } };
  const saved = await page.request.post('/api/projects', {
    data: { title: 'Front door', ...content, link: { target: 'a.example' } },
    headers: { origin: origin() },
  });
  const { link } = (await saved.json()) as { link: { shortUrl: string } };
  await page.goto('/codes');
  await page.getByRole('searchbox', { name: 'Search codes' }).click();
  await page.keyboard.insertText('front door');
  await expect(page.getByText('1 code', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy short link of Front door' }).click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toBe(new URL(link.shortUrl).href);

  const row = page.getByRole('row').filter({ has: codeLink(page, 'Front door') });
  await row.getByRole('button', { name: 'Actions for Front door' }).click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(row.getByText('Paused').filter({ visible: true })).toBeVisible();

  // The same menu opens with a right click, and its letters work in the list, which has the focus again.
  await row.click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: 'Resume' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(codeLink(page, 'Copy of Front door')).toBeVisible();

  await codeLink(page, 'Front door').click();
  const panel = page.getByRole('region', { name: 'Front door', exact: true });
  await panel.getByLabel('Target').fill('b.example');
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(row.getByText('↳ b.example')).toBeVisible();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('qr-front-door-dots.png');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('grid')).toBeFocused();
});

test('a library of hundreds of codes is searched, scrolled and opened with the keyboard, and Back returns to it', async ({
  page,
}) => {
  saveMany(await register(page), 300);
  await page.goto('/codes');
  await expect(codeLink(page, 'Table 300')).toBeVisible();
  await expect(page.locator('[data-library] img').first()).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(40);

  await page.getByRole('grid').focus();
  await page.keyboard.press('End');
  await expect(codeLink(page, 'Table 1')).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(codeLink(page, 'Table 300')).toBeInViewport();
  await page.keyboard.press('Control+a');
  await expect(page.getByText('300 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('300 selected')).toBeHidden();

  await page.keyboard.press('/');
  await page.keyboard.insertText('TABLE-27');
  await expect(page.getByText('11 codes', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?q=TABLE-27$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('o');
  await expect(page.getByLabel('Web address')).toHaveValue('table-278.example');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search codes' })).toHaveValue('TABLE-27');
  await page.goBack();
  await expect(codeLink(page, 'Table 300')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a code, page or action' }).fill('table 12');
  await page.getByRole('option', { name: /^Table 12 / }).click();
  await expect(page.getByLabel('Web address')).toHaveValue('table-12.example');
  await expect(page.getByRole('link', { name: 'All 300 codes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Table 12', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('axe finds nothing on the page with all codes @nightly', layout, async ({ page }) => {
  saveMany(await register(page), 12);
  for (const view of ['table', 'grid']) {
    await page.goto(`/codes?view=${view}`);
    await codeLink(page, 'Table 12').waitFor();
    await expectAccessible(page);
  }
  await page.keyboard.press('Control+a');
  await page.getByRole('region', { name: 'Selection' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a code, page or action' }).waitFor();
  await expectAccessible(page);
});
