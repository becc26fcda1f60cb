import { labelBox, labelsPerPage, type SheetLayout } from './sheet-layout.ts';

/** A straight line on a page, in millimetres. */
export type Stroke = readonly [x1: number, y1: number, x2: number, y2: number];

const MARK_MM = 4;
/** Between a mark and the labels. */
const DISTANCE_MM = 1;
/** In margins with less room, a mark is inside the labels, on the line of the cut. */
const MIN_MARK_MM = 1.5;

/**
 * Cutting marks at the edges of the page, for every edge of a label and for the fold of a tent. A roll has
 * none, because its labels are already cut.
 */
export function cropMarks(layout: SheetLayout): readonly Stroke[] {
  if (layout.kind === 'roll') return [];
  const { pageWidth, pageHeight } = layout;
  const boxes = Array.from({ length: labelsPerPage(layout) }, (_, place) =>
    labelBox(layout, place),
  );
  const xs = distinct(boxes.flatMap(({ x, width }) => [x, x + width]));
  const ys = distinct(boxes.flatMap(({ y, height }) => [y, y + height]));
  const folds = layout.kind === 'tents' ? boxes.map(({ y, height }) => y + height / 2) : [];
  const [top, bottom] = [Math.min(...ys), pageHeight - Math.max(...ys)];
  const [left, right] = [Math.min(...xs), pageWidth - Math.max(...xs)];
  return [
    ...insideOf(xs, pageWidth).flatMap((x): Stroke[] => {
      const [from, to] = markIn(top);
      const [end, start] = markIn(bottom);
      return [
        [x, from, x, to],
        [x, pageHeight - start, x, pageHeight - end],
      ];
    }),
    ...insideOf(distinct([...ys, ...folds]), pageHeight).flatMap((y): Stroke[] => {
      const [from, to] = markIn(left);
      const [end, start] = markIn(right);
      return [
        [from, y, to, y],
        [pageWidth - start, y, pageWidth - end, y],
      ];
    }),
  ];
}

/** Where a mark begins and ends, from the edge of the page, for a margin of this width. */
function markIn(margin: number): readonly [from: number, to: number] {
  const end = margin - DISTANCE_MM;
  return end >= MIN_MARK_MM
    ? [Math.max(0, end - MARK_MM), end]
    : [0, Math.max(0, margin) + MARK_MM];
}

/** Sorted; edges that differ by less than a hundredth of a millimetre are one cut. */
function distinct(values: readonly number[]): number[] {
  return values
    .toSorted((a, b) => a - b)
    .filter((value, i, all) => i === 0 || value - (all[i - 1] as number) > 0.01);
}

/** Edges of the page need no cut. */
function insideOf(values: readonly number[], length: number): number[] {
  return values.filter((value) => value > 0.01 && value < length - 0.01);
}
