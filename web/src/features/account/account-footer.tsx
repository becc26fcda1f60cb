import type { User } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/account';
import * as ui from '@everscan/messages/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { LogOut, Settings } from '../../ui/icons.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { logOut } from './session.ts';

const loadQuestion = () => import('./leave-dialog.tsx');

type AccountFooterProps = {
  user: User;
  /** Finishes work before the session ends. Resolves to the names of the codes with changes that would be lost. */
  onLeave: () => Promise<readonly string[]>;
  onSettings: () => void;
};

/** Shows who is signed in, with buttons for the settings and to sign out. Loaded for signed-in users only. */
export default function AccountFooter({ user, onLeave, onSettings }: AccountFooterProps) {
  const client = useQueryClient();
  const [lost, setLost] = useState<readonly string[]>([]);
  const [handleLogout, isLeaving] = useAction(async (isAsked: boolean) => {
    setLost([]);
    try {
      const names = isAsked ? [] : await onLeave();
      if (names.length > 0) return setLost(names);
      await logOut(client);
    } catch {
      toast('error', ui.errorTitle, m.notLoggedOut);
      return;
    }
    toast('info', m.loggedOutTitle, m.loggedOut);
  });
  return (
    <>
      <p title={user.email} className="truncate px-1 pb-2 text-muted text-sm">
        {user.email}
      </p>
      <div className="grid grid-cols-2 gap-1">
        <Button look="quiet" className="max-lg:h-11" onClick={onSettings}>
          <Settings aria-hidden className="size-4" /> {m.settings}
        </Button>
        <Button
          look="quiet"
          className="max-lg:h-11"
          disabled={isLeaving}
          onClick={() => handleLogout(false)}
        >
          <LogOut aria-hidden className="size-4" /> {m.logout}
        </Button>
      </div>
      {lost.length > 0 &&
        createPortal(
          <LazyPart
            isQuiet
            load={loadQuestion}
            lost={lost}
            onClose={() => setLost([])}
            onLeave={() => handleLogout(true)}
          />,
          document.body,
        )}
    </>
  );
}
