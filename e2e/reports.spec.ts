import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { registerAdmin, signUp } from './session.ts';
import { expect, test } from './test.ts';

test('anyone can report a code, and missing fields are named', async ({ page }) => {
  await signUp(page);
  const code = await newDynamicCode(page, 'https://shop.example/menu');
  // Requests that the signed-in page still sends would be refused and logged.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`/report?code=${code.toLowerCase()}`);
  await expect(page.getByLabel('Code or short link')).toHaveValue(code.toLowerCase());
  await page.getByLabel('Code or short link').fill('https://shop.example/menu');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Enter the code or its short link')).toBeVisible();
  await expect(page.getByRole('group', { name: 'What is wrong?' })).toHaveAccessibleDescription(
    'Choose what is wrong',
  );
  await expectAccessible(page);
  await page.getByLabel('Code or short link').fill(`http://q.example/Q/${code}+`);
  await page.getByLabel('Spam or scam').check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your report' })).toBeFocused();
});

test('an administrator disables, re-enables and dismisses a reported code; reports are shown as text only @nightly', async ({
  page,
}) => {
  page.on('dialog', (dialog) => {
    throw new Error(`unexpected dialog: ${dialog.message()}`);
  });
  await registerAdmin(page);
  const code = await newDynamicCode(page, 'https://аpple.com/"><img/src=x/onerror=alert(1)>');
  const details = '<script>alert(1)</script> \u202Egpj.exe';
  await post(page, '/api/reports', { code, reason: 'phishing', details, email: 'me@b.example' });

  await expect.poll(() => statusOf(page, code)).toBe(302);

  await page.goto('/admin/analytics');
  await page.getByRole('link', { name: 'Reports' }).click();
  const reported = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: code }) });
  await expect(reported).toContainText('xn--pple-43d.com');
  await expect(reported).toContainText('"><img/src=x/onerror=alert(1)>');
  await expect(reported).toContainText('<script>alert(1)</script> [U+202E]gpj.exe');
  await expectAccessible(page);

  await page.getByRole('button', { name: `Disable code ${code}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Disable code' });
  await dialog.getByRole('button', { name: 'Disable code' }).click();
  await expect(dialog.getByText('Give a reason in a few words')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Why?').fill('Phishing <b>of</b> a bank');
  await dialog.getByRole('button', { name: 'Disable code' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Open\d+$/ })).toBeFocused();
  await expect(reported.getByText('Disabled')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Admin log' })).toContainText(
    `${code} disabled by user #`,
  );
  await expect(page.getByRole('region', { name: 'Admin log' })).toContainText(
    'Phishing <b>of</b> a bank',
  );
  expect(await stateOf(page, code)).toBe('disabled');
  await expect.poll(() => statusOf(page, code)).toBe(410);

  await page.getByRole('button', { name: `Re-enable code ${code}` }).click();
  await page.getByLabel('Why?').fill('It was a mistake');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(reported).toHaveCount(0);
  expect(await stateOf(page, code)).toBe('active');
  await expect.poll(() => statusOf(page, code)).toBe(302);

  await post(page, '/api/reports', { code, reason: 'other' });
  await page.goto('/admin/reports');
  await page.getByRole('button', { name: `Dismiss reports about ${code}` }).click();
  await expect(page.getByText(`The reports listed for ${code} were dismissed.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: code })).toHaveCount(0);
  expect(await stateOf(page, code)).toBe('active');
});

type Project = { link: { code: string; state: string } | null };

async function newDynamicCode(page: Page, target: string): Promise<string> {
  const body = { type: 'url', style: 'dots', data: {}, link: { target } };
  const { link } = await post<Project>(page, '/api/projects', body);
  return link?.code ?? '';
}

/** The response to a scan: 302 to the target, or 410 with a page that does not reveal it. */
async function statusOf(page: Page, code: string): Promise<number> {
  const response = await page.request.get(`/Q/${code}`, { maxRedirects: 0 });
  return response.status();
}

async function stateOf(page: Page, code: string): Promise<string | undefined> {
  const projects: Project[] = await (await page.request.get('/api/projects')).json();
  return projects.find(({ link }) => link?.code === code)?.link?.state;
}

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const { baseURL = '' } = test.info().project.use;
  const response = await page.request.post(path, { data, headers: { origin: baseURL } });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}
