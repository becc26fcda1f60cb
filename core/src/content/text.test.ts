import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentData } from '../../proof/content-data.ts';
import { encodeContent } from './index.ts';
import { text } from './text.ts';

const encode = (typed: string) => encodeContent({ type: 'text', data: { text: typed } });

test('a text is encoded as it is, with its spaces and line breaks', () => {
  expect(encode(' two\nlines ')).toBe(' two\nlines ');
  fc.assert(
    fc.property(contentData.text, (data) => {
      expect(encodeContent({ type: 'text', data })).toBe(data.text);
    }),
    { seed: 18004, numRuns: 500 },
  );
});

test('replaces a lone surrogate with U+FFFD', () => {
  expect(encode('a\ud800b')).toBe('a\ufffdb');
});

test('treats a text of white space as empty', () => {
  expect(() => encode(' \n')).toThrow(expect.objectContaining({ reason: 'empty', field: 'text' }));
});

test('a text can have as many characters as the largest symbol holds bytes', () => {
  expect(encode('a'.repeat(2953))).toHaveLength(2953);
  expect(() => encode('a'.repeat(2954))).toThrow(expect.objectContaining({ reason: 'too-long' }));
});

test('the name of a file never ends inside a character', () => {
  const family = '👩\u200d👩\u200d👧';
  const long = `${'a'.repeat(33)}${family.repeat(20)}`;
  expect(text.fileLabel({ text: long })).toBe(`${'a'.repeat(33)}${family}`);
});

test('a file is named after the beginning of the text', () => {
  expect(text.fileLabel({ text: `  ${'Menu '.repeat(20)}` })).toBe('Menu '.repeat(8));
});
