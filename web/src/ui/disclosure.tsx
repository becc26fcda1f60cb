import { type ReactNode, useEffect, useState } from 'react';
import { ChevronDown } from './icons.tsx';

type DisclosureProps = {
  title: string;
  /** A summary of the current values or of the purpose of the section. */
  summary: string;
  /** Opens the section. It is never closed automatically. */
  isNeeded?: boolean;
  children: ReactNode;
};

/** A section that most people do not need. It is closed at first, with a summary beside its title. */
export function Disclosure({ title, summary, isNeeded = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isNeeded);
  useEffect(() => {
    if (isNeeded) setOpen(true);
  }, [isNeeded]);
  return (
    <details
      open={isOpen}
      className="group border-line border-t"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-md py-2 text-sm [&::-webkit-details-marker]:hidden">
        <span className="font-medium">{title}</span>
        <span className="min-w-0 flex-1 truncate text-end text-muted">{summary}</span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      {isOpen && <div className="pt-1 pb-5">{children}</div>}
    </details>
  );
}
