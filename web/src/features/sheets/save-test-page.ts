import type { PrinterCorrection } from '@everscan/core/sheet/printer-correction';
import type { SheetLayout } from '@everscan/core/sheet/sheet-layout';
import * as m from '@everscan/messages/sheets';
import { loadDrawing } from '../../codes/drawing.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Saves a page with the outlines of the labels and a ruler. @throws when a script or font cannot be loaded */
export async function saveTestPage(
  layout: SheetLayout,
  correction: PrinterCorrection,
): Promise<void> {
  const [{ letters }, { SheetPdf }, { parsePdf }, { rulerMm, testPage }] = await Promise.all([
    loadDrawing(),
    import('@everscan/core/export/vector/print/sheet-pdf'),
    import('@everscan/core/file-check/parse-pdf'),
    import('@everscan/core/sheet/test-page'),
  ]);
  const { x, y, scale } = correction;
  const isCorrected = x !== 0 || y !== 0 || scale !== 100;
  const notes = [
    m.rulerNote(rulerMm(layout)),
    m.outlineNote,
    ...(isCorrected ? [m.correctionNote(x, y, scale)] : []),
  ];
  await Promise.all(notes.map((note) => letters.load(note)));
  const pdf = new SheetPdf();
  pdf.addPage(testPage(layout, notes, letters), correction);
  const file = pdf.finish(m.testPageTitle);
  await parsePdf(file);
  saveFile(new Blob([file], { type: 'application/pdf' }), 'test-page.pdf');
}
