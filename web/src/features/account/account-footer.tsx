import type { User } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/account';
import { Button } from '../../ui/button.tsx';
import { LogOut, Settings } from '../../ui/icons.tsx';
import { useLogout } from './use-logout.tsx';

type AccountFooterProps = {
  user: User;
  /** Finishes work before the session ends. Resolves to the names of the codes with changes that would be lost. */
  onLeave: () => Promise<readonly string[]>;
  onSettings: () => void;
};

/** Shows who is signed in, with buttons for the settings and to sign out. Loaded for signed-in users only. */
export default function AccountFooter({ user, onLeave, onSettings }: AccountFooterProps) {
  const { logOut, isLeaving, question } = useLogout(onLeave);
  return (
    <>
      <p title={user.email} className="truncate px-1 pb-2 text-muted text-sm">
        {user.email}
      </p>
      <div className="grid grid-cols-2 gap-1">
        <Button look="quiet" className="max-lg:h-11" onClick={onSettings}>
          <Settings aria-hidden className="size-4" /> {m.settings}
        </Button>
        <Button look="quiet" className="max-lg:h-11" isBusy={isLeaving} onClick={logOut}>
          <LogOut aria-hidden className="size-4" /> {m.logout}
        </Button>
      </div>
      {question}
    </>
  );
}
