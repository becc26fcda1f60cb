import * as m from '@everscan/messages/validation';
import * as z from 'zod/mini';
import { emailSchema } from '../email.ts';
import { limits } from '../limits.ts';
import { planIds } from '../plans.ts';

type LengthMessage = (length: number) => string;

function passwordOf(tooShort: LengthMessage, tooLong: LengthMessage) {
  const { passwordMinLength: min, passwordMaxLength: max } = limits;
  return z.string().check(z.minLength(min, tooShort(min)), z.maxLength(max, tooLong(max)));
}

const password = passwordOf(m.passwordTooShort, m.passwordTooLong);
const currentPassword = passwordOf(m.currentPasswordTooShort, m.currentPasswordTooLong);
const newPassword = passwordOf(m.newPasswordTooShort, m.newPasswordTooLong);
const confirmPassword = passwordOf(m.confirmPasswordTooShort, m.confirmPasswordTooLong);

/** `POST /api/login` and `POST /api/register`. */
export const credentialsSchema = z.strictObject({
  email: emailSchema,
  password,
});

/** `POST /api/register`. */
export const registerBodySchema = z.strictObject({
  ...credentialsSchema.shape,
  /** The token of an invitation, where only invited people may register. */
  invitation: z.optional(z.string().check(z.maxLength(100))),
});

/** The form for `POST /api/register` with an invitation, which contains the address. */
export const invitationFormSchema = z.strictObject({ password });

/** The response to login, registration and subscription. */
export const userSchema = z.strictObject({
  id: z.int(),
  email: z.string(),
  plan: z.enum(planIds),
  /** Whether the plan is not the free one. */
  subscribed: z.boolean(),
  isAdmin: z.boolean(),
  /**
   * True for an administrator by group whose role has lapsed; signing in through the identity provider
   * restores it.
   */
  needsSignOn: z.optional(z.literal(true)),
});

/** `GET /api/user`: null when nobody is signed in. */
export const currentUserSchema = z.nullable(userSchema);

/** `POST /api/change-password`. */
export const changePasswordBodySchema = z.strictObject({
  currentPassword,
  newPassword,
});

/** `POST /api/forgot-password`. */
export const forgotPasswordBodySchema = z.strictObject({ email: emailSchema });

/** The response is the same whether or not the address has an account. */
export const forgotPasswordAnswerSchema = z.strictObject({
  /** Who sends the link: this server by mail, or its operator when asked. */
  sender: z.enum(['server', 'operator']),
});

/** `POST /api/reset-password`. */
export const resetPasswordBodySchema = z.strictObject({
  /** From the link. */
  token: z.string().check(z.maxLength(100)),
  newPassword,
});

const passwordsMatch = z.refine<{ newPassword: string; confirmPassword: string }>(
  (form) => form.confirmPassword === form.newPassword,
  { error: m.passwordsDiffer, path: ['confirmPassword'] },
);

/** The form for `POST /api/change-password`, with the new password typed twice. */
export const changePasswordFormSchema = z
  .strictObject({
    currentPassword,
    newPassword,
    confirmPassword,
  })
  .check(passwordsMatch);

/** The form for `POST /api/reset-password`. */
export const resetPasswordFormSchema = z
  .strictObject({
    newPassword,
    confirmPassword,
  })
  .check(passwordsMatch);

/** The response to requests that only confirm success. */
export const doneSchema = z.strictObject({ success: z.literal(true) });
export const done: z.infer<typeof doneSchema> = { success: true };

/** The response to `POST /api/logout`. */
export const logoutAnswerSchema = z.strictObject({
  success: z.literal(true),
  /** The identity provider's page for signing out there as well, if there is one. */
  location: z.optional(z.url()),
});

export type Credentials = z.infer<typeof credentialsSchema>;
export type RegisterBody = z.infer<typeof registerBodySchema>;
export type InvitationForm = z.infer<typeof invitationFormSchema>;
export type User = z.infer<typeof userSchema>;
export type ChangePasswordBody = z.infer<typeof changePasswordBodySchema>;
export type ChangePasswordForm = z.infer<typeof changePasswordFormSchema>;
export type ResetPasswordBody = z.infer<typeof resetPasswordBodySchema>;
export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>;
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBodySchema>;
