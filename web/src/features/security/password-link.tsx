import * as account from '@everscan/messages/account';
import * as m from '@everscan/messages/sign-on';
import { useState } from 'react';
import { messageOf } from '../../lib/call.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { requestPasswordLink } from './sign-on-calls.ts';

/** Requests a link for setting a password, which accounts created by single sign-on need before some changes. */
export function PasswordLink({ email }: { email: string }) {
  const [note, setNote] = useState('');
  const [handleClick, isBusy] = useAction(async () => {
    try {
      const { sender } = await requestPasswordLink(email);
      setNote(sender === 'server' ? account.resetMailSent(email) : m.askForLink);
    } catch (error) {
      setNote(messageOf(error, account.passwordResetFailed));
    }
  });
  return (
    <>
      <p className="max-w-prose text-sm leading-6">{m.passwordNeeded}</p>
      <Button look="secondary" isBusy={isBusy} onClick={handleClick} className="mt-3">
        {m.sendLink}
      </Button>
      <p role="status" className="wrap-anywhere mt-3 max-w-prose text-muted text-sm empty:hidden">
        {note}
      </p>
    </>
  );
}
