import type { ComponentProps } from 'react';
import type { Icon } from './icons.tsx';

type RowButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: Icon;
  /** Also names the row, if every row has such a button. */
  label: string;
};

/** A small icon button, such as at the end of a row, large enough for a finger on touch screens. */
export function RowButton({ icon: Icon, label, className = '', ...props }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...props}
      className={`grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-line/60 hover:text-ink pointer-fine:size-8 ${className}`}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
