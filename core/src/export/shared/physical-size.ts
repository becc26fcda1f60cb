const MM_PER_INCH = 25.4;

/** Pixels on a side of so many millimetres at a resolution in dots an inch. */
export function sizePxOf(sizeMm: number, dpi: number): number {
  return Math.round((sizeMm / MM_PER_INCH) * dpi);
}

/** As PNG says it; `undefined` without a physical size. */
export function pixelsPerMetre(sizePx: number, sizeMm: number | undefined): number | undefined {
  return sizeMm && Math.round((sizePx / sizeMm) * 1000);
}

/** As JPEG says it. */
export function dotsPerInch(sizePx: number, sizeMm: number): number {
  return Math.round((sizePx / sizeMm) * MM_PER_INCH);
}

/** PostScript points of 1/72 inch, as PDF and EPS count. */
export function pointsOf(mm: number): number {
  return (mm / MM_PER_INCH) * 72;
}
