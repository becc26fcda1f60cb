import { describe, expect, test } from 'vitest';
import type { ErrorCorrectionLevel } from '../src/encode/level.ts';
import { encodeMatrix } from '../src/encode/matrix.ts';
import { adviseWidth } from '../src/print/print-advice.ts';
import { createScene } from '../src/scene/scene.ts';
import type { ShapeId } from '../src/shape/index.ts';
import { isFull } from './extent.ts';
import { photograph, views } from './phone-camera.ts';
import { printPage } from './printed-page.ts';
import { decoders } from './scanners.ts';

/** Only the ratio of width to distance matters in the model. */
const DISTANCE_MM = 1000;
/** Share of the pictures that must be read: 34 of 36. */
const ENOUGH = 34 / 36;

const zxing = decoders.find(({ id }) => id === 'zxing');

/** The default design, and the plainest code with the least error correction. */
const dots = { shape: 'dots', level: 'H' } as const;
const squares = { shape: 'standard', level: 'L' } as const;

/** Larger ones take seconds. */
const sample = [{ version: 3, ...dots }];
const all = Array.from({ length: 39 }, (_, i) => i + 2).flatMap((version) => [
  { version, ...squares },
  { version, ...dots },
]);

describe('a phone reads a code from the distance for which its width was advised', () => {
  test.each(isFull ? all : sample)(
    'version $version, $shape, level $level',
    {
      timeout: 3_600_000,
    },
    async (code) => {
      const { advisedMm, shareRead } = print(code);
      expect(await shareRead(advisedMm)).toBeGreaterThanOrEqual(ENOUGH);
      const reserve = code.version > 35 ? 1.25 : 1.4; // the widest ones must fit into the frame
      expect(await shareRead(advisedMm / reserve), 'with a reserve').toBeGreaterThanOrEqual(ENOUGH);
      expect(await shareRead(advisedMm / 2.4), 'of a sensible size').toBeLessThan(ENOUGH);
      if (isFull && code.version % 6 === 4) await reportReserve(code);
    },
  );
});

test('a phone does not read a dense code that is a tenth as wide as the distance', async () => {
  expect(await print({ version: 21, ...squares }).shareRead(DISTANCE_MM / 10)).toBe(0);
});

type Code = {
  readonly version: number;
  readonly shape: ShapeId;
  readonly level: ErrorCorrectionLevel;
};

/**
 * The advised width of a full code, and a function that returns the share of pictures that are read when the
 * symbol is printed at a given width. Without `PROOF=full`, large codes use every third picture.
 */
function print({ version, shape, level }: Code) {
  const text = fullText(version, level);
  const scene = createScene(text, { shape, level, quietZone: 1 });
  const modules = 17 + 4 * version;
  expect(scene.size).toBe(modules);
  const page = printPage(scene);
  const code = { modules, pageModules: modules + 2, dpi: 1200 };
  const { symbolMm: advisedMm, limit } = adviseWidth(code, DISTANCE_MM);
  expect(limit).toBe('distance');
  const pictured = isFull || version <= 14 ? views : views.filter((_, i) => i % 3 === 0);
  const shareRead = async (symbolMm: number) => {
    const printed = { moduleMm: symbolMm / modules, distanceMm: DISTANCE_MM };
    let read = 0;
    for (const view of pictured) {
      if ((await zxing?.decode(photograph(page, printed, view))) === text) read++;
    }
    return read / pictured.length;
  };
  return { advisedMm, shareRead };
}

/** The longest text of lower case letters that a version holds. */
function fullText(version: number, level: ErrorCorrectionLevel): string {
  const textOf = (length: number) =>
    Array.from({ length }, (_, i) =>
      String.fromCharCode(97 + ((i * i * 3 + i + version) % 26)),
    ).join('');
  let [fits, tooLong] = [1, 3000];
  while (tooLong - fits > 1) {
    const length = (fits + tooLong) >> 1;
    if (versionOf(textOf(length), level) <= version) fits = length;
    else tooLong = length;
  }
  return textOf(fits);
}

function versionOf(text: string, level: ErrorCorrectionLevel): number {
  try {
    return encodeMatrix(text, level).version;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Reports the ratio of the advised width to the smallest one that is read, in steps of 0.05. */
async function reportReserve(code: Code): Promise<void> {
  const { advisedMm, shareRead } = print(code);
  let ratio = 1.4;
  while ((await shareRead(advisedMm / (ratio + 0.05))) >= ENOUGH) ratio += 0.05;
  const name = `version ${code.version}, ${code.shape}, level ${code.level}`;
  process.stderr.write(`\n${name}: ${ratio.toFixed(2)} times the smallest width that is read\n`);
}
