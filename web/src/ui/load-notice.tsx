import * as m from '@everscan/messages/ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { CircleAlert } from './icons.tsx';

type LoadNoticeProps = {
  isTrying: boolean;
  onRetry: () => void;
  /** The reason, or advice. */
  children?: ReactNode;
};

/** Explains why the page below is empty. */
export function LoadNotice({ isTrying, onRetry, children = m.emptyPage }: LoadNoticeProps) {
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl border border-danger/40 bg-danger-soft p-4"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />
      <p className="min-w-0 flex-1 basis-56 text-sm leading-5">
        <span className="font-medium">{m.nothingLoaded}</span> {children}
      </p>
      <Button look="secondary" isBusy={isTrying} onClick={onRetry}>
        {isTrying ? m.retrying : m.retry}
      </Button>
    </div>
  );
}
