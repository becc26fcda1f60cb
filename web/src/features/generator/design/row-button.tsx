import type { Ref } from 'react';
import type { Icon } from '../../../ui/icons.tsx';

type RowButtonProps = {
  icon: Icon;
  /** Also names the row, because every row has such a button. */
  label: string;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** A small icon button at the end of a row. */
export function RowButton({ icon: Icon, label, onClick, ref }: RowButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-raised hover:text-ink"
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
