import { type Design, designLimits, type FrameDesign } from '@everscan/core/design/design';
import { frameOf } from '@everscan/core/frame/index';
import { mainColor } from '@everscan/core/paint/ink';
import * as m from '@everscan/messages/style';
import { useState } from 'react';
import type { Code } from '../../../codes/code-file.ts';
import { useDrawing } from '../../../codes/drawing.ts';
import { letters } from '../../../codes/page-drawing.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { ColorField } from './color-field.tsx';
import { FrameChoice, type FrameId } from './frame-choice.tsx';

type FrameSectionProps = {
  design: Design;
  code: Code;
  /** The saved code on the screen. */
  codeId: string | undefined;
  onChange: (change: Partial<Design>) => void;
};

/** The frame around the symbol, with a call to action. */
export function FrameSection({ design, code, codeId, onChange }: FrameSectionProps) {
  const { frame } = design;
  // Restores a removed frame with its text and colours.
  const [removed, setRemoved] = useState<FrameDesign>();

  const initial = {
    text: m.frameExample,
    color: mainColor(design),
    textColor: '#ffffff',
  } as const;
  const next = { ...initial, ...removed, ...frame };
  // The pictures of the frames need the letters before a frame is chosen.
  useDrawing({ ...design, frame: { id: 'card-2', ...next } });

  function choose(id: FrameId) {
    if (frame) setRemoved(frame);
    onChange({ frame: id === 'none' ? null : { ...next, id } });
  }
  const change = (part: Partial<FrameDesign>) =>
    frame && onChange({ frame: { ...frame, ...part } });

  return (
    <div className="space-y-6">
      <FrameChoice
        code={code}
        frame={next}
        value={frame?.id ?? 'none'}
        codeId={codeId}
        onChange={choose}
      />
      {frame && (
        <div className="grid gap-x-4 gap-y-5 @min-[400px]:grid-cols-2">
          <div className="@min-[400px]:col-span-2">
            <TextField
              label={m.frameText}
              value={frame.text}
              maxLength={designLimits.frameTextCharacters}
              autoComplete="off"
              error={problemOf(frame.text)}
              hint={m.frameTextHint(designLimits.frameTextCharacters)}
              onChange={(text) => change({ text })}
            />
          </div>
          <ColorField
            label={m.frameColour}
            value={frame.color}
            onChange={(color) => change({ color })}
          />
          {!frameOf(frame.id).isTextOnPaper && (
            <ColorField
              label={m.frameTextColour}
              value={frame.textColor}
              onChange={(textColor) => change({ textColor })}
            />
          )}
        </div>
      )}
    </div>
  );
}

function problemOf(text: string): string | undefined {
  if (!letters.isLoaded(text)) return undefined;
  const missing = letters.missing(text);
  if (missing.length === 0) return undefined;
  const isLetter = missing.some((each) => /\p{L}/u.test(each));
  return (isLetter ? m.frameCannotShowLetters : m.frameCannotShow)(missing.join(' '));
}
