import {
  type FactorMethod,
  type InvitationForm as Form,
  invitationFormSchema,
  type SignInAnswer,
} from '@everscan/contract/accounts.schemas';
import { limits } from '@everscan/contract/limits';
import * as m from '@everscan/messages/account';
import * as registration from '@everscan/messages/registration';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { messageOf } from '../../lib/call.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { needsSecondFactor, useRegister } from './account-calls.ts';
import { isCommonPassword } from './common-passwords.ts';
import { OperatorMail } from './operator-mail.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';

/** Registers the address of an invitation. The fragment of the page's address holds its token and email address. */
export default function InvitationForm() {
  const [token, encoded] = useLocation().hash.slice(1).split('/');
  const email = decode(encoded);
  const navigate = useNavigate();
  const { mutateAsync } = useRegister();
  const form = useForm<Form>({
    resolver: formResolver(invitationFormSchema),
    defaultValues: { password: '' },
  });
  const { errors } = form.formState;
  const [methods, setMethods] = useState<readonly FactorMethod[]>();

  const [handleSubmit, isPending] = useAction(async ({ password }: Form) => {
    let answer: SignInAnswer;
    try {
      answer = await mutateAsync({ email, password, invitation: token });
    } catch (error) {
      form.setError('root', { message: messageOf(error, m.registrationFailed) });
      return;
    }
    // The account already exists, with the same password and a second factor.
    if (needsSecondFactor(answer)) return setMethods(answer.secondFactor.methods);
    toast('success', m.registeredTitle, m.registered);
    // Replaces the history entry, because going back would lead to a used link.
    await navigate('/', { replace: true });
  });

  if (!token || !email) {
    return (
      <p className="text-muted leading-7">
        <RichText text={registration.linkIncomplete} parts={{ mail: () => <OperatorMail /> }} />
      </p>
    );
  }
  if (methods) return <SecondFactorPart email={email} methods={methods} />;
  return (
    <>
      <p className="text-muted leading-7">{registration.intro}</p>
      <form noValidate onSubmit={form.handleSubmit(handleSubmit)} className="mt-6 space-y-4">
        <FormField
          label={m.email}
          type="email"
          dir="ltr"
          autoComplete="username"
          value={email}
          readOnly
        />
        <PasswordField
          label={m.password}
          autoComplete="new-password"
          maxLength={limits.passwordMaxLength}
          error={errors.password?.message}
          hint={isCommonPassword(form.watch('password')) ? m.commonPassword : ''}
          {...form.register('password')}
        />
        {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
        <Button type="submit" isBusy={isPending} className="h-11 w-full">
          {isPending ? m.registering : m.register}
        </Button>
      </form>
    </>
  );
}

/** Decodes a part of the fragment; empty if the link was cut off within a percent escape. */
function decode(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
