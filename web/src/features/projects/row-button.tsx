import type { ReactNode } from 'react';

type RowButtonProps = { label: string; onClick: () => void; children: ReactNode };

/** A button at the end of a row, large enough for a finger on touch screens. */
export function RowButton({ label, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-line/60 hover:text-ink pointer-fine:size-8"
    >
      {children}
    </button>
  );
}
