import type { Page } from '@playwright/test';
import { openDesign } from './designer.ts';
import { rows, save } from './saved-codes.ts';
import { openSidebar, register, signUp } from './session.ts';
import { expect, holdScripts, test } from './test.ts';

const field = (page: Page) => page.getByLabel('Web address');

test('following a link while the server is unreachable keeps the page and the draft @nightly', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|status of 503/);
  // The script that keeps the page loads right after the page. Until then, the browser would show its error
  // page, and the draft would wait on the device.
  const guard = page.waitForResponse('**/assets/navigation-guard-*');
  await page.goto('/');
  await (await guard).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await field(page).fill('typed.example');
  const follow = () => page.getByRole('link', { name: 'Privacy' }).first().click();

  await context.setOffline(true);
  await follow();
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(field(page)).toHaveValue('typed.example');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.route('**/assets/privacy-page-*', (route) => route.fulfill({ status: 503 }));
  await follow();
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await expect(field(page)).toHaveValue('typed.example');

  await page.unroute('**/assets/privacy-page-*');
  await follow();
  await expect(page).toHaveURL('/privacy');
});

test('after an upgrade, lost parts offer to reload the page, and links open the page that was clicked @nightly', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404|dynamically imported module/);
  const guard = page.waitForResponse('**/assets/navigation-guard-*');
  await page.goto('/');
  await (await guard).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await field(page).fill('typed.example');

  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Formats' }).click();
  const reload = page.getByRole('button', { name: 'Reload page' });
  await expect(reload).toBeVisible();
  await page.unroute('**/assets/**');
  await reload.click();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(reload).toBeHidden();
  await expect(field(page)).toHaveValue('typed.example');

  await page.route('**/assets/privacy-page-*', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page).toHaveURL('/privacy');
});

test("a guest's draft survives a reload, a link and the browser's error page", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/);
  await page.goto('/');
  await field(page).fill('typed.example');
  await page.reload();
  await expect(field(page)).toHaveValue('typed.example');
  await page.getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await expect(field(page)).toHaveValue('typed.example');
  await context.setOffline(true);
  await page.reload().catch(() => {});
  await context.setOffline(false);
  await page.goto('/');
  await expect(field(page)).toHaveValue('typed.example');

  const other = await context.newPage();
  await other.goto('/');
  await expect(field(other)).toHaveValue('example.com');
});

test("a user's draft survives a closed window until it is saved, and is deleted on sign-out", async ({
  page,
  context,
}) => {
  await signUp(page);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible(); // the page knows the user
  await field(page).fill('typed.example');
  const other = await context.newPage();
  await page.close();
  await other.goto('/');
  await expect(field(other)).toHaveValue('typed.example');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  const kept = () => other.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  await expect.poll(kept).not.toContain('unsaved-work');

  const sidebar = await openSidebar(other);
  await sidebar.getByRole('button', { name: /^Delete / }).click();
  await expect(sidebar.getByRole('listitem')).toHaveCount(0);
  await field(other).fill('secret.example');
  await sidebar.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByText('Logged out', { exact: true })).toBeVisible();
  await expect(field(other)).toHaveValue('example.com');
  await expect.poll(kept).not.toContain('secret.example');
});

/** Reloads a page whose scripts arrive when the returned function is called, as on a slow phone. */
async function reloadEarly(page: Page) {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await field(page).waitFor();
  return async () => {
    release();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  };
}

test('a form that the browser restores leaves the kept draft as it was @nightly', async ({
  page,
}) => {
  await page.goto('/');
  await field(page).fill('typed.example');
  await openDesign(page);
  await page.getByRole('radio', { name: 'Standard QR' }).check();
  const hydrate = await reloadEarly(page);
  // As Firefox does after a reload, without an event.
  await page.evaluate(() => {
    const text = document.querySelector<HTMLInputElement>('input[name=url]');
    const tile = document.querySelector<HTMLInputElement>('input[value=vcard]');
    if (text) text.value = 'typed.example';
    if (tile) tile.checked = true;
  });
  await hydrate();
  await expect(field(page)).toHaveValue('typed.example');
  await expect(page.locator('input[value=url]')).toBeChecked();
  await openDesign(page);
  await expect(page.getByRole('radio', { name: 'Standard QR' })).toBeChecked();
});

test('an address typed before the scripts arrive sets a kept contact card aside @nightly', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'vCard' }).check();
  await page.getByLabel('First name').fill('Ada');
  const hydrate = await reloadEarly(page);
  await field(page).fill('early.example');
  await hydrate();
  await expect(field(page)).toHaveValue('early.example');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test("a user's draft survives a saved code, a link and a draft in another tab", async ({
  page,
  context,
}) => {
  await register(page);
  await save(page, 'Saved', 'saved.example');
  await page.goto('/#type=url&style=dots&url=linked.example');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible(); // the page knows the user
  await expect(field(page)).toHaveValue('linked.example');
  await field(page).fill('typed.example');

  const other = await context.newPage();
  await other.goto('/');
  await expect(field(other)).toHaveValue('typed.example');
  const sidebar = other.getByRole('complementary');
  await rows(sidebar).getByRole('button', { name: 'Saved', exact: true }).click();
  await expect(field(other)).toHaveValue('saved.example');
  await page.reload();
  await expect(field(page)).toHaveValue('typed.example');

  await other.goto('/#type=url&style=dots&url=other.example');
  await expect(field(other)).toHaveValue('other.example');
  await field(other).fill('other.example/typed');
  await field(page).fill('typed.example/again');
  await other.reload();
  await expect(field(other)).toHaveValue('other.example/typed');
  await page.close();

  const left = sidebar.getByRole('list', { name: 'Not saved yet' });
  await left.getByRole('button', { name: /^typed\.example\/again/ }).click();
  await expect(field(other)).toHaveValue('typed.example/again');
  await expect(left.getByRole('listitem')).toHaveCount(1);
  await left.getByRole('button', { name: /^Delete other/ }).click();
  await expect(left).toHaveCount(0);
});
