import { describe, expect, test } from 'vitest';
import { defaultDesign } from '../src/design/design.ts';
import { type ExportFormatId, exportFormatOf } from '../src/export/index.ts';
import { frames } from '../src/frame/index.ts';
import type { Pixels } from '../src/image/pixels.ts';
import { createLetters } from '../src/lettering/letters.ts';
import { createScene } from '../src/scene/scene.ts';
import { codecFiles } from './codec-files.ts';
import { differingShare } from './differing-share.ts';
import { drawers, SIZE_MM } from './drawers.ts';
import { isFull } from './extent.ts';
import { openFamily } from './font-files.ts';
import { expectToScan } from './read-back.ts';

/** Longer side of the pictures. */
const SIZE_PX = 600;
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

/** JPEG and WebP have the pixels of the PNG (`pixels.test.ts`). */
const formats = isFull
  ? (['png', 'jpeg', 'webp', 'svg', 'pdf', 'eps'] as const)
  : (['png', 'svg', 'pdf', 'eps'] as const);

/** The picture that another program shows of the code with this text in its frame. */
async function pictureOf(index: number, text: string, format: ExportFormatId): Promise<Pixels> {
  const { id } = frames[index % frames.length] as (typeof frames)[number];
  await letters.load(text);
  const frame = { id, text, color: '#0b5d4e', textColor: '#ffffff' } as const;
  const scene = createScene(TEXT, { ...defaultDesign, frame }, { font: letters });
  const render = await exportFormatOf(format).load(codecFiles);
  const file = await render(scene, { sizePx: SIZE_PX, sizeMm: SIZE_MM, title: TEXT });
  return drawers[format](file, SIZE_PX);
}

describe(`a frame is drawn with its text, and the code is still read, as ${formats.join(', ')}`, () => {
  test.for(texts.map(([script, text], index) => ({ script, text, index })))(
    '$script',
    async ({ text, index }) => {
      let textArea: number | undefined;
      for (const format of formats) {
        const drawn = await pictureOf(index, text, format);
        await expectToScan(drawn, TEXT);
        const area = differingShare(drawn, await pictureOf(index, '', format), 127);
        expect(area, format).toBeGreaterThan(0.003);
        textArea ??= area;
        // Renderers weigh the edges of thin strokes differently.
        expect(area / textArea, format).toBeGreaterThan(0.8);
        expect(area / textArea, format).toBeLessThan(1.2);
      }
    },
  );
});
