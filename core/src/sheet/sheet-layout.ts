import type { Box } from '../frame/frame.ts';

/**
 * `tents` fold in the middle: each place has its content twice, the upper one upside down. A page of a
 * `roll` is one label.
 */
export type SheetKind = 'labels' | 'cards' | 'tents' | 'roll';

/** The measures of a sheet in millimetres, from its upper left corner. */
export type SheetMeasures = {
  readonly pageWidth: number;
  readonly pageHeight: number;
  readonly columns: number;
  readonly rows: number;
  /** Size of a label. */
  readonly width: number;
  readonly height: number;
  /** Corner radius of a label; half of its side makes it round. */
  readonly cornerRadius: number;
  /** Margin before the first label. */
  readonly left: number;
  readonly top: number;
  /** From the edge of a label to the same edge of the next one. */
  readonly pitchX: number;
  readonly pitchY: number;
};

/** Where the labels are on a page. A new one is one entry in `layouts.ts`. */
export type SheetLayout = SheetMeasures & {
  readonly id: string;
  readonly kind: SheetKind;
  /** The unit in which people give its measures. */
  readonly unit: 'mm' | 'in';
  /** The name of a product of this size. */
  readonly fits?: string;
};

/** A part of a page that shows a code; lengths in millimetres. */
export type Panel = {
  readonly box: Box;
  /** Upside down. */
  readonly isTurned: boolean;
};

export function labelsPerPage({ columns, rows }: SheetMeasures): number {
  return columns * rows;
}

/** @param labels including the places that are left empty before the first one */
export function pageCount(layout: SheetMeasures, labels: number): number {
  return Math.ceil(labels / labelsPerPage(layout));
}

/** The label at a place, counted row by row from 0. */
export function labelBox(layout: SheetMeasures, place: number): Box {
  const { columns, left, top, pitchX, pitchY, width, height } = layout;
  const row = Math.floor(place / columns);
  return { x: left + (place % columns) * pitchX, y: top + row * pitchY, width, height };
}

/** The parts of a label that show its code. */
export function panelsOf(layout: SheetLayout, place: number): readonly Panel[] {
  const box = labelBox(layout, place);
  if (layout.kind !== 'tents') return [{ box, isTurned: false }];
  const height = box.height / 2;
  return [
    { box: { ...box, height }, isTurned: true },
    { box: { ...box, y: box.y + height, height }, isTurned: false },
  ];
}

/** Whether labels are circles. */
export function isRound({ width, height, cornerRadius }: SheetMeasures): boolean {
  return width === height && 2 * cornerRadius >= width;
}
