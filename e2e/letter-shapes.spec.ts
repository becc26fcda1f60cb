import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { openFamily } from '../core/proof/font-files.ts';
import { directionOf } from '../core/src/lettering/direction.ts';
import type { FamilyId } from '../core/src/lettering/families.ts';
import { createLetters } from '../core/src/lettering/letters.ts';
import type { Path } from '../core/src/path/path.ts';
import { pathData } from '../core/src/svg/path-data.ts';
import { expect, test } from './test.ts';

/** Capitals of Geist and Noto Sans have 71 % of the font's size. */
const [FONT_PX, CAPITAL_PX] = [100, 71];

/** Texts with what their scripts do to letters: joining, reordering, stacking, and numbers between them. */
const texts: readonly [FamilyId, script: string, text: string][] = [
  ['sans-arabic', 'arabic', 'امسح الرمز 50% (لا)'],
  ['sans-hebrew', 'hebrew', 'סרקו אותי 50%'],
  ['sans-hebrew', 'hebrew', 'שָׁלוֹם (12) SCAN 3 שולחן'],
  ['sans-thai', 'thai', 'สแกนดูเมนู น้ำ 20 บาท'],
  ['sans-thai', 'thai', 'ผู้ใหญ่ กี้ ปั๊ม ญี่ปุ่น'],
  ['sans-armenian', 'armenian', 'Սկանավորեք ինձ և'],
  ['sans-georgian', 'georgian', 'დამასკანირე ᲥᲐᲠᲗᲣᲚᲘ'],
  ['sans', 'devanagari', 'स्कैन करें, हिन्दी र्क क्षि'],
  ['sans-bengali', 'bengali', 'স্ক্যান করুন। কো কৌ র্ক ক্ষ স্ত্রী কি'],
  ['sans-tamil', 'tamil', 'ஸ்கேன் செய்யவும் கொ கோ கௌ ஸ்ரீ க்ஷ'],
];

const { resolve } = createRequire(import.meta.url);

async function fontUrl(name: string, script: string): Promise<string> {
  const path = resolve(`@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`);
  return `data:font/woff2;base64,${await readFile(path, 'base64')}`;
}

/** The share of dark pixels that differ between our outline and Chromium's text in the same fonts. */
type Comparison = { readonly differing: number; readonly theirWidth: number };

test('letters are shaped, ordered and spaced as in Chromium @nightly', async ({ page }) => {
  const letters = createLetters(openFamily);
  const geist = await fontUrl('geist', 'latin');
  for (const [id, script, text] of texts) {
    await letters.load(text);
    const { path, width } = letters.outline(text, CAPITAL_PX);
    const noto = await fontUrl(`noto-${id}`, script);
    const input = {
      ...{ text, width, geist, noto, font: `650 ${FONT_PX}px G, N` },
      ...{ path: pathData(path as Path), direction: directionOf(text) },
    };
    const { differing, theirWidth } = await page.evaluate(async (line): Promise<Comparison> => {
      // We space the letters of Geist without kerning.
      for (const [family, url, kerning] of [
        ['G', line.geist, '"kern" 0'],
        ['N', line.noto, 'normal'],
      ] as const) {
        const options = { weight: '100 900', featureSettings: kerning };
        document.fonts.add(await new FontFace(family, `url(${url})`, options).load());
      }
      const canvas = document.createElement('canvas');
      canvas.width = Math.ceil(line.width) + 100;
      canvas.height = 240;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      const draw = (paint: () => void) => {
        context.resetTransform();
        context.clearRect(0, 0, canvas.width, canvas.height);
        context.translate(50, 130);
        paint();
        return context.getImageData(0, 0, canvas.width, canvas.height).data;
      };
      context.font = line.font;
      context.direction = line.direction;
      context.textAlign = 'left';
      context.textRendering = 'geometricPrecision';
      const theirs = draw(() => context.fillText(line.text, 0, 0));
      const ours = draw(() => context.fill(new Path2D(line.path)));
      let [dark, different] = [0, 0];
      for (let alpha = 3; alpha < ours.length; alpha += 4) {
        const [one = 0, other = 0] = [ours[alpha], theirs[alpha]];
        if (Math.max(one, other) > 127) dark++;
        if (Math.abs(one - other) > 127) different++;
      }
      const theirWidth = context.measureText(line.text).width;
      document.fonts.clear();
      return { differing: dark ? different / dark : 1, theirWidth };
    }, input);
    expect(differing, text).toBeLessThan(0.005);
    expect(theirWidth, text).toBeCloseTo(width, 0);
  }
});
