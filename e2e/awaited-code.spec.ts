import type { Page } from '@playwright/test';
import { origin } from './saved-codes.ts';
import { register } from './session.ts';
import { expect, layout, layoutOfPhones, narrow, test, waitUntilSettled } from './test.ts';

const MAX_SHIFT = 0.02;

const CODES = [
  {
    kind: 'a web address',
    tag: layout,
    atNight: ' @nightly',
    type: 'url',
    data: { url: 'example.com/menu' },
  },
  {
    kind: 'a dynamic code',
    tag: layoutOfPhones,
    ...{ type: 'url', data: {}, link: { target: 'https://shop.example/tips' } },
  },
  {
    kind: 'a SEPA payment',
    tag: narrow,
    atNight: ' @nightly',
    type: 'sepa',
    data: {
      sepa: { name: 'Café', iban: 'DE89370400440532013000', amount: '10', reference: '', bic: '' },
    },
  },
  {
    kind: 'a contact card',
    tag: narrow,
    atNight: ' @nightly',
    type: 'vcard',
    data: {
      vcard: { firstName: 'Ann', lastName: '', email: '', phone: '', company: '', title: '' },
    },
  },
];

/** Adds up the layout shifts of a page, whose processor is as slow as that of an old phone. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shift: ((window as { shift?: number }).shift ?? 0) + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Waits until the code is on the screen with all its parts. */
async function waitForCode(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Title of this code' })).toHaveValue('Tip jar');
  await expect(page.getByRole('button', { name: 'History' })).toBeVisible();
  await expect(page.locator('html[data-awaits]')).toHaveCount(0);
  await waitUntilSettled(page);
}

/** Waits until the device remembers the height of the fields as they are on the screen. */
const waitForMemory = (page: Page) =>
  page.waitForFunction(() => {
    const { heights = {} } = JSON.parse(localStorage.getItem('everscan:shown') ?? '{}');
    const height = document.querySelector<HTMLElement>('.code-fields > *')?.offsetHeight;
    return Object.values(heights).includes(height);
  });

for (const { kind, tag, atNight = '', ...code } of CODES) {
  test(
    `nothing jumps while ${kind} of a signed-in person loads${atNight}`,
    tag,
    async ({ page }) => {
      await register(page);
      const saved = await page.request.post('/api/projects', {
        data: { title: 'Tip jar', style: 'dots', ...code },
        headers: { origin: origin() },
      });
      expect(saved.ok()).toBe(true);
      await page.goto('/');
      await waitForCode(page);
      await waitForMemory(page);
      await watchShifts(page);
      await page.goto('/');
      await waitForCode(page);
      const shift = await page.evaluate(() => (window as { shift?: number }).shift ?? 0);
      expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
    },
  );
}
