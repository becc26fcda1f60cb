import { DevicesSection } from './devices-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import type { SectionProps } from './security-section.tsx';

/** The sections of the page, each with its own call. */
export default function SecuritySections(props: SectionProps) {
  return (
    <div className="space-y-5">
      <SecondFactorSection {...props} />
      <DevicesSection {...props} />
    </div>
  );
}
