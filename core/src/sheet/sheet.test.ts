import { describe, expect, test } from 'vitest';
import { openFamily } from '../../proof/font-files.ts';
import { crop, type PdfForm, point, rasterPage, readPdf } from '../../proof/pdf-page.ts';
import { decoders } from '../../proof/scanners.ts';
import type { Design } from '../design/design.ts';
import { SheetPdf } from '../export/vector/print/sheet-pdf.ts';
import type { Box } from '../frame/frame.ts';
import { geist } from '../lettering/geist.ts';
import { createLetters } from '../lettering/letters.ts';
import { createScene, type Scene } from '../scene/scene.ts';
import { fitText } from './fit-text.ts';
import { drawLabel } from './label-drawing.ts';
import { LEAST_CAP_MM, type LabelTexts, planLabel } from './label-plan.ts';
import { sheetLayouts } from './layouts.ts';
import { labelBox, labelsPerPage, panelsOf, type SheetLayout } from './sheet-layout.ts';
import { sheetPage } from './sheet-page.ts';
import { testPage } from './test-page.ts';

const POINT_MM = 25.4 / 72;
const both = { hasTitle: true, hasText: true };
const letters = createLetters(openFamily);
const codeOf = (text: string, design: Partial<Design> = {}) =>
  createScene(text, { shape: 'standard', ...design }, { font: geist });
const namesOf = (layouts: readonly SheetLayout[]) => layouts.map((one) => [one.id, one] as const);

type Label = { scene: Scene; title?: string; text?: string };

/** One page with these labels, from the first place on. */
function pdfOf(layout: SheetLayout, labels: readonly Label[], shown: LabelTexts = both) {
  const plan = planLabel(layout, shown);
  const pdf = new SheetPdf();
  const drawings = labels.map(({ scene, title = '', text = '' }, place) => {
    const fitted = [title, text]
      .slice(0, plan.texts.length)
      .map((line, i) => fitText(line, letters, plan.texts[i] as never));
    return [place, drawLabel(plan, scene, fitted, () => letters)] as const;
  });
  pdf.addPage(sheetPage(layout, new Map(drawings), { hasCropMarks: true }));
  return pdf.finish('Labels');
}

/** Where a form is on its page, in millimetres from the upper left corner. */
function boxOf({ matrix, box }: PdfForm, pageHeight: number): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  const [x0, y0] = point(matrix, left, top).map((value) => value * POINT_MM) as [number, number];
  const [x1, y1] = point(matrix, right, bottom).map((value) => value * POINT_MM) as [number, number];
  return {
    x: Math.min(x0, x1),
    y: pageHeight - Math.max(y0, y1),
    width: Math.abs(x1 - x0),
    height: Math.abs(y1 - y0),
  };
}

describe('the layouts', () => {
  test('are at least twelve, each with an id of its own', () => {
    expect(sheetLayouts.length).toBeGreaterThanOrEqual(12);
    expect(new Set(sheetLayouts.map(({ id }) => id)).size).toBe(sheetLayouts.length);
  });

  test.each(namesOf(sheetLayouts))('%s is centred on its page and its labels do not overlap', (_, layout) => {
    const { pageWidth, pageHeight, pitchX, pitchY, width, height, columns, rows } = layout;
    const first = labelBox(layout, 0);
    const last = labelBox(layout, labelsPerPage(layout) - 1);
    expect(pageWidth - last.x - width).toBeCloseTo(first.x, 2);
    expect(pageHeight - last.y - height).toBeCloseTo(first.y, 2);
    expect(first.x).toBeGreaterThanOrEqual(0);
    if (columns > 1) expect(pitchX).toBeGreaterThanOrEqual(width);
    if (rows > 1) expect(pitchY).toBeGreaterThanOrEqual(height - 1e-9);
  });
});

describe('a page in the PDF', () => {
  test.each(namesOf(sheetLayouts))('of %s has every code in its label, within 0.1 mm', (_, layout) => {
    const scene = codeOf('https://example.com/menu');
    const labels = Array.from({ length: labelsPerPage(layout) }, (_, i) => ({
      scene,
      title: `Table ${i + 1}`,
      text: 'Scan for the menu',
    }));
    const [page] = readPdf(pdfOf(layout, labels));
    expect(page?.width).toBeCloseTo(layout.pageWidth / POINT_MM, 3);
    expect(page?.height).toBeCloseTo(layout.pageHeight / POINT_MM, 3);
    const boxes = (page?.forms ?? []).map((form) => boxOf(form, layout.pageHeight));
    const panels = labels.flatMap((_, place) => panelsOf(layout, place));
    expect(boxes).toHaveLength(panels.length);
    const [first] = boxes as [Box];
    const [origin] = panels as [(typeof panels)[0]];
    const modules = scene.size + 2 * scene.quietZone;
    for (const [i, { box, isTurned }] of panels.entries()) {
      const code = boxes[i] as Box;
      if (!isTurned && !origin.isTurned) {
        expect(Math.abs(code.x - first.x - (box.x - origin.box.x))).toBeLessThan(0.1);
        expect(Math.abs(code.y - first.y - (box.y - origin.box.y))).toBeLessThan(0.1);
      }
      // The quiet zone of the standard is inside the label, too.
      const clear = (3 * code.width) / modules - 1e-3;
      expect(code.x - clear).toBeGreaterThanOrEqual(box.x);
      expect(code.y - clear).toBeGreaterThanOrEqual(box.y);
      expect(code.x + code.width + clear).toBeLessThanOrEqual(box.x + box.width);
      expect(code.y + code.height + clear).toBeLessThanOrEqual(box.y + box.height);
    }
  });
});
