import { describe, expect, test } from 'vitest';
import { renderPdf } from '../src/export/vector/print/pdf.ts';
import { SheetPdf } from '../src/export/vector/print/sheet-pdf.ts';
import { createLetters } from '../src/lettering/letters.ts';
import { createScene } from '../src/scene/scene.ts';
import { sheetLayouts } from '../src/sheet/layouts.ts';
import { designCases } from './design-cases.ts';
import { differingShare } from './differing-share.ts';
import { printByPdfium, SIZE_MM } from './drawers.ts';
import { isFull } from './extent.ts';
import { openFamily } from './font-files.ts';
import { proveSheet } from './sheet-proof.ts';

const letters = createLetters(openFamily);
const DPI = 203;
const looks = designCases.slice(0, isFull ? 60 : 6);

describe('a sheet of labels, drawn by pdfium as the coarsest label printers do', () => {
  test.for(sheetLayouts)(
    '$id has every code within 0.1 mm of its place, and engines read every label',
    (layout) => proveSheet(layout, printByPdfium, DPI),
  );

  test.for(looks)('a label looks like the PDF of its design: $name', async ({ design, text }) => {
    if (design.frame) await letters.load(design.frame.text);
    const scene = createScene(text, design, { font: letters });
    const { width, height } = scene.page;
    const moduleMm = SIZE_MM / Math.max(width, height);
    const box = { x: 0, y: 0, width: width * moduleMm, height: height * moduleMm };
    const drawing = { scene, code: { box, moduleMm, textTop: 0 }, lines: [] };
    const pdf = new SheetPdf();
    pdf.addPage({
      width: box.width,
      height: box.height,
      labels: [{ box, isTurned: false, drawing }],
      strokes: [],
      outlines: [],
      filled: [],
    });
    const label = await printByPdfium(pdf.finish('One'), DPI);
    const file = renderPdf(scene, { title: '', sizeMm: SIZE_MM, isBlackOnly: false });
    // Edges of modules may be rounded to the next pixel.
    expect(differingShare(label, await printByPdfium(file, DPI), 32)).toBeLessThan(0.005);
  });
});
