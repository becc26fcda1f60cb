import type { ReactNode } from 'react';

type FieldFrameProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shown instead of the hint. */
  warning?: string | undefined;
  children: ReactNode;
};

/** The label above an input and the hint, warning or error below it. */
export function FieldFrame({ id, label, hint, error, warning, children }: FieldFrameProps) {
  const note = error ?? warning ?? hint;
  const color = error ? 'text-danger' : warning ? 'text-warning' : 'text-muted';
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-ink text-sm">
        {label}
      </label>
      {children}
      {note && (
        <p id={`${id}-note`} className={`mt-1.5 text-sm ${color}`}>
          {note}
        </p>
      )}
    </div>
  );
}

/** The CSS classes of the box around an input and its prefix or action. */
export function boxClass(error: string | undefined): string {
  return `flex items-stretch overflow-hidden rounded-lg border bg-surface transition-colors focus-within:outline-2 focus-within:outline-offset-[-1px] ${
    error
      ? 'border-danger focus-within:outline-danger'
      : 'border-line-strong/60 hover:border-line-strong focus-within:outline-accent'
  }`;
}

/** The CSS classes of the input inside the box. */
export const INPUT_CLASS =
  'w-full min-w-0 bg-transparent px-3 text-base text-ink outline-none placeholder:text-muted md:text-sm';
