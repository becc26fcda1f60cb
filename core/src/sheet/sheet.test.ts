import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { logos } from '../../proof/design-cases.ts';
import { openFamily } from '../../proof/font-files.ts';
import { crop, type PdfForm, point, rasterPage, readPdf } from '../../proof/pdf-page.ts';
import { decoders } from '../../proof/scanners.ts';
import type { Design } from '../design/design.ts';
import { SheetPdf } from '../export/vector/print/sheet-pdf.ts';
import type { Box } from '../frame/frame.ts';
import { geist } from '../lettering/geist.ts';
import { createLetters } from '../lettering/letters.ts';
import { endOf, type Path } from '../path/path.ts';
import { createScene, type Scene } from '../scene/scene.ts';
import { fitText } from './fit-text.ts';
import { drawLabel } from './label-drawing.ts';
import { type LabelTexts, planLabel } from './label-plan.ts';
import { sheetLayouts } from './layouts.ts';
import {
  leavesPage,
  NO_CORRECTION,
  type PrinterCorrection,
  readCorrection,
} from './printer-correction.ts';
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
      .map((line, i) => fitText(line, letters.within(line), plan.texts[i] as never));
    return [place, drawLabel(plan, scene, fitted)] as const;
  });
  pdf.addPage(sheetPage(layout, new Map(drawings), { hasCropMarks: true }));
  return pdf.finish('Labels');
}

/** Where a form is on its page, in millimetres from the upper left corner. */
function boxOf({ matrix, box }: PdfForm, pageHeight: number): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  const [x0, y0] = point(matrix, left, top).map((value) => value * POINT_MM) as [number, number];
  const [x1, y1] = point(matrix, right, bottom).map((value) => value * POINT_MM) as [
    number,
    number,
  ];
  return {
    x: Math.min(x0, x1),
    y: pageHeight - Math.max(y0, y1),
    width: Math.abs(x1 - x0),
    height: Math.abs(y1 - y0),
  };
}

describe('the layouts', () => {
  test('there are at least twelve layouts, each with its own id', () => {
    expect(sheetLayouts.length).toBeGreaterThanOrEqual(12);
    expect(new Set(sheetLayouts.map(({ id }) => id)).size).toBe(sheetLayouts.length);
  });

  test.each(namesOf(sheetLayouts))(
    '%s is centred on its page and its labels do not overlap',
    (_, layout) => {
      const { pageWidth, pageHeight, pitchX, pitchY, width, height, columns, rows } = layout;
      const first = labelBox(layout, 0);
      const last = labelBox(layout, labelsPerPage(layout) - 1);
      expect(pageWidth - last.x - width).toBeCloseTo(first.x, 2);
      expect(pageHeight - last.y - height).toBeCloseTo(first.y, 2);
      expect(first.x).toBeGreaterThanOrEqual(0);
      if (columns > 1) expect(pitchX).toBeGreaterThanOrEqual(width);
      if (rows > 1) expect(pitchY).toBeGreaterThanOrEqual(height - 1e-9);
    },
  );
});

describe('a page in the PDF', () => {
  test.each(namesOf(sheetLayouts))(
    'of %s has every code in its label, within 0.1 mm',
    (_, layout) => {
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
    },
  );
});

/** Edges in millimetres from the upper left corner of the page. */
function edgesOf(path: Path, pageHeight: number) {
  const points = path
    .map(endOf)
    .map(([x, y]) => [x * POINT_MM, pageHeight - y * POINT_MM] as const);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
}

test('every line of an Arabic title beside its code ends at the right edge of the label', async () => {
  const title = 'مطعم ومقهى النيل الأزرق فرع Sunset Boulevard الرياض';
  await letters.load(title);
  const layout = sheetLayouts.find(({ id }) => id === 'a4-14') as SheetLayout;
  const plan = planLabel(layout, { hasTitle: true, hasText: false });
  const fitted = fitText(title, letters.within(title), plan.texts[0] as never);
  expect(fitted.lines.map(({ text }) => /^\p{sc=Latin}/u.test(text))).toContain(true);
  const { lines } = drawLabel(plan, codeOf('https://example.com'), [fitted]);
  for (const line of lines) {
    const right = Math.max(...line.map((segment) => endOf(segment)[0]));
    expect(Math.abs(plan.width - plan.paddingX - right)).toBeLessThan(fitted.capHeight / 2);
  }
});

