import * as m from '@everscan/messages/bulk';
import type { ReactNode } from 'react';

type ProgressBarProps = {
  label: string;
  done: number;
  total: number;
  /** Below the bar. */
  text: string;
  aside?: ReactNode;
};

export function ProgressBar({ label, done, total, text, aside }: ProgressBarProps) {
  return (
    <div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={m.progress(done, total)}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          style={{ width: `${(100 * done) / total}%` }}
          className="h-full rounded-full bg-accent transition-[width]"
        />
      </div>
      <p className="mt-2 flex justify-between text-muted text-sm tabular-nums">
        <span>{text}</span>
        <span>{aside}</span>
      </p>
    </div>
  );
}
