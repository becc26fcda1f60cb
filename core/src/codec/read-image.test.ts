import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { logos } from '../../proof/design-cases.ts';
import { resize } from '../image/resize.ts';
import { decodePng } from './decode-png.ts';
import { readImage } from './read-image.ts';

const file = readFileSync(new URL('../../proof/pictures/logo.png', import.meta.url));

describe('a PNG', () => {
  test('has the same pixels as in another decoder', () => {
    const { width, height, data } = decodePng(file);
    const other = PNG.sync.read(file);
    expect([width, height]).toEqual([other.width, other.height]);
    expect(Buffer.from(data).equals(other.data)).toBe(true);
  });

  test.each([0, 1, 2, 3, 4])('is read with filter %i', (filterType) => {
    const image = PNG.sync.read(file);
    const written = PNG.sync.write(image, { filterType });
    expect(Buffer.from(decodePng(written).data).equals(image.data)).toBe(true);
  });

  test('in grey and in RGB is read too', () => {
    const image = PNG.sync.read(file);
    for (const colorType of [0, 2, 4] as const) {
      const written = PNG.sync.write(image, { colorType });
      expect(Buffer.from(decodePng(written).data).equals(PNG.sync.read(written).data)).toBe(true);
    }
  });
});

test('a JPEG has its original colours within the loss of the format', () => {
  const { width, height, data } = readImage(logos.jpeg);
  expect([width, height]).toEqual([128, 96]);
  const at = (x: number, y: number) => [
    ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
  ];
  const near = (pixel: number[], wanted: number[]) =>
    pixel.every((value, i) => Math.abs(value - (wanted[i] as number)) < 12);
  expect(near(at(64, 48), [225, 29, 72, 255])).toBe(true);
  expect(near(at(64, 24), [255, 255, 255, 255])).toBe(true);
  expect(near(at(10, 48), [14, 116, 144, 255])).toBe(true);
});

test('a damaged picture is either read or rejected as an invalid logo', () => {
  const damages = fc.record({
    logo: fc.constantFrom(logos.png, logos.jpeg),
    at: fc.integer({ min: 30, max: 1700 }),
    text: fc.string({ unit: fc.constantFrom(...'ABCabc019+/'), minLength: 1, maxLength: 40 }),
  });
  fc.assert(
    fc.property(damages, ({ logo, at, text }) => {
      try {
        readImage(logo.slice(0, at) + text + logo.slice(at + text.length));
      } catch (error) {
        expect(error).toMatchObject({ reason: 'invalid-logo' });
      }
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('a PNG with a wrong checksum is rejected', () => {
  const damaged = Buffer.from(file);
  damaged[damaged.length >> 1] = (damaged[damaged.length >> 1] as number) ^ 1;
  expect(() => readImage(`data:image/png;base64,${damaged.toString('base64')}`)).toThrow(
    expect.objectContaining({ reason: 'invalid-logo' }),
  );
});

test('a uniform picture stays uniform at every size, and its transparent part transparent', () => {
  const data = new Uint8Array(8 * 4 * 4);
  for (let i = 0; i < 32; i++) data.set(i % 8 < 4 ? [200, 100, 50, 255] : [0, 0, 0, 0], i * 4);
  for (const [width, height] of [
    [2, 1],
    [4, 2],
    [64, 32],
    [5, 3],
  ] as const) {
    const { data: out } = resize({ width: 8, height: 4, data }, width, height);
    expect([...out.subarray(0, 4)]).toEqual([200, 100, 50, 255]);
    expect(out[(width - 1) * 4 + 3]).toBe(0);
  }
});
