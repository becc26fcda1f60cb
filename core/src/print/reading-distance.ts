/**
 * How far away a phone reads a printed code. The limit is how many pixels of the camera a module gets, so
 * these functions use the width of a module, not that of the symbol (decision 21).
 */

/** Scanners look at video. Google's ML Kit recommends 1280 × 720 or 1920 × 1080 pixels. */
const FRAME_WIDTH_PX = 1920;
/**
 * A frame shows a width of 4/3 of its distance: a main camera of 26 mm on 35 mm film (Apple's figure
 * for the iPhone 14 and 15), whose video takes the whole width of a 4:3 sensor, 67° horizontally.
 */
const FRAME_WIDTH_TO_DISTANCE = 4 / 3;
/**
 * Measured by `proof/print-distance.test.ts`: ZXing-C++ reads tilted, turned, noisy and slightly blurred
 * pictures if a module has at least 2.5 to 3 pixels. The rest is a reserve for wider lenses and worse focus.
 */
const MIN_MODULE_PX = 3.5;

/** 411: the distance in widths of a module. */
const DISTANCE_TO_MODULE = FRAME_WIDTH_PX / FRAME_WIDTH_TO_DISTANCE / MIN_MODULE_PX;

/** The distance from which modules of this width are read; both in millimetres. */
export function readingDistanceMm(moduleMm: number): number {
  return moduleMm * DISTANCE_TO_MODULE;
}

/** The smallest width of a module that is read from this distance; both in millimetres. */
export function minModuleMmAt(distanceMm: number): number {
  return distanceMm / DISTANCE_TO_MODULE;
}
