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
const FOCAL_LENGTH_PX = FRAME_WIDTH_PX / FRAME_WIDTH_TO_DISTANCE;
/**
 * Measured by `proof/print-distance.test.ts`: ZXing-C++ 3 reads tilted, turned, noisy and slightly blurred
 * pictures if a module has at least 2.5 to 3 pixels. ZXing-C++ 1.4, as in older phones, needs 4.55 up to version 16,
 * and misses some denser codes at any width.
 */
const MODULE_PX = 4.55;
/** For ZXing-C++ 3 alone, with a reserve for wider lenses and worse focus. */
const MIN_MODULE_PX = 3.5;
/** A symbol and its quiet zone, turned by 45°, fit into a frame that is 3/4 as high as its distance. */
const MAX_WIDTH_TO_DISTANCE = 0.5;

/** The distance from which a symbol is read whose modules have this width; both in millimetres. */
export function readingDistanceMm(moduleMm: number, modules: number): number {
  return moduleMm / moduleToDistance(modules);
}

/** The smallest width of a module that is read from this distance; both in millimetres. */
export function minModuleMmAt(distanceMm: number, modules: number): number {
  return distanceMm * moduleToDistance(modules);
}

/** @param modules per side of the symbol */
function moduleToDistance(modules: number): number {
  const fitting = MAX_WIDTH_TO_DISTANCE / modules;
  return Math.max(MIN_MODULE_PX / FOCAL_LENGTH_PX, Math.min(MODULE_PX / FOCAL_LENGTH_PX, fitting));
}
