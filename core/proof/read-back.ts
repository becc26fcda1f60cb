import { PNG } from 'pngjs';
import { expect } from 'vitest';
import { type ExportFormatId, exportFormatOf } from '../src/export/index.ts';
import { geist } from '../src/lettering/geist.ts';
import { createScene } from '../src/scene/scene.ts';
import type { DesignCase } from './design-cases.ts';
import { scanWithQr, scanWithZxing } from './scanners.ts';
import { SIZE_MM, SIZE_PX } from './tools.ts';

/** Renders a case as a file. */
export async function fileOf({ text, design }: DesignCase, format: ExportFormatId, more = {}) {
  const render = await exportFormatOf(format).load();
  const scene = createScene(text, design, { font: geist });
  return render(scene, { sizePx: SIZE_PX, sizeMm: SIZE_MM, title: text, ...more });
}

/** Both scanners read the text from a PNG file, laid on white paper. */
export async function expectToScan(png: Uint8Array, text: string): Promise<void> {
  const paper = onPaper(png);
  expect((await scanWithZxing(PNG.sync.write(paper)))?.exact).toBe(text);
  const { width, height, data } = paper;
  expect(scanWithQr({ width, height, data: new Uint8Array(data) })).toBe(text);
}

/** Draws transparent pixels on white, as on paper. */
function onPaper(png: Uint8Array): PNG {
  const image = PNG.sync.read(Buffer.from(png));
  const { data } = image;
  for (let i = 0; i < data.length; i += 4) {
    const alpha = (data[i + 3] as number) / 255;
    if (alpha === 1) continue;
    for (let c = i; c < i + 3; c++) data[c] = (data[c] as number) * alpha + 255 * (1 - alpha);
    data[i + 3] = 255;
  }
  return image;
}
