import { save, savedProjects } from './saved-codes.ts';
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
