import * as m from '@everscan/messages/security';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallError, messageOf } from '../../lib/call.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

type PasswordFormProps = {
  email: string;
  /** What happens with the password. */
  text: string;
  submit: string;
  isDangerous?: boolean;
  onConfirm: (password: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password again before a change. */
export function PasswordForm(props: PasswordFormProps) {
  const { email, text, submit, isDangerous = false, onConfirm, onCancel } = props;
  const form = useForm({ defaultValues: { password: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const [failure, setFailure] = useState<string>();
  const [handleSubmit, isPending] = useAction(async ({ password }: { password: string }) => {
    setFailure(undefined);
    try {
      await onConfirm(password);
    } catch (error) {
      const message = messageOf(error, m.changeFailed);
      if (error instanceof CallError && error.body.reason === 'wrong_password') {
        form.setError('password', { message }, { shouldFocus: true });
      } else setFailure(message);
    }
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(handleSubmit)} className="mt-4 max-w-sm space-y-4">
      <p className="text-sm leading-6">{text}</p>
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={m.password}
        autoComplete="current-password"
        maxLength={1024}
        error={form.formState.errors.password?.message}
        {...form.register('password', { required: m.passwordMissing })}
      />
      {failure && <FormAlert>{failure}</FormAlert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look={isDangerous ? 'danger' : 'primary'} disabled={isPending}>
          {submit}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}
