import { describe, expect, test } from 'vitest';
import { renderPdf } from '../src/export/vector/print/pdf.ts';
import { SheetPdf } from '../src/export/vector/print/sheet-pdf.ts';
import type { Pixels } from '../src/image/pixels.ts';
import { createLetters } from '../src/lettering/letters.ts';
import { createScene, type Scene } from '../src/scene/scene.ts';
import { fitText } from '../src/sheet/fit-text.ts';
import { drawLabel, type LabelDrawing } from '../src/sheet/label-drawing.ts';
import { planLabel } from '../src/sheet/label-plan.ts';
import { sheetLayouts } from '../src/sheet/layouts.ts';
import { labelsPerPage, panelsOf, type SheetLayout } from '../src/sheet/sheet-layout.ts';
import { sheetPage } from '../src/sheet/sheet-page.ts';
import { designCases } from './design-cases.ts';
import { engines } from './engines/index.ts';
import { openFamily } from './font-files.ts';
import { crop } from './pdf-page.ts';
import { ofShare, shareTitle } from './share.ts';
import { hasTool, runTool } from './tools.ts';

const letters = createLetters(openFamily);
const hasPoppler = hasTool('pdftoppm');
const layouts = ofShare(sheetLayouts);
/** Fine enough to measure a tenth of a millimetre. */
const FINE_DPI = 400;
const titles = ['Table 12', 'قائمة الطعام', 'お客様用メニュー', 'A long title '.repeat(15)];
const readers = engines.filter(({ id }) => id === 'zxing' || id === 'zbar');

/** A full page in black and white, with its drawings by place. */
function pageOf(layout: SheetLayout, textOf: (place: number) => string, isTitled: boolean) {
  const plan = planLabel(layout, { hasTitle: isTitled, hasText: false });
  const drawings = new Map<number, LabelDrawing>();
  for (let place = 0; place < labelsPerPage(layout); place++) {
    const title = titles[place % titles.length] as string;
    const texts = plan.texts.map((text) => fitText(title, letters.within(title), text));
    const scene = createScene(textOf(place), { shape: 'standard' });
    drawings.set(place, drawLabel(plan, scene, texts));
  }
  const pdf = new SheetPdf();
  pdf.addPage(sheetPage(layout, drawings, { hasCropMarks: false }));
  return { pdf: pdf.finish('Labels'), drawings };
}

/** A page in grey, drawn by poppler. */
function render(pdf: Uint8Array, dpi: number): Pixels {
  const pgm = runTool('pdftoppm', (path) => ['-gray', '-r', String(dpi), path], pdf);
  const [header = '', width, height] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.toString('latin1', 0, 40)) ?? [];
  const grey = pgm.subarray(header.length);
  const data = new Uint32Array(grey.length);
  for (let i = 0; i < grey.length; i++) data[i] = 0xff000000 | ((grey[i] as number) * 0x010101);
  return { width: Number(width), height: Number(height), data: new Uint8Array(data.buffer) };
}

/** The edges of everything darker than medium grey in a panel, in millimetres. */
function inkIn(
  picture: Pixels,
  dpi: number,
  panel: { x: number; y: number; width: number; height: number },
) {
  const px = dpi / 25.4;
  const part = crop(picture, panel.x * px, panel.y * px, panel.width * px, panel.height * px);
  const [fromX, fromY] = [Math.round(panel.x * px), Math.round(panel.y * px)];
  let [left, top, right, bottom] = [part.width, part.height, 0, 0];
  for (let y = 0; y < part.height; y++) {
    for (let x = 0; x < part.width; x++) {
      if ((part.data[(y * part.width + x) * 4] as number) > 127) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  }
  return [fromX + left, fromY + top, fromX + right, fromY + bottom].map((value) => value / px);
}

/** The edges of a symbol without its quiet zone on a panel, in millimetres. */
function symbolEdges({ code, scene }: LabelDrawing, panel: ReturnType<typeof panelsOf>[number]) {
  const { box, isTurned } = panel;
  const left = code.box.x - scene.page.x * code.moduleMm;
  const top = code.box.y - scene.page.y * code.moduleMm;
  const side = scene.size * code.moduleMm;
  const x = box.x + (isTurned ? box.width - left - side : left);
  const y = box.y + (isTurned ? box.height - top - side : top);
  return [x, y, x + side, y + side];
}

describe.runIf(hasPoppler)(
  `label sheets drawn by poppler (${layouts.length}, ${shareTitle})`,
  () => {
    test.for(layouts)('$id has every code within 0.1 mm of its place', (layout) => {
      const { pdf, drawings } = pageOf(layout, () => 'https://example.com/', false);
      const picture = render(pdf, FINE_DPI);
      for (const [place, drawing] of drawings) {
        for (const panel of panelsOf(layout, place)) {
          const found = inkIn(picture, FINE_DPI, panel.box);
          for (const [i, edge] of symbolEdges(drawing, panel).entries()) {
            expect(Math.abs((found[i] as number) - edge), `${place}`).toBeLessThan(0.1);
          }
        }
      }
    });

    test.for(layouts)('two engines read every label of $id at 300 dpi', async (layout) => {
      for (const title of titles) await letters.load(title);
      const textOf = (place: number) => `https://example.com/${place + 1}`;
      const { pdf, drawings } = pageOf(layout, textOf, true);
      const picture = render(pdf, 300);
      const px = 300 / 25.4;
      const labels = [...drawings.keys()].flatMap((place) =>
        panelsOf(layout, place).map(({ box }) => ({
          text: textOf(place),
          label: crop(picture, box.x * px, box.y * px, box.width * px, box.height * px),
        })),
      );
      expect(readers).toHaveLength(2);
      for (const reader of readers) {
        const read = await reader.read(labels.map(({ label }) => label));
        expect(read, reader.name).toEqual(labels.map(({ text }) => text));
      }
    });

    test.for(ofShare(designCases.slice(0, 60)))(
      'a label looks like the PDF of its design: $name',
      async ({ design, text }) => {
        if (design.frame) await letters.load(design.frame.text);
        const scene: Scene = createScene(text, design, { font: letters });
        const { width, height } = scene.page;
        const moduleMm = 40 / Math.max(width, height);
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
        const label = render(pdf.finish('One'), 300);
        const alone = render(renderPdf(scene, { title: '', sizeMm: 40, isBlackOnly: false }), 300);
        // Edges of modules may be rounded to the next pixel.
        expect(differingShare(label, alone)).toBeLessThan(0.005);
      },
    );
  },
);

/** The share of pixels that clearly differ. */
function differingShare(one: Pixels, other: Pixels): number {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  let count = 0;
  for (let i = 0; i < one.data.length; i += 4) {
    if (Math.abs((one.data[i] as number) - (other.data[i] as number)) > 32) count++;
  }
  return count / (one.width * one.height);
}
