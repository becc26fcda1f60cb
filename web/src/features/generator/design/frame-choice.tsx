import type { Design, FrameDesign } from '@everscan/core/design/design';
import { frames } from '@everscan/core/frame/index';
import type { Choice } from '@everscan/core/offered';
import { createScene, type Scene } from '@everscan/core/scene/scene';
import * as m from '@everscan/messages/style';
import { frameLabels } from '@everscan/messages/words/design';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { Code } from '../../../codes/code-file.ts';
import { letters } from '../../../codes/page-drawing.ts';
import { SceneImage } from '../../../codes/scene-image.tsx';
import { useOffered } from './use-offered.ts';

export type FrameId = FrameDesign['id'] | 'none';

type Entry = Choice & { readonly id: FrameId; readonly label: string };

const all: readonly Entry[] = [
  { id: 'none', label: m.noFrame },
  ...frames.map((frame) => ({ ...frame, label: frameLabels[frame.id] })),
];

type FrameChoiceProps = {
  code: Code;
  /** The text and colours of the frame, in any shape. */
  frame: Omit<FrameDesign, 'id'>;
  value: FrameId;
  /** The saved code on the screen. */
  codeId: string | undefined;
  onChange: (id: FrameId) => void;
};

/** A choice of frames, each drawn around the visitor's own code. */
export function FrameChoice({ code, frame, value, codeId, onChange }: FrameChoiceProps) {
  const name = useId();
  const entries = useOffered(all, value, codeId);
  const pictures = usePictures(code, frame, entries);
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-ink text-sm">{m.frame}</legend>
      <div className="grid grid-cols-3 gap-x-2 gap-y-3 @min-[400px]:gap-x-3">
        {entries.map(({ id, label }) => (
          <label key={id} className="group relative text-center text-muted text-xs leading-4">
            <input
              type="radio"
              name={name}
              aria-label={label}
              checked={id === value}
              onChange={() => onChange(id)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="grid h-28 place-items-center rounded-lg border border-line bg-white p-2 transition-colors group-hover:border-line-strong peer-checked:border-accent peer-checked:shadow-[inset_0_0_0_1px_var(--accent)] peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2">
              <Picture scene={pictures.get(id)} />
            </span>
            <span aria-hidden className="mt-1.5 block group-has-[:checked]:text-ink">
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Picture({ scene }: { scene: Scene | undefined }) {
  return (
    scene && (
      <span aria-hidden className="contents">
        <SceneImage title="" scene={scene} className="max-h-24 w-full" />
      </span>
    )
  );
}

/** The code in each frame. They are drawn after the preview, because twelve codes take longer than one animation frame. */
function usePictures(
  code: Code,
  { text, color, textColor }: Omit<FrameDesign, 'id'>,
  entries: readonly Entry[],
) {
  const ids = entries.map(({ id }) => id).join();
  const [last, setLast] = useState(code);
  // While the letters of the preview are loading, the pictures show the last code.
  if ('scene' in code && code !== last) setLast(code);
  const shown = useDeferredValue('scene' in last ? last : undefined);
  const label = useDeferredValue(text);
  const isLoaded = letters.isLoaded(label);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the font of the label has loaded
  return useMemo(() => {
    const drawn = new Map<FrameId, Scene>();
    if (!shown) return drawn;
    for (const { id } of entries) {
      const frame = id === 'none' ? null : { id, text: label, color, textColor };
      const design: Design = { ...shown.design, frame };
      const { isLevelFixed } = shown;
      drawn.set(id, createScene(shown.text, design, { font: letters, isLevelFixed }));
    }
    return drawn;
  }, [shown, label, isLoaded, color, textColor, ids]);
}
