import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useDeleteAccount } from './account-calls.ts';

type DeleteAccountDialogProps = {
  isOpen: boolean;
  /** Number of printed codes that depend on the account. */
  dynamicCodes: number;
  onClose: () => void;
  onDeleted: () => void;
};

export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { isOpen, dynamicCodes, onClose, onDeleted } = props;
  const { mutateAsync } = useDeleteAccount();
  const [handleDelete, isPending] = useAction(async () => {
    try {
      await mutateAsync();
    } catch {
      toast('error', 'Error', 'Failed to delete account');
      return;
    }
    onClose();
    onDeleted();
    toast('info', 'Account deleted', 'Your account has been successfully deleted.');
  });
  return (
    <Modal
      from="centre"
      role="alertdialog"
      isOpen={isOpen}
      onClose={onClose}
      aria-labelledby="delete-title"
      aria-describedby="delete-text"
    >
      <h2 id="delete-title" className="font-semibold text-lg">
        Are you sure?
      </h2>
      <p id="delete-text" className="mt-2 text-muted text-sm leading-6">
        This action cannot be undone. This will permanently delete your account and remove your data
        from our servers.
      </p>
      {dynamicCodes > 0 && (
        <p className="mt-2 text-sm leading-6">
          {dynamicCodes === 1
            ? 'Your dynamic code stops'
            : `Your ${dynamicCodes} dynamic codes stop`}{' '}
          working permanently, including all printed copies. Static codes keep working.
        </p>
      )}
      <div className="mt-6 flex justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" disabled={isPending} onClick={handleDelete}>
          Delete Account
        </Button>
      </div>
    </Modal>
  );
}
