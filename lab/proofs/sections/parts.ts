import {
  eyeBallLabels,
  eyeFrameLabels,
  frameLabels,
  shapeLabels,
} from '@everscan/messages/words/design';
import { compare, type Sample } from '../../../core/proof/compare.ts';
import { distortions, sizes } from '../../../core/proof/conditions.ts';
import { everydayTexts } from '../../../core/proof/everyday-texts.ts';
import { rowsBelow, rowsByGroup, shareTable } from '../../../core/proof/tables.ts';
import type { Design } from '../../../core/src/design/design.ts';
import { eyeBalls } from '../../../core/src/eye-ball/index.ts';
import { eyeFrames } from '../../../core/src/eye-frame/index.ts';
import { frames } from '../../../core/src/frame/index.ts';
import { geist } from '../../../core/src/lettering/geist.ts';
import { offered } from '../../../core/src/offered.ts';
import { createScene } from '../../../core/src/scene/scene.ts';
import { shapes } from '../../../core/src/shape/index.ts';
import type { Section } from './section.ts';

/** Of pairs, only those are listed of which an engine of phones or apps reads less, as a share of plain codes. */
const WEAK = 0.85;

type Part = { readonly name: string; readonly change: Partial<Design> };

const LEVELS = ['M', 'H', 'L', 'Q'] as const;

type Group = {
  readonly heading: string;
  readonly isListedIfWeak?: boolean;
  readonly parts: readonly Part[];
};

const groups: readonly Group[] = [
  {
    heading: 'Module shape',
    parts: shapes.map(({ id }) => ({ name: shapeLabels[id], change: { shape: id } })),
  },
  {
    heading: 'Eye frame',
    parts: offered(eyeFrames).map(({ id }) => ({
      name: eyeFrameLabels[id],
      change: { eyeFrame: id },
    })),
  },
  {
    heading: 'Eye ball',
    parts: offered(eyeBalls).map(({ id }) => ({
      name: eyeBallLabels[id],
      change: { eyeBall: id },
    })),
  },
  {
    heading: 'Frame',
    parts: offered(frames).map(({ id }) => ({
      name: frameLabels[id],
      change: { frame: { id, text: 'Scan me', color: '#000000', textColor: '#ffffff' } },
    })),
  },
  {
    heading: 'Pairs of eye frame and eye ball',
    isListedIfWeak: true,
    parts: offered(eyeFrames)
      .slice(1)
      .flatMap((frame) =>
        offered(eyeBalls)
          .slice(1)
          .map((ball) => ({
            name: `${eyeFrameLabels[frame.id]}, ${eyeBallLabels[ball.id]}`,
            change: { eyeFrame: frame.id, eyeBall: ball.id },
          })),
      ),
  },
];

/** Every entry of a registry on an otherwise plain code, so that nothing else affects the result. */
export const parts: Section = {
  id: 'parts',
  title: 'One part at a time',
  async run({ seed, sample, engines }) {
    const texts = everydayTexts(seed, sample);
    const conditions = [...sizes, ...distortions];
    const tables: string[] = [];
    for (const { heading, isListedIfWeak, parts } of groups) {
      const samples = parts.flatMap(({ name, change }) => samplesOf(name, change, texts));
      const readings = await compare(samples, conditions, engines);
      const rows = rowsByGroup(readings);
      const common = engines.filter(({ family }) => family !== 'older');
      const listed = isListedIfWeak ? rowsBelow(WEAK, rows, common) : rows;
      if (isListedIfWeak) {
        const count = listed.length === 0 ? 'none' : listed.length;
        const below = `below ${100 * WEAK} % in an engine of phones or apps`;
        tables.push(`${heading}: of ${rows.length}, ${count} ${below}.`);
      }
      if (listed.length > 0) tables.push(shareTable(heading, listed, engines));
    }
    return tables.join('\n\n');
  },
};

function samplesOf(group: string, change: Partial<Design>, texts: readonly string[]): Sample[] {
  return texts.map((text, i) => {
    const level = LEVELS[i % LEVELS.length] as (typeof LEVELS)[number];
    const design = { shape: 'standard', quietZone: 4, level, ...change } as const;
    return { group, text, level, scene: createScene(text, design, { font: geist }) };
  });
}
