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
  type Route,
} from '@playwright/test';
import { isFull } from '../core/proof/extent.ts';
import { readPng, scanWithQr, scanWithZxing } from '../core/proof/scanners.ts';

type Fixtures = {
  /** Console errors that the test expects; any other error fails it. */
  expectedErrors: RegExp[];
  /** Whether the visitor rejected cookies on an earlier visit. */
  hasChosenCookies: boolean;
  /**
   * Whether pages check their codes, which takes a second of processor time. Otherwise every code passes at
   * once.
   */
  checksCodes: boolean;
  /**
   * Opens another browser context with options of its own. Its codes are checked if those of the page are.
   */
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
    await prepare(context, checksCodes);
    if (hasChosenCookies) await context.addInitScript(rejectCookies);
    await use(context);
  },
  newContext: async ({ browser, baseURL, extraHTTPHeaders, serviceWorkers, checksCodes }, use) => {
    const opened: BrowserContext[] = [];
    const given: BrowserContextOptions = {
      serviceWorkers,
      ...(baseURL && { baseURL }),
      ...(extraHTTPHeaders && { extraHTTPHeaders }),
    };
    await use(async (options) => {
      const context = await browser.newContext({ ...given, ...options });
      await prepare(context, checksCodes, options?.javaScriptEnabled);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  watchConsole: [
    async ({ page, context, baseURL, expectedErrors }, use) => {
      const faults: string[] = [];
      // Calls that are in flight when the session ends are refused, and the browser logs that.
      const allowRefusals = () => expectedErrors.push(/status of 401/);
      context.on('request', (request) => {
        if (/\/api\/(logout|delete-account)$/.test(request.url())) allowRefusals();
      });
      const clearCookies = context.clearCookies.bind(context);
      context.clearCookies = (options) => {
        allowRefusals();
        return clearCookies(options);
      };
      page.on('console', (message) => {
        if (BROWSERS_OWN.test(message.text())) return;
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

/** Messages that the browser itself logs about service workers that tests block, and about a busy machine. */
const BROWSERS_OWN =
  /^Service Worker registration blocked|preloaded using link preload but not used|^\[Intervention\]/;

/**
 * Makes the pages of a context independent of the machine's speed: changes timers, answers scan checks, and
 * waits for hydration.
 */
async function prepare(context: BrowserContext, checksCodes: boolean, hasScripts = true) {
  await context.addInitScript(changeTimers, NEW_DELAYS_MS);
  if (!checksCodes) await context.addInitScript(answerScanChecks, READS_EVERYWHERE);
  await context.addInitScript(keepToasts);
  ignoreLateAnswers(context);
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    ignoreLateAnswers(page);
    if (hasScripts) waitForHydration(page);
    return page;
  };
}

/** Waits until an opened page is hydrated, as it would be for a person who looks at it first. */
function waitForHydration(page: Page): void {
  // A page without scripts, such as a text file or another site, is ready at once.
  const ready = 'html[data-hydrated], html:not(:has(script[type=module]))';
  const isReady = () => page.locator(ready).waitFor({ state: 'attached' });
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await isReady();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await isReady();
    return response;
  };
}

/** A handler of `route` may find that the request is gone, because its page was left or closed meanwhile. */
function ignoreLateAnswers(target: Pick<Page, 'route'>): void {
  const route = target.route.bind(target);
  target.route = (url, handler, options) =>
    route(
      url,
      async (each, request) => {
        try {
          await handler(each, request);
        } catch (error) {
          if (!/already handled|closed|disposed|Test ended/.test(String(error))) throw error;
        }
      },
      options,
    );
}

const READS_EVERYWHERE: Verdict = {
  readable: true,
  score: 100,
  rating: 'everywhere',
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

/** Toasts stay until they are closed or replaced, as under a pointer. */
function keepToasts() {
  const { matches } = Element.prototype;
  Object.assign(Element.prototype, {
    matches(this: Element, selectors: string) {
      const isToast = selectors === ':hover' && this.hasAttribute('data-toasts');
      return isToast || matches.call(this, selectors);
    },
  });
}

/** Delays of timers in pages, in milliseconds, and the delays that replace them in tests. */
const NEW_DELAYS_MS: Record<number, number> = {
  8000: 80_000, // how long a download waits for its scan check
  3000: 0, // how long a first visitor looks around before the device gets its copy
};

function changeTimers(newDelays: Record<number, number>) {
  const setTimer = window.setTimeout.bind(window);
  const setChanged = (run: TimerHandler, delay = 0, ...rest: unknown[]) =>
    setTimer(run, newDelays[delay] ?? delay, ...rest);
  Object.assign(window, { setTimeout: setChanged });
}

/**
 * Answers each scan check at once with this verdict, without loading the engines. `holdsScanChecks` stops it. The real
 * worker makes and reads the files.
 */
function answerScanChecks(verdict: Verdict) {
  const RealWorker = window.Worker;
  class QuickWorker extends EventTarget {
    onmessage?: (event: { data: object }) => void;
    #worker: Worker | undefined;
    #start: () => Worker;

    constructor(url: URL, options: WorkerOptions) {
      super();
      this.#start = () => {
        const worker = new RealWorker(url, options);
        worker.onmessage = (event) => this.onmessage?.(event);
        return worker;
      };
    }
    postMessage(call: { id: number; request: object }) {
      if ('file' in call.request) {
        this.#worker ??= this.#start();
        this.#worker.postMessage(call);
      } else if (!('holdsScanChecks' in window)) {
        setTimeout(() => this.onmessage?.({ data: { id: call.id, result: verdict } }));
      }
    }
    terminate() {
      this.#worker?.terminate();
    }
  }
  window.Worker = new Proxy(RealWorker, {
    construct: (RealWorker, [url, options]) =>
      String(url).includes('scan-check')
        ? new QuickWorker(url, options)
        : new RealWorker(url, options),
  });
}

export { expect };

/** Marks a test whose result depends on the width of the page: it runs at both widths. */
export const layout = { tag: '@layout' };

/** Marks a test that runs at the narrow width only. */
export const narrow = { tag: '@narrow' };

/** Marks a test that runs at both widths every night (`.ci/nightly`), and otherwise only at the large one. */
export const layoutAtNight = isFull ? layout : {};

/** The same, and otherwise only at the narrow one. */
export const layoutOfPhones = isFull ? layout : narrow;

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

/** Holds all requests for this address until the returned function is called. */
export async function holdRequests(
  page: Page,
  url: string,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

/** Holds all scripts of the site until the returned function is called. */
export const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');
