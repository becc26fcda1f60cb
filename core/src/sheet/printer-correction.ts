import type { Matrix } from '../path/matrix.ts';
import { labelBox, labelsPerPage, type SheetLayout } from './sheet-layout.ts';

/** How everything on a page is moved and scaled before printing, to make up for a printer that is off. */
export type PrinterCorrection = {
  /** Millimetres to the right and down; negative to the left and up. */
  readonly x: number;
  readonly y: number;
  /** Per cent, from the upper left corner of the page. */
  readonly scale: number;
};

export const NO_CORRECTION: PrinterCorrection = { x: 0, y: 0, scale: 100 };

/** Printers are off by a few millimetres. More is another layout. */
export const correctionLimits = {
  shift: { min: -20, max: 20 },
  scale: { min: 90, max: 110 },
} as const;

/** Sheets are cut less exactly than this. */
const TOLERANCE_MM = 0.1;

export function correctionMatrix({ x, y, scale }: PrinterCorrection): Matrix {
  return [scale / 100, 0, 0, scale / 100, x, y];
}

/** Whether a label of a full page ends outside the page, where it cannot be printed. */
export function leavesPage(layout: SheetLayout, { x, y, scale }: PrinterCorrection): boolean {
  const factor = scale / 100;
  const first = labelBox(layout, 0);
  const last = labelBox(layout, labelsPerPage(layout) - 1);
  const outside = (start: number, end: number, shift: number, page: number) =>
    start * factor + shift < Math.min(0, start) - TOLERANCE_MM ||
    end * factor + shift > Math.max(page, end) + TOLERANCE_MM;
  return (
    outside(first.x, last.x + last.width, x, layout.pageWidth) ||
    outside(first.y, last.y + last.height, y, layout.pageHeight)
  );
}

/** A stored correction; none if it is damaged. */
export function readCorrection(stored: unknown): PrinterCorrection {
  const { x, y, scale } = (stored ?? NO_CORRECTION) as PrinterCorrection;
  const { shift, scale: size } = correctionLimits;
  const isValid = within(x, shift) && within(y, shift) && within(scale, size);
  return isValid ? { x, y, scale } : NO_CORRECTION;
}

export function within(
  value: number,
  { min, max }: { readonly min: number; readonly max: number },
): boolean {
  return typeof value === 'number' && value >= min && value <= max;
}
