import type { User } from '@everscan/contract/accounts.schemas';
import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

export type SectionProps = {
  user: User;
  /** Called when the server answers that nobody is signed in. */
  onRefused: () => void;
};

type SecuritySectionProps = { id?: string; title: string; text?: string; children?: ReactNode };

/** The frame of one section. */
export function SecuritySection({ id, title, text, children }: SecuritySectionProps) {
  const headingId = useId();
  return (
    <Card id={id} aria-labelledby={headingId} className="scroll-mt-20 p-5 sm:p-6">
      <h2 id={headingId} className="font-semibold text-base">
        {title}
      </h2>
      {text && <p className="mt-1 max-w-prose text-muted text-sm leading-6">{text}</p>}
      {children}
    </Card>
  );
}
