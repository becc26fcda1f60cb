import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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
  if (!response.ok()) throw new Error(`No registration: ${await response.text()}`);
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
  // What `npm run admin -- grant` does, which takes longer than most tests.
  const db = new DatabaseSync(join(process.env.E2E_DATA_DIR ?? '', 'everscan.sqlite'), {
    timeout: 10_000,
  });
  db.prepare('update users set is_admin = 1 where email = ?').run(email);
  db.close();
  return (await page.request.get('/api/user')).json();
}

/** Runs the operator's command on the test server's database. */
export function runAdminCommand(command: 'revoke' | 'reset-link', email: string): string {
  const { baseURL } = test.info().project.use;
  return execFileSync(process.execPath, ['server/src/admin.ts', command, email], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, PUBLIC_URL: baseURL },
    encoding: 'utf8',
  });
}

/** The sidebar, or the drawer that replaces it on a narrow screen. */
export async function openSidebar(page: Page): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) >= 1024) return page.getByRole('complementary');
  await page.getByRole('button', { name: 'Open menu' }).click();
  return page.getByRole('dialog', { name: 'My QR Codes' });
}
