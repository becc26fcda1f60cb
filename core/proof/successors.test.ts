import { describe, expect, test } from 'vitest';
import { type Design, defaultDesign } from '../src/design/design.ts';
import { presets } from '../src/design/presets.ts';
import { createScene } from '../src/scene/scene.ts';
import { distortions, sizes } from './conditions.ts';
import { seed } from './contents.ts';
import { jsqr } from './engines/jsqr.ts';
import { qr } from './engines/qr.ts';
import { quirc } from './engines/quirc.ts';
import { zbar } from './engines/zbar.ts';
import { zxing } from './engines/zxing.ts';
import { everydayTexts } from './everyday-texts.ts';
import { isFull } from './extent.ts';
import { roughPictures } from './judged-pictures.ts';

/** Entries that replaced one that read worse, with one that was not redrawn. */
const pairs: readonly (readonly [
  name: string,
  own: Partial<Design>,
  neighbour: Partial<Design>,
])[] = [
  ['the ball diamond', { eyeBall: 'diamond-2' }, { eyeBall: 'circle' }],
  ['the ball star', { eyeBall: 'star-2' }, { eyeBall: 'circle' }],
  ['the frame beads', { eyeFrame: 'beads-2' }, { eyeFrame: 'standard' }],
  ['the look Sunset', lookOf('sunset-2'), lookOf('ocean')],
  ['the look Espresso', lookOf('espresso-2'), lookOf('evergreen')],
];
const engines = [zxing, qr, jsqr, zbar, quirc];
const near = sizes.filter(({ id }) => ['3 px', '4 px', '5 px', '6 px', '8 px'].includes(id));
const conditions = [...near, ...roughPictures, ...distortions];
const texts = everydayTexts(seed, isFull ? 41 : 20);
/** All of them: each text under each condition, since 41 is prime. */
const runs = isFull ? texts.length * conditions.length : 20;

describe(`read like their neighbours: redrawn shapes and looks (SEED=${seed}, ${runs} pictures)`, () => {
  test.each(pairs)('%s', async (_, own, neighbour) => {
    const [read, expected] = [await shareRead(own), await shareRead(neighbour)];
    // Of 100 readings, three standard deviations of either share are 9.
    expect(read).toBeGreaterThanOrEqual(expected - (isFull ? 0.03 : 0.09));
  });
});

/** Of the pictures shown to all engines. */
async function shareRead(change: Partial<Design>): Promise<number> {
  let read = 0;
  for (let run = 0; run < runs; run++) {
    const text = texts[run % texts.length] as string;
    const condition = conditions[run % conditions.length];
    const base = { ...defaultDesign, shape: run % 2 === 0 ? 'standard' : 'dots' } as const;
    const picture = condition?.draw(createScene(text, { ...base, level: 'M', ...change }));
    for (const engine of engines) {
      const [found] = await engine.read(picture ? [picture] : []);
      if (found === text) read++;
    }
  }
  return read / runs / engines.length;
}

function lookOf(id: string): Partial<Design> {
  const preset = presets.find((entry) => entry.id === id);
  if (!preset) throw new RangeError(`Unknown look ${id}`);
  return preset.look;
}
