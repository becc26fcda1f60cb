import { rows, save, savedProjects } from './saved-codes.ts';
import { openSidebar, signUp } from './session.ts';
import { decodeDownload, expect, layoutAtNight, test } from './test.ts';

test('a new user creates, selects and renames codes', layoutAtNight, async ({ page }) => {
  await signUp(page);
  let sidebar = await openSidebar(page);
  await expect(sidebar.getByText('Nothing saved yet.')).toBeVisible();
  await expect(sidebar.getByRole('button', { name: 'Download All' })).toBeHidden();
  await sidebar.getByRole('button', { name: 'Create QR Code' }).click();
  if (test.info().project.name === 'narrow') {
    await expect(sidebar).toBeHidden(); // selecting closes the drawer
    sidebar = await openSidebar(page);
  }
  await expect(rows(sidebar)).toHaveText(['New QR Code']);
  await expect(sidebar.getByRole('button', { name: 'New QR Code', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );

  const rename = async (text: string, end: () => Promise<void>) => {
    await rows(sidebar).first().hover();
    await sidebar.getByRole('button', { name: /^Rename/ }).click();
    const input = sidebar.getByRole('textbox', { name: 'Title' });
    await expect(input).toBeFocused();
    expect(
      await input.evaluate((el: HTMLInputElement) => el.selectionEnd === el.value.length),
    ).toBe(true);
    await input.fill(text);
    await end();
    await expect(input).toBeHidden();
  };
  await rename('Menu', () => page.keyboard.press('Enter'));
  await expect(rows(sidebar)).toHaveText(['Menu']);
  await rename('Door', () => sidebar.getByRole('button', { name: 'Save title' }).click());
  await expect(rows(sidebar)).toHaveText(['Door']);
  await rename('Window', () => sidebar.getByRole('heading', { name: 'My QR Codes' }).click());
  await expect(rows(sidebar)).toHaveText(['Window']);
  await rename('Never', () => page.keyboard.press('Escape'));
  await expect(rows(sidebar)).toHaveText(['Window']);
  await rename('   ', () => page.keyboard.press('Enter'));
  await expect(rows(sidebar)).toHaveText(['Window']);
  const titles = async () => (await savedProjects(page)).map(({ title }) => title);
  await expect.poll(titles).toEqual(['Window']);
});

test("a signed-in user's download is saved, and a failure to save never stops it", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  await signUp(page);
  await expect(page.getByText('Register to unlock more features')).toBeHidden();
  const field = page.getByLabel('Web address');
  const button = page.getByRole('button', { name: 'Download QR Code' });
  await field.fill('kept.example');
  await page.route('**/api/projects', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect((await decodeDownload(download)).readByQr).toBe('https://kept.example');
  await expect(page.getByText('Warning', { exact: true })).toBeVisible();
  await expect(
    page.getByText("QR code downloaded but couldn't be saved to your projects."),
  ).toBeVisible();
  await page.unroute('**/api/projects');
  await Promise.all([page.waitForEvent('download'), button.click()]);
  await expect.poll(() => savedProjects(page)).toMatchObject([{ data: { url: 'kept.example' } }]);
  // The code is selected now, and its file may be printed.
  await field.fill('kept.example/later');
  await page.getByRole('button', { name: 'Change this code' }).click();
  await expect
    .poll(() => savedProjects(page))
    .toMatchObject([{ data: { url: 'kept.example/later' } }]);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

/** Everything that the page keeps in IndexedDB. */
async function cachedLists(): Promise<string> {
  // Opening a database that the page has not created yet would create it without a store.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'everscan:cache')) return '';
  return new Promise((resolve) => {
    const request = indexedDB.open('everscan:cache');
    request.onsuccess = () => {
      const all = request.result.transaction('cache').objectStore('cache').getAll();
      all.onsuccess = () => resolve(JSON.stringify(all.result));
    };
  });
}

test('a returning user sees the list at once, and the next user does not', async ({ page }) => {
  await signUp(page);
  await save(page, 'Known code', 'one.example');
  await page.reload();
  let sidebar = await openSidebar(page);
  await expect(rows(sidebar)).toHaveText(['Known code']);
  await expect.poll(() => page.evaluate(cachedLists)).toContain('Known');
  await page.route('**/api/projects?*', () => {}); // the server never answers
  await page.reload();
  sidebar = await openSidebar(page);
  await expect(rows(sidebar)).toHaveText(['Known code']);
  await page.unroute('**/api/projects?*');
  expect(await page.evaluate(cachedLists)).toContain('Known');
  await sidebar.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Known code')).toHaveCount(0);
  await expect.poll(() => page.evaluate(cachedLists)).not.toContain('Known');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Known');
});
