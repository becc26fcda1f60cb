import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodePng } from './decode-png.ts';
import { isWholeFile } from './whole-file.ts';

const picture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../proof/pictures/${name}`, import.meta.url)));
const whole = [
  'logo.png',
  'logo.jpg',
  ...['exif6.jpg', 'rgb16.png', 'interlaced.png', 'apng.png', 'alpha.webp'].map(
    (name) => `uploads/${name}`,
  ),
];

test.each(whole)('%s is whole, and not without its last bytes', (name) => {
  const bytes = picture(name);
  expect(isWholeFile(bytes)).toBe(true);
  for (const rest of [1, 2, 20, bytes.length >> 1]) {
    expect(isWholeFile(bytes.subarray(0, bytes.length - rest))).toBe(false);
  }
});

test('a PNG that is cut off or damaged is not whole', () => {
  expect(isWholeFile(picture('uploads/truncated.png'))).toBe(false);
  const damaged = picture('logo.png');
  damaged[60] = (damaged[60] as number) ^ 1;
  expect(isWholeFile(damaged)).toBe(false);
});

test.each(['rgb16.png', 'interlaced.png', 'apng.png'])(
  'the colours of %s are those of its 8-bit neighbours',
  (name) => {
    const { width, height, data } = decodePng(picture(`uploads/${name}`));
    const at = (x: number, y: number) => [
      ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
    ];
    expect([width, height]).toEqual([120, 60]);
    expect([at(5, 5), at(40, 40), at(100, 40)]).toEqual([
      [0, 180, 0, 255],
      [220, 0, 0, 255],
      [0, 0, 220, 255],
    ]);
  },
);
