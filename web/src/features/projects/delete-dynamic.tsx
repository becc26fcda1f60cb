import * as m from '@everscan/messages/projects';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

type DeleteDynamicProps = { name: string; onClose: () => void; onDelete: () => void };

/** Asks for confirmation before a dynamic code is deleted, since its printed copies stop working. */
export function DeleteDynamic({ name, onClose, onDelete }: DeleteDynamicProps) {
  return (
    <Modal
      from="centre"
      role="alertdialog"
      isOpen
      onClose={onClose}
      aria-labelledby="delete-dynamic-title"
      aria-describedby="delete-dynamic-text"
    >
      <h2 id="delete-dynamic-title" className="break-words font-semibold text-lg">
        {m.deleteTitle(name)}
      </h2>
      <p id="delete-dynamic-text" className="mt-2 text-muted text-sm leading-6">
        {m.deleteText}
      </p>
      <div className="mt-6 flex justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button look="danger" onClick={onDelete}>
          {m.deleteDynamic}
        </Button>
      </div>
    </Modal>
  );
}
