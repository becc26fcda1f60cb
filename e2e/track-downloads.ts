import type { Page } from '@playwright/test';
import { trackDownload } from './session.ts';
import { expect } from './test.ts';

export const urlBody = { type: 'url', style: 'dots', data: { url: 'example.com/menu' } };
export const vcardBody = {
  type: 'vcard',
  style: 'standard',
  data: { vcard: { firstName: 'Ana', lastName: 'Roth' } },
};

/** Expects the server to count a download. */
export async function track(page: Page, body: object, headers?: Record<string, string>) {
  expect(await trackDownload(page, body, headers)).toBe(200);
}

export async function trackMany(page: Page, body: object, count: number) {
  for (let i = 0; i < count; i++) await track(page, body);
}
