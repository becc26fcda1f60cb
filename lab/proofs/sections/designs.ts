import { ratingText } from '@everscan/messages/words/scan-check';
import fc from 'fast-check';
import { compare, type Sample } from '../../../core/proof/compare.ts';
import { distortions, sizes } from '../../../core/proof/conditions.ts';
import { everydayTexts } from '../../../core/proof/everyday-texts.ts';
import { anyCode } from '../../../core/proof/random-designs.ts';
import { decoders } from '../../../core/proof/scanners.ts';
import { rowsByGroup, shareTable } from '../../../core/proof/tables.ts';
import { geist } from '../../../core/src/lettering/geist.ts';
import { checkScene } from '../../../core/src/scan-check/scan-check.ts';
import type { Verdict } from '../../../core/src/scan-check/verdict.ts';
import { createScene } from '../../../core/src/scene/scene.ts';
import type { Section } from './section.ts';
import { warningTable } from './warnings.ts';

const VERDICTS = [
  'Reads everywhere',
  'Reads everywhere from 4 px a module',
  'Reads well',
  'Web pages may miss it',
  'Hard to read',
  'Does not scan',
] as const;
/** Designs for each text of a sample. There are several, since designs differ more than texts do. */
const DESIGNS = 10;

/** Tests whether the scan check is right, with random designs grouped by its verdict. */
export const designs: Section = {
  id: 'designs',
  title: 'Random designs by verdict',
  async run({ seed, sample, engines }) {
    const count = DESIGNS * sample;
    const texts = everydayTexts(seed, count);
    const samples: Sample[] = [];
    const verdicts = new Map<Sample, Verdict>();
    for (const [i, { design }] of fc.sample(anyCode, { seed, numRuns: count }).entries()) {
      const text = texts[i] as string;
      const scene = createScene(text, design, { font: geist });
      const verdict = await checkScene(scene, { text, design }, decoders, 'full');
      const sample = { group: ratingText(verdict), text, level: design.level, scene };
      samples.push(sample);
      verdicts.set(sample, verdict);
    }
    const readings = await compare(samples, [...sizes, ...distortions], engines);
    const found = rowsByGroup(readings);
    const rows = VERDICTS.flatMap((verdict) => found.filter(({ name }) => name === verdict));
    return [shareTable('Verdict', rows, engines), warningTable(readings, verdicts, engines)].join(
      '\n\n',
    );
  },
};
