import { AddressSection } from './address-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import type { SectionProps } from './security-section.tsx';
import { SignOnSection } from './sign-on-section.tsx';

/** The sections of the page, each with its own call. */
export default function SecuritySections(props: SectionProps) {
  return (
    <div className="space-y-5">
      <AddressSection {...props} />
      <SecondFactorSection {...props} />
      <PasskeysSection {...props} />
      <SignOnSection {...props} />
      <DevicesSection {...props} />
    </div>
  );
}
