import * as m from '@everscan/messages/account';
import * as ui from '@everscan/messages/ui';
import { type ReactNode, useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useDeleteAccount } from './account-calls.ts';

/** Asks for a proof of identity, after which the deletion is tried again. */
export type RenderProof = (on: { onProven: () => void; onCancel: () => void }) => ReactNode;

type DeleteAccountDialogProps = {
  isOpen: boolean;
  /** The number of codes that stop working when the account is deleted. */
  dynamicCodes: number;
  renderProof: RenderProof;
  onClose: () => void;
  onDeleted: () => void;
};

export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { isOpen, dynamicCodes, renderProof, onDeleted } = props;
  const { mutateAsync } = useDeleteAccount();
  const [needsProof, setNeedsProof] = useState(false);
  function onClose() {
    setNeedsProof(false);
    props.onClose();
  }
  const [handleDelete, isPending] = useAction(async () => {
    setNeedsProof(false);
    try {
      await mutateAsync();
    } catch (error) {
      if (error instanceof CallError && error.body.code === 'confirm_identity') setNeedsProof(true);
      else toast('error', ui.errorTitle, m.accountNotDeleted);
      return;
    }
    onClose();
    onDeleted();
    toast('info', m.accountDeletedTitle, m.accountDeleted);
  });
  return (
    <Modal
      from="centre"
      role="alertdialog"
      isOpen={isOpen}
      isLocked={isPending}
      onClose={onClose}
      aria-labelledby="delete-title"
      aria-describedby="delete-text"
    >
      <h2 id="delete-title" className="font-semibold text-lg">
        {m.deleteTitle}
      </h2>
      <p id="delete-text" className="mt-2 text-muted text-sm leading-6">
        {m.deleteText}
      </p>
      {dynamicCodes > 0 && (
        <p className="mt-2 text-sm leading-6">{m.deleteDynamicCodes(dynamicCodes)}</p>
      )}
      {needsProof ? (
        renderProof({ onProven: handleDelete, onCancel: onClose })
      ) : (
        <div className="mt-6 flex justify-end gap-3">
          <Button look="secondary" isBusy={isPending} onClick={onClose}>
            {m.cancel}
          </Button>
          <Button look="danger" isBusy={isPending} onClick={handleDelete}>
            {m.deleteAccount}
          </Button>
        </div>
      )}
    </Modal>
  );
}
