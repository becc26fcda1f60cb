import * as m from '@everscan/messages/account';
import { deletedNames } from '@everscan/messages/projects';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

type LeaveDialogProps = {
  /** The names of the codes with changes that could not be saved. */
  lost: readonly string[];
  onClose: () => void;
  onLeave: () => void;
};

/** Asks before a sign-out deletes changes that could not be saved. */
export default function LeaveDialog({ lost, onClose, onLeave }: LeaveDialogProps) {
  return (
    <Modal
      from="centre"
      role="alertdialog"
      isOpen
      onClose={onClose}
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
    >
      <h2 id="leave-title" className="font-semibold text-lg">
        {m.leaveTitle}
      </h2>
      <p id="leave-text" className="mt-2 break-words text-muted text-sm leading-6">
        {m.leaveText(deletedNames(lost))}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {m.stay}
        </Button>
        <Button look="danger" onClick={onLeave}>
          {m.leaveAndLose(lost.length)}
        </Button>
      </div>
    </Modal>
  );
}
