import { defaultDesign } from '@everscan/core/design/design';
import { origin, rows, save, savedProjects } from './saved-codes.ts';
import { openSidebar, register, signUp } from './session.ts';
import { expect, test } from './test.ts';

test('the newest code is selected automatically, and edits are saved automatically', async ({
  page,
}) => {
  await register(page);
  await save(page, 'Two', 'two.example');
  await save(page, 'One', 'one.example');
  await page.goto('/');
  const field = page.getByLabel('Website address');
  await expect(field).toHaveValue('one.example');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await field.fill('one.example/changed');
  await expect(page.getByText('Saving…')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Style' }).click();
  await page.getByLabel('Standard QR').check();
  const sidebar = await openSidebar(page); // leaving at once loses nothing
  await sidebar.getByRole('button', { name: 'Two', exact: true }).click();
  await page.getByRole('tab', { name: 'Content' }).click();
  await expect(field).toHaveValue('two.example');
  await expect
    .poll(() => savedProjects(page))
    .toMatchObject([
      { style: 'dots', data: { url: 'two.example' } },
      { style: 'standard', data: { url: 'one.example/changed' } },
    ]);
});

test('an edit that cannot be saved is marked and saved later', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  await signUp(page);
  await save(page, 'One', 'one.example');
  await page.reload();
  await expect(page.getByLabel('Website address')).toHaveValue('one.example');
  await page.route('**/api/projects/*', (route) => route.fulfill({ status: 500 }));
  await page.getByLabel('Website address').fill('one.example/offline');
  await expect(page.getByText('Not saved')).toBeVisible();
  await page.unroute('**/api/projects/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await savedProjects(page)).toMatchObject([{ data: { url: 'one.example/offline' } }]);
});

test('a change made on another device is shown, not overwritten', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  await signUp(page);
  const { id, version } = await save(page, 'One', 'one.example');
  await page.reload();
  const field = page.getByLabel('Website address');
  await expect(field).toHaveValue('one.example');
  const theirs = (url: string) =>
    page.request.patch(`/api/projects/${id}`, {
      data: { type: 'url', data: { url } },
      headers: { origin: origin() },
    });
  await theirs('one.example/theirs');
  await field.fill('one.example/mine');
  await expect(page.getByText('Edited on another device')).toBeVisible();
  expect(await savedProjects(page)).toMatchObject([{ data: { url: 'one.example/theirs' } }]);
  await page.getByRole('button', { name: 'Load that version' }).click();
  await expect(field).toHaveValue('one.example/theirs');

  await theirs('one.example/theirs-again');
  await field.fill('one.example/mine-again');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await savedProjects(page)).toMatchObject([{ data: { url: 'one.example/mine-again' } }]);
  expect(version).toBe(1);
});

test("a visitor's input survives signing in", async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Website address').fill('typed.example');
  const card = page.locator('section', { hasText: 'Register to unlock more features' }).last();
  await card.getByRole('button').click();
  await page.getByRole('dialog').getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`);
  await page
    .getByRole('dialog')
    .getByLabel('Password', { exact: true })
    .fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expect(page.getByLabel('Website address')).toHaveValue('typed.example');
});

test('an edit is saved when the user leaves the page immediately', async ({ page }) => {
  await signUp(page);
  await save(page, 'One', 'one.example');
  await page.reload();
  const field = page.getByLabel('Website address');
  await expect(field).toHaveValue('one.example');
  await field.fill('one.example/leaving');
  await page.goto('about:blank');
  await expect
    .poll(() => savedProjects(page))
    .toMatchObject([{ data: { url: 'one.example/leaving' } }]);
});

test('an unsaved edit is kept while other codes are selected', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  await register(page);
  await save(page, 'Two', 'two.example');
  await save(page, 'One', 'one.example');
  await page.goto('/');
  const field = page.getByLabel('Website address');
  await expect(field).toHaveValue('one.example');
  await page.route('**/api/projects/*', (route) => route.fulfill({ status: 500 }));
  await field.fill('one.example/typed');
  const select = async (title: string) => {
    const sidebar = await openSidebar(page);
    await sidebar.getByRole('button', { name: title, exact: true }).click();
  };
  await select('Two');
  await expect(field).toHaveValue('two.example');
  await expect(page.getByText('Select “One” to try again.')).toBeVisible();
  await page.unroute('**/api/projects/*');
  await select('One');
  await expect(field).toHaveValue('one.example/typed');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await savedProjects(page)).toMatchObject([
    { data: { url: 'two.example' } },
    { data: { url: 'one.example/typed' } },
  ]);
});

test('a rename during an edit keeps both', async ({ page }) => {
  await signUp(page);
  await save(page, 'One', 'one.example');
  await page.reload();
  await expect(page.getByLabel('Website address')).toHaveValue('one.example');
  const sidebar = await openSidebar(page);
  await rows(sidebar).first().hover();
  await sidebar.getByRole('button', { name: 'Rename One' }).click();
  await sidebar.getByRole('textbox', { name: 'Title' }).fill('Renamed');
  await page.keyboard.press('Enter');
  await expect(rows(sidebar)).toHaveText(['Renamed']);
  if (test.info().project.name === 'narrow') await page.keyboard.press('Escape');
  await page.getByLabel('Website address').fill('one.example/typed');
  await expect(page.getByText('Saving…')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await savedProjects(page)).toMatchObject([
    { title: 'Renamed', data: { url: 'one.example/typed' } },
  ]);
});

test('a change of content type can be undone', async ({ page }) => {
  await signUp(page);
  await save(page, 'One', 'one.example');
  await page.reload();
  await expect(page.getByLabel('Website address')).toHaveValue('one.example');
  await page.getByLabel('vCard').check();
  await expect(page.getByLabel('First name')).toHaveValue('Jane');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Website address')).toHaveValue('one.example');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await savedProjects(page)).toMatchObject([{ data: { url: 'one.example' } }]);
});

test('a logo is not in the list, loads with its code, and is kept by every edit', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await register(page);
  const image =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGNYoKCAFTEMLQkAAhI4AUbO+9YAAAAASUVORK5CYII=';
  const logo = { image, width: 8, height: 8, share: 0.2, margin: 1 };
  const created = await page.request.post('/api/projects', {
    data: {
      ...{ title: 'With logo', type: 'url', style: 'dots', data: { url: 'b.example' } },
      design: { ...defaultDesign, logo },
    },
    headers: { origin: origin() },
  });
  const path = `/api/projects/${((await created.json()) as { id: string }).id}`;
  await save(page, 'Plain', 'a.example');
  expect(await (await page.request.get('/api/projects')).text()).not.toContain(image);
  await page.goto('/');

  await page.route(`**${path}`, (route) => route.abort());
  let sidebar = await openSidebar(page);
  await sidebar.getByRole('button', { name: 'With logo', exact: true }).click();
  await expect(page.getByText('“With logo” could not be loaded. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Website address')).toHaveValue('a.example');
  await page.unroute(`**${path}`);

  sidebar = await openSidebar(page);
  await sidebar.getByRole('button', { name: 'With logo', exact: true }).click();
  await expect(page.getByLabel('Website address')).toHaveValue('b.example');
  const saved = page.waitForResponse(
    (response) => response.url().endsWith(path) && response.request().method() === 'PATCH',
  );
  await page.getByLabel('Website address').fill('c.example');
  expect((await saved).status()).toBe(200);
  expect(await (await page.request.get(path)).json()).toMatchObject({
    data: { url: 'c.example' },
    design: { logo },
  });
});
