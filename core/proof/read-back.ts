import { expect } from 'vitest';
import { type ExportFormatId, exportFormatOf } from '../src/export/index.ts';
import type { Pixels } from '../src/image/pixels.ts';
import { geist } from '../src/lettering/geist.ts';
import { createScene } from '../src/scene/scene.ts';
import { codecFiles } from './codec-files.ts';
import type { DesignCase } from './design-cases.ts';
import { SIZE_MM, SIZE_PX } from './drawers.ts';
import { readPng, scanWithQr, scanWithZxing } from './scanners.ts';

/** Renders a case as a file. */
export async function fileOf({ text, design }: DesignCase, format: ExportFormatId, more = {}) {
  const render = await exportFormatOf(format).load(codecFiles);
  const scene = createScene(text, design, { font: geist });
  return render(scene, { sizePx: SIZE_PX, sizeMm: SIZE_MM, title: text, ...more });
}

/** Expects both scanners to read the text from a picture or a PNG file, laid on white paper. */
export async function expectToScan(picture: Pixels | Uint8Array, text: string): Promise<void> {
  const paper = onPaper(picture instanceof Uint8Array ? readPng(picture) : picture);
  expect((await scanWithZxing(paper))?.exact).toBe(text);
  expect(scanWithQr(paper)).toBe(text);
}

/** Whether both scanners read the text from a picture, laid on white paper. */
export async function isRead(picture: Pixels, text: string): Promise<boolean> {
  const paper = onPaper(picture);
  try {
    return (await scanWithZxing(paper))?.exact === text && scanWithQr(paper) === text;
  } catch {
    return false; // `qr` throws if it finds no code
  }
}

/** Draws transparent pixels on white, as on paper. */
function onPaper({ width, height, data: transparent }: Pixels): Pixels {
  const data = new Uint8Array(transparent);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = (data[i + 3] as number) / 255;
    if (alpha === 1) continue;
    for (let c = i; c < i + 3; c++) data[c] = (data[c] as number) * alpha + 255 * (1 - alpha);
    data[i + 3] = 255;
  }
  return { width, height, data };
}
