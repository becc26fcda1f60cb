export const MM_PER_INCH = 25.4;

/** Pixels along a length in millimetres at a resolution in dots per inch. */
export function sizePxOf(sizeMm: number, dpi: number): number {
  return Math.round((sizeMm / MM_PER_INCH) * dpi);
}

/** The resolution as PNG states it; `undefined` without a physical size. */
export function pixelsPerMetre(sizePx: number, sizeMm: number | undefined): number | undefined {
  return sizeMm && Math.round((sizePx / sizeMm) * 1000);
}

/** The resolution as JPEG states it. */
export function dotsPerInch(sizePx: number, sizeMm: number): number {
  return Math.round((sizePx / sizeMm) * MM_PER_INCH);
}

/** A length in PostScript points of 1/72 inch, the unit of PDF and EPS. */
export function pointsOf(mm: number): number {
  return (mm / MM_PER_INCH) * 72;
}
