import { createResetLink, register } from './session.ts';
import { expect, test } from './test.ts';

test('an owner who forgot the password sets a new one with a link from the operator @nightly', async ({
  page,
  newContext,
  baseURL,
  expectedErrors,
}) => {
  const email = await register(await (await newContext()).newPage());

  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  const forgot = dialog.getByRole('button', { name: 'Forgot your password?' });
  await forgot.click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await forgot.click();
  await expect(dialog.getByText(/for a link to set a new password/)).toBeVisible();

  const link = await createResetLink(email);
  expect(link).toContain(`${baseURL}/reset#`);
  await page.goto(link);
  const [first, second] = [page.getByLabel('New password'), page.getByLabel('Confirm password')];
  const submit = page.getByRole('button', { name: 'Change password' });
  await first.fill('a better password');
  await second.fill('another password');
  await submit.click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await second.fill('a better password');
  await submit.click();
  await expect(page.getByText('Your password has been updated')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect((await (await page.request.get('/api/user')).json()).email).toBe(email);

  expectedErrors.push(/status of 400/);
  await page.goto(link);
  await first.fill('a third password');
  await second.fill('a third password');
  await submit.click();
  await expect(page.getByText(/has already been used/)).toBeVisible();
  await expect(first).toHaveValue('a third password');
});
