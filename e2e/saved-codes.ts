import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

export const origin = () => test.info().project.use.baseURL ?? '';

export async function save(page: Page, title: string, url: string) {
  const response = await page.request.post('/api/projects', {
    data: { title, type: 'url', style: 'dots', data: { url } },
    headers: { origin: origin() },
  });
  expect(response.ok()).toBe(true);
  return (await response.json()) as { id: string; version: number };
}

export async function savedProjects(page: Page) {
  const projects = (await (await page.request.get('/api/projects')).json()) as {
    title: string;
    style: string;
    data: { url?: string };
  }[];
  return projects;
}

export const rows = (sidebar: Locator) =>
  sidebar.getByRole('list', { name: 'Saved QR codes' }).getByRole('listitem');
