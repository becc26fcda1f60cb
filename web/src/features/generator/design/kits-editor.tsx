import type { Kit } from '@everscan/contract/brand-kits.schemas';
import * as m from '@everscan/messages/kits';
import { useEffect, useRef, useState } from 'react';
import { deleteKit, setDefaultKit } from '../../../codes/kit-calls.ts';
import { messageOf } from '../../../lib/call.ts';
import { toast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { Pencil, Trash2 } from '../../../ui/icons.tsx';
import { RowButton } from './row-button.tsx';

type KitsEditorProps = {
  kits: readonly Kit[];
  /** The kit that was just renamed. Its button gets the focus. */
  renamedId: string | undefined;
  onRename: (kit: Kit) => void;
  onChanged: () => Promise<unknown>;
  /** Called when the last kit was deleted. */
  onEmpty: () => void;
};

/** Chooses the default kit for new codes, and renames and deletes kits. */
export function KitsEditor({ kits, renamedId, onRename, onChanged, onEmpty }: KitsEditorProps) {
  const ref = useRef<HTMLUListElement>(null);
  const renamed = useRef<HTMLButtonElement>(null);
  useEffect(() => (renamed.current ?? ref.current?.querySelector('input'))?.focus(), []);
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

  const [deletedId, setDeletedId] = useState<string>();
  const toDelete = kits.find(({ id }) => id === deletedId);
  function remove(kit: Kit) {
    setDeletedId(undefined);
    const place = kits.findIndex(({ id }) => id === kit.id);
    change(
      () => deleteKit(kit),
      () => {
        toast('info', m.kitDeleted(kit.name), m.codesKeepLook);
        if (kits.length === 1) return onEmpty();
        const next = Math.min(place, kits.length - 2);
        requestAnimationFrame(() =>
          ref.current?.children[next]?.querySelector<HTMLElement>('button:last-child')?.focus(),
        );
      },
    );
  }

  return (
    <>
      <ul ref={ref} aria-label={m.kits} className="mt-3 divide-y divide-line">
        {kits.map((kit) => (
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
            <span className="flex shrink-0">
              <RowButton
                ref={kit.id === renamedId ? renamed : undefined}
                icon={Pencil}
                label={m.renameKit(kit.name)}
                onClick={() => onRename(kit)}
              />
              <RowButton
                icon={Trash2}
                label={m.deleteKit(kit.name)}
                onClick={() => {
                  setDeletedId(kit.id);
                  onChanged(); // the number of codes that use the kit may have changed
                }}
              />
            </span>
          </li>
        ))}
      </ul>
      {toDelete && (
        <Confirm
          title={m.deleteKitTitle(toDelete.name)}
          text={toDelete.codes > 0 && m.deleteKitText(toDelete.codes)}
          cancel={m.cancel}
          action={m.deleteThisKit}
          onClose={() => setDeletedId(undefined)}
          onConfirm={() => remove(toDelete)}
        />
      )}
    </>
  );
}
