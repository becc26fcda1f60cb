import { SheetPdf } from '../src/export/vector/print/sheet-pdf.ts';
import type { Box } from '../src/frame/frame.ts';
import type { Pixels } from '../src/image/pixels.ts';
import { createLetters } from '../src/lettering/letters.ts';
import { createScene } from '../src/scene/scene.ts';
import { fitText } from '../src/sheet/fit-text.ts';
import { drawLabel, type LabelDrawing } from '../src/sheet/label-drawing.ts';
import { planLabel } from '../src/sheet/label-plan.ts';
import { labelsPerPage, panelsOf, type SheetLayout } from '../src/sheet/sheet-layout.ts';
import { sheetPage } from '../src/sheet/sheet-page.ts';
import { engines } from './engines/index.ts';
import { isFull } from './extent.ts';
import { openFamily } from './font-files.ts';
import { crop } from './pdf-page.ts';

type PrintedSheet = { readonly pixels: Pixels; readonly pxPerMm: number };

/** Codes may be off by this much. */
const MAX_SHIFT_MM = 0.1;
const textOf = (place: number) => `https://example.com/${place + 1}`;
const letters = createLetters(openFamily);
const titles = ['Table 12', 'قائمة الطعام', 'お客様用メニュー', 'A long title '.repeat(15)];
const readers = engines.filter(({ id }) => id === 'zxing' || id === 'zbar');

/**
 * Fills a sheet with codes and titles, prints it, and expects each code within 0.1 mm of its place, and to be
 * read by two engines, which take turns unless everything is proven.
 * @param print draws the only page of a PDF file
 * @throws a description of the fault
 */
export async function proveSheet(
  layout: SheetLayout,
  print: (pdf: Uint8Array, dpi: number) => Pixels | Promise<Pixels>,
  dpi: number,
): Promise<void> {
  for (const title of titles) await letters.load(title);
  const { pdf, drawings } = pageOf(layout);
  const sheet = { pixels: await print(pdf, dpi), pxPerMm: dpi / 25.4 };
  const labels = [...drawings].flatMap(([place, drawing]) =>
    panelsOf(layout, place).map((panel) => ({ place, drawing, panel })),
  );
  const fault = (place: number, what: string) =>
    new Error(`Label ${place + 1} of ${layout.id}, drawn by ${print.name}: ${what}`);
  for (const { place, drawing, panel } of labels) {
    const edges = symbolEdges(drawing, panel);
    const found = inkIn(sheet, withQuietZone(edges, drawing));
    const shifts = edges.map((edge, i) => Math.abs((found[i] as number) - edge));
    if (!(Math.max(...shifts) < MAX_SHIFT_MM)) throw fault(place, `is off by ${shifts} mm`);
  }
  if (readers.length !== 2) throw new Error('There are not two engines');
  for (const [turn, reader] of readers.entries()) {
    const own = labels.filter((_, i) => isFull || i % readers.length === turn);
    const read = await reader.read(own.map(({ panel }) => cut(sheet, panel.box)));
    for (const [i, { place }] of own.entries()) {
      if (read[i] !== textOf(place)) throw fault(place, `${reader.name} reads ${read[i]}`);
    }
  }
}

/** A full page in black and white, with its drawings by place. */
function pageOf(layout: SheetLayout) {
  const plan = planLabel(layout, { hasTitle: true, hasText: false });
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

function cut({ pixels, pxPerMm: px }: PrintedSheet, { x, y, width, height }: Box): Pixels {
  return crop(pixels, x * px, y * px, width * px, height * px);
}

/** The edges of everything darker than medium grey in a box, in millimetres. */
function inkIn(sheet: PrintedSheet, box: Box): number[] {
  const { pxPerMm } = sheet;
  const part = cut(sheet, box);
  let [left, top, right, bottom] = [part.width, part.height, 0, 0];
  for (let y = 0; y < part.height; y++) {
    for (let x = 0; x < part.width; x++) {
      if ((part.data[(y * part.width + x) * 4] as number) > 127) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  }
  const [fromX, fromY] = [Math.round(box.x * pxPerMm), Math.round(box.y * pxPerMm)];
  return [fromX + left, fromY + top, fromX + right, fromY + bottom].map((value) => value / pxPerMm);
}

/** The edges of a symbol without its quiet zone on a panel, in millimetres. */
function symbolEdges({ code, scene }: LabelDrawing, panel: ReturnType<typeof panelsOf>[number]) {
  const { box, isTurned } = panel;
  const left = code.box.x - scene.page.x * code.moduleMm;
  const top = code.box.y - scene.page.y * code.moduleMm;
  const side = scene.size * code.moduleMm;
  const x = box.x + (isTurned ? box.width - left - side : left);
  const y = box.y + (isTurned ? box.height - top - side : top);
  return [x, y, x + side, y + side] as const;
}

type Edges = ReturnType<typeof symbolEdges>;

/** The box of a symbol with these edges, and two of the modules around it, which are blank. */
function withQuietZone([left, top, right, bottom]: Edges, { code }: LabelDrawing): Box {
  const margin = 2 * code.moduleMm;
  return {
    x: left - margin,
    y: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}
