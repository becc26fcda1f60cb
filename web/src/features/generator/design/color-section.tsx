import { type Color, type Design, designLimits, type Ink } from '@everscan/core/design/design';
import { mainColor } from '@everscan/core/design/presets';
import { useId } from 'react';
import { Segments } from '../../../ui/segments.tsx';
import { SliderField } from '../../../ui/slider-field.tsx';
import { ColorField } from './color-field.tsx';
import { neighbourOf } from './neighbour-color.ts';

type ColorSectionProps = { design: Design; onChange: (change: Partial<Design>) => void };

const fills = [
  { value: 'solid', label: 'Solid' },
  { value: 'linear', label: 'Linear' },
  { value: 'radial', label: 'Radial' },
] as const;

export function ColorSection({ design, onChange }: ColorSectionProps) {
  const { ink, background } = design;
  const main = mainColor(design);
  return (
    <div className="space-y-6">
      <Segments
        label="Dot colour"
        options={fills}
        value={ink.type}
        onChange={(type) => onChange({ ink: inkOfType(ink, type) })}
      />
      <div className="grid gap-x-4 gap-y-5 @min-[400px]:grid-cols-2">
        <InkFields ink={ink} onChange={(next) => onChange({ ink: next })} />
        <OptionalColor
          isWide={ink.type !== 'solid'}
          label="Background"
          without="Transparent"
          value={background === 'transparent' ? null : background}
          initial="#ffffff"
          onChange={(color) => onChange({ background: color ?? 'transparent' })}
        />
        <OptionalColor
          label="Corner frames"
          without="Same as dots"
          value={design.eyeFrameColor}
          initial={main}
          onChange={(eyeFrameColor) => onChange({ eyeFrameColor })}
        />
        <OptionalColor
          label="Corner dots"
          without="Same as dots"
          value={design.eyeBallColor}
          initial={main}
          onChange={(eyeBallColor) => onChange({ eyeBallColor })}
        />
      </div>
      {background === 'transparent' && (
        <p role="status" className="text-muted text-sm leading-5">
          A transparent code needs a light, plain surface behind it.
        </p>
      )}
    </div>
  );
}

function InkFields({ ink, onChange }: { ink: Ink; onChange: (ink: Ink) => void }) {
  if (ink.type === 'solid') {
    return (
      <ColorField
        label="Dots"
        value={ink.color}
        onChange={(color) => onChange({ ...ink, color })}
      />
    );
  }
  const [from, to] = ink.stops;
  return (
    <>
      <ColorField
        label={ink.type === 'radial' ? 'Centre' : 'Start'}
        value={from}
        onChange={(color) => onChange({ ...ink, stops: [color, to] })}
      />
      <ColorField
        label={ink.type === 'radial' ? 'Edge' : 'End'}
        value={to}
        onChange={(color) => onChange({ ...ink, stops: [from, color] })}
      />
      {ink.type === 'linear' && (
        <div className="@min-[400px]:col-span-2">
          <SliderField
            label="Direction"
            text={`${ink.angle}°`}
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
  /** Spans both columns. */
  isWide?: boolean;
  label: string;
  /** Label for having no colour of its own. */
  without: string;
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
            aria-label={`${label}: choose a colour`}
            onClick={() => onChange(initial)}
            className="flex h-11 w-full items-center rounded-lg border border-line-strong/60 border-dashed px-3 text-start text-muted text-sm hover:border-line-strong hover:text-ink"
          >
            Choose a colour
          </button>
        </div>
      ) : (
        <ColorField label={label} value={value} onChange={onChange} />
      )}
      <label className="mt-1 flex min-h-9 pointer-coarse:min-h-11 w-fit items-center gap-2.5 text-muted text-sm">
        <input
          type="checkbox"
          aria-label={`${label}: ${without.toLowerCase()}`}
          checked={value === null}
          onChange={(event) => onChange(event.currentTarget.checked ? null : initial)}
          className="size-4 accent-accent"
        />
        {without}
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
