import * as m from '@everscan/messages/pages';
import type { AuthMode } from '../features/account/auth-mode.ts';
import { useUser } from '../features/account/session.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';

type HeaderAccountProps = {
  /** Opens the sign-in dialog. Pages without the dialog show links instead. */
  onAuth?: (mode: AuthMode) => void;
  /** Whether the header has the menu of the user. Otherwise this is their email address. */
  hasMenu?: boolean;
};

const loadMenu = () => import('./account-part.tsx');

/** The menu of the signed-in user, with its room. */
export function HeaderUser() {
  const user = useUser();
  return (
    <div className="hidden size-11 shrink-0 in-data-member:block">
      {user && <LazyPart isQuiet load={loadMenu} user={user} />}
    </div>
  );
}

/** Links to sign in and sign up, for guests. */
export function HeaderAccount({ onAuth, hasMenu = true }: HeaderAccountProps) {
  const user = useUser();
  if (user && !hasMenu) {
    return (
      <p title={user.email} className="min-w-0 truncate text-muted text-sm">
        {user.email}
      </p>
    );
  }
  if (user) return null;
  const open = (mode: AuthMode) => (event: React.MouseEvent) => {
    if (!onAuth) return;
    event.preventDefault();
    onAuth(mode);
  };
  return (
    <>
      <ButtonLink
        to="/login"
        look="quiet"
        className="in-data-member:hidden lg:h-9"
        onClick={open('login')}
      >
        {m.signIn}
      </ButtonLink>
      <ButtonLink
        to="/signup"
        className="in-data-member:hidden in-data-registration:hidden lg:h-9"
        onClick={open('register')}
      >
        {m.signUp}
      </ButtonLink>
    </>
  );
}
