import {
  type FactorMethod,
  type SignInAnswer,
  type SignOnPassword,
  signOnPasswordSchema,
} from '@everscan/contract/accounts.schemas';
import * as account from '@everscan/messages/account';
import * as m from '@everscan/messages/sign-on';
import * as ui from '@everscan/messages/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { messageOf } from '../../lib/call.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { needsSecondFactor, useJoin } from './account-calls.ts';
import { SecondFactorPart } from './second-factor-part.tsx';

type JoinFormProps = { email: string; onSignedIn: () => void };

/** Connects an existing account with the identity provider, after its owner has entered the password. */
export function JoinForm({ email, onSignedIn }: JoinFormProps) {
  const { mutateAsync } = useJoin();
  const form = useForm<SignOnPassword>({
    resolver: formResolver(signOnPasswordSchema),
    defaultValues: { password: '' },
  });
  const { errors } = form.formState;
  const [methods, setMethods] = useState<readonly FactorMethod[]>();
  const [handleSubmit, isPending] = useAction(async ({ password }: SignOnPassword) => {
    let answer: SignInAnswer;
    try {
      answer = await mutateAsync({ password });
    } catch (error) {
      form.setError('root', { message: messageOf(error, m.joinFailed) });
      return;
    }
    if (needsSecondFactor(answer)) setMethods(answer.secondFactor.methods);
    else finish();
  });

  const finish = () => {
    toast('success', ui.successTitle, m.joined);
    onSignedIn();
  };

  if (methods) return <SecondFactorPart email={email} methods={methods} onSignedIn={finish} />;
  return (
    <>
      <p className="wrap-anywhere mt-3 text-muted leading-7">{m.joinText(email)}</p>
      <form noValidate onSubmit={form.handleSubmit(handleSubmit)} className="mt-6 space-y-4">
        {/* Shows password managers to which account this password belongs. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={account.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
        <Button type="submit" isBusy={isPending} className="h-11 w-full">
          {m.joinButton}
        </Button>
      </form>
      <p className="mt-4 text-muted text-sm leading-6">
        <RichText
          text={m.joinForgotten}
          parts={{
            link: (text) => (
              <Link to="/login" className="rounded text-ink underline underline-offset-4">
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </>
  );
}
