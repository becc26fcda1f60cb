import * as m from '@everscan/messages/library';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { X } from '../../ui/icons.tsx';
import { RowButton } from '../../ui/row-button.tsx';

type SelectionBarProps = {
  count: number;
  total: number;
  onSelectAll: () => void;
  onClear: () => void;
  children: ReactNode;
};

/**
 * Shows how many codes are selected, and the actions for them. Sticks to the bottom of the screen. On phones, the
 * actions are on a separate line.
 */
export function SelectionBar({ count, total, onSelectAll, onClear, children }: SelectionBarProps) {
  return (
    <section
      aria-label={m.selection}
      className="sticky bottom-[calc(var(--covered-bottom)+12px)] z-[12] mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center justify-center gap-1 rounded-xl border border-line bg-surface p-1.5 shadow-float"
    >
      <div className="flex min-w-0 items-center gap-1 max-sm:basis-full">
        <RowButton icon={X} label={m.clearSelection} onClick={onClear} />
        <p role="status" className="whitespace-nowrap pe-2 font-medium text-sm tabular-nums">
          {m.selected(count)}
        </p>
        {count < total && (
          <Button
            look="quiet"
            className="min-w-0 px-2 max-sm:ms-auto sm:px-2.5"
            onClick={onSelectAll}
          >
            {m.selectAll(total)}
          </Button>
        )}
      </div>
      <div className="flex items-center gap-1 sm:flex-wrap">{children}</div>
    </section>
  );
}
