import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { test } from './test.ts';

export const PASSWORD = 'correct horse battery';

export function newEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** Registers a new user and opens the generator. */
export async function signUp(page: Page): Promise<string> {
  const email = await register(page);
  await page.goto('/');
  return email;
}

/** Registers a new user and opens no page, which would cache a list that is still short. */
export async function register(page: Page): Promise<string> {
  const email = newEmail();
  const { baseURL = '' } = test.info().project.use;
  const response = await page.request.post('/api/register', {
    data: { email, password: PASSWORD },
    headers: { origin: baseURL },
  });
  if (!response.ok()) throw new Error(`The registration failed: ${await response.text()}`);
  return email;
}

/** Tracks a download, as the page's user if signed in, and returns the status. */
export async function trackDownload(
  page: Page,
  data: object,
  headers: Record<string, string> = {},
): Promise<number> {
  const { baseURL = '' } = test.info().project.use;
  const response = await page.request.post('/api/track-qr-generation', {
    data,
    headers: { origin: baseURL, ...headers },
  });
  return response.status();
}

/** Registers a new administrator and opens no page. */
export async function registerAdmin(page: Page): Promise<{ id: number; email: string }> {
  const email = await register(page);
  setAdmin(email, true);
  return (await page.request.get('/api/user')).json();
}

/** Does the same as `npm run admin -- grant` and `revoke`, which take longer than most tests. */
export function setAdmin(email: string, isAdmin: boolean): void {
  const db = new DatabaseSync(join(process.env.E2E_DATA_DIR ?? '', 'everscan.sqlite'), {
    timeout: 10_000,
  });
  const { changes } = db
    .prepare('update users set is_admin = ? where email = ?')
    .run(Number(isAdmin), email);
  db.close();
  if (changes !== 1) throw new Error(`${email} has no account.`);
}

/** The link that the operator's command prints for an owner who forgot the password. */
export async function createResetLink(email: string): Promise<string> {
  const { baseURL } = test.info().project.use;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/src/admin.ts', 'reset-link', email],
    {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, PUBLIC_URL: baseURL },
      timeout: 60_000, // so that the failure names a command that hangs
    },
  );
  return stdout.split('\n')[0] ?? '';
}

/** The sidebar, or the drawer that replaces it on a narrow screen. */
export async function openSidebar(page: Page): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) >= 1024) return page.getByRole('complementary');
  await page.getByRole('button', { name: 'Open menu' }).click();
  return page.getByRole('dialog', { name: 'My QR Codes' });
}
