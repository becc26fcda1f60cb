import type { User } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/account';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Settings } from '../../ui/icons.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeleteAccountButton } from './delete-account-button.tsx';
import type { RenderProof } from './delete-account-dialog.tsx';

type AccountSettingsProps = {
  user: User;
  dynamicCodes: number;
  renderProof: RenderProof;
  onDeleted: () => void;
};

/** Loaded when the dialog opens. */
export default function AccountSettings({ user, ...deletion }: AccountSettingsProps) {
  return (
    <>
      <div className="mt-5">
        <ChangePasswordForm email={user.email} />
      </div>
      <div className="mt-5 space-y-3 border-line border-t pt-5">
        <ButtonLink to="/settings" look="secondary" className="w-full">
          <Settings aria-hidden className="size-4" /> {m.allSettings}
        </ButtonLink>
        <DeleteAccountButton className="w-full" {...deletion} />
      </div>
    </>
  );
}
