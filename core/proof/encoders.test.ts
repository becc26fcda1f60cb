import { correction, generate, type Mask, mode } from 'lean-qr';
import { _tests as symbols } from 'qr';
import QRCode from 'qrcode';
import { describe, expect, test } from 'vitest';
import { codewordsOf } from '../src/encode/codewords.ts';
import { LEVEL_NAMES, LEVELS } from '../src/encode/level.ts';
import type { Segment } from '../src/encode/segments.ts';
import { capacityOf, fitSymbol, type SymbolSize } from '../src/encode/symbol-size.ts';
import { ofShare, shareTitle } from './share.ts';

const versions = ofShare(Array.from({ length: 40 }, (_, index) => index + 1));
const masks = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const textOf = ({ bytes }: Segment) => new TextDecoder().decode(bytes);

/** Text in all three modes that fills the version completely. */
function mixedText(version: number, level: (typeof LEVELS)[number]): string {
  const units = ['https://example.com/', '0123456789012345', 'HELLO WORLD $%*+-./:'];
  const limit = capacityOf(version, level) / 8 - 8;
  let text = 'a1';
  for (let i = version; text.length < limit; i++) text += units[i % 3];
  return text.slice(0, Math.max(2, Math.floor(limit)));
}

/** A symbol as rows of `#` and `.`, so that the test's output shows where symbols differ. */
function drawAsText(size: number, isDark: (x: number, y: number) => boolean): string {
  const row = (y: number) => Array.from({ length: size }, (_, x) => (isDark(x, y) ? '#' : '.'));
  return Array.from({ length: size }, (_, y) => row(y).join('')).join('\n');
}

function drawnByUs(symbol: SymbolSize, mask: number): string {
  const { version, level } = symbol;
  const matrix = symbols.drawSymbol(version, LEVEL_NAMES[level], codewordsOf(symbol), mask);
  return drawAsText(matrix.size, (x, y) => symbols.matGet(matrix, x, y) === 1);
}

function drawnByNodeQrcode({ version, level, segments }: SymbolSize, mask: number): string {
  const parts = segments.map((segment) =>
    segment.mode.id === 'byte'
      ? { mode: 'byte' as const, data: segment.bytes }
      : { mode: segment.mode.id, data: textOf(segment) },
  );
  const { modules } = QRCode.create(parts as QRCode.QRCodeSegment[], {
    version,
    errorCorrectionLevel: level,
    maskPattern: mask as Mask,
  });
  return drawAsText(modules.size, (x, y) => modules.get(y, x) === 1);
}

function drawnByLeanQr({ version, level, segments, hasEci }: SymbolSize, mask: number): string {
  const parts = segments.map((segment) => {
    if (segment.mode.id === 'numeric') return mode.numeric(textOf(segment));
    if (segment.mode.id === 'alphanumeric') return mode.alphaNumeric(textOf(segment));
    return mode.bytes(segment.bytes);
  });
  const bitmap = generate(mode.multi(...(hasEci ? [mode.eci(26)] : []), ...parts), {
    minVersion: version,
    maxVersion: version,
    minCorrectionLevel: correction[level],
    maxCorrectionLevel: correction[level],
    mask: mask as Mask,
  });
  return drawAsText(bitmap.size, (x, y) => bitmap.get(x, y));
}

describe.each(LEVELS)('at level %s, with all eight masks, our symbol equals that of', (level) => {
  const isLevelFixed = true;

  test(`node-qrcode and lean-qr, bit by bit, in all versions (${shareTitle})`, () => {
    const different: { version: number; mask: number }[] = [];
    for (const version of versions) {
      const fitted = fitSymbol(mixedText(version, level), level, { isLevelFixed });
      expect(fitted.version).toBeLessThanOrEqual(version);
      const symbol = { ...fitted, version };
      for (const mask of masks) {
        const ours = drawnByUs(symbol, mask);
        const others = [drawnByNodeQrcode(symbol, mask), drawnByLeanQr(symbol, mask)];
        if (others.some((other) => other !== ours)) different.push({ version, mask });
      }
    }
    expect(different).toEqual([]);
  });

  test('lean-qr for text that is not ASCII, with an ECI header', () => {
    for (const text of ['Müller', '漢字 2024', `Ä${'é1'.repeat(150)}`, `ß${'0'.repeat(400)}`]) {
      const symbol = fitSymbol(text, level, { isLevelFixed });
      expect(symbol.hasEci).toBe(true);
      for (const mask of masks) expect(drawnByUs(symbol, mask)).toBe(drawnByLeanQr(symbol, mask));
    }
  });
});
