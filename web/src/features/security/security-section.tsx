import type { User } from '@everscan/contract/accounts.schemas';
import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

export type SectionProps = {
  user: User;
  /** Called when the server answers that nobody is signed in. */
  onRefused: () => void;
};

type SecuritySectionProps = { title: string; text: string; children?: ReactNode };

/** The frame of one section. */
export function SecuritySection({ title, text, children }: SecuritySectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="p-5 sm:p-6">
      <h2 id={id} className="font-semibold text-base">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-muted text-sm leading-6">{text}</p>
      {children}
    </Card>
  );
}
