import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './test.ts';

/** Rules whose result depends on the colour scheme. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Expects axe to find no violation in the page as it is shown, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(showFinalColours);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findViolations(page, colorScheme === 'dark' ? RULES_OF_COLOUR : [])).toEqual([]);
  }
}

/**
 * The violations of these rules, or of all if none are named. axe is loaded once per page, and spends
 * no time on a description of the elements that pass.
 */
async function findViolations(page: Page, rules: readonly string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: [...rules] }),
  };
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
    return violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html, failureSummary }) => [html, failureSummary]),
    ]);
  }, options);
}

/** A colour in the middle of a transition must not be judged. */
function showFinalColours() {
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, ::before, ::after { transition: none !important; animation: none !important }',
  );
  document.adoptedStyleSheets.push(still);
}
