import type { Page } from '@playwright/test';
import { origin } from './saved-codes.ts';
import { openSidebar, PASSWORD, signUp } from './session.ts';
import { expect, test } from './test.ts';

const EDITED = 'one.example/edited';

const field = (page: Page) => page.getByLabel('Website address');
const saved = (page: Page) => page.getByText('Saved', { exact: true });
const api = (page: Page, method: 'post' | 'patch' | 'delete', path: string, data?: object) =>
  page.request[method](path, { ...(data && { data }), headers: { origin: origin() } });
const addresses = async (page: Page): Promise<string[]> =>
  (await (await page.request.get('/api/projects')).json()).map(
    ({ data }: { data: { url: string } }) => data.url,
  );
const login = (page: Page, email: string) =>
  api(page, 'post', '/api/login', { email, password: PASSWORD });

/** Saves two codes and edits the second one while the server cannot save it. */
async function editInVain(page: Page): Promise<{ email: string; id: string }> {
  const email = await signUp(page);
  let id = '';
  for (const url of ['first.example', 'one.example']) {
    const body = { title: url, type: 'url', style: 'dots', data: { url } };
    ({ id } = await (await api(page, 'post', '/api/projects', body)).json());
  }
  await page.reload();
  const sidebar = await openSidebar(page);
  await sidebar.getByRole('button', { name: 'one.example', exact: true }).click();
  await expect(field(page)).toHaveValue('one.example');
  await page.context().route('**/api/projects/*', (route) => route.fulfill({ status: 503 }));
  await field(page).fill(EDITED);
  await expect(page.getByText('Not saved')).toBeVisible();
  return { email, id };
}

const letItSave = (page: Page) => page.context().unroute('**/api/projects/*');

async function expectSavedOnce(page: Page): Promise<void> {
  await expect(field(page)).toHaveValue(EDITED);
  await expect(saved(page)).toBeVisible();
  expect(await addresses(page)).toEqual(['first.example', EDITED]);
  const { version } = (await (await page.request.get('/api/projects')).json())[1];
  expect(version).toBe(2);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('unsaved-work');
}

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/status of (503|401|404|409)/);
});

test('the end of a session is reported, and the edit is saved after signing in again', async ({
  page,
}) => {
  const { email } = await editInVain(page);
  await page.context().clearCookies();
  await letItSave(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(dialog.getByText('You have been signed out.')).toBeVisible();
  await expect(field(page)).toHaveValue(EDITED);
  await expect(page.getByText('You are signed out')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Sign in to save' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expectSavedOnce(page);
});

test('signing out removes an unsaved edit from the device, in all tabs', async ({
  page,
  context,
}) => {
  const { email } = await editInVain(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(field(other)).toHaveValue(EDITED);
  await (await openSidebar(other)).getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByText('Logged out', { exact: true })).toBeVisible();
  await expect(field(page)).not.toHaveValue(EDITED);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(EDITED);
  await letItSave(page);
  await login(page, email);
  await page.reload();
  await expect(field(page)).toHaveValue('one.example');
});

test('an edit of a code that was deleted on another device becomes a new code', async ({
  page,
}) => {
  const { id } = await editInVain(page);
  await api(page, 'delete', `/api/projects/${id}`);
  await letItSave(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('“one.example” was deleted on another device')).toBeVisible();
  await expect(field(page)).toHaveValue(EDITED);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(page)).toBeVisible();
  expect(await addresses(page)).toEqual(['first.example', EDITED]);
});
