import type { Page } from '@playwright/test';
import { origin } from './saved-codes.ts';
import { openSidebar, PASSWORD, signUp } from './session.ts';
import { expect, test } from './test.ts';

const EDITED = 'one.example/edited';

const field = (page: Page) => page.getByLabel('Web address');
const post = (page: Page, path: string, data: object) =>
  page.request.post(path, { data, headers: { origin: origin() } });
const login = (page: Page, email: string) =>
  post(page, '/api/login', { email, password: PASSWORD });

/** Saves two codes and edits the second one while the server cannot save it. */
async function editInVain(page: Page): Promise<string> {
  const email = await signUp(page);
  for (const url of ['first.example', 'one.example']) {
    const body = { title: url, type: 'url', style: 'dots', data: { url } };
    await post(page, '/api/projects', body);
  }
  await page.reload();
  const sidebar = await openSidebar(page);
  await sidebar.getByRole('button', { name: 'one.example', exact: true }).click();
  await expect(field(page)).toHaveValue('one.example');
  await page.context().route('**/api/projects/*', (route) => route.fulfill({ status: 503 }));
  await field(page).fill(EDITED);
  await expect(page.getByText('Not saved')).toBeVisible();
  return email;
}

const letItSave = (page: Page) => page.context().unroute('**/api/projects/*');

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/status of 503/);
});

test('signing out removes an unsaved edit from the device, in all tabs', async ({
  page,
  context,
}) => {
  const email = await editInVain(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(field(other)).toHaveValue(EDITED);
  await (await openSidebar(other)).getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('button', { name: 'Log out and lose 1 change' }).click();
  await expect(other.getByText('Logged out', { exact: true })).toBeVisible();
  await expect(field(page)).not.toHaveValue(EDITED);
  await expect(page.getByText(email)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(EDITED);
  await letItSave(page);
  await login(page, email);
  await page.reload();
  await expect(field(page)).toHaveValue('one.example');
});

test('says that the browser has no storage, and shows that a later release has left changes @nightly', async ({
  page,
}) => {
  await signUp(page);
  await post(page, '/api/projects', {
    ...{ title: 'One', type: 'url', style: 'dots' },
    data: { url: 'one.example' },
  });
  await page.reload();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
  const keys = (name?: string) =>
    page.evaluate(
      (key) =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('unsaved-work');
          opening.onsuccess = () => {
            const rows = opening.result.transaction('codes', 'readwrite').objectStore('codes');
            if (key) rows.put({ mutations: [] }, key);
            const reading = rows.getAllKeys();
            reading.onsuccess = () => resolve(reading.result.join());
          };
        }),
      name,
    );
  await keys(`${id}:4:later`);
  await page.reload();
  await expect(page.getByText('Changes of 1 code were made with a newer version')).toBeVisible();
  expect(await keys()).toBe(`${id}:4:later`);

  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest; // never answers
  });
  await page.reload();
  await expect(page.getByText('This browser’s storage is not available.')).toBeVisible();
  await field(page).fill(EDITED);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});
