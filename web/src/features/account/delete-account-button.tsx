import * as m from '@everscan/messages/account';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { DeleteAccountDialog, type RenderProof } from './delete-account-dialog.tsx';

type DeleteAccountButtonProps = {
  className?: string;
  dynamicCodes: number;
  renderProof: RenderProof;
  onDeleted: () => void;
};

export function DeleteAccountButton({ className = '', ...dialog }: DeleteAccountButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button look="danger" className={className} onClick={() => setConfirming(true)}>
        {m.deleteAccount}
      </Button>
      {createPortal(
        <DeleteAccountDialog
          {...dialog}
          isOpen={isConfirming}
          onClose={() => setConfirming(false)}
        />,
        document.body,
      )}
    </>
  );
}
