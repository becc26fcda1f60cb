import type { User } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/account';
import { useEffect } from 'react';
import { CloseButton } from '../../ui/close-button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Modal } from '../../ui/modal.tsx';
import { moveFocus } from '../../ui/move-focus.ts';
import type { AuthMode } from './auth-mode.ts';

const loadForm = () => import('./auth-form.tsx');

const TITLES = { login: m.loginTitle, register: m.registerTitle };

/** Reserves the height of the form while it loads, so that the centred dialog does not move when it appears. */
const LOGIN_HEIGHT = 'has-[>[role=status]]:min-h-96';

type AuthDialogProps = {
  /** Without a mode the dialog is closed. After a sign-in, `onSignedIn` has to close it. */
  mode: AuthMode | undefined;
  /** Explains why the dialog has opened by itself. */
  note?: string | undefined;
  onModeChange: (mode: AuthMode | undefined) => void;
  onSignedIn: (user: User) => void;
};

export function AuthDialog({ mode, note, onModeChange, onSignedIn }: AuthDialogProps) {
  const close = () => onModeChange(undefined);
  const isOpen = mode !== undefined;
  // The button that opened it may be gone after a sign-in.
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      requestAnimationFrame(() => document.activeElement === document.body && moveFocus());
    };
  }, [isOpen]);
  return (
    <Modal from="centre" isOpen={isOpen} onClose={close} aria-labelledby="auth-title">
      {mode && (
        <>
          <h2 id="auth-title" className="pe-8 font-semibold text-lg">
            {TITLES[mode]}
          </h2>
          {note && (
            <p
              role="alert"
              className="mt-3 mb-3 rounded-lg bg-accent-soft px-3 py-2 text-sm leading-5"
            >
              {note}
            </p>
          )}
          <div className={`mt-1 min-h-[300px] ${mode === 'login' ? LOGIN_HEIGHT : ''}`}>
            <LazyPart
              load={loadForm}
              mode={mode}
              onModeChange={onModeChange}
              onSignedIn={onSignedIn}
            />
          </div>
        </>
      )}
      <CloseButton onClick={close} />
    </Modal>
  );
}
