import { isPagePath } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/sign-on';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { messageOf } from '../../lib/call.ts';
import { startSignOn } from '../../lib/sign-on.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';

/** Pages to which a sign-in must not return: they are of no use then, or work only with a link's fragment. */
const ONE_WAY = ['/login', '/signup', '/sign-on', '/reset', '/invitation', '/restore-email'];

/** Leads to the identity provider. Shown above the form for a password. */
export function SignOnButton({ provider }: { provider: string }) {
  const { pathname } = useLocation();
  const [failure, setFailure] = useState<string>();
  const [handleClick, isPending] = useAction(async () => {
    setFailure(undefined);
    try {
      const canReturn = isPagePath(pathname) && !ONE_WAY.includes(pathname);
      await startSignOn({ connects: false, path: canReturn ? pathname : '/' });
    } catch (error) {
      setFailure(messageOf(error, m.startFailed));
    }
  });
  return (
    <div className="mt-5 space-y-4">
      <Button
        look="secondary"
        isBusy={isPending}
        onClick={handleClick}
        className="h-11 w-full wrap-anywhere"
      >
        {m.continueWith(provider)}
      </Button>
      {failure && <FormAlert>{failure}</FormAlert>}
    </div>
  );
}

/** The word "or" between the button and the form. */
export function OrLine() {
  return (
    <p className="mt-4 flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {m.or}
    </p>
  );
}
