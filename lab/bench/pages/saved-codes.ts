import type { Page } from '@playwright/test';
import { bar, isSmoke } from '../../bars.ts';

/** Codes of a usual account. */
const FEW = isSmoke ? 2 : 10;
/** Codes of a large account. */
const MANY = 1000;
/** The newest ones that the list beside the generator shows. */
const LISTED = 50;

/**
 * Times how soon a returning user sees the list, and how long zipping all of it takes: ten codes, then
 * a thousand.
 */
export async function measureSavedCodes(page: Page): Promise<void> {
  // Rate limits are per IP address, so each write uses a different one.
  const post = async (path: string, data?: object) => {
    const address = [0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.');
    const headers = { origin: new URL(page.url()).origin, 'x-forwarded-for': `10.${address}` };
    const response = await page.request.post(path, { headers, ...(data && { data }) });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  };
  const save = (i: number) =>
    post('/api/projects', {
      title: `Code ${i}`,
      type: 'url',
      style: i % 2 ? 'dots' : 'standard',
      data: { url: `shop-${i}.example/menu` },
    });
  await post('/api/register', { email: `${Date.now()}@example.com`, password: 'correct horse' });
  for (let i = 0; i < FEW; i++) await save(i);

  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[aria-label="Saved QR codes"] li')) return;
      performance.mark('list');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const delays: number[] = [];
  // On the first visit, the list is not known yet.
  for (let visit = isSmoke ? 0 : -1; visit < (isSmoke ? 1 : 9); visit++) {
    await page.goto('/');
    await page.getByRole('list', { name: 'Saved QR codes' }).waitFor();
    const delay = await page.evaluate(() => {
      const start = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
      return start('list') - start('first-paint');
    });
    if (visit >= 0) delays.push(delay);
  }
  delays.sort((a, b) => a - b);
  const middle = delays[delays.length >> 1] ?? Number.NaN;
  bar('Known list after first paint, median', middle, { atMost: 100, unit: 'ms' });

  await measureZip(page, FEW, 1_000);
  if (isSmoke) return;
  await post('/api/subscribe');
  for (let i = FEW; i < MANY; i++) await save(i);
  await page.goto('/');
  await measureZip(page, MANY, 30_000);
}

async function measureZip(page: Page, count: number, limit: number): Promise<void> {
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Code' })
    .nth(Math.min(count, LISTED) - 1)
    .waitFor();
  await page.evaluate(() => {
    let last = performance.now();
    const state = { longest: 0 };
    Object.assign(window, { frames: state });
    const tick = () => {
      state.longest = Math.max(state.longest, performance.now() - last);
      last = performance.now();
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const started = performance.now();
  await Promise.all([
    page.waitForEvent('download', { timeout: isSmoke ? 0 : 4 * limit }),
    page.getByRole('button', { name: 'Download All' }).click(),
  ]);
  const total = performance.now() - started;
  const longest = await page.evaluate(
    () => (window as unknown as { frames: { longest: number } }).frames.longest,
  );
  bar(`Zip of ${count} codes`, total, {
    atMost: limit,
    unit: 'ms',
    with: `longest frame ${Math.round(longest)} ms`,
  });
}
