import type { FactorMethod, User } from '@everscan/contract/accounts.schemas';
import * as passkeys from '@everscan/messages/passkeys';
import * as m from '@everscan/messages/security';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallError, messageOf } from '../../lib/call.ts';
import { hasPasskeys } from '../../lib/passkey-support.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { useSecondFactor } from './account-calls.ts';
import { passkeyFailure, signWithPasskey } from './passkey-login.ts';

type SecondFactorStepProps = {
  /** The address that was typed. */
  email?: string;
  methods: readonly FactorMethod[];
  onSignedIn: (user: User) => void;
  /** Returns to the form. `reason` is set if the pending sign-in has ended. */
  onBack: (reason?: string) => void;
};

const TEXTS = {
  passkey: {
    choose: passkeys.usePasskey,
    intro: (email?: string) => (email ? passkeys.stepText(email) : passkeys.stepTextAlone),
    submit: passkeys.usePasskey,
  },
  totp: {
    choose: m.useApp,
    intro: (email?: string) => (email ? m.stepText(email) : m.stepTextAlone),
    submit: m.continueSignIn,
  },
  recovery: {
    choose: m.useRecoveryCode,
    intro: () => m.stepRecoveryText,
    submit: m.continueSignIn,
  },
} as const;

type Fields = { code: string; remember: boolean };

/** Replaces the sign-in form, and asks for the second factor. */
export default function SecondFactorStep({
  email,
  methods: all,
  onSignedIn,
  onBack,
}: SecondFactorStepProps) {
  const methods = all.filter((each) => each !== 'passkey' || hasPasskeys());
  const [method, setMethod] = useState(methods[0] ?? 'recovery');
  const { mutateAsync } = useSecondFactor(onSignedIn);
  const form = useForm<Fields>({ defaultValues: { code: '', remember: false } });
  const { errors } = form.formState;
  const { setFocus } = form;
  const submit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (method === 'passkey') submit.current?.focus();
    else setFocus('code');
  }, [setFocus, method]);

  const [failure, setFailure] = useState<string>();
  const [handleSubmit, isPending] = useAction(async ({ code, remember }: Fields) => {
    setFailure(undefined);
    try {
      if (method === 'passkey') {
        const assertion = await signWithPasskey('POST /api/login/second-factor/passkey/options');
        await mutateAsync({ proof: { method, assertion }, remember });
      } else await mutateAsync({ proof: { method, code }, remember });
    } catch (error) {
      if (method === 'passkey' && !(error instanceof CallError)) {
        return setFailure(passkeyFailure(error));
      }
      const message = messageOf(error, m.codeNotChecked);
      if (error instanceof CallError && error.status === 401) return onBack(message);
      if (error instanceof CallError && error.body.reason === 'wrong_code') {
        form.setError('code', { message }, { shouldFocus: true });
      } else setFailure(message);
    }
  });

  function handleOther(other: FactorMethod) {
    setFailure(undefined);
    form.resetField('code');
    setMethod(other);
  }

  const texts = TEXTS[method];
  return (
    <>
      <p className="wrap-anywhere text-muted text-sm leading-6">{texts.intro(email)}</p>
      <form noValidate onSubmit={form.handleSubmit(handleSubmit)} className="mt-5 space-y-4">
        {method !== 'passkey' && (
          <FormField
            key={method}
            label={method === 'recovery' ? m.recoveryCodeLabel : m.codeLabel}
            dir="ltr"
            inputMode={method === 'recovery' ? 'text' : 'numeric'}
            autoComplete={method === 'recovery' ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            error={errors.code?.message}
            {...form.register('code', { required: m.codeMissing })}
          />
        )}
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-accent"
            {...form.register('remember')}
          />
          {m.rememberDevice}
        </label>
        {failure && <FormAlert>{failure}</FormAlert>}
        <Button ref={submit} type="submit" isBusy={isPending} className="h-11 w-full">
          {isPending ? m.checking : texts.submit}
        </Button>
      </form>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <Button look="quiet" className="-ms-4" onClick={() => onBack()}>
          {m.stepBack}
        </Button>
        {methods
          .filter((each) => each !== method)
          .map((other) => (
            <Button key={other} look="quiet" className="-me-4" onClick={() => handleOther(other)}>
              {TEXTS[other].choose}
            </Button>
          ))}
      </div>
    </>
  );
}
