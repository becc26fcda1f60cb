import { NoPassword } from './no-password.tsx';
import { PasswordForm, type PasswordFormProps } from './password-form.tsx';
import type { SectionProps } from './security-section.tsx';

type ConfirmFormProps = SectionProps &
  Omit<PasswordFormProps, 'email'> & {
    hasPassword?: boolean | undefined;
    /** Whether signing in again is not enough. */
    needsPassword?: boolean;
  };

/** Asks for the password before a change of factors, or says what to do in an account without one. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { user, onRefused, hasPassword = true, needsPassword = false, ...form } = props;
  if (hasPassword) return <PasswordForm email={user.email} {...form} />;
  return <NoPassword {...{ user, onRefused, needsPassword, onCancel: form.onCancel }} />;
}
