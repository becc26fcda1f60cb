import { MM_PER_INCH } from '@everscan/core/print/physical-size';
import { isRound, labelsPerPage, type SheetLayout } from '@everscan/core/sheet/sheet-layout';
import * as m from '@everscan/messages/sheets';

/** The size of a label, in the unit in which it is sold. */
export function sizeOf(layout: SheetLayout): string {
  const { width, height, unit, kind } = layout;
  if (isRound(layout)) return m.diameterMm(width);
  // A table tent is folded, so it is half as high as its paper.
  const shown = kind === 'tents' ? height / 2 : height;
  return unit === 'in'
    ? m.sizeIn(inches(width), inches(shown))
    : m.sizeMm(rounded(width), rounded(shown));
}

export function nameOf(layout: SheetLayout): string {
  const [count, size] = [labelsPerPage(layout), sizeOf(layout)];
  if (layout.kind === 'roll') return m.rollOf(size);
  if (layout.kind === 'cards') return m.cardsOf(count, size);
  if (layout.kind === 'tents') return m.tentsOf(count, size);
  return isRound(layout) ? m.roundLabelsOf(count, size) : m.labelsOf(count, size);
}

function inches(mm: number): number {
  return Math.round((mm / MM_PER_INCH) * 1000) / 1000;
}

function rounded(mm: number): number {
  return Math.round(mm * 100) / 100;
}
