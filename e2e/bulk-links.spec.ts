import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { choose, makeZip, rowsOf, scan } from './bulk-list.ts';
import { savedProjects } from './dynamic-codes.ts';
import { register } from './session.ts';
import { expect, test } from './test.ts';

/** More rows than the server takes in one batch. */
const ROWS = 210;
const DAY_MS = 24 * 3600 * 1000;

const listOf = (host: string, rows = ROWS) =>
  ['Title,Target,Folder,Tags']
    .concat(Array.from({ length: rows }, (_, i) => `Table ${i},${host}/${i},Berlin,"menu, indoor"`))
    .join('\n');

/** Registers a user with the larger plan, whose account is old enough to have no limits per hour. */
async function registerOldSubscriber(page: Page): Promise<void> {
  const email = await register(page);
  const db = new DatabaseSync(join(process.env.E2E_DATA_DIR ?? '', 'everscan.sqlite'), {
    timeout: 10_000,
  });
  db.prepare(`update users set plan = 'pro', created_at = ? where email = ?`).run(
    Date.now() - 2 * DAY_MS,
    email,
  );
  db.close();
}

const panelButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a list of short links survives a closed tab, and changes its codes when it returns @nightly', async ({
  page,
  context,
}) => {
  await registerOldSubscriber(page);
  await page.goto('/bulk');
  await page.getByRole('radio', { name: 'Dynamic' }).check();
  await choose(page, listOf('shop.example'));
  await expect(rowsOf(page)).toContainText(`${ROWS} codes`);
  await expect(page.getByLabel('Match rows by')).toHaveValue('title');
  await panelButton(page, 'Check the list').click();
  await expect(page.getByText(`${ROWS} new short links.`)).toBeVisible();
  await expectAccessible(page);

  // The tab is closed while the second batch is in flight: the server has saved it, but the page has no
  // response.
  let batches = 0;
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  await page.route('**/api/bulk/codes', async (route) => {
    if (++batches < 2) return route.continue();
    await route.fetch();
    close();
  });
  await panelButton(page, `Create ${ROWS} short links`).click();
  await closed;
  await page.close();

  const later = await context.newPage();
  await later.goto('/bulk');
  await expect(later.getByText(`200 of ${ROWS} rows are saved.`)).toBeVisible();
  await expectAccessible(later);
  await panelButton(later, 'Continue').click();
  await expect(later.getByText(`${ROWS} short links created.`)).toBeVisible();
  await later.getByRole('switch', { name: 'Check that every code scans' }).uncheck();
  const { files, manifest } = await makeZip(later);
  expect(Object.keys(files)).toHaveLength(ROWS);
  const saved = await savedProjects(later);
  expect(saved).toHaveLength(ROWS);
  const targets = new Map(saved.map(({ link }) => [link?.shortUrl, link?.target]));
  expect(manifest.map(({ short_url, target }) => [targets.get(short_url), target])).toEqual(
    Array.from({ length: ROWS }, (_, i) => [`https://shop.example/${i}`, `shop.example/${i}`]),
  );
  const [first] = manifest;
  expect(first).toMatchObject({ row: '2', title: 'Table 0', key: 'Table 0' });
  const { short_url, file } = first as { short_url: string; file: string };
  expect(first?.text).toBe(short_url);
  expect(await scan(files[file] as Uint8Array)).toEqual([short_url, short_url]);

  await choose(later, listOf('new.example', 3), 'new.csv');
  await expect(rowsOf(later)).toContainText('3 codes');
  await panelButton(later, 'Check the list').click();
  await expect(later.getByText('3 codes will change.')).toBeVisible();
  await panelButton(later, 'Change 3 codes').click();
  await expect(later.getByText('3 codes changed.')).toBeVisible();
  const path = new URL(short_url).pathname;
  const location = async () =>
    (await later.request.get(path, { maxRedirects: 0 })).headers().location;
  await expect.poll(location).toBe('https://new.example/0');
  expect(await savedProjects(later)).toHaveLength(ROWS);
});
