import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { isFull } from '../../../../proof/extent.ts';
import { readPng } from '../../../../proof/scanners.ts';
import { CodeError } from '../../../code-error.ts';
import { createScene, type Scene } from '../../../scene/scene.ts';
import { styles } from '../../../style/index.ts';
import { renderRgba } from '../paint.ts';
import { rasterise, toRgba } from '../rasterise.ts';
import { renderPng } from './png.ts';

const scenes = (style: 'standard' | 'dots') =>
  fc.record({
    scene: fc
      .record({
        text: fc.string({ minLength: 1, maxLength: 300 }),
        level: fc.constantFrom('L', 'M', 'Q', 'H'),
        quietZone: fc.integer({ min: 1, max: 4 }),
      })
      .map(({ text, level, quietZone }) => createScene(text, { shape: style, level, quietZone })),
    sizePx: fc.oneof(fc.integer({ min: 30, max: 600 }), fc.integer({ min: 30, max: 1600 })),
  });
const fits = ({ scene, sizePx }: { scene: Scene; sizePx: number }) =>
  sizePx >= scene.size + 2 * scene.quietZone;

const url = createScene('https://example.com', { shape: 'standard', level: 'H', quietZone: 1 });
const dots = createScene('https://example.com', { shape: 'dots', level: 'H', quietZone: 1 });

/** Type and data of every chunk; throws on a wrong checksum. */
function chunksOf(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks = [];
  for (let at = 8; at < png.length; ) {
    const length = view.getUint32(at);
    const end = at + 8 + length;
    expect(view.getUint32(end)).toBe(crc32(png.subarray(at + 4, end)));
    chunks.push({
      type: Buffer.from(png.subarray(at + 4, at + 8)).toString(),
      data: png.subarray(at + 8, end),
    });
    at = end + 4;
  }
  return chunks;
}

describe('the file', () => {
  test.each([
    ['standard', url, 1],
    ['dots', dots, 8],
  ] as const)('of a %s code has three chunks and the fewest bits per pixel', (_, scene, depth) => {
    const png = renderPng(scene, 1000);
    expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    const chunks = chunksOf(png);
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect([...(chunks[0]?.data ?? [])]).toEqual([0, 0, 3, 232, 0, 0, 3, 232, depth, 0, 0, 0, 0]);
  });

  test.each([
    ['black and grey', '#333333', 0],
    ['green', '#0a6e4f', 2],
  ] as const)('of a framed code in %s has the fewest channels', (_, color, colorType) => {
    const frame = { id: 'card', text: '', color, textColor: '#ffffff' } as const;
    const scene = createScene('https://example.com', { frame });
    const png = renderPng(scene, 400);
    expect(chunksOf(png)[0]?.data[9]).toBe(colorType);
    const { data } = PNG.sync.read(Buffer.from(png));
    expect(new Uint8Array(data)).toEqual(new Uint8Array(renderRgba(scene, 400).data));
  });

  test.each(styles)('of a $id code is read by an independent decoder', ({ id }) => {
    fc.assert(
      fc.property(scenes(id).filter(fits), ({ scene, sizePx }) => {
        const png = renderPng(scene, sizePx);
        const { width, height, data } = PNG.sync.read(Buffer.from(png), { checkCRC: true });
        expect([width, height]).toEqual([sizePx, sizePx]);
        expect(data.equals(readPng(png).data)).toBe(true);
      }),
      { seed: 15948, numRuns: 10 },
    );
  });

  test('stays the same, byte for byte', () => {
    const digest = (png: Uint8Array) => createHash('sha256').update(png).digest('hex');
    expect(digest(renderPng(url, 400))).toMatchInlineSnapshot(
      `"c17c58f0b2a854d6dff37c85a4efa9c460f7705622dd9a34c9708bfb15dae9c5"`,
    );
    expect(digest(renderPng(dots, 400))).toMatchInlineSnapshot(
      `"ef2b8e17db0b71dde7e8d2fee3b9352711986d80c711df55d7f26fee36bf1a8f"`,
    );
  });

  test('is small', () => {
    expect(renderPng(url, 1000).length).toBeLessThan(2000);
    expect(renderPng(dots, 1000).length).toBeLessThan(20_000);
  });

  test('is refused when a module would be less than a pixel', () => {
    expect(renderPng(url, 31).length).toBeGreaterThan(0);
    expect(() => renderPng(url, 30)).toThrow(
      new CodeError('size-too-small', { code: 'image-too-small', modules: 29, leastPx: 31 }),
    );
  });
});

describe('the picture', () => {
  test('shows modules as whole squares inside an even margin, at every size', () => {
    fc.assert(
      fc.property(scenes('standard').filter(fits), ({ scene, sizePx }) => {
        const { data } = readPng(renderPng(scene, sizePx));
        const pixels = new Uint32Array(data.buffer);
        const modulePx = Math.floor(sizePx / (scene.size + 2 * scene.quietZone));
        const before = Math.floor((sizePx - modulePx * scene.size) / 2);
        const after = sizePx - before - modulePx * scene.size;
        expect(after - before).toBeLessThanOrEqual(1);
        expect(before).toBeGreaterThanOrEqual(scene.quietZone * modulePx);
        const expected = new Uint32Array(sizePx * sizePx).fill(0xffffffff);
        for (let y = 0; y < scene.size * modulePx; y++) {
          for (let x = 0; x < scene.size * modulePx; x++) {
            const module = Math.floor(y / modulePx) * scene.size + Math.floor(x / modulePx);
            if (scene.grid[module]) expected[(before + y) * sizePx + before + x] = 0xff000000;
          }
        }
        expect(Buffer.from(pixels.buffer).equals(Buffer.from(expected.buffer))).toBe(true);
      }),
      { seed: 18004, numRuns: isFull ? 40 : 15, examples: [[{ scene: url, sizePx: 4096 }]] },
    );
  });

  test.each(styles)('of a $id code is the one that the preview shows', ({ id }) => {
    fc.assert(
      fc.property(scenes(id).filter(fits), ({ scene, sizePx }) => {
        const { data } = readPng(renderPng(scene, sizePx));
        expect(Buffer.from(toRgba(rasterise(scene, sizePx))).equals(data)).toBe(true);
      }),
      { seed: 7, numRuns: isFull ? 40 : 15 },
    );
  });

  test('of dots is dark in the middle of each dark module and white at its corners', () => {
    fc.assert(
      fc.property(scenes('dots').filter(fits), ({ scene, sizePx }) => {
        const modulePx = Math.floor(sizePx / (scene.size + 2 * scene.quietZone));
        fc.pre(modulePx >= 5);
        const { data } = readPng(renderPng(scene, sizePx));
        const before = Math.floor((sizePx - modulePx * scene.size) / 2);
        const dot = scene.tiles.findIndex((tile) => tile.some(([step]) => step === 'A')) + 1;
        const grey = (x: number, y: number) => data[4 * (y * sizePx + x)];
        const wrong: object[] = [];
        for (let i = 0; i < scene.grid.length; i++) {
          const left = before + (i % scene.size) * modulePx;
          const top = before + Math.floor(i / scene.size) * modulePx;
          const middle = Math.floor(modulePx / 2);
          const [centre, corner] = [grey(left + middle, top + middle), grey(left, top) ?? 0];
          if (centre !== (scene.grid[i] ? 0 : 255)) wrong.push({ i, centre });
          if (scene.grid[i] === dot && corner <= 190) wrong.push({ i, corner });
        }
        expect(wrong).toEqual([]);
      }),
      { seed: 3, numRuns: isFull ? 30 : 15 },
    );
  });
});
