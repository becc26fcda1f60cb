import { describe, expect, test } from 'vitest';
import { eyeBalls } from '../src/eye-ball/index.ts';
import { eyeFrames } from '../src/eye-frame/index.ts';
import { frames } from '../src/frame/index.ts';
import { shapes } from '../src/shape/index.ts';
import { casesWithNewEntries, designCases } from './design-cases.ts';
import { isFull } from './extent.ts';
import { expectToScan, fileOf } from './read-back.ts';

/** Those of `npm test` have every shape, eye and frame. */
const cases = isFull ? designCases : casesWithNewEntries;
/** The site's download, or half of it, which takes a quarter of the time. */
const sizePx = isFull ? 1000 : 500;
const count = `${cases.length} of ${designCases.length}`;

describe(`two scanners read a design as a PNG of ${sizePx} pixels (${count})`, () => {
  test.for(cases)('$name', async (designCase) => {
    await expectToScan(await fileOf(designCase, 'png', { sizePx }), designCase.text);
  });
});

test('at least 400 designs cover every pair of shape and eye frame, eye frame and eye ball, and shape and frame', () => {
  expect(designCases.length).toBeGreaterThanOrEqual(400);
  const pairs = <A, B>(a: readonly A[], b: readonly B[], has: (a: A, b: B) => boolean) =>
    a.every((one) => b.every((other) => has(one, other)));
  const designs = designCases.map(({ design }) => design);
  expect(
    pairs(shapes, eyeFrames, (s, f) =>
      designs.some((d) => d.shape === s.id && d.eyeFrame === f.id),
    ),
  ).toBe(true);
  expect(
    pairs(eyeFrames, eyeBalls, (f, b) =>
      designs.some((d) => d.eyeFrame === f.id && d.eyeBall === b.id),
    ),
  ).toBe(true);
  expect(
    pairs(shapes, frames, (s, f) => designs.some((d) => d.shape === s.id && d.frame?.id === f.id)),
  ).toBe(true);
});
