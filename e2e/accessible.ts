import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What can differ between the schemes. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Axe finds nothing on what the page shows, light or dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(showFinalColours);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Otherwise it opens a page of its own to put frames together, and there are none.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (colorScheme === 'dark') axe.withRules(RULES_OF_COLOUR);
    const { violations } = await axe.analyze();
    expect(
      violations.map(({ id, nodes }) => [
        id,
        nodes.map(({ html, failureSummary }) => [html, failureSummary]),
      ]),
    ).toEqual([]);
  }
}

/** Colours on their way are no colours to judge. */
function showFinalColours() {
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, ::before, ::after { transition: none !important; animation: none !important }',
  );
  document.adoptedStyleSheets.push(still);
}
