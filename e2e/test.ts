import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Verdict } from '@everscan/core/scan-check/verdict';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Download,
  expect,
  type Page,
} from '@playwright/test';
import { readPng, scanWithQr, scanWithZxing } from '../core/proof/scanners.ts';
import { isFull, share } from '../core/proof/share.ts';

type Fixtures = {
  /** Console errors that the test expects; any other error fails it. */
  expectedErrors: RegExp[];
  /** Whether the visitor rejected cookies on an earlier visit. */
  hasChosenCookies: boolean;
  /** Whether pages check their codes, which takes a second of processor time. Otherwise every code reads at once. */
  checksCodes: boolean;
  /** Opens another browser with options of its own, whose codes are checked as those of the page. */
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  watchConsole: undefined;
};

/** Playwright's test, failing when a page logs an error or sends a request to another host. */
export const test = base.extend<Fixtures>({
  // Each test gets its own client address, as behind a proxy, since rate limits are per address.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright derives the fixture's dependencies from the pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}` });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright derives the fixture's dependencies from the pattern
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  hasChosenCookies: [true, { option: true }],
  checksCodes: [false, { option: true }],
  // Keeps an existing choice: a test may change it and reload.
  context: async ({ context, hasChosenCookies, checksCodes }, use) => {
    if (!checksCodes) await context.addInitScript(answerScanChecks, READS_EVERYWHERE);
    if (hasChosenCookies) await context.addInitScript(rejectCookies);
    await use(context);
  },
  newContext: async ({ browser, baseURL, checksCodes }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', ...options });
      if (!checksCodes) await context.addInitScript(answerScanChecks, READS_EVERYWHERE);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  // Waits until an opened page is hydrated, as it would be for a person who looks first.
  page: async ({ page }, use) => {
    const isHydrated = () => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (url !== 'about:blank') await isHydrated();
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      await isHydrated();
      return response;
    };
    await use(page);
  },
  watchConsole: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith('Service Worker registration blocked')) return;
        if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${baseURL}/`) && !/^(blob|data):/.test(url))
          faults.push(`asked ${url}`);
      });
      await use(undefined);
      const unexpected = faults.filter(
        (fault) => !expectedErrors.some((known) => known.test(fault)),
      );
      expect(unexpected, 'nothing unexpected in the console or on the network').toEqual([]);
    },
    { auto: true },
  ],
});

const READS_EVERYWHERE: Verdict = {
  readable: true,
  score: 100,
  rating: 'everywhere',
  text: 'Reads everywhere',
  groups: ['phones', 'apps', 'everywhere'],
  needsWarning: false,
  trials: [],
  causes: [],
};

function rejectCookies() {
  if (origin === 'null' || localStorage.getItem('cookie-consent')) return;
  const rejected = { essential: true, analytics: false, advertising: false };
  localStorage.setItem('cookie-preferences', JSON.stringify(rejected));
  localStorage.setItem('cookie-consent', 'true');
}

/** Answers each scan check at once with this verdict, without loading the engines. */
function answerScanChecks(verdict: Verdict) {
  class QuickWorker extends EventTarget {
    onmessage?: (event: { data: object }) => void;
    postMessage({ id }: { id: number }) {
      setTimeout(() => this.onmessage?.({ data: { id, result: verdict } }));
    }
    terminate() {}
  }
  window.Worker = new Proxy(window.Worker, {
    construct: (RealWorker, [url, options]) =>
      String(url).includes('scan-check') ? new QuickWorker() : new RealWorker(url, options),
  });
}

export { expect };

/** Marks a test whose result depends on the width of the page: it runs at both widths. */
export const layout = { tag: '@layout' };

/** Marks a test that runs at both widths in every fifth push, 0 to 4, and otherwise at the large one. */
export const layoutInTurn = (turn: number) => (isFull || share === turn ? layout : {});

/** Declares a test that runs in every fifth push, 0 to 4, and is otherwise skipped. */
export const testInTurn = (turn: number) => (isFull || share === turn ? test : test.skip);

/** Marks a test that runs at the narrow width only. */
export const narrow = { tag: '@narrow' };

/** Waits until the page shows everything that it loads by itself. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
  });
}

/** A downloaded PNG: its bytes, its side in pixels, and the text that two scanners read. */
export async function decodeDownload(download: Download) {
  const bytes = new Uint8Array(await readFile(await download.path()));
  const pixels = readPng(bytes);
  return {
    bytes,
    width: pixels.width,
    height: pixels.height,
    readByZxing: (await scanWithZxing(bytes))?.exact,
    readByQr: scanWithQr(pixels),
  };
}

/** Lets no script of the site arrive until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
