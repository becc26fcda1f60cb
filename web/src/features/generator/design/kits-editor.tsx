import type { Kit } from '@everscan/contract/api/kits';
import * as m from '@everscan/messages/kits';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { deleteKit, setDefaultKit } from '../../../codes/kit-calls.ts';
import { messageOf } from '../../../lib/call.ts';
import { toast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';

type KitsEditorProps = {
  kits: readonly Kit[];
  onChanged: () => Promise<unknown>;
  /** The last kit was deleted. */
  onEmpty: () => void;
};

/** Chooses the kit that new codes begin with, and deletes kits. */
export function KitsEditor({ kits, onChanged, onEmpty }: KitsEditorProps) {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => ref.current?.querySelector('input')?.focus(), []);
  const [change, isBusy] = useAction(async (act: () => Promise<void>, onDone?: () => void) => {
    try {
      await act();
      await onChanged();
      onDone?.();
    } catch (error) {
      toast('error', m.kits, messageOf(error, m.notSaved));
      await onChanged();
    }
  });

  function remove(kit: Kit, place: number) {
    change(
      () => deleteKit(kit),
      () => {
        toast('info', m.kitDeleted(kit.name), m.codesKeepLook);
        if (kits.length === 1) return onEmpty();
        const next = Math.min(place, kits.length - 2);
        requestAnimationFrame(() => ref.current?.querySelectorAll('button')[next]?.focus());
      },
    );
  }

  return (
    <ul ref={ref} aria-label={m.kits} className="mt-3 divide-y divide-line">
      {kits.map((kit, place) => (
        <li key={kit.id} className="flex items-center gap-3 py-2">
          <span className="min-w-0 flex-1">
            <bdi className="block truncate font-medium text-sm">{kit.name}</bdi>
            <label className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 text-muted text-sm">
              <input
                type="checkbox"
                aria-label={m.beginWith(kit.name)}
                checked={kit.isDefault}
                disabled={isBusy}
                onChange={({ currentTarget: { checked } }) =>
                  change(() => setDefaultKit(kit, checked))
                }
                className="size-4 accent-accent"
              />
              {m.forNewCodes}
            </label>
          </span>
          <button
            type="button"
            aria-label={m.deleteKit(kit.name)}
            onClick={() => remove(kit, place)}
            className="grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-raised hover:text-ink"
          >
            <Trash2 aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
