import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Browser } from './browser.ts';

/** Debian's Firefox, driven by WebDriver BiDi. */
export async function startFirefox(directory: string): Promise<Browser> {
  const downloads = join(directory, 'firefox');
  mkdirSync(downloads);
  const browser = await puppeteer
    .launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      headless: true,
      defaultViewport: { width: 1400, height: 900 },
      extraPrefsFirefox: {
        'browser.download.dir': downloads,
        'browser.download.folderList': 2,
        'browser.download.always_ask_before_handling_new_types': false,
        'browser.helperApps.neverAsk.saveToDisk': 'application/pdf,application/postscript',
        'pdfjs.disabled': true,
      },
    })
    .catch((error: Error) => {
      throw new Error(`Firefox does not start: apt-get install firefox-esr (${error.message})`);
    });
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  const find = async (xpath: string) =>
    (await page.waitForSelector(`xpath/${xpath}`)) as ElementHandle<HTMLInputElement>;
  return {
    name: 'Firefox',
    downloads,
    async open(address) {
      await page.goto(address);
      // A download takes the focus, and the timers of a page in the background are slow.
      await page.bringToFront();
    },
    async click(xpath) {
      await page.locator(`xpath/${xpath}`).click();
    },
    async fill(xpath, text) {
      const field = await find(xpath);
      await field.click({ count: 3 });
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await field.type(text);
    },
    async chooseFile(xpath, path) {
      await (await find(xpath)).uploadFile(path);
    },
    async paste() {
      await page.keyboard.down('Control');
      await page.keyboard.press('v');
      await page.keyboard.up('Control');
    },
    run: (body, ...args) =>
      page.evaluate(
        (source, values) => new Function('args', `return (async () => { ${source} })()`)(values),
        body,
        args,
      ),
    close: () => browser.close(),
  };
}
