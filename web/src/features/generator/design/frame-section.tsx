import { type Design, designLimits, type FrameDesign } from '@everscan/core/design/design';
import { mainColor } from '@everscan/core/design/presets';
import { frameThumbnail } from '@everscan/core/design/thumbnail';
import { frames } from '@everscan/core/frame/index';
import { missingCharacters } from '@everscan/core/lettering/font';
import { geist } from '@everscan/core/lettering/geist';
import { useRef } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { ColorField } from './color-field.tsx';
import { Section } from './section.tsx';
import { ThumbnailChoice } from './thumbnail-choice.tsx';

type FrameSectionProps = { design: Design; onChange: (change: Partial<Design>) => void };
type Choice = FrameDesign['id'] | 'none';

const entries: readonly { id: Choice; label: string }[] = [
  { id: 'none', label: 'No frame' },
  ...frames,
];
const pictures = [undefined, ...frames.map(frameThumbnail)];

/** What stands around the symbol, with a text that asks for a scan. */
export function FrameSection({ design, onChange }: FrameSectionProps) {
  const { frame } = design;
  // A frame that was taken away comes back as it was.
  const last = useRef<FrameDesign>(undefined);
  if (frame) last.current = frame;

  function choose(id: Choice) {
    const initial = { text: 'SCAN ME', color: mainColor(design), textColor: '#ffffff' } as const;
    onChange({ frame: id === 'none' ? null : { ...initial, ...last.current, id } });
  }
  const change = (part: Partial<FrameDesign>) =>
    frame && onChange({ frame: { ...frame, ...part } });

  return (
    <Section title="Frame">
      <ThumbnailChoice
        label="Frame with a call to action"
        entries={entries}
        thumbnails={pictures}
        value={frame?.id ?? 'none'}
        onChange={choose}
      />
      {frame && (
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <TextField
              label="Text"
              value={frame.text}
              maxLength={designLimits.frameTextCharacters}
              autoComplete="off"
              error={problemOf(frame.text)}
              hint={`Up to ${designLimits.frameTextCharacters} characters.`}
              onChange={(text) => change({ text })}
            />
          </div>
          <ColorField label="Frame" value={frame.color} onChange={(color) => change({ color })} />
          <ColorField
            label="Text colour"
            value={frame.textColor}
            onChange={(textColor) => change({ textColor })}
          />
        </div>
      )}
    </Section>
  );
}

function problemOf(text: string): string | undefined {
  const missing = missingCharacters(geist, text);
  return missing.length > 0 ? `The frame cannot show: ${missing.join(' ')}` : undefined;
}
