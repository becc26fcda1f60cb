import type { Design } from '../design/design.ts';

/** ISO/IEC 18004, 9.1: the light margin on every side of a symbol, in modules. */
export const STANDARD_QUIET_ZONE = 4;

/**
 * The minimum distance between symbol and frame, in modules. With less, scanners miss the symbol beside a
 * dark frame.
 */
export const MIN_FRAMED_QUIET_ZONE = 2;

/** The light margin that a design is drawn with, in modules. */
export function drawnQuietZone({ quietZone, frame }: Pick<Design, 'quietZone' | 'frame'>): number {
  return frame ? Math.max(quietZone, MIN_FRAMED_QUIET_ZONE) : quietZone;
}
