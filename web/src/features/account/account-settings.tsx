import type { User } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/account';
import * as security from '@everscan/messages/security';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ShieldCheck } from '../../ui/icons.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { PlanSection } from './plan-section.tsx';

type AccountSettingsProps = { user: User; dynamicCodes: number; onDeleted: () => void };

/** Loaded when the dialog opens. */
export default function AccountSettings({ user, dynamicCodes, onDeleted }: AccountSettingsProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <PlanSection user={user} />
      <div className="mt-5 border-line border-t pt-5">
        <ChangePasswordForm email={user.email} />
        <ButtonLink to="/security" look="secondary" className="mt-3 w-full">
          <ShieldCheck aria-hidden className="size-4" /> {security.pageLink}
        </ButtonLink>
      </div>
      <div className="mt-5 border-line border-t pt-5">
        <DataSection userId={user.id} />
      </div>
      <div className="mt-5 border-line border-t pt-5">
        <Button look="danger" className="w-full" onClick={() => setConfirming(true)}>
          {m.deleteAccount}
        </Button>
      </div>
      {createPortal(
        <DeleteAccountDialog
          isOpen={isConfirming}
          dynamicCodes={dynamicCodes}
          onClose={() => setConfirming(false)}
          onDeleted={onDeleted}
        />,
        document.body,
      )}
    </>
  );
}
