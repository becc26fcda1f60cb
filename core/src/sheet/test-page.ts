import type { Font } from '../lettering/font.ts';
import { roundedBox } from '../path/outlines.ts';
import type { Path } from '../path/path.ts';
import { placed } from '../path/transform.ts';
import type { Stroke } from './crop-marks.ts';
import { labelBox, labelsPerPage, type SheetLayout } from './sheet-layout.ts';
import type { SheetPage } from './sheet-page.ts';

const RULER_MM = 100;
const TICKS = { 1: 1.5, 5: 2.5, 10: 4 } as const;
const DIGIT_MM = 1.6;

/**
 * A page that shows whether a printer keeps sizes and places: the outline of every label, and a ruler in
 * both directions, of 100 mm or as many full centimetres as the page has.
 * @param notes lines below the rulers, for the person at the printer
 */
export function testPage(layout: SheetLayout, notes: readonly string[], font: Font): SheetPage {
  const { pageWidth, pageHeight, cornerRadius } = layout;
  const outlines = Array.from({ length: labelsPerPage(layout) }, (_, place) => {
    const { x, y, width, height } = labelBox(layout, place);
    const r = Math.min(cornerRadius, width / 2, height / 2);
    return roundedBox(x, y, width, height, [r, r, r, r]);
  });
  const long = rulerLength(pageWidth);
  const high = rulerLength(pageHeight);
  const [left, top] = [rulerStart(pageWidth, long), rulerStart(pageHeight, high)];
  const filled: Path[] = [];
  const write = (text: string, capHeight: number, x: number, y: number) => {
    const { path, width } = font.outline(text, capHeight);
    // Centred at x, and narrower if the page is.
    const scale = Math.min(1, (pageWidth - 4) / width);
    if (path) filled.push(placed(path, Math.max(2, x - (width * scale) / 2), y, scale));
  };
  const strokes: Stroke[] = [
    [left, top, left + long, top],
    [left, top, left, top + high],
  ];
  for (let mm = 0; mm <= Math.max(long, high); mm++) {
    const tick = TICKS[mm % 10 === 0 ? 10 : mm % 5 === 0 ? 5 : 1];
    if (mm <= long) strokes.push([left + mm, top, left + mm, top + tick]);
    if (mm <= high && mm > 0) strokes.push([left, top + mm, left + tick, top + mm]);
    if (mm % 10 !== 0 || mm === 0) continue;
    if (mm <= long) write(String(mm), DIGIT_MM, left + mm, top + TICKS[10] + DIGIT_MM + 0.6);
    if (mm <= high) write(String(mm), DIGIT_MM, left + TICKS[10] + 2.6, top + mm + DIGIT_MM / 2);
  }
  const lineHeight = 5;
  for (const [i, note] of notes.entries()) {
    const y = top + TICKS[10] + DIGIT_MM + 8 + i * lineHeight;
    if (y < pageHeight - 2) write(note, 2.2, pageWidth / 2, y);
  }
  return { width: pageWidth, height: pageHeight, labels: [], strokes, outlines, filled };
}

/** The length of the rulers: of the shorter one, if they differ. */
export function rulerMm({ pageWidth, pageHeight }: SheetLayout): number {
  return rulerLength(Math.min(pageWidth, pageHeight));
}

/** Full centimetres that leave 5 mm at both ends, at most 100 mm. */
function rulerLength(side: number): number {
  return Math.max(10, Math.min(RULER_MM, Math.floor((side - 10) / 10) * 10));
}

function rulerStart(side: number, length: number): number {
  return Math.round((side - length) / 2);
}
