import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

type AccessNoticeProps = { icon: ReactNode; title: string; children: ReactNode };

/** Takes the place of content that the visitor may not see, and explains why. */
export function AccessNotice({ icon, title, children }: AccessNoticeProps) {
  return (
    <Card className="flex min-h-[420px] flex-col items-center justify-center p-6 text-center">
      <span className="grid size-11 place-items-center rounded-full bg-raised text-muted">
        {icon}
      </span>
      <h2 className="mt-4 font-semibold text-lg">{title}</h2>
      <div className="mt-1 max-w-sm text-muted text-sm leading-6">{children}</div>
    </Card>
  );
}
