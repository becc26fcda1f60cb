import type { Path } from '../path/path.ts';
import { cropMarks, type Stroke } from './crop-marks.ts';
import type { LabelDrawing } from './label-drawing.ts';
import { type Panel, panelsOf, type SheetLayout } from './sheet-layout.ts';

/** A page as PDF and preview draw it, in millimetres. */
export type SheetPage = {
  readonly width: number;
  readonly height: number;
  readonly labels: readonly (Panel & { readonly drawing: LabelDrawing })[];
  /** Thin lines. */
  readonly strokes: readonly Stroke[];
  /** Outlines that are drawn as thin lines. */
  readonly outlines: readonly Path[];
  /** Filled outlines, such as words. */
  readonly filled: readonly Path[];
};

/** @param drawings by their places on the page */
export function sheetPage(
  layout: SheetLayout,
  drawings: ReadonlyMap<number, LabelDrawing>,
  { hasCropMarks }: { readonly hasCropMarks: boolean },
): SheetPage {
  return {
    width: layout.pageWidth,
    height: layout.pageHeight,
    labels: [...drawings].flatMap(([place, drawing]) =>
      panelsOf(layout, place).map((panel) => ({ ...panel, drawing })),
    ),
    strokes: hasCropMarks ? cropMarks(layout) : [],
    outlines: [],
    filled: [],
  };
}
