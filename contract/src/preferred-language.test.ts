import { expect, test } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['pt-PT'], 'pt-BR'],
  [['pt'], 'pt-BR'],
  [['zh'], 'zh-CN'],
  [['zh-TW', 'ja'], 'ja'],
  [['nl', 'fr-CA'], 'fr'],
  [['ar-EG'], 'ar'],
  [['en-GB', 'de'], 'en'],
  [['zh-TW'], 'zh-CN'],
  [['-', 'de_DE', ''], undefined],
  [['sw'], undefined],
  [[], undefined],
])('a browser that prefers %j is offered %s', (wanted, id) => {
  expect(preferredLanguage(wanted)).toBe(id);
});
