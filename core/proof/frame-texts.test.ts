import { decode as decodeJpeg } from 'jpeg-js';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { type Design, defaultDesign } from '../src/design/design.ts';
import { type ExportFormatId, exportFormatOf } from '../src/export/index.ts';
import { frames } from '../src/frame/index.ts';
import { createLetters } from '../src/lettering/letters.ts';
import { createScene } from '../src/scene/scene.ts';
import { openFamily } from './font-files.ts';
import { expectToScan } from './read-back.ts';
import { readPng } from './scanners.ts';
import { ofShare, shareTitle } from './share.ts';
import {
  drawByGhostscript,
  drawByPoppler,
  drawByResvg,
  hasTool,
  runTool,
  SIZE_MM,
  SIZE_PX,
} from './tools.ts';

const TEXT = 'https://example.com/menu?table=12';
const letters = createLetters(openFamily);

const texts = [
  ['Latin', 'Café ouvert'],
  ['Vietnamese', 'Quét để xem'],
  ['Cyrillic', 'Сканируй меня'],
  ['Greek', 'Σάρωσέ με'],
  ['Arabic', 'امسح الرمز 50%'],
  ['simplified Chinese', '扫码查看菜单'],
  ['Japanese', 'スキャンしてね'],
  ['Korean', '스캔하여 메뉴 보기'],
  ['Hindi', 'स्कैन करें'],
  ['Hebrew', 'סרקו אותי 50%'],
  ['Thai', 'สแกนดูเมนู น้ำ'],
  ['Armenian', 'Սկանավորեք ինձ'],
  ['Georgian', 'დამასკანირე'],
  ['Bengali', 'স্ক্যান করুন।'],
  ['Tamil', 'ஸ்கேன் செய்யவும்'],
] as const;

/** Each format, with another program that converts its files to PNG. */
const formats = [
  { format: 'png', isInstalled: true, toPng: (file: Uint8Array) => Buffer.from(file) },
  { format: 'jpeg', isInstalled: true, toPng: jpegToPng },
  { format: 'webp', isInstalled: hasTool('dwebp'), toPng: webpToPng },
  { format: 'svg', isInstalled: true, toPng: (file: Uint8Array) => drawByResvg(file) },
  { format: 'pdf', isInstalled: hasTool('pdftoppm'), toPng: drawByPoppler },
  { format: 'eps', isInstalled: hasTool('gs'), toPng: drawByGhostscript },
] as const;

function designOf(index: number, text: string): Design {
  const id = (frames[index % frames.length] as (typeof frames)[number]).id;
  return { ...defaultDesign, frame: { id, text, color: '#0b5d4e', textColor: '#ffffff' } };
}

async function fileOf(design: Design, format: ExportFormatId): Promise<Uint8Array> {
  if (design.frame) await letters.load(design.frame.text);
  const render = await exportFormatOf(format).load();
  const scene = createScene(TEXT, design, { font: letters });
  return render(scene, { sizePx: SIZE_PX, sizeMm: SIZE_MM, title: TEXT });
}

const cases = ofShare(
  texts.flatMap(([script, text], index) =>
    formats.map((format) => ({ ...format, script, text, index })),
  ),
);

describe(`a frame is drawn with its text, and the code is still read (${shareTitle})`, () => {
  for (const { script, text, index, format, isInstalled, toPng } of cases) {
    test.runIf(isInstalled)(`${script} in ${format}`, async () => {
      const [whole, blank] = await filesOf(index, text, 'png');
      const textArea = differingShare(whole, blank);
      expect(textArea).toBeGreaterThan(0.005);
      const [drawn, without] = (await filesOf(index, text, format)).map((file) => toPng(file));
      await expectToScan(drawn as Buffer, TEXT);
      const share = differingShare(drawn as Buffer, without as Buffer) / textArea;
      expect(share).toBeGreaterThan(0.85);
      expect(share).toBeLessThan(1.15);
    });
  }
});

/** The files of the frame with its text, and without it. */
async function filesOf(index: number, text: string, format: ExportFormatId) {
  return [
    await fileOf(designOf(index, text), format),
    await fileOf(designOf(index, ''), format),
  ] as const;
}

/** The share of pixels in which two pictures of the same size clearly differ. */
function differingShare(one: Uint8Array, other: Uint8Array): number {
  const [a, b] = [readPng(one), readPng(other)];
  expect([a.width, a.height]).toEqual([b.width, b.height]);
  let count = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    if (Math.abs((a.data[i] as number) - (b.data[i] as number)) > 127) count++;
  }
  return count / (a.width * a.height);
}

function jpegToPng(file: Uint8Array): Buffer {
  const { width, height, data } = decodeJpeg(file, { useTArray: true });
  return PNG.sync.write(Object.assign(new PNG({ width, height }), { data: Buffer.from(data) }));
}

function webpToPng(file: Uint8Array): Buffer {
  return runTool('dwebp', (path) => ['-quiet', path, '-o', '-'], file);
}
