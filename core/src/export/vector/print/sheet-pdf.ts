import { zlibSync } from 'fflate';
import { pointsOf } from '../../../print/physical-size.ts';
import type { Scene } from '../../../scene/scene.ts';
import {
  correctionMatrix,
  NO_CORRECTION,
  type PrinterCorrection,
} from '../../../sheet/printer-correction.ts';
import type { SheetPage } from '../../../sheet/sheet-page.ts';
import { number } from '../../../svg/path-data.ts';
import { pathOperators } from './curves.ts';
import { PdfFile, type PdfPage } from './pdf-file.ts';
import { precise } from './print-page.ts';
import { sceneOperators } from './scene-operators.ts';

/** The compression level of zlib. Higher levels are slower and save only one per cent. */
const LEVEL = 2;
/** Width of crop marks and outlines. */
const LINE_MM = 0.1;

/**
 * Writes pages of labels as one PDF 1.4 file (ISO 32000-1). Each code is a form XObject in modules, which
 * all labels with the same scene share. Text is drawn as outlines, as in frames. The same pages give the same
 * bytes.
 */
export class SheetPdf {
  readonly #file = new PdfFile();
  readonly #pages: PdfPage[] = [];
  readonly #forms = new Map<Scene, number>();
  readonly #images = new Map<string, number>();

  /**
   * @param correction moves and scales what is drawn; the page keeps its size
   * @throws {CodeError} `invalid-logo`
   */
  addPage(
    { width, height, labels, strokes, outlines, filled }: SheetPage,
    correction: PrinterCorrection = NO_CORRECTION,
  ): void {
    const used = new Map<number, string>();
    const scale = pointsOf(1);
    // From here on, units are millimetres, with y downwards.
    const drawing = [`${[scale, 0, 0, -scale, 0, pointsOf(height)].map(precise).join(' ')} cm`];
    if (correction !== NO_CORRECTION) {
      drawing.push(`${correctionMatrix(correction).map(precise).join(' ')} cm`);
    }
    for (const { box, isTurned, drawing: label } of labels) {
      const { scene, code, lines } = label;
      const form = this.#formOf(scene);
      used.set(form, `/C${form} ${form} 0 R`);
      const turn = isTurned
        ? [-1, 0, 0, -1, box.x + box.width, box.y + box.height]
        : [1, 0, 0, 1, box.x, box.y];
      const { moduleMm } = code;
      const place = [
        moduleMm,
        0,
        0,
        moduleMm,
        code.box.x - scene.page.x * moduleMm,
        code.box.y - scene.page.y * moduleMm,
      ];
      drawing.push(`q ${turn.map(precise).join(' ')} cm`);
      drawing.push(`q ${place.map(precise).join(' ')} cm /C${form} Do Q`);
      if (lines.length > 0) drawing.push('0 g', ...lines.map(pathOperators), 'f');
      drawing.push('Q');
    }
    if (filled.length > 0) drawing.push('0 g', ...filled.map(pathOperators), 'f');
    if (strokes.length + outlines.length > 0) {
      drawing.push(`0 G ${LINE_MM} w`, ...outlines.map(pathOperators));
      for (const [x1, y1, x2, y2] of strokes) {
        drawing.push(`${number(x1)} ${number(y1)} m ${number(x2)} ${number(y2)} l`);
      }
      drawing.push('S');
    }
    this.#pages.push({
      mediaBox: `[0 0 ${precise(pointsOf(width))} ${precise(pointsOf(height))}]`,
      resources: `<< /XObject << ${[...used.values()].join(' ')} >> >>`,
      contents: this.#file.addStream(
        '/Filter /FlateDecode',
        compressed(`q\n${drawing.join('\n')}\nQ\n`),
      ),
    });
  }

  finish(title: string): Uint8Array<ArrayBuffer> {
    return this.#file.finish({ pages: this.#pages, title, isPrintedAsIs: true });
  }

  #formOf(scene: Scene): number {
    const known = this.#forms.get(scene);
    if (known) return known;
    const { x, y, width, height } = scene.page;
    // A pattern in a form starts from the form's own space (8.7.3.1), so it needs no matrix.
    const { operators, resources } = sceneOperators(scene, this.#file, {
      isBlackOnly: false,
      matrix: '1 0 0 1 0 0',
      images: this.#images,
    });
    const box = [x, y, x + width, y + height].map(number).join(' ');
    const id = this.#file.addStream(
      `/Type /XObject /Subtype /Form /BBox [${box}] /Resources ${resources} /Filter /FlateDecode`,
      compressed(operators),
    );
    this.#forms.set(scene, id);
    return id;
  }
}

function compressed(text: string): Uint8Array {
  return zlibSync(new TextEncoder().encode(text), { level: LEVEL });
}
