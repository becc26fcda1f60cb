import { expectAccessible } from './accessible.ts';
import { PASSWORD, register, registerAdmin, setAdmin } from './session.ts';
import { expect, test } from './test.ts';

const PATH = '/admin/analytics';
const LIST = `${PATH}?tab=generations`;

test('a signed-out visitor gets the login dialog, then the page they asked for, until the session or the role ends', async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (401|403)/);
  const { email } = await registerAdmin(page);
  await page.context().clearCookies();
  await page.goto(`${LIST}&style=dots`);
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Please sign in' }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('tab', { name: 'All Generations' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('combobox', { name: 'Style' })).toHaveValue('dots');
  await expect(page).toHaveURL(`${LIST}&style=dots`);
  await expect(page.getByRole('banner')).toContainText(email);

  await page.request.post('/api/logout', { headers: { origin: baseURL ?? '' } });
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(dialog).toContainText('You are signed out. Please sign in again.');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Total QR Codes')).toBeVisible();

  await page.getByRole('tab', { name: 'All Generations' }).click();
  await expect(page.getByRole('combobox', { name: 'Style' })).toHaveValue('dots');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0); // otherwise this request would already be refused
  setAdmin(email, false);
  await page.getByRole('combobox', { name: 'Style' }).selectOption('Standard');
  await expect(
    page.getByRole('heading', { name: 'You don’t have access to this page' }),
  ).toBeVisible();
});

test('a user without the role sees a note and can switch accounts @nightly', async ({ page }) => {
  const email = await register(page);
  await page.goto(PATH);
  await expect(
    page.getByRole('heading', { name: 'You don’t have access to this page' }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
});
