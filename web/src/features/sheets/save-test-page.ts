import type { SheetLayout } from '@everscan/core/sheet/sheet-layout';
import * as m from '@everscan/messages/sheets';
import { loadDrawing } from '../../codes/drawing.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Saves a page with the outlines of the labels and a ruler. @throws when a script or font cannot be loaded */
export async function saveTestPage(layout: SheetLayout): Promise<void> {
  const [{ letters }, { SheetPdf }, { rulerMm, testPage }] = await Promise.all([
    loadDrawing(),
    import('@everscan/core/export/vector/print/sheet-pdf'),
    import('@everscan/core/sheet/test-page'),
  ]);
  const notes = [m.rulerNote(rulerMm(layout)), m.outlineNote];
  await Promise.all(notes.map((note) => letters.load(note)));
  const pdf = new SheetPdf();
  pdf.addPage(testPage(layout, notes, letters));
  saveFile(new Blob([pdf.finish(m.testPageTitle)], { type: 'application/pdf' }), 'test-page.pdf');
}
