import * as m from '@everscan/messages/pages';
import type { AuthMode } from '../features/account/auth-mode.ts';
import { useUser } from '../features/account/session.ts';
import { ButtonLink } from '../ui/button-link.tsx';

type HeaderAccountProps = {
  /** Opens the sign-in dialog. Pages without the dialog show links instead. */
  onAuth?: (mode: AuthMode) => void;
};

/** Links to sign in and sign up, or the signed-in user's email address. */
export function HeaderAccount({ onAuth }: HeaderAccountProps) {
  const user = useUser();
  if (user && onAuth) return null;
  if (user) {
    return (
      <p title={user.email} className="min-w-0 truncate text-muted text-sm">
        {user.email}
      </p>
    );
  }
  const open = (mode: AuthMode) => (event: React.MouseEvent) => {
    if (!onAuth) return;
    event.preventDefault();
    onAuth(mode);
  };
  return (
    <>
      <ButtonLink to="/login" look="quiet" className="lg:h-9" onClick={open('login')}>
        {m.signIn}
      </ButtonLink>
      <ButtonLink
        to="/signup"
        className="in-data-registration:hidden lg:h-9"
        onClick={open('register')}
      >
        {m.signUp}
      </ButtonLink>
    </>
  );
}
