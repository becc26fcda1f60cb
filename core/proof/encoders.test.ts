import { correction, generate, type Mask, mode } from 'lean-qr';
import { encodeQR } from 'qr';
import QRCode from 'qrcode';
import { describe, expect, test } from 'vitest';
import { codewordsOf } from '../src/encode/codewords.ts';
import { drawSymbol } from '../src/encode/draw-symbol.ts';
import { type ErrorCorrectionLevel, LEVELS } from '../src/encode/level.ts';
import { modes } from '../src/encode/modes.ts';
import type { Segment } from '../src/encode/segments.ts';
import { capacityOf, fitSymbol, type SymbolSize } from '../src/encode/symbol-size.ts';

const versions = Array.from({ length: 40 }, (_, index) => index + 1);
const masks = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const textOf = ({ bytes }: Segment) => new TextDecoder().decode(bytes);

/** Text in all three modes that fills the version completely. */
function mixedText(version: number, level: ErrorCorrectionLevel): string {
  const units = ['https://example.com/', '0123456789012345', 'HELLO WORLD $%*+-./:'];
  const limit = capacityOf(version, level) / 8 - 8;
  let text = 'a1';
  for (let i = version; text.length < limit; i++) text += units[i % 3];
  return text.slice(0, Math.max(2, Math.floor(limit)));
}

function symbolOf(text: string, version: number, level: ErrorCorrectionLevel): SymbolSize {
  const fitted = fitSymbol(text, level, { isLevelFixed: true });
  expect(fitted.version).toBeLessThanOrEqual(version);
  return { ...fitted, version };
}

/** One byte for each module, row by row, 1 for dark. */
type Modules = Uint8Array;

function modulesOf(size: number, isDark: (x: number, y: number) => unknown): Modules {
  const modules = new Uint8Array(size * size);
  for (let y = 0, i = 0; y < size; y++) {
    for (let x = 0; x < size; x++, i++) modules[i] = isDark(x, y) ? 1 : 0;
  }
  return modules;
}

function drawnByUs(symbol: SymbolSize, mask?: number): Modules {
  return drawSymbol(symbol.version, symbol.level, codewordsOf(symbol), mask);
}

function drawnByNodeQrcode({ version, level, segments }: SymbolSize, mask: Mask): Modules {
  const parts = segments.map((segment) =>
    segment.mode.id === 'byte'
      ? { mode: 'byte' as const, data: segment.bytes }
      : { mode: segment.mode.id, data: textOf(segment) },
  );
  const { modules } = QRCode.create(parts as QRCode.QRCodeSegment[], {
    version,
    errorCorrectionLevel: level,
    maskPattern: mask,
  });
  return Uint8Array.from(modules.data);
}

function drawnByLeanQr({ version, level, segments, hasEci }: SymbolSize, mask: Mask): Modules {
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
    mask,
  });
  return modulesOf(bitmap.size, (x, y) => bitmap.get(x, y));
}

const QR_LEVELS = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const;

/** `qr` encodes in one mode, and chooses a mask if none is given. */
function drawnByQr(text: string, { version, level }: SymbolSize, mask?: number): Modules {
  const options = { version, ecc: QR_LEVELS[level], encoding: 'byte', border: 1 } as const;
  const rows = encodeQR(text, 'raw', mask === undefined ? options : { ...options, mask });
  return modulesOf(rows.length - 2, (x, y) => rows[y + 1]?.[x + 1]);
}

describe.each(LEVELS)('at level %s, our symbol equals, bit by bit, that of', (level) => {
  test('node-qrcode and lean-qr in all versions with all masks', () => {
    const different: { judge: string; version: number; mask: number }[] = [];
    for (const version of versions) {
      const symbol = symbolOf(mixedText(version, level), version, level);
      for (const mask of masks) {
        const ours = drawnByUs(symbol, mask);
        for (const judge of [drawnByNodeQrcode, drawnByLeanQr]) {
          if (Buffer.compare(judge(symbol, mask), ours) !== 0)
            different.push({ judge: judge.name, version, mask });
        }
      }
    }
    expect(different).toEqual([]);
  });

  test('`qr` in all versions with all masks, and with the mask of the lowest penalty', () => {
    const different: { version: number; mask: number | undefined }[] = [];
    for (const version of versions) {
      const bytes = capacityOf(version, level) / 8 - 3;
      const text = 'The quick brown fox jumps over the lazy dog. '.repeat(70).slice(-bytes);
      const segments = [{ mode: modes[0] as (typeof modes)[0], bytes: Buffer.from(text) }];
      const symbol: SymbolSize = { version, level, segments, hasEci: false };
      for (const mask of [...masks, undefined]) {
        if (Buffer.compare(drawnByQr(text, symbol, mask), drawnByUs(symbol, mask)) !== 0)
          different.push({ version, mask });
      }
    }
    expect(different).toEqual([]);
  });

  test('lean-qr for text that is not ASCII, with an ECI header', () => {
    for (const text of ['Müller', '漢字 2024', `Ä${'é1'.repeat(150)}`, `ß${'0'.repeat(400)}`]) {
      const symbol = fitSymbol(text, level, { isLevelFixed: true });
      expect(symbol.hasEci).toBe(true);
      for (const mask of masks)
        expect(drawnByUs(symbol, mask)).toEqual(drawnByLeanQr(symbol, mask));
    }
  });
});
