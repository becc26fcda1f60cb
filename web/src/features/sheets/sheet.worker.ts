import { SheetPdf } from '@everscan/core/export/vector/print/sheet-pdf';
import { parsePdf } from '@everscan/core/file-check/parse-pdf';
import { lineFont } from '@everscan/core/lettering/font';
import type { Scene } from '@everscan/core/scene/scene';
import { drawLabel } from '@everscan/core/sheet/label-drawing';
import { sheetPage } from '@everscan/core/sheet/sheet-page';
import { drawScene } from '../../codes/draw-scene.ts';
import { serveCalls } from '../../lib/worker-calls.ts';
import type { LabelToDraw, SheetRequest } from './sheet-worker-client.ts';

const pdf = new SheetPdf();
/** The last scene, which is drawn again for further copies of the same code. */
let last: { readonly number: number; readonly scene: Scene } | undefined;

serveCalls(
  async (request: SheetRequest) => {
    if (request.kind === 'finish') {
      const file = pdf.finish(request.title);
      await parsePdf(file);
      return file;
    }
    const { layout, plan, hasCropMarks, labels, correction } = request;
    const drawings = labels.map(
      (label) => [label.place, drawLabel(plan, sceneOf(label), label.texts)] as const,
    );
    pdf.addPage(sheetPage(layout, new Map(drawings), { hasCropMarks }), correction);
    return undefined;
  },
  (file) => (file ? [file.buffer] : []),
);

function sceneOf({ number, text, design, isLevelFixed, line }: LabelToDraw): Scene {
  if (last?.number === number) return last.scene;
  const scene = drawScene(text, design, { isLevelFixed, ...(line && { font: lineFont(line) }) });
  last = { number, scene };
  return scene;
}
