import type { Page } from '@playwright/test';
import { isFull, someOf } from '../core/proof/extent.ts';
import { signUp } from './session.ts';
import { expect, test, waitUntilSettled } from './test.ts';

/** Pages of the site, in a language with accents on every word and 40 % more letters. */
const PAGES = [
  '',
  '/bulk',
  '/wait',
  '/pricing',
  '/examples',
  '/contact',
  '/report',
  '/reset',
  '/invitation',
  '/sign-on',
  '/security',
  '/codes/bin',
  '/kits',
  '/verify-email',
  '/restore-email',
  '/get',
  '/404',
  '/settings',
];
const WIDTHS = [320, 390, 1440];
/** `npm test` visits every second page at one of the widths. */
const widthsOf = (index: number) =>
  WIDTHS.filter((_, width) => isFull || index % (2 * WIDTHS.length) === 2 * width);

/** Names of products, formats and units, samples and addresses are the same in every language. */
const SAME_EVERYWHERE =
  /^(?:[^a-z]*|\S*(?:example|@|https?:|www\.)\S*|(?:Everscan|SVG|PNG|JPEG|WebP|PDF|EPS|CSV|UTM|URL|SEPA|WhatsApp|App Store|Google Play|English|Deutsch|Français|Español|Italiano|Português \(Brasil\)|Polski|vCard|utm_\w+|\d+(?:,\d+)* (?:px|dpi|mm|cm|kB))[\s.,:()]*)$/;

test('everything on each page is translated, and fits its box', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  for (const [index, path] of PAGES.entries()) {
    const widths = widthsOf(index);
    if (widths.length > 0) await page.goto(`/en-XA${path}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await waitUntilSettled(page);
      expect(await untranslated(page), `texts on ${path} at ${width} px`).toEqual([]);
      expect(await tooNarrow(page), `boxes on ${path} at ${width} px`).toEqual([]);
    }
  }
});

const TRANSLATED = ['de', 'ar', 'ja'].flatMap((language) =>
  ['', '/bulk', '/wait', '/pricing', '/examples', '/report'].map((path) => `/${language}${path}`),
);

test('everything fits its box in German, Arabic and Japanese @nightly', async ({ page }) => {
  for (const path of someOf(TRANSLATED)) {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await waitUntilSettled(page);
      expect(await tooNarrow(page), `boxes on ${path} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('with the scan check', () => {
  test.use({ checksCodes: true });

  test('everything in the designer and the export dialog is translated @nightly', async ({
    page,
  }) => {
    await page.goto('/en-XA');
    await page.getByRole('tab').nth(1).click();
    const parts = page.getByRole('tabpanel').getByRole('tab');
    await expect(parts.first()).toBeVisible();
    for (let part = 0; part < (await parts.count()); part++) {
      await parts.nth(part).click();
      await waitUntilSettled(page);
      expect(await untranslated(page)).toEqual([]);
      expect(await tooNarrow(page)).toEqual([]);
    }
  });
});

test('everything that a signed-in user sees is translated @nightly', async ({ page }) => {
  await signUp(page);
  for (const path of ['', '/scans', '/codes']) {
    await page.goto(`/en-XA${path}`);
    await waitUntilSettled(page);
    expect(await untranslated(page)).toEqual([]);
    expect(await tooNarrow(page)).toEqual([]);
  }
});

/** Visible texts, labels and titles without an accent. */
async function untranslated(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = new Set<string>();
    const isSeen = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[lang]:not(html), bdi, code, script, style, noscript, output, canvas');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (isSeen(walker.currentNode.parentElement)) found.add(walker.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'label']) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        if (isSeen(element)) found.add(element.getAttribute(name) ?? '');
      }
    }
    return [document.title, ...found].map((text) => text.trim());
  });
  return texts.filter(
    (text) => /[a-z]{3}/i.test(text) && !/[áéíóúýçñšž~]/i.test(text) && !SAME_EVERYWHERE.test(text),
  );
}

/** Texts that are wider than their box, unless it scrolls or shortens them, and a page that is too wide. */
function tooNarrow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxOf = (element: Element): Element =>
      getComputedStyle(element).display === 'inline' && element.parentElement
        ? boxOf(element.parentElement)
        : element;
    const narrow = [...document.querySelectorAll('body *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, svg, script'))
      .map(boxOf)
      .filter((box) => {
        const { overflowX, textOverflow } = getComputedStyle(box);
        const mayHide = ['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis';
        const isTooLow = box.matches('button, a') && box.scrollHeight > box.clientHeight + 1;
        const isTooNarrow = box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1;
        return !mayHide && (isTooNarrow || isTooLow);
      })
      .map((box) => `${box.tagName} ${box.className} ${box.textContent?.slice(0, 40)}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`, ...narrow] : narrow;
  });
}
