import { cancel } from '@everscan/messages/account';
import * as m from '@everscan/messages/devices';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

type SignOutDialogProps = {
  title: string;
  isOpen: boolean;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

export function SignOutDialog(props: SignOutDialogProps) {
  const { title, isOpen, isPending, onClose, onConfirm } = props;
  return (
    <Modal
      from="centre"
      role="alertdialog"
      isOpen={isOpen}
      onClose={onClose}
      aria-labelledby="sign-out-title"
      aria-describedby="sign-out-text"
    >
      <h2 id="sign-out-title" className="font-semibold text-lg">
        {title}
      </h2>
      <p id="sign-out-text" className="mt-2 text-muted text-sm leading-6">
        {m.confirmText}
      </p>
      <div className="mt-6 flex justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {cancel}
        </Button>
        <Button look="danger" disabled={isPending} onClick={onConfirm}>
          {m.signOut}
        </Button>
      </div>
    </Modal>
  );
}
