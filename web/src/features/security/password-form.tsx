import { codeHint } from '@everscan/messages/address';
import * as m from '@everscan/messages/security';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallError, messageOf } from '../../lib/call.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { type CodeProof, isAboutCode, proofOf } from './code-proof.ts';

type Fields = { password: string; code: string };

export type PasswordFormProps = {
  email: string;
  /** What happens with the password. */
  text: string;
  submit: string;
  isDangerous?: boolean;
  /** Whether a code of the second factor is asked for, too. */
  hasFactor?: boolean;
  onConfirm: (password: string, proof?: CodeProof) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password again before a change. */
export function PasswordForm(props: PasswordFormProps) {
  const {
    email,
    text,
    submit,
    isDangerous = false,
    hasFactor = false,
    onConfirm,
    onCancel,
  } = props;
  const form = useForm<Fields>({ defaultValues: { password: '', code: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const [failure, setFailure] = useState<string>();
  const [handleSubmit, isPending] = useAction(async ({ password, code }: Fields) => {
    setFailure(undefined);
    try {
      await onConfirm(password, proofOf(code));
    } catch (error) {
      const message = messageOf(error, m.changeFailed);
      if (error instanceof CallError && error.body.reason === 'wrong_password') {
        form.setError('password', { message }, { shouldFocus: true });
      } else if (hasFactor && error instanceof CallError && isAboutCode(error)) {
        form.resetField('code');
        form.setError('code', { message }, { shouldFocus: true });
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
      {hasFactor && (
        <FormField
          label={m.codeLabel}
          hint={codeHint}
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          error={form.formState.errors.code?.message}
          {...form.register('code', { required: m.codeMissing })}
        />
      )}
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
