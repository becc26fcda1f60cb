import { presetLabels } from '@everscan/messages/words/design';
import { compare } from '../../../core/proof/compare.ts';
import { distortions, sizes } from '../../../core/proof/conditions.ts';
import { everydayTexts } from '../../../core/proof/everyday-texts.ts';
import { rowsByGroup, shareTable } from '../../../core/proof/tables.ts';
import { type Design, defaultDesign } from '../../../core/src/design/design.ts';
import { exampleLooks } from '../../../core/src/design/example-looks.ts';
import { presets as sitePresets, withPreset } from '../../../core/src/design/presets.ts';
import { geist } from '../../../core/src/lettering/geist.ts';
import { offered } from '../../../core/src/offered.ts';
import { createScene } from '../../../core/src/scene/scene.ts';
import type { Section } from './section.ts';

const looks: readonly (readonly [name: string, change: Partial<Design>])[] = [
  ...offered(sitePresets).map(
    (preset) =>
      [`Preset ${presetLabels[preset.id]}`, withPreset(defaultDesign, preset, 'Scan me')] as const,
  ),
  ...Object.entries<Partial<Design>>(exampleLooks).map(
    ([id, look]) => [`Example ${id}`, look] as const,
  ),
];

/** The looks that the site offers. */
export const presets: Section = {
  id: 'presets',
  title: 'Presets and examples',
  async run({ seed, sample, engines }) {
    const samples = looks.flatMap(([group, change]) =>
      everydayTexts(seed, sample).map((text) => {
        const design = { ...defaultDesign, ...change };
        return {
          group,
          text,
          level: design.level,
          scene: createScene(text, design, { font: geist }),
        };
      }),
    );
    const readings = await compare(samples, [...sizes, ...distortions], engines);
    return shareTable('Look', rowsByGroup(readings), engines);
  },
};
