import { save, savedProjects } from './saved-codes.ts';
import { openSidebar, register, signUp } from './session.ts';
import { expect, holdRequests, test } from './test.ts';

const QUESTION = 'Change “Two”, or make a new code?';

test('the newest code is selected automatically, and edits are saved automatically', async ({
  page,
}) => {
  await register(page);
  await save(page, 'Two', 'two.example');
  await save(page, 'One', 'one.example');
  await page.goto('/');
  const field = page.getByLabel('Web address');
  await expect(field).toHaveValue('one.example');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const letSave = await holdRequests(page, '**/api/projects/*');
  await field.fill('one.example/changed');
  await expect(page.getByText('Saving…')).toBeVisible();
  letSave();
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

  await test.step('a change of the content type can be undone', async () => {
    await page.getByLabel('vCard').check();
    await expect(page.getByLabel('First name')).toHaveValue('Jane');
    await expect(page.getByText(QUESTION)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field).toHaveValue('two.example');
    await expect(page.getByText(QUESTION)).toBeHidden();
    await expect
      .poll(async () => (await savedProjects(page))[0])
      .toMatchObject({ type: 'url', data: { url: 'two.example' } });
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('a reload keeps the open code and a change that waits for a decision', async () => {
    await page.getByRole('button', { name: 'Download QR Code' }).click();
    await expect(page.getByText('Saved qr-two-dots.png')).toBeVisible();
    await field.fill('two.example/changed');
    await expect(page.getByText(QUESTION)).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue('two.example/changed');
    await expect(page.getByText(QUESTION)).toBeVisible();
    await page.getByRole('button', { name: 'Make a new one' }).click();
    await expect(page).toHaveURL('/?code=new');
    await expect(field).toHaveValue('two.example/changed');
    await page.goBack();
    await expect(field).toHaveValue('two.example');
    expect((await savedProjects(page))[0]).toMatchObject({ data: { url: 'two.example' } });
  });
});

test('an edit is saved when the user leaves the page immediately', async ({ page }) => {
  await signUp(page);
  await save(page, 'One', 'one.example');
  await page.reload();
  const field = page.getByLabel('Web address');
  await expect(field).toHaveValue('one.example');
  await field.fill('one.example/leaving');
  await page.goto('about:blank');
  await expect
    .poll(() => savedProjects(page))
    .toMatchObject([{ data: { url: 'one.example/leaving' } }]);
});
