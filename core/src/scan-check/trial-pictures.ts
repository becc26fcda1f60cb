import type { Pixels } from '../image/pixels.ts';
import { resize } from '../image/resize.ts';
import { DEFAULT_SIZE_PX, sceneOf, trialInput } from './run-trials.ts';
import { trials } from './trials.ts';
import type { ScanCheckInput } from './verdict.ts';

/**
 * The pictures that these trials showed to the decoders, for people to look at.
 * @param largestPx pictures with a longer side than this are scaled down
 * @throws {CodeError} when the code cannot be drawn
 */
export function drawTrials(
  input: ScanCheckInput,
  ids: readonly string[],
  largestPx: number,
): Map<string, Pixels> {
  const pictures = trialInput(sceneOf(input), input.sizePx ?? DEFAULT_SIZE_PX);
  const wanted = trials.filter(({ id }) => ids.includes(id));
  return new Map(wanted.map(({ id, make }) => [id, shrink(make(pictures), largestPx)]));
}

function shrink(pixels: Pixels, largestPx: number): Pixels {
  const scale = largestPx / Math.max(pixels.width, pixels.height);
  if (scale >= 1) return pixels;
  return resize(pixels, Math.round(pixels.width * scale), Math.round(pixels.height * scale));
}
