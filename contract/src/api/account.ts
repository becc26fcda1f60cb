import * as z from 'zod/mini';
import { emailSchema } from '../email.ts';
import { limits } from '../limits.ts';
import { planIds } from '../plans.ts';

function password(name: string) {
  return z
    .string()
    .check(
      z.minLength(
        limits.passwordMinLength,
        `${name} must be at least ${limits.passwordMinLength} characters`,
      ),
      z.maxLength(
        limits.passwordMaxLength,
        `${name} can have at most ${limits.passwordMaxLength} characters`,
      ),
    );
}

/** `POST /api/login` and `POST /api/register`. */
export const credentialsSchema = z.strictObject({
  email: emailSchema,
  password: password('Password'),
});

/** The response to login, registration and subscription. */
export const userSchema = z.strictObject({
  id: z.int(),
  email: z.string(),
  plan: z.enum(planIds),
  /** Whether the plan is a paid one. */
  subscribed: z.boolean(),
  isAdmin: z.boolean(),
});

/** `GET /api/user`: null when nobody is signed in. */
export const currentUserSchema = z.nullable(userSchema);

/** `POST /api/change-password`. */
export const changePasswordBodySchema = z.strictObject({
  currentPassword: password('Current password'),
  newPassword: password('New password'),
});

/** `POST /api/forgot-password`. */
export const forgotPasswordBodySchema = z.strictObject({ email: emailSchema });

/** The same whether or not the address has an account. */
export const forgotPasswordAnswerSchema = z.strictObject({
  /** Who sends the link: this server by mail, or its operator when asked. */
  sender: z.enum(['server', 'operator']),
});

/** `POST /api/reset-password`. */
export const resetPasswordBodySchema = z.strictObject({
  /** From the link. */
  token: z.string().check(z.maxLength(100)),
  newPassword: password('New password'),
});

const twice = z.refine<{ newPassword: string; confirmPassword: string }>(
  (form) => form.confirmPassword === form.newPassword,
  { error: "Passwords don't match", path: ['confirmPassword'] },
);

/** The form for `POST /api/change-password`, with the new password typed twice. */
export const changePasswordFormSchema = z
  .strictObject({
    currentPassword: password('Current password'),
    newPassword: password('New password'),
    confirmPassword: password('Confirm password'),
  })
  .check(twice);

/** The form for `POST /api/reset-password`. */
export const resetPasswordFormSchema = z
  .strictObject({
    newPassword: password('New password'),
    confirmPassword: password('Confirm password'),
  })
  .check(twice);

/** The response to requests that only confirm success. */
export const doneSchema = z.strictObject({ success: z.literal(true) });
export const done: z.infer<typeof doneSchema> = { success: true };

export type Credentials = z.infer<typeof credentialsSchema>;
export type User = z.infer<typeof userSchema>;
export type ChangePasswordBody = z.infer<typeof changePasswordBodySchema>;
export type ChangePasswordForm = z.infer<typeof changePasswordFormSchema>;
export type ResetPasswordBody = z.infer<typeof resetPasswordBodySchema>;
export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>;
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBodySchema>;
