import { type Design, defaultDesign } from '@everscan/core/design/design';
import { hasLook, presets } from '@everscan/core/design/presets';
import { createScene } from '@everscan/core/scene/scene';
import * as m from '@everscan/messages/style';
import { useState } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import { PictureButton } from './picture-button.tsx';

const pictures = presets.map(({ look }) =>
  createScene('PRESET', { ...defaultDesign, ...look, level: 'L', quietZone: 1 }),
);

type Preset = (typeof presets)[number];
type PresetSectionProps = { design: Design; onChoose: (look: Preset['look']) => void };

/** Designs to start from, each shown as a small code. */
export function PresetSection({ design, onChoose }: PresetSectionProps) {
  const [pressed, setPressed] = useState<Preset>();
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
        {presets.map((preset, index) => (
          <PictureButton
            key={preset.id}
            name={preset.label}
            picture={pictures[index]}
            isChosen={pressed ? preset === pressed : hasLook(design, preset.look)}
            onChoose={() => choose(preset)}
          />
        ))}
      </div>
    </fieldset>
  );
}
