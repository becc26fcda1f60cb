import type { ReactNode } from 'react';

type ProgressBarProps = {
  label: string;
  done: number;
  total: number;
  /** The progress in words. */
  text: string;
  /** Shown at the other end of the line with `text`, for example the time left. */
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
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          style={{ width: `${total > 0 ? (100 * done) / total : 0}%` }}
          className="h-full rounded-full bg-accent transition-[width]"
        />
      </div>
      <p className="mt-2 flex justify-between text-muted text-sm tabular-nums">
        <span>{text}</span>
        {aside && <span>{aside}</span>}
      </p>
    </div>
  );
}
