import type { FieldTexts, FormFaults } from '@everscan/contract/field-faults';
import * as passkeys from '@everscan/messages/passkeys';
import * as m from '@everscan/messages/validation';

/** What can be wrong with a field that people fill in. */
export const formFaults: FieldTexts<FormFaults> = {
  'email-invalid': () => m.emailInvalid,
  'password-too-short': m.passwordTooShort,
  'password-too-long': m.passwordTooLong,
  'current-password-too-short': m.currentPasswordTooShort,
  'current-password-too-long': m.currentPasswordTooLong,
  'new-password-too-short': m.newPasswordTooShort,
  'new-password-too-long': m.newPasswordTooLong,
  'confirm-password-too-short': m.confirmPasswordTooShort,
  'confirm-password-too-long': m.confirmPasswordTooLong,
  'passwords-differ': () => m.passwordsDiffer,
  'passkey-name-missing': () => passkeys.nameMissing,
  'passkey-name-too-long': passkeys.nameTooLong,
  'feedback-too-short': m.feedbackTooShort,
  'feedback-too-long': m.feedbackTooLong,
  'reported-code-too-long': () => m.reportedCodeTooLong,
  'reported-code-format': () => m.reportedCodeFormat,
  'report-reason-missing': () => m.reportReasonMissing,
  'report-details-too-long': m.reportDetailsTooLong,
};
