import type { User } from '@everscan/contract/api/account';
import { CloseButton } from '../../ui/close-button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { AuthMode } from './auth-form.tsx';

const loadForm = () => import('./auth-form.tsx');

type AuthDialogProps = {
  /** Closed when there is none. */
  mode: AuthMode | undefined;
  onModeChange: (mode: AuthMode | undefined) => void;
  onSignedIn: (user: User) => void;
};

export function AuthDialog({ mode, onModeChange, onSignedIn }: AuthDialogProps) {
  const close = () => onModeChange(undefined);
  return (
    <Modal from="centre" isOpen={mode !== undefined} onClose={close} aria-labelledby="auth-title">
      <div className="min-h-[332px]">
        {mode && (
          <LazyPart
            load={loadForm}
            mode={mode}
            onModeChange={onModeChange}
            onSignedIn={(user) => {
              close();
              onSignedIn(user);
            }}
          />
        )}
      </div>
      <CloseButton onClick={close} />
    </Modal>
  );
}
