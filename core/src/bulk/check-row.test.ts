import { expect, test } from 'vitest';
import { decoders } from '../../proof/scanners.ts';
import { defaultDesign } from '../design/design.ts';
import { geist } from '../lettering/geist.ts';
import { checkScan } from '../scan-check/scan-check.ts';
import type { Decoder } from '../scan-check/verdict.ts';
import { createScene } from '../scene/scene.ts';
import { createRowChecker } from './check-row.ts';
import { withLabel } from './label.ts';

/** The engines, and how many pictures each has read so far. */
function countedDecoders() {
  const counts = new Map(decoders.map(({ id }) => [id, 0]));
  const counted = decoders.map(
    (decoder): Decoder => ({
      ...decoder,
      decode(pixels) {
        counts.set(decoder.id, (counts.get(decoder.id) ?? 0) + 1);
        return decoder.decode(pixels);
      },
    }),
  );
  return { counted, counts };
}

const inputOf = (text: string, label = '', design = defaultDesign) => ({
  text,
  design: withLabel(design, label),
  font: geist,
});
const sceneOf = ({ text, design, font }: ReturnType<typeof inputOf>) =>
  createScene(text, design, { font });

test('only the first code of a version is read in every trial, whatever the labels of the others are', async () => {
  const { counted, counts } = countedDecoders();
  const check = createRowChecker(counted);
  const first = inputOf('https://example.com/table/1', 'Table 1');
  const verdict = await check(sceneOf(first), first);
  expect(verdict).toEqual(await checkScan(first, decoders, 'full'));
  const before = new Map(counts);
  const second = inputOf('https://example.com/table/2', 'Table 2');
  const shared = await check(sceneOf(second), second);
  expect(shared).toMatchObject({ readable: true, score: verdict.score, rating: verdict.rating });
  expect((counts.get('zxing') ?? 0) - (before.get('zxing') ?? 0)).toBe(3);
  expect((counts.get('qr') ?? 0) - (before.get('qr') ?? 0)).toBe(3);
  expect(counts.get('jsqr')).toBe(before.get('jsqr'));

  const longer = inputOf(`https://example.com/${'a'.repeat(80)}`, 'Table 3');
  await check(sceneOf(longer), longer);
  expect(counts.get('jsqr')).toBeGreaterThan(before.get('jsqr') ?? 0);
});

test('a code that cannot be read is found behind a first one that can', async () => {
  const check = createRowChecker(decoders);
  const first = inputOf('https://example.com/table/1');
  expect((await check(sceneOf(first), first)).readable).toBe(true);
  const other = inputOf('https://example.com/table/2');
  const wrong = sceneOf(inputOf('https://example.com/table/3'));
  expect((await check(wrong, other)).readable).toBe(false);
});

test('every code of a design that cannot be read is checked by itself', async () => {
  const check = createRowChecker(decoders);
  const pale = { ...defaultDesign, ink: { type: 'solid', color: '#eeeeee' } } as const;
  for (const table of [1, 2]) {
    const input = inputOf(`https://example.com/table/${table}`, '', pale);
    const verdict = await check(sceneOf(input), input);
    expect(verdict).toMatchObject({ readable: false, causes: ['contrast'] });
  }
});
