// Modules have whole pixels. `pageModules` is the longer side of the page in modules, `sizePx` that of the image.

/** Pixels of a module: as many as fit; 0 if an image is too small. */
export function modulePxOf(pageModules: number, sizePx: number): number {
  return Math.floor(sizePx / pageModules);
}

/**
 * Width of a module in millimetres when the longer side of the image is printed `sizeMm` long. The pixels
 * that no module uses widen the margin, so it is less than the page's share of this length.
 */
export function printedModuleMm(pageModules: number, sizePx: number, sizeMm: number): number {
  return (modulePxOf(pageModules, sizePx) * sizeMm) / sizePx;
}

/** The smallest image whose modules have at least `modulePx` pixels, which may be a fraction. */
export function minSizePx(pageModules: number, modulePx: number): number {
  return Math.ceil(Math.ceil(modulePx) * pageModules);
}
