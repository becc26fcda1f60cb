import { number } from './format.ts';

export * from './first/download.ts';

// Dialog
export const moreOptions = 'More options…';
export const format = 'Format';
/** Headings above the formats; what they are for is in grey. */
export const rasterFormats = '<kind>Raster</kind> <use>for web and Office</use>';
export const vectorFormats = '<kind>Vector</kind> <use>for print</use>';
export const blackOnly = 'Black only (K)';
export const blackOnlyHint = 'For offset printing. Colours turn grey.';
export const preparing = 'Preparing…';
/** `format` is "PNG", "SVG" and so on. */
export const downloadFormat = (format: string) => `Download ${format}`;
export const createAndDownloadFormat = (format: string) => `Create and download ${format}`;
export const savedTestIt = 'Saved. Test the file with your phone.';
export const copied = 'Copied';
export const copyImage = 'Copy image';
export const copySvg = 'Copy SVG';
export const somethingWrong = 'Something went wrong. Please try again.';

// Size
export const sizeIn = 'Size in';
export const pixels = 'Pixels';
export const millimetres = 'Millimetres';
export const longerSidePx = 'Longer side in pixels';
export const longerSideMm = 'Longer side in mm';
export const resolutionDpi = 'Resolution in DPI';
export const upToPx = (most: number) => `Up to ${number(most)}.`;
export const vectorHint = 'Vector files stay sharp at any size.';
export const densityStored = 'Stored in the file.';
export const densityNotStored = (format: string) => `${format} files cannot store it.`;
export const thatIsPx = (px: number, codeWidth: string) =>
  `That is ${number(px)} pixels. The code itself is ${codeWidth} wide.`;
export const thatIsPxOutside = (px: number, least: number, most: number) =>
  `That is ${number(px)} pixels. Choose a size from ${number(least)} to ${number(most)} pixels.`;
export const enterWholeNumber = (least: number, most: number) =>
  `Enter a whole number from ${number(least)} to ${number(most)}.`;
export const enterNumber = (least: number, most: number) =>
  `Enter a number from ${number(least)} to ${number(most)}.`;

// Print size
export const whatSize = 'What size should I print?';
/** Above the choice between the next two. */
export const iKnowThe = 'I know the';
export const scanningDistance = 'Scanning distance';
export const printSize = 'Print size';
export const distanceMetres = 'Distance in metres';
export const codeWidthMm = 'Code width in mm';
export const printerDpi = 'Printer’s resolution (DPI)';
export const enterBoth =
  'Enter a resolution from 30 to 2,400 dpi, and a distance or width greater than 0.';
export const applyLength = (length: string) => `Use ${length}`;

// Lengths; a no-break space keeps a number and its unit on one line
export const mm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0mm`;
export const cm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0cm`;
export const metres = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0m`;

// Print advice. Lengths come with their unit. The dots of a code are its small squares; `least` is the
// number of printer dots that each of them needs.
export const printWidth = (distance: string, width: string) =>
  `To scan it from ${distance} away, print it ${width} wide.`;
export const distanceSetsWidth = (dot: string, dots: number) =>
  `The distance sets this width: at that distance, a phone needs dots of ${dot}, and this code is ${number(dots)} dots wide.`;
export const distanceSetsWidthShorten = (dot: string, dots: number) =>
  `The distance sets this width: at that distance, a phone needs dots of ${dot}, and this code is ${number(dots)} dots wide. Shorten the content to print it smaller.`;
/** Follows the advice for a code with many dots. */
export const fewerDotsHelp =
  'In a code as dense as this one, fewer dots help more than width: choose a lower error correction level, shorten the content, or make the code dynamic, so that it holds only a short link.';
export const printerSetsWidth = (dpi: number, least: number, dot: string) =>
  `The printer sets this width: at ${number(dpi, { maximumFractionDigits: 2 })} dpi, each square of the code needs ${number(least)} printer dots, which are ${dot} wide. A higher resolution allows a smaller print.`;
export const dotsSetWidth = (leastDot: string, dots: number) =>
  `The dots set this width: dots narrower than ${leastDot} run together, and this code is ${number(dots)} dots wide. Shorten the content to print it smaller.`;
export const smallestWidth = (width: string) =>
  `This is the smallest recommended width: some phones cannot focus close enough to read codes narrower than ${width}.`;
export const tooNarrow = (width: string, leastWidth: string) =>
  `${width} is too narrow: print it at least ${leastWidth} wide.`;
export const resolutionTooLow = (
  dpi: number,
  printerDots: number,
  least: number,
  leastDpi: number,
) =>
  `The printer’s resolution is too low: at ${number(dpi, { maximumFractionDigits: 2 })} dpi, each square of the code is only ${number(printerDots, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} printer dots wide and needs ${number(least)}. Print at ${number(leastDpi, { useGrouping: false })} dpi or more, or shorten the content.`;
export const dotsTooSmall = (dot: string) =>
  `The dots are too small: at ${dot} they run together. Print it wider, or shorten the content.`;
export const narrowerThanFocus = (width: string) =>
  `Some phones cannot focus close enough to read codes narrower than ${width}.`;
export const scanDistance = (width: string, distance: string) =>
  `At ${width} wide, it can be scanned from up to ${distance} away.`;
export const dotsLimitDistance = (dot: string) =>
  `The dots limit the distance: they are ${dot} wide, and from farther away a phone’s camera blurs them. For a longer distance, print it wider or shorten the content.`;
export const keepClear = (margin: string, size: string, px: number) =>
  `Keep ${margin} clear on every side. The whole file measures ${size}, or ${number(px)} pixels.`;
export const tooManyPixels = 'That is more than this format allows: choose SVG or PDF.';
