import { NoPassword } from './no-password.tsx';
import { PasswordForm, type PasswordFormProps } from './password-form.tsx';
import type { SectionProps } from './security-section.tsx';

type ConfirmFormProps = SectionProps &
  Omit<PasswordFormProps, 'email'> & {
    hasPassword?: boolean | undefined;
    /** Whether only the password counts, even if the user has just signed in again. */
    needsPassword?: boolean;
    /** The page to return to from the identity provider. */
    path?: string;
  };

/** Asks for the password before a change of factors, or explains how to proceed without a password. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { user, onRefused, hasPassword = true, needsPassword = false, path, ...form } = props;
  if (hasPassword) return <PasswordForm email={user.email} {...form} />;
  return (
    <NoPassword
      {...{ user, onRefused, needsPassword, onCancel: form.onCancel, ...(path && { path }) }}
    />
  );
}
