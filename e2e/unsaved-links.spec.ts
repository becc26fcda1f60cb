import type { Page } from '@playwright/test';
import { origin } from './saved-codes.ts';
import { openSidebar, PASSWORD, signUp } from './session.ts';
import { expect, test } from './test.ts';

const EDITED = 'shop.example.com/winter';

const target = (page: Page) => page.getByLabel('Target', { exact: true });
const post = (page: Page, path: string, data: object) =>
  page.request.post(path, { data, headers: { origin: origin() } });
const login = (page: Page, email: string) =>
  post(page, '/api/login', { email, password: PASSWORD });

/** Edits target and tags of a dynamic code while the server cannot save them. */
async function editInVain(page: Page): Promise<string> {
  const email = await signUp(page);
  const link = { target: 'shop.example.com/menu' };
  await post(page, '/api/projects', { type: 'url', style: 'dots', data: {}, link });
  await page.reload();
  await expect(target(page)).toHaveValue('shop.example.com/menu');
  await page.context().route('**/api/projects/*', (route) => route.fulfill({ status: 503 }));
  await page.getByText('UTM tags').click();
  await page.getByLabel('utm_source').fill('poster');
  await target(page).fill(EDITED);
  await target(page).press('Enter');
  await expect(page.getByText('Not saved')).toBeVisible();
  return email;
}

const letItSave = (page: Page) => page.context().unroute('**/api/projects/*');

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/status of (503|401|404|409)/);
});

test('signing out removes an unsaved target from the device @nightly', async ({ page }) => {
  const email = await editInVain(page);
  await (await openSidebar(page)).getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log out and lose 1 change' }).click();
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(EDITED);
  await letItSave(page);
  await login(page, email);
  await page.reload();
  await expect(target(page)).toHaveValue('shop.example.com/menu');
});

test('an unsaved target of a code that was deleted on another device is dropped @nightly', async ({
  page,
}) => {
  await editInVain(page);
  const [{ id }] = await (await page.request.get('/api/projects')).json();
  await page.request.delete(`/api/projects/${id}`, { headers: { origin: origin() } });
  await letItSave(page);
  // Unless the page has just tried again by itself, as it does every 15 seconds.
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.click({ timeout: 10_000 }).catch(async (error) => {
    if (await tryAgain.isVisible()) throw error;
  });
  await expect(page.getByLabel('Web address')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .not.toContain('unsaved-work');
});

test('a target that is typed but not published waits on the device, and is offered in the list', async ({
  page,
}) => {
  await signUp(page);
  const link = { target: 'shop.example.com/menu' };
  await post(page, '/api/projects', { title: 'Door', type: 'url', style: 'dots', data: {}, link });
  await post(page, '/api/projects', {
    title: 'Newest',
    type: 'url',
    style: 'dots',
    data: { url: 'a.example' },
  });
  await page.reload();
  const sidebar = await openSidebar(page);
  await sidebar.getByRole('button', { name: /^Door/ }).first().click();
  await expect(target(page)).toHaveValue('shop.example.com/menu');
  await target(page).click();
  await page.keyboard.type(EDITED);
  await expect(page.getByText('Not published yet')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await expect(target(page)).toHaveValue(EDITED);
  await sidebar.getByRole('button', { name: 'Newest' }).first().click();
  await expect(page.getByLabel('Web address')).toHaveValue('a.example');
  const saved = async () => (await (await page.request.get('/api/projects')).json())[0].link.target;
  expect(await saved()).toBe('https://shop.example.com/menu');
  await expect(sidebar.getByText('Not published yet')).toBeVisible();
  await sidebar.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(saved).toBe(`https://${EDITED}`);
  await expect(sidebar.getByText('Not published yet')).toBeHidden();
});
