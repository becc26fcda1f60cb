import { type Design, designLimits, MIN_FRAMED_QUIET_ZONE } from '@everscan/core/design/design';
import type { ErrorCorrectionLevel } from '@everscan/core/encode/level';
import { STANDARD_QUIET_ZONE } from '@everscan/core/encode/quiet-zone';
import * as m from '@everscan/messages/style';
import { Segments } from '../../../ui/segments.tsx';
import { SliderField } from '../../../ui/slider-field.tsx';

const levels = [
  { value: 'L', label: m.level('L', 7) },
  { value: 'M', label: m.level('M', 15) },
  { value: 'Q', label: m.level('Q', 25) },
  { value: 'H', label: m.level('H', 30) },
] as const;

type DetailSectionProps = {
  design: Design;
  /** The label and the level of a content type that allows only one level. */
  fixed: { label: string; level: ErrorCorrectionLevel } | undefined;
  /** The level that the symbol has, if it can be drawn. */
  reached: ErrorCorrectionLevel | undefined;
  onChange: (change: Partial<Design>) => void;
};

export function DetailSection({ design, fixed, reached, onChange }: DetailSectionProps) {
  const { quietZone, level: least } = design;
  return (
    <div className="space-y-6">
      <SliderField
        label={m.margin}
        text={m.marginDots(quietZone)}
        value={quietZone}
        {...designLimits.quietZone}
        hint={marginHint(design)}
        onChange={(value) => onChange({ quietZone: value })}
      />
      <Segments
        label={m.errorCorrection}
        options={levels}
        value={fixed?.level ?? design.level}
        onChange={(level) => onChange({ level })}
        hint={reached === undefined || reached === least ? m.levelHint : m.levelReached(reached)}
        lockedBecause={fixed && m.levelFixed(fixed.label, fixed.level)}
      />
    </div>
  );
}

function marginHint({ quietZone, frame }: Design): string {
  if (quietZone >= STANDARD_QUIET_ZONE) return m.marginMeets;
  return frame
    ? m.marginBelowFramed(STANDARD_QUIET_ZONE, MIN_FRAMED_QUIET_ZONE)
    : m.marginBelow(STANDARD_QUIET_ZONE);
}
