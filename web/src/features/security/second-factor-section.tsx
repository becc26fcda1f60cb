import * as m from '@everscan/messages/security';
import { type SectionProps, SecuritySection } from './security-section.tsx';

/** Two-step sign-in: its methods and recovery codes. */
export function SecondFactorSection(_: SectionProps) {
  return <SecuritySection title={m.twoStepTitle} text={m.twoStepText} />;
}
