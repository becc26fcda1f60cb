import type { Browser, Page } from '@playwright/test';
import { bar, isSmoke } from '../../bars.ts';
import type { Site } from '../site.ts';

const SLOWDOWN = isSmoke ? 1 : 6;
const LIMIT_MS = 100;
const PAUSE_MS = isSmoke ? 0 : 2_000;
const ROUNDS = isSmoke ? 1 : 3;
const KEY_MS = isSmoke ? 0 : 250;
/** A phone's, which a software renderer draws slowly. */
const PIXEL_RATIO = isSmoke ? 1 : 3;

/**
 * Interaction to Next Paint at a sixth of this machine's speed: typing, moving a slider, choosing presets.
 * The browser rounds each duration to 8 ms.
 */
export async function measureInteractions({ browser, url }: Pick<Site, 'browser' | 'url'>) {
  const page = await openPhone(browser, url);
  const style = page.getByRole('tab', { name: 'Style' });

  await page.getByLabel('Web address').tap();
  await report(page, 'Letters', async () => {
    await page.keyboard.type(isSmoke ? 'ca' : 'cafe-sonne.de/menu/summer-2026', { delay: KEY_MS });
  });

  await style.tap();
  const names = isSmoke ? /^Lagoon$/ : /^(Ledger|Paper|Olive|Lagoon|Berry|Coral)$/;
  const looks = page.getByRole('button', { name: names });
  await looks.first().waitFor();
  await page.waitForTimeout(PAUSE_MS);
  await report(page, 'Looks', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      for (const look of await looks.all()) {
        await look.tap();
        await page.waitForTimeout(isSmoke ? 0 : 700);
      }
    }
  });

  await page.getByRole('tab', { name: 'Advanced' }).tap();
  await page.getByLabel('Quiet zone').focus();
  await report(page, 'Slider', async () => {
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowLeft'].slice(
      isSmoke ? 2 : 0,
    )) {
      for (let step = 0; step < 2 * ROUNDS; step++)
        await page.keyboard.press(key, { delay: KEY_MS });
    }
  });
  await page.close();
}

async function openPhone(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: PIXEL_RATIO,
    isMobile: true,
    hasTouch: true,
  });
  await page.addInitScript(() => {
    const interactions = new Map<number, number>();
    Object.assign(window, { interactions });
    new PerformanceObserver((list) => {
      for (const { interactionId: id, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (id) interactions.set(id, Math.max(duration, interactions.get(id) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Reject All' }).tap();
  await page.waitForTimeout(PAUSE_MS / 2);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** An interaction faster than 16 ms has no entry, so the median is on the high side. */
async function report(page: Page, name: string, interact: () => Promise<void>): Promise<void> {
  const takeTimes = () =>
    page.evaluate(async (delayMs) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      const { interactions } = window as unknown as { interactions: Map<number, number> };
      const times = [...interactions.values()].sort((a, b) => a - b);
      interactions.clear();
      return times;
    }, PAUSE_MS / 4);
  await takeTimes();
  await interact();
  const times = await takeTimes();
  const [median, worst] = [times[times.length >> 1] ?? 0, times.at(-1) ?? 0];
  bar(`${name} to next paint, ${SLOWDOWN} times slower, worst of ${times.length}`, worst, {
    atMost: LIMIT_MS,
    unit: 'ms',
    with: `${median} ms median`,
  });
}
