import type { FactorMethod, FactorProof } from '@everscan/contract/accounts.schemas';
import { codeHint } from '@everscan/messages/address';
import * as passkeys from '@everscan/messages/passkeys';
import * as m from '@everscan/messages/security';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallError, messageOf } from '../../lib/call.ts';
import { hasPasskeys, wasCancelled } from '../../lib/passkey-support.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { isAboutCode, proofOf } from './code-proof.ts';
import { proveWithPasskey } from './passkey-calls.ts';

type Fields = { password: string; code: string };

export type PasswordFormProps = {
  email: string;
  /** Explains why the password is needed. */
  text: string;
  submit: string;
  isDangerous?: boolean;
  /** The account's second factors, if one of them must be proved as well. */
  methods?: readonly FactorMethod[] | undefined;
  onConfirm: (password: string, proof?: FactorProof) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password again before a change. */
export function PasswordForm(props: PasswordFormProps) {
  const { email, text, submit, isDangerous = false, methods = [], onConfirm, onCancel } = props;
  const hasFactor = methods.length > 0;
  const canUsePasskey = methods.includes('passkey') && hasPasskeys();
  const form = useForm<Fields>({ defaultValues: { password: '', code: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const [failure, setFailure] = useState<string>();
  const [confirm, isPending] = useAction(async (fields: Fields, withPasskey: boolean) => {
    setFailure(undefined);
    try {
      const proof = withPasskey ? await proveWithPasskey() : proofOf(fields.code);
      await onConfirm(fields.password, proof);
    } catch (error) {
      if (!(error instanceof CallError) && withPasskey) {
        return setFailure(wasCancelled(error) ? passkeys.cancelled : m.changeFailed);
      }
      const message = messageOf(error, m.changeFailed);
      if (error instanceof CallError && error.body.reason === 'wrong_password') {
        form.setError('password', { message }, { shouldFocus: true });
      } else if (hasFactor && error instanceof CallError && isAboutCode(error)) {
        form.resetField('code');
        form.setError('code', { message }, { shouldFocus: true });
      } else setFailure(message);
    }
  });
  /** Submits the form with a passkey. The password is still needed, but no code. */
  async function handlePasskey() {
    form.clearErrors('code');
    const isValid = await form.trigger('password', { shouldFocus: true });
    if (isValid) await confirm(form.getValues(), true);
  }
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((fields) => confirm(fields, false))}
      className="mt-4 max-w-sm space-y-4"
    >
      <p className="text-sm leading-6">{text}</p>
      {/* Shows password managers to which account this password belongs. */}
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
          label={methods.includes('totp') ? m.codeLabel : m.recoveryCodeLabel}
          hint={methods.includes('totp') ? codeHint : undefined}
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          error={form.formState.errors.code?.message}
          {...form.register('code', { required: m.codeMissing })}
        />
      )}
      {canUsePasskey && (
        <Button look="secondary" className="w-full" isBusy={isPending} onClick={handlePasskey}>
          {passkeys.usePasskey}
        </Button>
      )}
      {failure && <FormAlert>{failure}</FormAlert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look={isDangerous ? 'danger' : 'primary'} isBusy={isPending}>
          {submit}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}
