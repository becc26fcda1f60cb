import { type Design, designLimits } from '@everscan/core/design/design';
import type { ErrorCorrectionLevel } from '@everscan/core/encode/level';
import { STANDARD_QUIET_ZONE } from '@everscan/core/encode/quiet-zone';
import { Segments } from '../../../ui/segments.tsx';
import { SliderField } from '../../../ui/slider-field.tsx';
import { Section } from './section.tsx';

const levels = [
  { value: 'L', label: 'L · 7 %' },
  { value: 'M', label: 'M · 15 %' },
  { value: 'Q', label: 'Q · 25 %' },
  { value: 'H', label: 'H · 30 %' },
] as const;

type DetailSectionProps = {
  design: Design;
  /** The content type's name and the only level that it allows, if it does. */
  fixed: { label: string; level: ErrorCorrectionLevel } | undefined;
  /** The level that the code has, when it can be drawn. */
  reached: ErrorCorrectionLevel | undefined;
  onChange: (change: Partial<Design>) => void;
};

export function DetailSection({ design, fixed, reached, onChange }: DetailSectionProps) {
  const { quietZone, level: least } = design;
  return (
    <Section title="Details">
      <SliderField
        label="Quiet zone"
        text={quietZone === 1 ? '1 module' : `${quietZone} modules`}
        value={quietZone}
        {...designLimits.quietZone}
        hint={
          quietZone < STANDARD_QUIET_ZONE
            ? `Leave light space around it: the standard asks for ${STANDARD_QUIET_ZONE} modules.`
            : 'As wide as the standard asks for.'
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
            ? 'How much of the code may be dirty or covered. More makes it denser.'
            : `This code has room for level ${reached} at the same size.`
        }
        lockedBecause={fixed && `The standard for ${fixed.label} fixes it at ${fixed.level}.`}
      />
    </Section>
  );
}
