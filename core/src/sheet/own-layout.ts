import { labelsPerPage, type SheetLayout, type SheetMeasures } from './sheet-layout.ts';

/** Why a measure is wrong. Lengths are millimetres. */
export type LayoutFault =
  | { readonly code: 'length-range' | 'count-range'; readonly least: number; readonly most: number }
  | { readonly code: 'too-many-labels' | 'radius-too-large'; readonly most: number }
  | { readonly code: 'labels-overlap'; readonly least: number }
  | { readonly code: 'too-wide' | 'too-high'; readonly end: number; readonly page: number };

/** The measures that are wrong. */
export type LayoutFaults = Partial<Record<keyof SheetMeasures, LayoutFault>>;

/** In millimetres. */
const PAGE = { min: 10, max: 1200 } as const;
const MIN_LABEL_MM = 8;
const MAX_LABELS = 1000;
/** Sheets are cut less exactly than this. */
const TOLERANCE_MM = 0.1;

/** Checks a custom size: every label must fit on the page. A field without a valid number is NaN. */
export function faultsOf(measures: SheetMeasures): LayoutFaults {
  const { pageWidth, pageHeight, columns, rows, width, height } = measures;
  const { left, top, pitchX, pitchY, cornerRadius } = measures;
  const faults: LayoutFaults = {
    ...range('pageWidth', pageWidth, PAGE.min, PAGE.max),
    ...range('pageHeight', pageHeight, PAGE.min, PAGE.max),
    ...range('width', width, MIN_LABEL_MM, PAGE.max),
    ...range('height', height, MIN_LABEL_MM, PAGE.max),
    ...range('left', left, 0, PAGE.max),
    ...range('top', top, 0, PAGE.max),
    ...range('cornerRadius', cornerRadius, 0, PAGE.max),
    ...count('columns', columns),
    ...count('rows', rows),
    ...(columns > 1 && range('pitchX', pitchX, 0, PAGE.max)),
    ...(rows > 1 && range('pitchY', pitchY, 0, PAGE.max)),
  };
  if (Object.keys(faults).length > 0) return faults;
  if (labelsPerPage(measures) > MAX_LABELS)
    return { rows: { code: 'too-many-labels', most: MAX_LABELS } };
  if (cornerRadius > Math.min(width, height) / 2) {
    return { cornerRadius: { code: 'radius-too-large', most: Math.min(width, height) / 2 } };
  }
  const right = left + (columns - 1) * pitchX + width;
  const bottom = top + (rows - 1) * pitchY + height;
  return {
    ...(columns > 1 && pitchX < width && { pitchX: { code: 'labels-overlap', least: width } }),
    ...(rows > 1 && pitchY < height && { pitchY: { code: 'labels-overlap', least: height } }),
    ...(right > pageWidth + TOLERANCE_MM && {
      [columns > 1 ? 'columns' : 'width']: { code: 'too-wide', end: right, page: pageWidth },
    }),
    ...(bottom > pageHeight + TOLERANCE_MM && {
      [rows > 1 ? 'rows' : 'height']: { code: 'too-high', end: bottom, page: pageHeight },
    }),
  };
}

/** A layout that the browser has stored; `undefined` when it is damaged, or of another version. */
export function readOwnLayout(stored: unknown): SheetLayout | undefined {
  const layout = stored as SheetLayout | null;
  if (typeof layout !== 'object' || layout === null || typeof layout.id !== 'string')
    return undefined;
  if (layout.kind !== 'labels' && layout.kind !== 'roll') return undefined;
  const isNumeric = MEASURES.every((name) => typeof layout[name] === 'number');
  if (!isNumeric || Object.keys(faultsOf(layout)).length > 0) return undefined;
  const measures = Object.fromEntries(MEASURES.map((name) => [name, layout[name]]));
  return { ...(measures as SheetMeasures), id: layout.id, kind: layout.kind, unit: 'mm' };
}

const MEASURES = [
  'pageWidth',
  'pageHeight',
  'columns',
  'rows',
  'width',
  'height',
  'cornerRadius',
  'left',
  'top',
  'pitchX',
  'pitchY',
] as const satisfies readonly (keyof SheetMeasures)[];

function range(name: keyof SheetMeasures, value: number, min: number, max: number): LayoutFaults {
  return value >= min && value <= max
    ? {}
    : { [name]: { code: 'length-range', least: min, most: max } };
}

function count(name: 'columns' | 'rows', value: number): LayoutFaults {
  return Number.isInteger(value) && value >= 1 && value <= 100
    ? {}
    : { [name]: { code: 'count-range', least: 1, most: 100 } };
}
