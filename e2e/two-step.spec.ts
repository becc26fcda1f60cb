import { createHmac } from 'node:crypto';
import { expectAccessible } from './accessible.ts';
import { openSidebar, PASSWORD, signUp } from './session.ts';
import { expect, test } from './test.ts';

test('a user sets up an authenticator app, signs out, and signs in with its code @nightly', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/); // a call in the session that ends below
  const email = await signUp(page);
  await (await openSidebar(page)).getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'All settings' }).click();
  await expect(page).toHaveURL('/settings');
  await page.getByRole('main').getByRole('link', { name: 'Sign-in and security' }).last().click();
  await expect(page).toHaveURL('/security');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: /QR code for your authenticator/ })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await page.getByLabel('Code from the app').fill(totp(secret, Date.now()));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByText(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
  await expect(codes).toHaveCount(10);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download codes' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('You have 10 codes left.')).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  const code = dialog.getByLabel('Code from the app');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  // The code of the set-up counts as used; the server accepts the next one half a minute early.
  await code.fill(totp(secret, Date.now() + 30_000));
  await code.press('Enter');
  await expect(dialog).toBeHidden();
  expect((await (await page.request.get('/api/user')).json()).email).toBe(email);
});

/** RFC 6238 with SHA-1, 6 digits and 30 seconds. */
function totp(secret: string, now: number): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const mac = createHmac('sha1', key).update(step).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
