import { type Design, designLimits } from '@everscan/core/design/design';
import type { Color } from '@everscan/core/paint/color';
import { type Ink, mainColor } from '@everscan/core/paint/ink';
import * as m from '@everscan/messages/style';
import { useId } from 'react';
import { Segments } from '../../../ui/segments.tsx';
import { SliderField } from '../../../ui/slider-field.tsx';
import { ColorField } from './color-field.tsx';
import { neighbourOf } from './neighbour-color.ts';

type ColorSectionProps = { design: Design; onChange: (change: Partial<Design>) => void };

const fills = [
  { value: 'solid', label: m.solid },
  { value: 'linear', label: m.linear },
  { value: 'radial', label: m.radial },
] as const;

export function ColorSection({ design, onChange }: ColorSectionProps) {
  const { ink, background } = design;
  const main = mainColor(design);
  return (
    <div className="space-y-6">
      <Segments
        label={m.dotColour}
        options={fills}
        value={ink.type}
        onChange={(type) => onChange({ ink: inkOfType(ink, type) })}
      />
      <div className="grid gap-x-4 gap-y-5 @min-[400px]:grid-cols-2">
        <InkFields ink={ink} onChange={(next) => onChange({ ink: next })} />
        <OptionalColor
          isWide={ink.type !== 'solid'}
          label={m.background}
          without={{ text: m.transparent, label: m.backgroundTransparent }}
          value={background === 'transparent' ? null : background}
          initial="#ffffff"
          onChange={(color) => onChange({ background: color ?? 'transparent' })}
        />
        <OptionalColor
          label={m.cornerFramesColour}
          without={{ text: m.sameAsDots, label: m.cornerFramesSame }}
          value={design.eyeFrameColor}
          initial={main}
          onChange={(eyeFrameColor) => onChange({ eyeFrameColor })}
        />
        <OptionalColor
          label={m.cornerDotsColour}
          without={{ text: m.sameAsDots, label: m.cornerDotsSame }}
          value={design.eyeBallColor}
          initial={main}
          onChange={(eyeBallColor) => onChange({ eyeBallColor })}
        />
      </div>
      {background === 'transparent' && (
        <p role="status" className="text-muted text-sm leading-5">
          {m.transparentNote}
        </p>
      )}
    </div>
  );
}

function InkFields({ ink, onChange }: { ink: Ink; onChange: (ink: Ink) => void }) {
  if (ink.type === 'solid') {
    return (
      <ColorField
        label={m.dotsColour}
        value={ink.color}
        onChange={(color) => onChange({ ...ink, color })}
      />
    );
  }
  const [from, to] = ink.stops;
  return (
    <>
      <ColorField
        label={ink.type === 'radial' ? m.centreColour : m.startColour}
        value={from}
        onChange={(color) => onChange({ ...ink, stops: [color, to] })}
      />
      <ColorField
        label={ink.type === 'radial' ? m.edgeColour : m.endColour}
        value={to}
        onChange={(color) => onChange({ ...ink, stops: [from, color] })}
      />
      {ink.type === 'linear' && (
        <div className="@min-[400px]:col-span-2">
          <SliderField
            label={m.direction}
            text={m.angle(ink.angle)}
            value={ink.angle}
            {...designLimits.angle}
            onChange={(angle) => onChange({ ...ink, angle })}
          />
        </div>
      )}
    </>
  );
}

type OptionalColorProps = {
  /** Whether the field spans both columns. */
  isWide?: boolean;
  label: string;
  /** The option to have no separate colour. Its label also names the field. */
  without: { text: string; label: string };
  value: Color | null;
  /** The initial colour. */
  initial: Color;
  onChange: (value: Color | null) => void;
};

function OptionalColor(props: OptionalColorProps) {
  const { isWide = false, label, without, value, initial, onChange } = props;
  const id = useId();
  return (
    <div className={isWide ? '@min-[400px]:col-span-2' : ''}>
      {value === null ? (
        <div>
          <p id={id} className="mb-1.5 font-medium text-ink text-sm">
            {label}
          </p>
          <button
            type="button"
            aria-label={m.chooseColourOf(label)}
            onClick={() => onChange(initial)}
            className="flex h-11 w-full items-center rounded-lg border border-line-strong/60 border-dashed px-3 text-start text-muted text-sm hover:border-line-strong hover:text-ink"
          >
            {m.chooseColour}
          </button>
        </div>
      ) : (
        <ColorField label={label} value={value} onChange={onChange} />
      )}
      <label className="mt-1 flex min-h-9 pointer-coarse:min-h-11 w-fit items-center gap-2.5 text-muted text-sm">
        <input
          type="checkbox"
          aria-label={without.label}
          checked={value === null}
          onChange={(event) => onChange(event.currentTarget.checked ? null : initial)}
          className="size-4 accent-accent"
        />
        {without.text}
      </label>
    </div>
  );
}

/** Changes the type of fill and keeps the colours as far as possible. */
function inkOfType(ink: Ink, type: Ink['type']): Ink {
  const [from, to] =
    ink.type === 'solid' ? ([ink.color, neighbourOf(ink.color)] as const) : ink.stops;
  if (type === 'solid') return { type, color: from };
  return type === 'linear' ? { type, angle: 45, stops: [from, to] } : { type, stops: [from, to] };
}
