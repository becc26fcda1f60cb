import { zlibSync } from 'fflate';
import type { Scene } from '../../../scene/scene.ts';
import { PdfFile } from './pdf-file.ts';
import { type PrintOptions, printPage } from './print-page.ts';
import { sceneOperators } from './scene-operators.ts';

/**
 * A scene as a PDF 1.4 file of one page (ISO 32000-1) as large as the image: filled paths, gradients
 * as shading patterns, and the logo as an image. The same input gives the same bytes.
 * @throws {CodeError} `invalid-logo`
 */
export function renderPdf(scene: Scene, options: PrintOptions): Uint8Array<ArrayBuffer> {
  const { title, sizeMm, isBlackOnly } = options;
  const { matrix, width, height } = printPage(scene, sizeMm);
  const file = new PdfFile();
  const { operators, resources } = sceneOperators(scene, file, { isBlackOnly, matrix });
  const drawing = new TextEncoder().encode(`q\n${matrix} cm\n${operators}\nQ\n`);
  const contents = file.addStream('/Filter /FlateDecode', zlibSync(drawing));
  return file.finish({
    pages: [{ mediaBox: `[0 0 ${width} ${height}]`, resources, contents }],
    title,
  });
}
