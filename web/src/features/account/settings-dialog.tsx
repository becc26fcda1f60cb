import type { User } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/account';
import { CloseButton } from '../../ui/close-button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { RenderProof } from './delete-account-dialog.tsx';

const loadSettings = () => import('./account-settings.tsx');

type SettingsDialogProps = {
  user: User;
  dynamicCodes: number;
  renderProof: RenderProof;
  isOpen: boolean;
  onClose: () => void;
};

export function SettingsDialog(props: SettingsDialogProps) {
  const { isOpen, onClose, ...settings } = props;
  return (
    <Modal from="centre" isOpen={isOpen} onClose={onClose} aria-labelledby="settings-title">
      <h2 id="settings-title" className="pe-8 font-semibold text-lg">
        {m.settingsTitle}
      </h2>
      <p className="mt-1 truncate text-muted text-sm">{settings.user.email}</p>
      <div className="min-h-[422px]">
        {isOpen && <LazyPart load={loadSettings} {...settings} onDeleted={onClose} />}
      </div>
      <CloseButton onClick={onClose} />
    </Modal>
  );
}
