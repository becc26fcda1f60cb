import { deflateSync } from 'node:zlib';
import { logos } from '../../core/proof/design-cases.ts';
import { everydayTexts } from '../../core/proof/everyday-texts.ts';
import type { RandomCode } from '../../core/proof/random-designs.ts';
import { defaultDesign } from '../../core/src/design/design.ts';
import { pngFile } from '../../core/src/export/raster/png/png-file.ts';
import { logoLimits } from '../../core/src/logo/logo.ts';

const SIDE = 96;

/** A square greyscale logo. @param isDark by distances from the middle, -1 to 1 */
function drawLogo(isDark: (x: number, y: number) => boolean): string {
  const rows = new Uint8Array((SIDE + 1) * SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const at = (value: number) => (2 * value + 1) / SIDE - 1;
    rows[y * (SIDE + 1) + 1 + x] = isDark(at(x), at(y)) ? 0 : 255;
  }
  const header = { widthPx: SIDE, heightPx: SIDE, pixelsPerMetre: undefined } as const;
  const file = pngFile({ ...header, bitDepth: 8, colorType: 0 }, deflateSync(rows));
  return `data:image/png;base64,${Buffer.from(file).toString('base64')}`;
}

const pictures = [
  { image: logos.png, width: 128, height: 96 },
  { image: logos.jpeg, width: 128, height: 96 },
  ...[
    // Like a finder pattern, which readers may take for a fourth one.
    drawLogo((x, y) => {
      const distance = Math.max(Math.abs(x), Math.abs(y)) * 3.5;
      return distance < 1.5 || distance > 2.5;
    }),
    drawLogo(() => true),
    // Like modules.
    drawLogo((x, y) => (Math.floor((x + 1) * 6) * 7 + Math.floor((y + 1) * 6) * 5) % 3 === 0),
  ].map((image) => ({ image, width: SIDE, height: SIDE })),
];
const levels = ['L', 'M', 'Q', 'H'] as const;

/** Codes of two styles, four levels, five pictures and three margins of the logo, each as large as a design allows. */
export function codesWithLargestLogo(seed: number, count: number): RandomCode[] {
  return everydayTexts(seed, count).map((text, i) => ({
    text,
    design: {
      ...defaultDesign,
      shape: i % 2 === 0 ? 'standard' : 'dots',
      level: levels[Math.floor(i / 2) % 4] as (typeof levels)[number],
      logo: {
        ...(pictures[Math.floor(i / 8) % pictures.length] as (typeof pictures)[number]),
        share: logoLimits.share.max,
        margin: Math.floor(i / 40) % 3,
      },
    },
  }));
}
