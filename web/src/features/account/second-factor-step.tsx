import type { User } from '@everscan/contract/api/account';
import type { FactorMethod } from '@everscan/contract/api/second-factors';
import * as m from '@everscan/messages/security';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallError, messageOf } from '../../lib/call.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { useSecondFactor } from './account-calls.ts';

type SecondFactorStepProps = {
  /** The address that was typed. */
  email?: string;
  methods: readonly FactorMethod[];
  onSignedIn: (user: User) => void;
  /** Leads back to the form. `reason` tells why, if the sign-in has ended. */
  onBack: (reason?: string) => void;
};

type Fields = { code: string; remember: boolean };

/** Takes the place of a form that signs in, and asks for the second factor. */
export default function SecondFactorStep({
  email,
  methods,
  onSignedIn,
  onBack,
}: SecondFactorStepProps) {
  const [method, setMethod] = useState(methods[0] ?? 'totp');
  const { mutateAsync } = useSecondFactor(onSignedIn);
  const form = useForm<Fields>({ defaultValues: { code: '', remember: false } });
  const { errors } = form.formState;
  const { setFocus } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: also runs when the method changes
  useEffect(() => setFocus('code'), [setFocus, method]);

  const [failure, setFailure] = useState<string>();
  const [handleSubmit, isPending] = useAction(async ({ code, remember }: Fields) => {
    setFailure(undefined);
    try {
      await mutateAsync({ proof: { method, code }, remember });
    } catch (error) {
      const message = messageOf(error, m.codeNotChecked);
      if (error instanceof CallError && error.status === 401) return onBack(message);
      if (error instanceof CallError && error.body.reason === 'wrong_code') {
        form.setError('code', { message }, { shouldFocus: true });
      } else setFailure(message);
    }
  });

  const other = methods.find((each) => each !== method);
  function handleOther() {
    if (!other) return;
    setFailure(undefined);
    form.resetField('code');
    setMethod(other);
  }

  const isRecovery = method === 'recovery';
  return (
    <>
      <p className="wrap-anywhere text-muted text-sm leading-6">
        {isRecovery ? m.stepRecoveryText : email ? m.stepText(email) : m.stepTextAlone}
      </p>
      <form noValidate onSubmit={form.handleSubmit(handleSubmit)} className="mt-5 space-y-4">
        <FormField
          key={method}
          label={isRecovery ? m.recoveryCodeLabel : m.codeLabel}
          dir="ltr"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          error={errors.code?.message}
          {...form.register('code', { required: m.codeMissing })}
        />
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-accent"
            {...form.register('remember')}
          />
          {m.rememberDevice}
        </label>
        {failure && <FormAlert>{failure}</FormAlert>}
        <Button type="submit" disabled={isPending} className="h-11 w-full">
          {isPending ? m.checking : m.continueSignIn}
        </Button>
      </form>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <Button look="quiet" className="-ms-4" onClick={() => onBack()}>
          {m.stepBack}
        </Button>
        {other && (
          <Button look="quiet" className="-me-4" onClick={handleOther}>
            {isRecovery ? m.useApp : m.useRecoveryCode}
          </Button>
        )}
      </div>
    </>
  );
}
