import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codecFiles } from '../../../proof/codec-files.ts';
import { seed } from '../../../proof/contents.ts';
import { readImage } from '../../codec/read-image.ts';
import type { Pixels } from '../../image/pixels.ts';
import { pictureLogo } from './picture-logo.ts';
import { readPicture } from './read-picture.ts';

const upload = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../proof/pictures/uploads/${name}`, import.meta.url)));
const read = (name: string) => readPicture(upload(name), codecFiles);

type Color = readonly number[];

function expectColors({ width, data }: Pixels, wanted: Record<string, Color>, tolerance: number) {
  for (const [place, color] of Object.entries(wanted)) {
    const [x = 0, y = 0] = place.split(',').map(Number);
    const found = [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
    const difference = Math.max(...found.map((value, i) => Math.abs(value - (color[i] as number))));
    const isInvisible = found[3] === 0 && color[3] === 0;
    expect(isInvisible ? 0 : difference, `${place}: ${found}`).toBeLessThanOrEqual(tolerance);
  }
}

const quarters = (...[red, green, blue, yellow]: [Color, Color, Color, Color]) => ({
  '5,5': red,
  '40,5': green,
  '5,25': blue,
  '40,25': yellow,
});
const opaque = quarters([220, 0, 0, 255], [0, 180, 0, 255], [0, 0, 220, 255], [240, 200, 0, 255]);
const clear = quarters([220, 0, 0, 0], [0, 180, 0, 128], [0, 0, 220, 0], [240, 200, 0, 255]);
const greys = quarters(
  [46, 46, 46, 0],
  [128, 128, 128, 128],
  [15, 15, 15, 0],
  [194, 194, 194, 255],
);

test.each([
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => `held-${orientation}.jpg`),
  'held-6.webp',
  'held-8.png',
])('%s is shown as the camera was held', async (name) => {
  const picture = await read(name);
  expect([picture.width, picture.height]).toEqual([48, 32]);
  expectColors(picture, opaque, 12);
});

test.each([
  ['progressive.jpg', opaque, 6],
  ['cmyk.jpg', opaque, 6],
  ['palette-alpha.png', clear, 0],
  ['rgba16-interlaced.png', clear, 0],
  ['rgb-transparent.png', { ...opaque, '5,5': [0, 0, 0, 0] }, 0],
  ['grey-alpha.png', greys, 0],
  ['lossy-alpha.webp', clear, 6],
] as const)('%s has its colours', async (name, wanted, tolerance) => {
  const picture = await read(name);
  expect([picture.width, picture.height]).toEqual([48, 32]);
  expectColors(picture, wanted, tolerance);
});

test.each(['rgb16.png', 'interlaced.png', 'apng.png'])('%s has its colours', async (name) => {
  const picture = await read(name);
  expect([picture.width, picture.height]).toEqual([120, 60]);
  const colors = { '5,5': [0, 180, 0, 255], '40,40': [220, 0, 0, 255], '100,40': [0, 0, 220, 255] };
  expectColors(picture, colors, 0);
});

test('a photo that was taken sideways is upright, and the top of a WebP stays transparent', async () => {
  const photo = await read('exif6.jpg');
  expect([photo.width, photo.height]).toEqual([60, 120]);
  const { data } = await read('alpha.webp');
  expect(data[3]).toBeLessThan(3);
});

test('black and white, and grey, are read as such', async () => {
  const { data } = await read('grey1-interlaced.png');
  expect(new Set(data)).toEqual(new Set([0, 255]));
  const grey = await read('grey.jpg');
  for (let i = 0; i < grey.data.length; i += 4) expect(grey.data[i]).toBe(grey.data[i + 2]);
});

test('of an animated WebP the first picture counts, at its place', async () => {
  const picture = await read('animated.webp');
  expect([picture.width, picture.height]).toEqual([64, 48]);
  expectColors(
    picture,
    { '0,0': [0, 0, 0, 0], '48,15': [0, 180, 0, 128], '48,35': [240, 200, 0, 255] },
    8,
  );
});

// The wanted colours are those of LittleCMS.
test.each([
  ['wide-gamut.png', 2],
  ['wide-gamut.jpg', 5],
])('%s has the colours that its profile means', async (name, tolerance) => {
  const wanted = quarters(
    [216, 69, 75, 255],
    [0, 183, 64, 255],
    [60, 60, 208, 255],
    [128, 128, 128, 255],
  );
  expectColors(await read(name), wanted, tolerance);
});

test.each(['truncated.png'])('%s is refused, because its end is missing', async (name) => {
  await expect(read(name)).rejects.toThrow('picture-cut-off');
});

test.each(['held-1.jpg', 'progressive.jpg', 'apng.png', 'lossy-alpha.webp', 'animated.webp'])(
  '%s is refused without its last bytes',
  async (name) => {
    const whole = upload(name);
    for (const rest of [1, 2, 20, whole.length >> 1]) {
      const cut = readPicture(whole.slice(0, whole.length - rest), codecFiles);
      await expect(cut).rejects.toThrow('picture-cut-off');
    }
  },
);

test('what follows the end of a picture does not matter', async () => {
  for (const name of ['held-6.jpg', 'palette-alpha.png', 'lossy-alpha.webp']) {
    const file = upload(name);
    // As after a photo with a film: it holds what looks like the start of another scan.
    const longer = new Uint8Array([...file, 0xff, 0xda, ...upload('grey.jpg').subarray(0, 150)]);
    expect(await readPicture(longer, codecFiles)).toEqual(await readPicture(file, codecFiles));
  }
});

test('a damaged remark in a PNG does not matter, a damaged picture does', async () => {
  const file = upload('held-8.png');
  const remark = file.slice();
  remark[45] = (remark[45] as number) ^ 1; // within the Exif data, which then do not count
  const { width, height } = await readPicture(remark, codecFiles);
  expect([width, height]).toEqual([32, 48]);
  const damaged = file.slice();
  damaged[file.length - 20] = (damaged[file.length - 20] as number) ^ 1;
  await expect(readPicture(damaged, codecFiles)).rejects.toThrow('logo-unreadable');
});

test('a picture with too many pixels is refused before it is decoded', async () => {
  const png = upload('rgb16.png');
  const view = new DataView(png.buffer);
  view.setUint32(16, 30_000);
  view.setUint32(20, 30_000);
  const { crc32 } = await import('../../bytes/crc32.ts');
  view.setUint32(29, crc32(png.subarray(12, 29)));
  await expect(readPicture(png, codecFiles)).rejects.toThrow(
    expect.objectContaining({ fault: { code: 'picture-too-large', megapixels: 900, max: 50 } }),
  );
});

test.each([
  ['GIF', 'GIF89a'],
  ['AVIF', '\0\0\0\x20ftypavif'],
  ['HEIC', '\0\0\0\x18ftypheic'],
])('a %s that is named .png is called by its name', async (name, start) => {
  const file = new Uint8Array(Buffer.from(start.padEnd(64, '\0'), 'latin1'));
  await expect(readPicture(file, codecFiles)).rejects.toThrow(
    expect.objectContaining({ fault: { code: 'picture-format', format: name } }),
  );
});

test('a damaged picture is either read or refused for people', async () => {
  const damage = fc.record({
    name: fc.constantFrom(
      'held-6.jpg',
      'progressive.jpg',
      'cmyk.jpg',
      'animated.webp',
      'wide-gamut.png',
      'wide-gamut.jpg',
    ),
    at: fc.nat(2000),
    byte: fc.nat(255),
  });
  await fc.assert(
    fc.asyncProperty(damage, async ({ name, at, byte }) => {
      const file = upload(name);
      file[2 + (at % (file.length - 2))] = byte;
      try {
        await readPicture(file, codecFiles);
      } catch (error) {
        expect(error).toMatchObject({ reason: 'invalid-logo' });
      }
    }),
    { seed, numRuns: 100 },
  );
});

test('a small picture becomes a PNG with the same pixels', async () => {
  for (const name of ['palette-alpha.png', 'grey1-interlaced.png', 'interlaced.png']) {
    const picture = await read(name);
    const { image, width, height } = await pictureLogo(picture, codecFiles);
    expect([width, height]).toEqual([picture.width, picture.height]);
    const stored = readImage(image).data;
    for (let at = 0; at < stored.length; at += 4) {
      const [own, wanted] = [stored, picture.data].map((data) => [...data.subarray(at, at + 4)]);
      if (own?.[3] === 0 && wanted?.[3] === 0) continue;
      expect(own).toEqual(wanted);
    }
  }
});

test('a photo becomes a JPEG below the limit, and noise a smaller one', async () => {
  const photo = (width: number, height: number, noise: number): Pixels => {
    const data = new Uint8Array(width * height * 4);
    let random = 1;
    for (let i = 0; i < width * height; i++) {
      random = (random * 48_271) % 2_147_483_647;
      const value = 60 + 60 * Math.sin(i / 300) + (random % (noise + 1));
      data.set([value, value * 0.8, 255 - value, 255], i * 4);
    }
    return { width, height, data };
  };
  const smooth = await pictureLogo(photo(240, 160, 12), codecFiles);
  expect(smooth.image.startsWith('data:image/jpeg')).toBe(true);
  const noisy = await pictureLogo(photo(300, 200, 130), codecFiles);
  for (const { image, width } of [smooth, noisy]) {
    expect(image.length).toBeLessThanOrEqual(40_000);
    expect(readImage(image).width).toBe(width);
  }
  expect([smooth.width, noisy.width < 300]).toEqual([240, true]);
});
