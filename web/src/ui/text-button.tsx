import type { ReactNode } from 'react';

type TextButtonProps = {
  /** Whether its work is running. It keeps the focus, and does nothing. */
  isBusy?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** A button inside a line of text. */
export function TextButton({ isBusy = false, onClick, children }: TextButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className="rounded font-medium text-accent underline underline-offset-4 aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
    >
      {children}
    </button>
  );
}
