import type { ReactNode } from 'react';

/** A button inside a line of text. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="rounded font-medium text-accent underline underline-offset-4"
    >
      {children}
    </button>
  );
}
