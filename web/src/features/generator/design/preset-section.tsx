import { type Design, defaultDesign } from '@everscan/core/design/design';
import { hasLook, presets, withLook } from '@everscan/core/design/presets';
import { createScene } from '@everscan/core/scene/scene';
import * as m from '@everscan/messages/style';
import { PictureButton } from './picture-button.tsx';

const pictures = presets.map(({ look }) =>
  createScene('PRESET', { ...defaultDesign, ...look, level: 'L', quietZone: 1 }),
);

type PresetSectionProps = { design: Design; onChange: (design: Design) => void };

/** Designs to start from, each shown as a small code. */
export function PresetSection({ design, onChange }: PresetSectionProps) {
  return (
    <fieldset>
      <legend className="sr-only">{m.looks}</legend>
      <div className="grid grid-cols-4 gap-x-2 gap-y-4 @min-[400px]:gap-x-3">
        {presets.map(({ id, label, look }, index) => (
          <PictureButton
            key={id}
            name={label}
            picture={pictures[index]}
            isChosen={hasLook(design, look)}
            onChoose={() => onChange(withLook(design, look))}
          />
        ))}
      </div>
    </fieldset>
  );
}
