import { type Design, defaultDesign } from '@everscan/core/design/design';
import { hasLook, presets } from '@everscan/core/design/presets';
import { createScene } from '@everscan/core/scene/scene';
import * as m from '@everscan/messages/style';
import { presetLabels } from '@everscan/messages/words/design';
import { useState } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import { PictureButton } from './picture-button.tsx';
import { useOffered } from './use-offered.ts';

const tiles = presets.map((preset) => ({
  ...preset,
  picture: createScene('PRESET', {
    ...defaultDesign,
    ...preset.look,
    level: 'L',
    quietZone: 1,
  }),
}));

type Preset = (typeof tiles)[number];
type PresetSectionProps = {
  design: Design;
  /** The saved code on the screen. */
  codeId: string | undefined;
  onChoose: (look: Preset['look']) => void;
};

/** Designs to start from, each shown as a small code. */
export function PresetSection({ design, codeId, onChoose }: PresetSectionProps) {
  const [pressed, setPressed] = useState<Preset>();
  const chosen = tiles.find(({ look }) => hasLook(design, look));
  const shown = useOffered(tiles, chosen?.id, codeId);
  const apply = useLatest((preset: Preset) => {
    setPressed(undefined);
    onChoose(preset.look);
  });

  /** Shows the button as chosen one frame before the page changes, which takes long on a slow phone. */
  function choose(preset: Preset) {
    setPressed(preset);
    requestAnimationFrame(() => setTimeout(() => apply.current(preset)));
  }

  return (
    <fieldset>
      <legend className="sr-only">{m.looks}</legend>
      <div className="grid grid-cols-4 gap-x-2 gap-y-4 @min-[400px]:gap-x-3">
        {shown.map((preset) => (
          <PictureButton
            key={preset.id}
            name={presetLabels[preset.id]}
            picture={preset.picture}
            isChosen={preset === (pressed ?? chosen)}
            onChoose={() => choose(preset)}
          />
        ))}
      </div>
    </fieldset>
  );
}
