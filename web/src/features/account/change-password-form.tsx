import {
  changePasswordFormSchema,
  type ChangePasswordForm as Form,
} from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/account';
import * as ui from '@everscan/messages/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../lib/call.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useChangePassword } from './account-calls.ts';

const EMPTY: Form = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function ChangePasswordForm({ email }: { email: string }) {
  const { mutateAsync } = useChangePassword();
  const form = useForm<Form>({
    resolver: formResolver(changePasswordFormSchema),
    defaultValues: EMPTY,
  });
  const { errors } = form.formState;

  const [failure, setFailure] = useState<string>();
  const [handleSubmit, isPending] = useAction(async ({ currentPassword, newPassword }: Form) => {
    setFailure(undefined);
    try {
      await mutateAsync({ currentPassword, newPassword });
    } catch (error) {
      const message = messageOf(error, m.passwordNotChanged);
      setFailure(message);
      toast('error', ui.errorTitle, message);
      return;
    }
    form.reset(EMPTY);
    toast('success', ui.successTitle, m.passwordChanged);
  });

  return (
    <form noValidate onSubmit={form.handleSubmit(handleSubmit)} className="space-y-4">
      {/* Shows password managers to which account this password belongs. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={m.currentPassword}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <PasswordField
        label={m.newPassword}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <PasswordField
        label={m.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      {failure && <FormAlert>{failure}</FormAlert>}
      <Button type="submit" isBusy={isPending} className="w-full">
        {m.changePassword}
      </Button>
    </form>
  );
}
