import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { test as base, type Download, expect } from '@playwright/test';
import { readPng, scanWithQr, scanWithZxing } from '../core/proof/scanners.ts';

type Fixtures = {
  /** Messages that the test expects in the console; any other fails it. */
  expectedErrors: RegExp[];
  /** Whether the visitor has answered the cookie banner before, with no. */
  hasChosenCookies: boolean;
  watchConsole: undefined;
};

/** Playwright's test, in which a page that logs an error or asks another host for anything fails. */
export const test = base.extend<Fixtures>({
  // Each test is a visitor with an address of their own, as behind a proxy: rates are per address.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off the pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}` });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off the pattern
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  hasChosenCookies: [true, { option: true }],
  // What is there already stays: a test may change the choice and come back.
  context: async ({ context, hasChosenCookies }, use) => {
    if (hasChosenCookies) {
      await context.addInitScript(() => {
        if (origin === 'null' || localStorage.getItem('cookie-consent')) return;
        const rejected = { essential: true, analytics: false, advertising: false };
        localStorage.setItem('cookie-preferences', JSON.stringify(rejected));
        localStorage.setItem('cookie-consent', 'true');
      });
    }
    await use(context);
  },
  // A page that has been opened has also come to life, as for a person who looks first.
  page: async ({ page }, use) => {
    const isAlive = () => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (url !== 'about:blank') await isAlive();
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      await isAlive();
      return response;
    };
    await use(page);
  },
  watchConsole: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
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

export { expect };

/** Marks a test whose result does not hang on how wide the page is: it runs once. */
export const anyWidth = { tag: '@any-width' };

/** The bytes of a downloaded PNG, its side in pixels, and what two scanners read in it. */
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
