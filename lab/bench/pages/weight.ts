import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bar } from '../../bars.ts';

/** Size of the first view's JavaScript in Brotli, whichever encoding the browser negotiates. */
export async function measureWeight(page: Page): Promise<void> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  let bytes = 0;
  for (const script of scripts) {
    const { pathname } = new URL(script);
    const file = join('web/build/client', pathname);
    bytes += readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
  }
  bar('JavaScript of the first view, Brotli', bytes / 1000, { atMost: 200, unit: 'kB' });
}
