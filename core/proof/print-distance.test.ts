import { describe, expect, test } from 'vitest';
import { type ErrorCorrectionLevel, encodeMatrix } from '../src/encode/matrix.ts';
import { adviseWidth } from '../src/print/print-advice.ts';
import { createScene } from '../src/scene/scene.ts';
import { isFull } from './design-cases.ts';
import { photograph, views } from './phone-camera.ts';
import { printPage } from './printed-page.ts';
import { decoders } from './scanners.ts';

/** In the model, only the ratio of width to distance matters. */
const DISTANCE_MM = 1000;
/** Of the 36 pictures. */
const ENOUGH = 34;

const zxing = decoders.find(({ id }) => id === 'zxing');

const sample = [
  { version: 2, level: 'H' },
  { version: 7, level: 'L' },
  { version: 14, level: 'H' },
  { version: 25, level: 'L' },
  { version: 40, level: 'H' },
] as const;
const all = Array.from({ length: 39 }, (_, i) => i + 2).flatMap((version) =>
  (['L', 'H'] as const).map((level) => ({ version, level })),
);

describe('a phone reads a code from the distance for which its width was advised', () => {
  const timeout = 3_600_000;
  test.each(isFull ? all : sample)('version $version, level $level', { timeout }, async (code) => {
    const { advisedMm, countRead } = print(code);
    expect(await countRead(advisedMm)).toBeGreaterThanOrEqual(ENOUGH);
    if (!isFull && code.version > 14) return; // these take seconds
    expect(await countRead(advisedMm / 1.2), 'has a reserve').toBeGreaterThanOrEqual(ENOUGH);
    expect(await countRead(advisedMm / 1.8), 'has no absurd reserve').toBeLessThan(ENOUGH);
    if (isFull && code.version % 6 === 4) await reportReserve(code);
  });
});

test('a phone does not read a dense code that is a tenth as wide as the distance', async () => {
  expect(await print({ version: 21, level: 'H' }).countRead(DISTANCE_MM / 10)).toBe(0);
});

type Code = { readonly version: number; readonly level: ErrorCorrectionLevel };

/** A full code of plain squares, and how many pictures of a print of some width are read. */
function print({ version, level }: Code) {
  const text = fullText(version, level);
  const scene = createScene(text, { shape: 'standard', level, quietZone: 1 });
  const modules = 17 + 4 * version;
  expect(scene.size).toBe(modules);
  const page = printPage(scene);
  const code = { modules, pageModules: modules + 2, dpi: 1200 };
  const { symbolMm: advisedMm, limit } = adviseWidth(code, DISTANCE_MM);
  expect(limit).toBe('distance');
  const countRead = async (symbolMm: number) => {
    const printed = { moduleMm: symbolMm / modules, distanceMm: DISTANCE_MM };
    let read = 0;
    for (const view of views) {
      if ((await zxing?.decode(photograph(page, printed, view))) === text) read++;
    }
    return read;
  };
  return { advisedMm, countRead };
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

/** How much wider the advised print is than the least one that is read. */
async function reportReserve(code: Code): Promise<void> {
  const { advisedMm, countRead } = print(code);
  let ratio = 1.2;
  while ((await countRead(advisedMm / (ratio + 0.05))) >= ENOUGH) ratio += 0.05;
  const { version, level } = code;
  process.stderr.write(
    `\nversion ${version}-${level}: ${ratio.toFixed(2)} times the least width\n`,
  );
}
