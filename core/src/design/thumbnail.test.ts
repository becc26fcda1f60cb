import { describe, expect, test } from 'vitest';
import { eyeBalls } from '../eye-ball/index.ts';
import { eyeFrames } from '../eye-frame/index.ts';
import { type Choice, offered } from '../offered.ts';
import { shapes } from '../shape/index.ts';
import {
  eyeBallThumbnail,
  eyeFrameThumbnail,
  shapeThumbnail,
  type Thumbnail,
} from './thumbnail.ts';

const registries: [string, readonly { id: string }[], Thumbnail[]][] = [
  ['module shapes', shapes, shapes.map(shapeThumbnail)],
  ['eye frames', eyeFrames, eyeFrames.map(eyeFrameThumbnail)],
  ['eye balls', eyeBalls, eyeBalls.map(eyeBallThumbnail)],
];

describe.each(registries)('all %s', (_, entries, thumbnails) => {
  test('have unique names', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  test('have different pictures, made of path data only', () => {
    const pictures = thumbnails.map((thumbnail) => JSON.stringify(thumbnail));
    // A redrawn ring may differ in the alignment patterns only.
    expect(new Set(pictures).size).toBeGreaterThanOrEqual(offered<Choice>(entries).length);
    for (const { path, viewBox } of thumbnails) {
      expect(viewBox).toMatch(/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/);
      expect(path).toMatch(/^M[-\d. MmLlAaCcz]+z$/);
    }
  });
});

test('there are enough entries to choose from', () => {
  expect(shapes.length).toBeGreaterThanOrEqual(12);
  expect(eyeFrames.length).toBeGreaterThanOrEqual(8);
  expect(eyeBalls.length).toBeGreaterThanOrEqual(8);
});
