import { MM_PER_INCH } from '../print/physical-size.ts';
import type { SheetLayout } from './sheet-layout.ts';

const A4 = { unit: 'mm', pageWidth: 210, pageHeight: 297 } as const;
const LETTER = { unit: 'in', pageWidth: 215.9, pageHeight: 279.4 } as const;

type Grid = Omit<SheetLayout, 'unit' | 'pageWidth' | 'pageHeight' | 'kind'> & {
  readonly kind?: SheetLayout['kind'];
};

function a4(grid: Grid): SheetLayout {
  return { ...A4, kind: 'labels', ...grid };
}

/** Measures in inches. */
function letter({ id, fits, kind = 'labels', columns, rows, ...lengths }: Grid): SheetLayout {
  return { ...LETTER, id, kind, ...(fits && { fits }), columns, rows, ...inMm(lengths) };
}

function roll(id: string, unit: SheetLayout['unit'], width: number, height: number): SheetLayout {
  const mm = (length: number) => round(unit === 'in' ? length * MM_PER_INCH : length);
  return {
    ...rollMeasures(mm(width), mm(height), 1.5),
    id,
    unit,
    kind: 'roll',
  };
}

/** One label as large as the page. */
export function rollMeasures(width: number, height: number, cornerRadius: number) {
  return {
    pageWidth: width,
    pageHeight: height,
    columns: 1,
    rows: 1,
    width,
    height,
    cornerRadius,
    left: 0,
    top: 0,
    pitchX: width,
    pitchY: height,
  };
}

function inMm<Lengths extends Record<string, number>>(lengths: Lengths): Lengths {
  const entries = Object.entries(lengths).map(([name, inches]) => [
    name,
    round(inches * MM_PER_INCH),
  ]);
  return Object.fromEntries(entries) as Lengths;
}

/** Removes the rounding errors of binary fractions. */
function round(mm: number): number {
  return Math.round(mm * 10_000) / 10_000;
}

/** Every layout, grouped by page, in the order in which it is offered. */
export const sheetLayouts: readonly SheetLayout[] = [
  a4({
    id: 'a4-65',
    fits: 'Avery L7651',
    columns: 5,
    rows: 13,
    width: 38.1,
    height: 21.2,
    cornerRadius: 1.5,
    left: 4.75,
    top: 10.7,
    pitchX: 40.6,
    pitchY: 21.2,
  }),
  a4({
    id: 'a4-40',
    columns: 4,
    rows: 10,
    width: 52.5,
    height: 29.7,
    cornerRadius: 0,
    left: 0,
    top: 0,
    pitchX: 52.5,
    pitchY: 29.7,
  }),
  a4({
    id: 'a4-24',
    columns: 3,
    rows: 8,
    width: 70,
    height: 37,
    cornerRadius: 0,
    left: 0,
    top: 0.5,
    pitchX: 70,
    pitchY: 37,
  }),
  a4({
    id: 'a4-21',
    fits: 'Avery L7160',
    columns: 3,
    rows: 7,
    width: 63.5,
    height: 38.1,
    cornerRadius: 2,
    left: 7.25,
    top: 15.15,
    pitchX: 66,
    pitchY: 38.1,
  }),
  a4({
    id: 'a4-14',
    fits: 'Avery L7163',
    columns: 2,
    rows: 7,
    width: 99.1,
    height: 38.1,
    cornerRadius: 2,
    left: 4.65,
    top: 15.15,
    pitchX: 101.6,
    pitchY: 38.1,
  }),
  a4({
    id: 'a4-8',
    fits: 'Avery L7165',
    columns: 2,
    rows: 4,
    width: 99.1,
    height: 67.7,
    cornerRadius: 2,
    left: 4.65,
    top: 13.1,
    pitchX: 101.6,
    pitchY: 67.7,
  }),
  a4({
    id: 'a4-189',
    columns: 7,
    rows: 27,
    width: 25.4,
    height: 10,
    cornerRadius: 1,
    left: 8.6,
    top: 13.5,
    pitchX: 27.9,
    pitchY: 10,
  }),
  a4({
    id: 'a4-round-24',
    columns: 4,
    rows: 6,
    width: 40,
    height: 40,
    cornerRadius: 20,
    left: 16,
    top: 13.5,
    pitchX: 46,
    pitchY: 46,
  }),
  a4({
    id: 'a4-business-cards',
    kind: 'cards',
    columns: 2,
    rows: 5,
    width: 85,
    height: 54,
    cornerRadius: 0,
    left: 15,
    top: 13.5,
    pitchX: 95,
    pitchY: 54,
  }),
  a4({
    id: 'a4-table-cards',
    kind: 'cards',
    columns: 2,
    rows: 2,
    width: 105,
    height: 148.5,
    cornerRadius: 0,
    left: 0,
    top: 0,
    pitchX: 105,
    pitchY: 148.5,
  }),
  a4({
    id: 'a4-table-tents',
    kind: 'tents',
    columns: 2,
    rows: 1,
    width: 105,
    height: 297,
    cornerRadius: 0,
    left: 0,
    top: 0,
    pitchX: 105,
    pitchY: 297,
  }),
  letter({
    id: 'letter-30',
    fits: 'Avery 5160',
    columns: 3,
    rows: 10,
    width: 2.625,
    height: 1,
    cornerRadius: 0.0625,
    left: 0.1875,
    top: 0.5,
    pitchX: 2.75,
    pitchY: 1,
  }),
  letter({
    id: 'letter-10',
    fits: 'Avery 5163',
    columns: 2,
    rows: 5,
    width: 4,
    height: 2,
    cornerRadius: 0.0625,
    left: 0.15625,
    top: 0.5,
    pitchX: 4.1875,
    pitchY: 2,
  }),
  letter({
    id: 'letter-6',
    fits: 'Avery 5164',
    columns: 2,
    rows: 3,
    width: 4,
    height: 10 / 3,
    cornerRadius: 0.0625,
    left: 0.15625,
    top: 0.5,
    pitchX: 4.1875,
    pitchY: 10 / 3,
  }),
  letter({
    id: 'letter-square-12',
    fits: 'Avery 22806',
    columns: 3,
    rows: 4,
    width: 2,
    height: 2,
    cornerRadius: 0.125,
    left: 0.625,
    top: 0.625,
    pitchX: 2.625,
    pitchY: 31 / 12,
  }),
  letter({
    id: 'letter-business-cards',
    fits: 'Avery 5371',
    kind: 'cards',
    columns: 2,
    rows: 5,
    width: 3.5,
    height: 2,
    cornerRadius: 0,
    left: 0.75,
    top: 0.5,
    pitchX: 3.5,
    pitchY: 2,
  }),
  roll('roll-57x32', 'mm', 57, 32),
  roll('roll-62x29', 'mm', 62, 29),
  roll('roll-50x50', 'mm', 50, 50),
  roll('roll-2x1', 'in', 2, 1),
  roll('roll-4x6', 'in', 4, 6),
];
