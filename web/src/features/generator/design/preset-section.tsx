import { type Design, defaultDesign } from '@everscan/core/design/design';
import { hasLook, presets, withLook } from '@everscan/core/design/presets';
import { createScene } from '@everscan/core/scene/scene';
import { SceneImage } from '../../../codes/scene-image.tsx';

const pictures = presets.map(({ look }) =>
  createScene('PRESET', { ...defaultDesign, ...look, level: 'L', quietZone: 1 }),
);

type PresetSectionProps = { design: Design; onChange: (design: Design) => void };

/** Designs to start from, each shown as a small code. */
export function PresetSection({ design, onChange }: PresetSectionProps) {
  return (
    <fieldset>
      <legend className="sr-only">Looks</legend>
      <div className="grid grid-cols-4 gap-x-2 gap-y-4 @min-[400px]:gap-x-3">
        {presets.map(({ id, label, look }, index) => {
          const scene = pictures[index];
          return (
            <button
              key={id}
              type="button"
              aria-pressed={hasLook(design, look)}
              onClick={() => onChange(withLook(design, look))}
              className="group rounded-lg text-center text-muted text-xs hover:text-ink aria-pressed:font-medium aria-pressed:text-ink"
            >
              <span
                aria-hidden
                className="block rounded-lg border border-line bg-white p-1.5 transition-colors group-hover:border-line-strong group-aria-pressed:border-accent group-aria-pressed:shadow-[inset_0_0_0_1px_var(--accent)]"
              >
                {scene && (
                  <SceneImage title={label} scene={scene} className="block w-full rounded" />
                )}
              </span>
              <span className="mt-1.5 block">{label}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
