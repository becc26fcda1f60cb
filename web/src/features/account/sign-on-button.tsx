import * as m from '@everscan/messages/sign-on';
import { useState } from 'react';
import { messageOf } from '../../lib/call.ts';
import { startSignOn } from '../../lib/sign-on.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';

/** Leads to the identity provider, above the form for a password. */
export function SignOnButton({ provider }: { provider: string }) {
  const [failure, setFailure] = useState<string>();
  const [handleClick, isPending] = useAction(async () => {
    setFailure(undefined);
    try {
      await startSignOn({ connects: false });
    } catch (error) {
      setFailure(messageOf(error, m.startFailed));
    }
  });
  return (
    <div className="mt-5 space-y-4">
      <Button
        look="secondary"
        disabled={isPending}
        onClick={handleClick}
        className="h-11 w-full wrap-anywhere"
      >
        {m.continueWith(provider)}
      </Button>
      {failure && <FormAlert>{failure}</FormAlert>}
    </div>
  );
}

/** Between the button and the form. */
export function OrLine() {
  return (
    <p className="mt-4 flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {m.or}
    </p>
  );
}
