import {
  type FactorMethod,
  type ResetPasswordForm,
  resetPasswordFormSchema,
  type SignInAnswer,
} from '@everscan/contract/accounts.schemas';
import { limits } from '@everscan/contract/limits';
import * as m from '@everscan/messages/account';
import * as ui from '@everscan/messages/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { messageOf } from '../../lib/call.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { needsSecondFactor, useResetPassword } from './account-calls.ts';
import { OperatorMail } from './operator-mail.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';

/** Sets a new password with the token in the page's address, and signs in. */
export default function ResetForm() {
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const { mutateAsync } = useResetPassword();
  const form = useForm<ResetPasswordForm>({
    resolver: formResolver(resetPasswordFormSchema),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const [methods, setMethods] = useState<readonly FactorMethod[]>();

  const [handleSubmit, isPending] = useAction(async ({ newPassword }: ResetPasswordForm) => {
    let answer: SignInAnswer;
    try {
      answer = await mutateAsync({ token, newPassword });
    } catch (error) {
      form.setError('root', { message: messageOf(error, m.passwordNotChanged) });
      return;
    }
    toast('success', ui.successTitle, m.passwordChanged);
    if (needsSecondFactor(answer)) setMethods(answer.secondFactor.methods);
    // Replaces the history entry, because going back would lead to a used link.
    else await navigate('/', { replace: true });
  });

  if (!token) {
    return (
      <p className="text-muted leading-7">
        <RichText text={m.resetLinkIncomplete} parts={{ mail: () => <OperatorMail /> }} />
      </p>
    );
  }
  if (methods) return <SecondFactorPart methods={methods} />;
  return (
    <>
      <p className="text-muted leading-7">{m.resetSignsIn}</p>
      <form noValidate onSubmit={form.handleSubmit(handleSubmit)} className="mt-6 space-y-4">
        <PasswordField
          label={m.newPassword}
          autoComplete="new-password"
          maxLength={limits.passwordMaxLength}
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <PasswordField
          label={m.confirmPassword}
          autoComplete="new-password"
          maxLength={limits.passwordMaxLength}
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
        {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
        <Button type="submit" isBusy={isPending} className="h-11 w-full">
          {m.changePassword}
        </Button>
      </form>
    </>
  );
}
