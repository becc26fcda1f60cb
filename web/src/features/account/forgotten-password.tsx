import type { Credentials } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/account';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../lib/call.ts';
import { useAction } from '../../lib/use-action.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { useForgotPassword } from './account-calls.ts';
import { OperatorMail } from './operator-mail.tsx';

/** Requests a link for setting a new password, sent to the address in the login form. */
export function ForgottenPassword({ form }: { form: UseFormReturn<Credentials> }) {
  const { mutateAsync } = useForgotPassword();
  const [note, setNote] = useState<React.ReactNode>();
  const [handleClick, isPending] = useAction(async () => {
    setNote(undefined);
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    const email = form.getValues('email').trim();
    try {
      const { sender } = await mutateAsync({ email });
      setNote(sender === 'server' ? m.resetMailSent(email) : operatorNote);
    } catch (error) {
      setNote(messageOf(error, m.passwordResetFailed));
    }
  });
  return (
    <div className="mt-3 text-center text-muted text-sm leading-5">
      <button
        type="button"
        aria-disabled={isPending}
        onClick={handleClick}
        className="rounded underline underline-offset-4 hover:text-ink"
      >
        {m.forgotPassword}
      </button>
      <p role="status" className="wrap-anywhere mt-2 empty:hidden">
        {note}
      </p>
    </div>
  );
}

const operatorNote = <RichText text={m.resetByOperator} parts={{ mail: () => <OperatorMail /> }} />;
