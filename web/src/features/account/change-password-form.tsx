import {
  changePasswordFormSchema,
  type ChangePasswordForm as Form,
} from '@everscan/contract/api/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { useChangePassword } from './account-calls.ts';

const EMPTY: Form = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function ChangePasswordForm({ email }: { email: string }) {
  const { mutateAsync } = useChangePassword();
  const form = useForm<Form>({
    resolver: zodResolver(changePasswordFormSchema),
    defaultValues: EMPTY,
  });
  const { errors } = form.formState;

  const [handleSubmit, isPending] = useAction(async ({ currentPassword, newPassword }: Form) => {
    try {
      await mutateAsync({ currentPassword, newPassword });
    } catch (error) {
      toast('brief-error', 'Error', messageOf(error, 'Failed to change password'));
      return;
    }
    form.reset(EMPTY);
    toast('success', 'Success', 'Your password has been updated');
  });

  return (
    <form noValidate onSubmit={form.handleSubmit(handleSubmit)} className="space-y-4">
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormField
        label="Current password"
        type="password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <FormField
        label="New password"
        type="password"
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <FormField
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <Button type="submit" disabled={isPending} className="w-full">
        Change password
      </Button>
    </form>
  );
}
