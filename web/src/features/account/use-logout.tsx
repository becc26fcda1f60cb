import * as m from '@everscan/messages/account';
import * as ui from '@everscan/messages/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { logOut } from './session.ts';

const loadQuestion = () => import('./leave-dialog.tsx');

/**
 * Signs out, after a question if that would lose something.
 * @param onLeave finishes work before the session ends. Resolves to the names of the codes with changes that would be lost
 */
export function useLogout(onLeave: () => Promise<readonly string[]>): {
  logOut: () => void;
  isLeaving: boolean;
  question: ReactNode;
} {
  const client = useQueryClient();
  const [lost, setLost] = useState<readonly string[]>([]);
  const [leave, isLeaving] = useAction(async (isAsked: boolean) => {
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
  const question =
    lost.length > 0 &&
    createPortal(
      <LazyPart
        isQuiet
        load={loadQuestion}
        lost={lost}
        onClose={() => setLost([])}
        onLeave={() => leave(true)}
      />,
      document.body,
    );
  return { logOut: () => leave(false), isLeaving, question };
}
