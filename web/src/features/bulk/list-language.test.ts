import { afterEach, expect, test, vi } from 'vitest';
import { listLanguage } from './list-language.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the browser’s language', 'de-CH', ['de-CH', 'en'], 'de-CH'],
  ['the next one for a locale that is no language', 'C', ['c', 'en_US', 'pt-BR'], 'pt-BR'],
  ['that of the page when there is none', 'C', ['C'], 'en'],
])('lists are in %s', (_, language, languages, expected) => {
  vi.stubGlobal('navigator', { language, languages });
  expect(listLanguage()).toBe(expected);
});