describe('the test page', () => {
  test.each(namesOf(sheetLayouts))('of %s outlines every label within 0.1 mm', (_, layout) => {
    const pdf = new SheetPdf();
    pdf.addPage(testPage(layout, ['Print at 100 %'], geist));
    const strokes = readPdf(pdf.finish('Test'))[0]?.shapes.find(({ paint }) => paint === 'stroke');
    const outlines = splitPath(strokes?.path as Path).map((path) =>
      edgesOf(path, layout.pageHeight),
    );
    for (let place = 0; place < labelsPerPage(layout); place++) {
      const { x, y, width, height } = labelBox(layout, place);
      for (const [i, edge] of [x, y, x + width, y + height].entries()) {
        expect(Math.abs((outlines[place]?.[i] ?? 0) - edge)).toBeLessThan(0.1);
      }
    }
  });

  test('has a ruler of 100 mm in both directions, with a tick each millimetre', () => {
    const [layout] = sheetLayouts as [SheetLayout];
    const { strokes } = testPage(layout, [], geist);
    const [across, down] = strokes as unknown as [number[], number[]];
    expect((across[2] as number) - (across[0] as number)).toBe(100);
    expect((down[3] as number) - (down[1] as number)).toBe(100);
    expect(strokes).toHaveLength(2 + 101 + 100);
  });

  test('of a small roll has a shorter ruler that stays on the label', () => {
    const roll = sheetLayouts.find(({ id }) => id === 'roll-57x32') as SheetLayout;
    const { strokes, filled } = testPage(
      roll,
      ['A note that is wider than the label, and so shrinks'],
      geist,
    );
    for (const [x1, y1, x2, y2] of strokes) {
      expect(Math.min(x1, y1, x2, y2)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x1, x2)).toBeLessThanOrEqual(57);
      expect(Math.max(y1, y2)).toBeLessThanOrEqual(32);
    }
    for (const path of filled) {
      expect(Math.max(...path.map((segment) => endOf(segment)[0]))).toBeLessThan(57);
    }
  });
});

describe('crop marks', () => {
  test.each(namesOf(sheetLayouts.filter(({ kind }) => kind !== 'roll')))(
    'of %s align with the edges or folds of its labels and stay on the page',
    (_, layout) => {
      const { strokes } = sheetPage(layout, new Map(), { hasCropMarks: true });
      const boxes = Array.from({ length: labelsPerPage(layout) }, (_, i) => labelBox(layout, i));
      const xs = boxes.flatMap(({ x, width }) => [x, x + width]);
      const ys = boxes.flatMap(({ y, height }) => [y, y + height, y + height / 2]);
      expect(strokes.length).toBeGreaterThan(3);
      for (const [x1, y1, x2, y2] of strokes) {
        const [value, lines] = x1 === x2 ? [x1, xs] : [y1, ys];
        expect(Math.min(...lines.map((line) => Math.abs(line - value)))).toBeLessThan(0.1);
        expect(Math.min(x1, y1)).toBeGreaterThanOrEqual(0);
        expect(x2).toBeLessThanOrEqual(layout.pageWidth);
        expect(y2).toBeLessThanOrEqual(layout.pageHeight);
      }
    },
  );
});

