import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/bulk';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useReducer, useState } from 'react';
import { loadFieldOfKit } from '../../codes/kit-calls.ts';
import { messageOf } from '../../lib/call.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import type { GoodRow } from './list-jobs.ts';
import { listOrders, type Order, rememberOrders, storeOutcomes } from './list-orders.ts';
import { saveRows } from './save-rows.ts';

type SaveSectionProps = {
  userId: number;
  rows: readonly GoodRow[];
  design: Design;
  /** True while a zip is being made, the design is loading or another list is being read. */
  isDisabled: boolean;
  onSaved: () => void;
};

/** Saves the rows as projects, up to the limit of the plan. */
export function SaveSection({ userId, rows, design, isDisabled, onSaved }: SaveSectionProps) {
  const client = useQueryClient();
  const orders = useMemo(() => listOrders(userId, rows, design), [userId, rows, design]);
  /** The orders that are being saved. The list or the design may change meanwhile. */
  const [running, setRunning] = useState<readonly Order[]>(orders);
  const [stopped, setStopped] = useState<string>();
  const [, showProgress] = useReducer((count: number) => count + 1, 0);

  const [handleSave, isSaving] = useAction(async () => {
    setStopped(undefined);
    setRunning(orders);
    try {
      const kit = await loadFieldOfKit(client, userId, design);
      rememberOrders(userId, orders, kit);
      setStopped(await saveRows(orders, design, showProgress));
    } catch (error) {
      setStopped(messageOf(error));
    } finally {
      storeOutcomes(userId, orders);
      onSaved();
    }
  });

  const shown = isSaving ? running : orders;
  const saved = shown.filter((order) => order.is === 'saved').length;
  const refused = shown.filter((order) => order.is === 'refused').length;
  const done = saved + refused;
  const left = shown.length - done;
  return (
    <div className="space-y-2 border-line border-t pt-5">
      <Button
        look="secondary"
        className="w-full"
        isBusy={isSaving}
        disabled={isDisabled || left === 0}
        onClick={handleSave}
      >
        {isSaving ? m.saving(done, shown.length) : labelOf(done, left)}
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

function labelOf(done: number, left: number): string {
  if (left === 0) return m.nothingToSave;
  return done > 0 ? m.saveOtherCodes(left) : m.saveCodes(left);
}
