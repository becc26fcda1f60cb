import type { Credentials } from '@everscan/contract/api/account';
import { site } from '@everscan/contract/site';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../lib/call.ts';
import { useAction } from '../../lib/use-action.ts';
import { useForgotPassword } from './account-calls.ts';

/** Asks for a link that sets a new password, for the address in the login form. */
export function ForgottenPassword({ form }: { form: UseFormReturn<Credentials> }) {
  const { mutateAsync } = useForgotPassword();
  const [note, setNote] = useState<React.ReactNode>();
  const [handleClick, isPending] = useAction(async () => {
    setNote(undefined);
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    const email = form.getValues('email').trim();
    try {
      const { sender } = await mutateAsync({ email });
      setNote(sender === 'server' ? <MailNote email={email} /> : <OperatorNote />);
    } catch (error) {
      setNote(messageOf(error, 'Password reset failed'));
    }
  });
  return (
    <div className="mt-3 text-center text-muted text-sm leading-5">
      <button
        type="button"
        disabled={isPending}
        onClick={handleClick}
        className="rounded underline underline-offset-4 hover:text-ink"
      >
        Forgot your password?
      </button>
      <p role="status" className="wrap-anywhere mt-2 empty:hidden">
        {note}
      </p>
    </div>
  );
}

function MailNote({ email }: { email: string }) {
  return (
    <>
      If {email} has an account, we have sent it a link to set a new password. The link works for 30
      minutes. Nothing there? Look in the spam folder.
    </>
  );
}

function OperatorNote() {
  const { email } = site.operator;
  return (
    <>
      Write to{' '}
      <a href={`mailto:${email}`} className="rounded text-ink underline underline-offset-4">
        {email}
      </a>{' '}
      for a link to set a new one. Your codes keep working.
    </>
  );
}