describe('the file', () => {
  const layout = sheetLayouts.find(({ id }) => id === 'a4-189') as SheetLayout;

  test('has the same bytes each time, and one form for labels with the same code', () => {
    const scene = codeOf('https://example.com/');
    const labels = Array.from({ length: 5 }, () => ({ scene, title: 'Same' }));
    const file = pdfOf(layout, labels);
    expect(pdfOf(layout, labels)).toEqual(file);
    expect(
      Buffer.from(file)
        .toString('latin1')
        .match(/\/Subtype \/Form/g),
    ).toHaveLength(1);
  });

  test('stores a logo once for all codes that have it', () => {
    const logo = { image: logos.png, width: 128, height: 96, share: 0.2, margin: 1 };
    const labels = [1, 2, 3].map((i) => ({
      scene: codeOf(`https://example.com/${i}`, { logo, level: 'Q' }),
    }));
    const text = Buffer.from(pdfOf(layout, labels)).toString('latin1');
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(2); // the picture and its mask
  });

  test('turns the upper side of a table tent upside down', () => {
    const tents = sheetLayouts.find(({ kind }) => kind === 'tents') as SheetLayout;
    const [page] = readPdf(pdfOf(tents, [{ scene: codeOf('https://example.com/') }]));
    const [upper, lower] = (page?.forms ?? []).map(({ matrix }) => matrix[0]);
    expect(upper).toBeCloseTo(-(lower as number), 5);
    expect(lower).toBeGreaterThan(0);
  });

  test('with 189 labels is read by two engines at 300 dpi, label by label', async () => {
    const texts = Array.from({ length: 189 }, (_, i) => `https://example.com/${i + 1}`);
    const file = pdfOf(
      layout,
      texts.map((text, i) => ({ scene: codeOf(text), title: `Table ${i + 1}` })),
      { hasTitle: true, hasText: false },
    );
    const [page] = readPdf(file);
    const picture = rasterPage(page as never, 300);
    const px = 300 / 25.4;
    const engines = decoders.filter(({ group }) => group === 'phones');
    expect(engines).toHaveLength(2);
    const unread: string[] = [];
    for (const [place, text] of texts.entries()) {
      const { x, y, width, height } = labelBox(layout, place);
      const label = crop(picture, x * px, y * px, width * px, height * px);
      for (const engine of engines) {
        if ((await engine.decode(label)) !== text) unread.push(`${engine.id} ${place}`);
      }
    }
    expect(unread).toEqual([]);
  });
});

/** Outlines of one path. */
function splitPath(path: Path): Path[] {
  const starts = path.flatMap(([step], i) => (step === 'M' ? [i] : []));
  return starts.map((start, i) => path.slice(start, starts[i + 1]) as unknown as Path);
}

describe('the correction of a printer', () => {
  const layout = sheetLayouts.find(({ id }) => id === 'a4-21') as SheetLayout;
  const contentsOf = (correction?: PrinterCorrection) => {
    const pdf = new SheetPdf();
    pdf.addPage(testPage(layout, [], geist), correction);
    const file = Buffer.from(pdf.finish('Test')).toString('latin1');
    const [, stream = ''] = /stream\n([\s\S]*?)\nendstream/.exec(file) ?? [];
    const drawing = new TextDecoder().decode(inflateSync(Buffer.from(stream, 'latin1')));
    return { box: /MediaBox \[[^\]]*\]/.exec(file)?.[0], drawing: drawing.split('\n') };
  };

  test('moves and scales all that is drawn, and leaves the page as large as it is', () => {
    const [plain, corrected] = [contentsOf(), contentsOf({ x: 1.5, y: -0.5, scale: 101 })];
    expect(corrected.box).toBe(plain.box);
    expect(corrected.drawing).toEqual(plain.drawing.toSpliced(2, 0, '1.01 0 0 1.01 1.5 -0.5 cm'));
  });

  test('that pushes a label over the edge of the page is noticed', () => {
    const { left, top } = layout;
    expect(leavesPage(layout, NO_CORRECTION)).toBe(false);
    expect(leavesPage(layout, { x: -left, y: -top, scale: 100 })).toBe(false);
    expect(leavesPage(layout, { x: -left - 0.2, y: 0, scale: 100 })).toBe(true);
    expect(leavesPage(layout, { x: 0, y: 0, scale: 110 })).toBe(true);
    for (const each of sheetLayouts) expect(leavesPage(each, NO_CORRECTION)).toBe(false);
  });

  test('is none if the stored one is damaged', () => {
    for (const damaged of [null, {}, { x: '1', y: 0, scale: 100 }, { x: 99, y: 0, scale: 100 }]) {
      expect(readCorrection(damaged)).toEqual(NO_CORRECTION);
    }
  });
});
