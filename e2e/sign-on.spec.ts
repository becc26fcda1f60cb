import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { memoryDisk } from '../scripts/memory-disk.ts';
import { startIdentityProvider } from '../server/src/testing/identity-provider.ts';
import { freePort, startSite } from './own-site.ts';
import { expect, test } from './test.ts';

test('a person signs in through the company’s provider, and cannot create an account in any other way @nightly', async ({
  newContext,
}) => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const idp = await startIdentityProvider(origin);
  const dataDir = mkdtempSync(join(memoryDisk(), 'everscan-sign-on-'));
  const site = await startSite(dataDir, {
    PORT: String(port),
    PUBLIC_URL: origin,
    REGISTRATION: 'sso',
    OIDC_ISSUER: idp.issuer,
    OIDC_CLIENT_ID: idp.config.oidc.clientId,
    OIDC_CLIENT_SECRET: idp.config.oidc.clientSecret ?? '',
    OIDC_NAME: 'Example ID',
    OUTBOUND_PRIVATE: '127.0.0.1',
  });
  const context = await newContext({ baseURL: origin });
  const page = await context.newPage();
  try {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Up' })).toBeHidden();
    await expect(page.getByText('Register to unlock more features')).toBeHidden();

    await page.goto('/signup');
    const dialog = page.getByRole('dialog', { name: 'Create an account' });
    await expect(dialog.getByText(/created through single sign-on/)).toBeVisible();
    await expect(dialog.getByLabel('Email')).toBeHidden();
    await dialog.getByRole('button', { name: 'Continue with Example ID' }).click();
    await expect(page).toHaveURL(`${origin}/`);
    await expect(page.getByText('ana@example.com').first()).toBeVisible();

    await page.goto('/security');
    await expect(page.getByText('You can sign in with Example ID.')).toBeVisible();
    await page.goto('/');
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page).toHaveURL(new RegExp(`^${idp.issuer}/session/end`));

    // The owner of an account that exists has to type its password.
    idp.person = { sub: 'thief', email: 'ana@example.com', email_verified: true };
    await context.clearCookies();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Example ID' }).click();
    await expect(page.getByRole('heading', { name: 'Connect your account' })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('a guess');
    await page.getByRole('button', { name: 'Connect and sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText('Current password is incorrect');
  } finally {
    await context.close();
    await site.stop();
    idp.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
