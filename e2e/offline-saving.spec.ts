import type { BrowserContext, Page } from '@playwright/test';
import { rows, save, savedProjects } from './saved-codes.ts';
import { openSidebar, register } from './session.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 300_000 });

const EDITS = 10;
const NEW = ['new-1.example', 'new-2.example', 'new-3.example'];

const field = (page: Page) => page.getByLabel('Web address');
const waiting = async (page: Page) =>
  (await openSidebar(page)).getByRole('list', { name: 'Not saved yet' }).getByRole('listitem');
const keptOnDevice = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});

/** Signs up with one saved code. */
async function open(page: Page): Promise<void> {
  await register(page);
  await save(page, 'Menu', 'menu.example');
  await page.goto('/');
  await expect(field(page)).toHaveValue('menu.example');
}

/** Signs up, and waits until the device has its copy of the generator. */
async function prepare(page: Page): Promise<void> {
  await open(page);
  const isControlled = () => navigator.serviceWorker.controller?.state === 'activated';
  await page.waitForFunction(isControlled, undefined, { timeout: 60_000 });
}

async function workOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await page.reload();
  await expect(field(page)).toHaveValue('menu.example');
  for (let edit = 1; edit <= EDITS; edit++) await field(page).fill(`menu.example/${edit}`);
  await expect(page.getByText('Not saved').first()).toBeVisible();
  for (const url of NEW) {
    if (url === NEW[0]) await page.getByRole('link', { name: 'New code' }).click();
    await expect(field(page)).toHaveValue('example.com');
    await field(page).fill(url);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect((await waiting(page)).filter({ hasText: url })).toBeVisible();
  }
  await expect(await waiting(page)).toHaveCount(NEW.length);
}

async function expectSavedOnce(page: Page): Promise<void> {
  const urls = async () => (await savedProjects(page)).map(({ data }) => data.url);
  await expect.poll(urls, { timeout: 60_000 }).toEqual([`menu.example/${EDITS}`, ...NEW]);
  await expect(await waiting(page)).toHaveCount(0);
  await expect(rows(await openSidebar(page))).toHaveCount(1 + NEW.length);
  await expect.poll(() => keptOnDevice(page)).not.toContain('unsaved-work');
  const [edited] = await (await page.request.get('/api/projects')).json();
  expect(edited.version).toBe(2);
}

test('edits and new codes made without a connection arrive once, also from a tab that was closed', async ({
  page,
  context,
}) => {
  await prepare(page);
  await workOffline(page, context);
  const other = await context.newPage();
  await page.close();
  await other.goto('/');
  await expect(await waiting(other)).toHaveCount(NEW.length);
  await context.setOffline(false);
  await expectSavedOnce(other);
  await other.reload();
  await expect(rows(await openSidebar(other))).toHaveCount(1 + NEW.length);
});

test.describe('with a connection', () => {
  test.use({ serviceWorkers: 'block' });

  test('a new code whose answer is lost is saved once, and signing out deletes one that waits @nightly', async ({
    page,
    context,
  }) => {
    await open(page);
    await page.goto('/?new#type=url&url=lost.example');
    await expect(field(page)).toHaveValue('lost.example');
    await context.route('**/api/projects', async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      await route.fetch(); // the server has stored it …
      await route.abort(); // … but the response is lost
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(await waiting(page)).toHaveCount(1);
    await context.unroute('**/api/projects');
    await page.reload();
    await expect.poll(() => keptOnDevice(page)).not.toContain('lost.example');
    await expect(await waiting(page)).toHaveCount(0);
    const urls = (await savedProjects(page)).map(({ data }) => data.url);
    expect(urls).toEqual(['menu.example', 'lost.example']);

    await context.route('**/api/projects', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.goto('/?new#type=url&url=waits.example');
    await expect(field(page)).toHaveValue('waits.example');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(await waiting(page)).toHaveCount(1);
    await (await openSidebar(page)).getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Log out and lose 1 change' }).click();
    await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
    await expect.poll(() => keptOnDevice(page)).not.toContain('waits.example');
  });
});
