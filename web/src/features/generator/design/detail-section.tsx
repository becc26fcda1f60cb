import { type Design, designLimits } from '@everscan/core/design/design';
import type { ErrorCorrectionLevel } from '@everscan/core/encode/level';
import { STANDARD_QUIET_ZONE } from '@everscan/core/encode/quiet-zone';
import { Segments } from '../../../ui/segments.tsx';
import { SliderField } from '../../../ui/slider-field.tsx';

const levels = [
  { value: 'L', label: 'L · 7%' },
  { value: 'M', label: 'M · 15%' },
  { value: 'Q', label: 'Q · 25%' },
  { value: 'H', label: 'H · 30%' },
] as const;

type DetailSectionProps = {
  design: Design;
  /** The label of a content type that allows one level only, and this level. */
  fixed: { label: string; level: ErrorCorrectionLevel } | undefined;
  /** The level of the code, if it can be drawn. */
  reached: ErrorCorrectionLevel | undefined;
  onChange: (change: Partial<Design>) => void;
};

export function DetailSection({ design, fixed, reached, onChange }: DetailSectionProps) {
  const { quietZone, level: least } = design;
  return (
    <div className="space-y-6">
      <SliderField
        label="Margin (quiet zone)"
        text={quietZone === 1 ? '1 dot' : `${quietZone} dots`}
        value={quietZone}
        {...designLimits.quietZone}
        hint={
          quietZone < STANDARD_QUIET_ZONE
            ? `The standard requires ${STANDARD_QUIET_ZONE} dots. With fewer, leave white space around the code in print.`
            : 'Meets the standard.'
        }
        onChange={(value) => onChange({ quietZone: value })}
      />
      <Segments
        label="Error correction"
        options={levels}
        value={fixed?.level ?? design.level}
        onChange={(level) => onChange({ level })}
        hint={
          reached === undefined || reached === least
            ? 'How much damage the code survives. A higher level makes it denser.'
            : `This code has room for level ${reached} at the same size.`
        }
        lockedBecause={fixed && `The standard for ${fixed.label} fixes it at ${fixed.level}.`}
      />
    </div>
  );
}
