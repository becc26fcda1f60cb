import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/bulk';
import { useMemo, useState } from 'react';
import { messageOf } from '../../lib/call.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import type { GoodRow } from './list-jobs.ts';
import { saveRows } from './save-rows.ts';

type SaveSectionProps = { rows: readonly GoodRow[]; design: Design; onSaved: () => void };

/** Saves the rows as projects, up to the limit of the plan. */
export function SaveSection({ rows, design, onSaved }: SaveSectionProps) {
  // Each row in each design has one key, so a repeated save creates no second project.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another design needs new keys
  const orders = useMemo(
    () => rows.map((row) => ({ row, key: crypto.randomUUID() })),
    [rows, design],
  );
  const [progress, setProgress] = useState<{ orders: unknown; done: number; refused: number }>();
  const [stopped, setStopped] = useState<string>();
  const { done, refused } = progress?.orders === orders ? progress : { done: 0, refused: 0 };

  const [handleSave, isSaving] = useAction(async () => {
    setStopped(undefined);
    const show = (more: number, failed: number) =>
      setProgress({ orders, done: done + more, refused: refused + failed });
    let last = 0;
    try {
      const result = await saveRows(orders.slice(done), design, (now) => {
        last = now;
        show(now, 0);
      });
      show(last, result.refused);
      setStopped(result.stopped);
    } catch (error) {
      setStopped(messageOf(error));
    } finally {
      onSaved();
    }
  });

  const left = orders.length - done;
  const saved = done - refused;
  return (
    <div className="space-y-2 border-line border-t pt-5">
      <Button
        look="secondary"
        className="w-full"
        disabled={isSaving || left === 0}
        onClick={handleSave}
      >
        {isSaving
          ? m.saving(done, orders.length)
          : done > 0
            ? m.saveOtherCodes(left)
            : m.saveCodes(left)}
      </Button>
      <p role="status" className="text-muted text-sm leading-5 empty:hidden">
        {!isSaving &&
          done + (stopped ? 1 : 0) > 0 &&
          [m.codesSaved(saved), refused > 0 && m.rowsRefused(refused), stopped]
            .filter(Boolean)
            .join(' ')}
      </p>
    </div>
  );
}
