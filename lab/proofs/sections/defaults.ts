import { shapeLabels } from '@everscan/messages/words/design';
import { compare, type Sample } from '../../../core/proof/compare.ts';
import { distortions, fileConditions, sizes } from '../../../core/proof/conditions.ts';
import { everydayTexts, textOfVersion } from '../../../core/proof/everyday-texts.ts';
import { plainTable, rowsByCondition, shareTable } from '../../../core/proof/tables.ts';
import { defaultDesign } from '../../../core/src/design/design.ts';
import { createScene } from '../../../core/src/scene/scene.ts';
import { styles } from '../../../core/src/style/index.ts';
import { isSmoke } from '../../bars.ts';
import type { Section } from './section.ts';

const VERSIONS = isSmoke ? 1 : 15;
/** The files are drawn by programs of Debian, which a smoke run must not need. */
const conditions = () => [...sizes, ...(isSmoke ? [] : fileConditions()), ...distortions];

/** The two styles without any other change, which most people download. */
export const defaults: Section = {
  id: 'defaults',
  title: 'Codes of the two styles',
  async run({ seed, sample, engines }) {
    const { level } = defaultDesign;
    const texts = [
      ...everydayTexts(seed, 5 * sample),
      ...Array.from({ length: VERSIONS }, (_, i) => i + 1).flatMap((version) =>
        Array.from({ length: sample }, (_, i) => textOfVersion(version, level, seed + 100 * i)),
      ),
    ];
    const samples = styles.flatMap(({ id }) =>
      texts.map((text): Sample => {
        const scene = createScene(text, { ...defaultDesign, shape: id });
        return { group: id, text, level, scene };
      }),
    );
    const readings = await compare(samples, conditions(), engines);
    const tables = styles.map(({ id }) => {
      const own = readings.filter(({ sample }) => sample.group === id);
      return shareTable(shapeLabels[id], rowsByCondition(own), engines);
    });
    return [...tables, plainTable(readings, engines)].join('\n\n');
  },
};
