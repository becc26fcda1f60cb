import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distinctNames, fileName, fileStem } from './file-name.ts';
import { exportFormats } from './index.ts';

test.each([
  ['example', 'qr-example-dots.png'],
  ['Jane Doe', 'qr-jane-doe-dots.png'],
  ['  Jürgen  Müller-Lüdenscheidt ', 'qr-jürgen-müller-lüdenscheidt-dots.png'],
  ['../../etc/passwd', 'qr-etc-passwd-dots.png'],
  ['漢字', 'qr-漢字-dots.png'],
  ['', 'qr-code-dots.png'],
  ['???', 'qr-code-dots.png'],
  ['👍', 'qr-code-dots.png'],
  ['CON', 'qr-con-dots.png'],
])('%j is saved as %s', (label, name) => {
  expect(fileName(label, 'dots', 'png')).toBe(name);
});

test('every common file system accepts the name, whatever the label', () => {
  const labels = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.string({ unit: fc.constantFrom(...'\\/:*?"<>|. \u0000\n\u202eaZ-'), maxLength: 80 }),
    fc.string({ unit: fc.constantFrom('😀', '𠜎', 'e\u0301'), maxLength: 400 }),
  );
  fc.assert(
    fc.property(labels, (label) => {
      const name = fileName(label, 'standard', 'svg');
      expect(name).toMatch(/^qr-[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*-standard\.svg$/u);
      expect(name).toBe(name.toLowerCase());
      expect(Buffer.byteLength(name)).toBeLessThan(255);
      expect(name.isWellFormed()).toBe(true);
    }),
    { seed: 255, numRuns: 2000 },
  );
});

test.each([
  ['Tisch 12 (Fenster)', 'Tisch 12 (Fenster)'],
  ['Menü_Köln.png', 'Menü_Köln'],
  ['v1.2 flyer', 'v1.2 flyer'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\Windows\\system32', 'C-Windows-system32'],
  ['con', 'con-'],
  ['LPT1.svg', 'LPT1-'],
  ['nul.txt', 'nul-.txt'],
  ['console', 'console'],
  ['a\u202egnp.exe', 'a-gnp.exe'],
  ['name. . .', 'name'],
  ['=SUM(A1)', 'SUM(A1)'],
  ['???', ''],
  ['..', ''],
])('the chosen name %j becomes %j', (chosen, stem) => {
  expect(fileStem(chosen)).toBe(stem);
});

test('a chosen name loses the extension of every format', () => {
  for (const { extension } of exportFormats) expect(fileStem(`a.${extension}`)).toBe('a');
});

test('every common file system accepts a chosen name, whatever it is', () => {
  const names = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...'\\/:*?"<>|. \u0000\n\u202eaZ-CON'), maxLength: 30 }),
  );
  fc.assert(
    fc.property(names, (chosen) => {
      const stem = fileStem(chosen);
      expect(stem).toMatch(/^(?![\s.-])[\p{L}\p{M}\p{N} ._()+&,-]*(?<![\s.])$/u);
      expect(stem).not.toMatch(/\.\.|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
      expect(Buffer.byteLength(stem)).toBeLessThan(220);
    }),
    { seed: 14, numRuns: 2000 },
  );
});

describe('names in one zip', () => {
  test('are numbered before the extension', () => {
    expect(
      distinctNames(['qr-a-dots.png', 'qr-a-dots.png', 'qr-b-dots.png', 'qr-a-dots.png']),
    ).toEqual(['qr-a-dots.png', 'qr-a-dots-2.png', 'qr-b-dots.png', 'qr-a-dots-3.png']);
  });

  test('do not collide with a name that already has a number', () => {
    const names = distinctNames(['a-2.png', 'a.png', 'A.png', 'noextension', 'noextension']);
    expect(names).toEqual(['a-2.png', 'a.png', 'A-3.png', 'noextension', 'noextension-2']);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  // In quadratic time, this test would take minutes.
  test('are numbered quickly when thousands are equal', { timeout: 20_000 }, () => {
    const names = distinctNames(new Array<string>(100_000).fill('qr-example-dots.png'));
    expect(names.at(-1)).toBe('qr-example-dots-100000.png');
  });
});
