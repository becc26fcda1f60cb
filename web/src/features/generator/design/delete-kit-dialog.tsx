import type { Kit } from '@everscan/contract/brand-kits.schemas';
import * as m from '@everscan/messages/kits';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';

type DeleteKitDialogProps = { kit: Kit; onClose: () => void; onConfirm: () => void };

/** Asks for confirmation before a brand kit is deleted, because its codes can then no longer be updated together. */
export function DeleteKitDialog({ kit, onClose, onConfirm }: DeleteKitDialogProps) {
  return (
    <Modal
      from="centre"
      role="alertdialog"
      isOpen
      onClose={onClose}
      aria-labelledby="delete-kit-title"
      aria-describedby="delete-kit-text"
    >
      <h2 id="delete-kit-title" className="break-words font-semibold text-lg">
        {m.deleteKitTitle(kit.name)}
      </h2>
      <p id="delete-kit-text" className="mt-2 text-muted text-sm leading-6 empty:hidden">
        {kit.codes > 0 && m.deleteKitText(kit.codes)}
      </p>
      <div className="mt-6 flex justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button look="danger" onClick={onConfirm}>
          {m.deleteThisKit}
        </Button>
      </div>
    </Modal>
  );
}
