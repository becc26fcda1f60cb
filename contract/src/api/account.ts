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

/** `GET /api/user`, and what login, registration and subscription answer. */
export const userSchema = z.strictObject({
  id: z.int(),
  email: z.string(),
  plan: z.enum(planIds),
  /** Whether the plan is a paid one. */
  subscribed: z.boolean(),
  isAdmin: z.boolean(),
});

/** `POST /api/change-password`. */
export const changePasswordBodySchema = z.strictObject({
  currentPassword: password('Current password'),
  newPassword: password('New password'),
});

/** The form of it, in which the new password is typed twice. */
export const changePasswordFormSchema = z
  .strictObject({
    currentPassword: password('Current password'),
    newPassword: password('New password'),
    confirmPassword: password('Confirm password'),
  })
  .check(
    z.refine((form) => form.confirmPassword === form.newPassword, {
      error: "Passwords don't match",
      path: ['confirmPassword'],
    }),
  );

/** What calls answer that have nothing to tell. */
export const doneSchema = z.strictObject({ success: z.literal(true) });

export type Credentials = z.infer<typeof credentialsSchema>;
export type User = z.infer<typeof userSchema>;
export type ChangePasswordBody = z.infer<typeof changePasswordBodySchema>;
export type ChangePasswordForm = z.infer<typeof changePasswordFormSchema>;
