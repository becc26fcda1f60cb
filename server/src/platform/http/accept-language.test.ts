import { expect, test } from 'vitest';
import { languageOf as choose } from './accept-language.ts';

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['DE-at', 'de'],
  ['en-GB, de;q=0.9', 'en'],
  ['en;q=0.5, de; q=0.9', 'de'],
  ['pt', 'pt-BR'],
  ['pt-PT,pt;q=0.9,en;q=0.8', 'pt-BR'],
  ['zh-Hans-SG,en;q=0.9', 'zh-CN'],
])('%s reads %s', (header, language) => {
  expect(choose(header)).toBe(language);
});

test('chooses a language in another script only if no other range matches', () => {
  expect(choose('zh-TW,nl;q=0.9')).toBe('zh-CN');
  expect(choose('zh-TW,en;q=0.1')).toBe('en');
  expect(choose('zh-TW,zh;q=0.9,en;q=0.8')).toBe('zh-CN');
});

test('takes * for the first language, and excludes a language with a weight of 0', () => {
  expect(choose('*')).toBe('en');
  expect(choose('nl, de;q=0.5, *;q=0.1')).toBe('de');
  expect(choose('*, de;q=0.5')).toBe('en');
  expect(choose('de;q=0, ar;q=0.1')).toBe('ar');
});

test.each([
  undefined,
  '',
  ' ',
  ',',
  'nl',
  'tlh, xx-YY',
  '-',
  'de_DE',
  'd',
  'de;q=x',
  'de;q=1.2.3',
  '\xff',
  'de ar',
])('falls back to the first language if no range in %j matches', (header) =>
  expect(choose(header)).toBe('en'),
);

test('reads only the first ranges of a huge header', () => {
  expect(choose(`de;q=0.9,${'nl;q=0.8,'.repeat(1000)}ar`)).toBe('de');
  expect(choose(`${'d'.repeat(8192)},de`)).toBe('de');
  expect(choose(`${' '.repeat(8192)}de${' '.repeat(8192)};`)).toBe('en');
});
