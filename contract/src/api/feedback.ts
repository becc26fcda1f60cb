import * as z from 'zod/mini';
import { emailSchema } from '../email.ts';
import { errorBodySchema } from '../errors.ts';
import { limits } from '../limits.ts';

const message = z
  .string()
  .check(
    z.trim(),
    z.minLength(
      limits.feedbackMinLength,
      `Message must be at least ${limits.feedbackMinLength} characters long`,
    ),
    z.maxLength(
      limits.feedbackMaxLength,
      `Message can have at most ${limits.feedbackMaxLength.toLocaleString('en')} characters`,
    ),
  );

/** `POST /api/feedback`. We reply to `email`, which may differ from the account's address. */
export const feedbackBodySchema = z.strictObject({ email: emailSchema, message });

/** The error response to `POST /api/feedback`. */
export const feedbackErrorSchema = z.extend(errorBodySchema, {
  /** True when feedback cannot be stored at the moment, whatever its content. */
  isServiceUnavailable: z.boolean(),
});

export type FeedbackBody = z.infer<typeof feedbackBodySchema>;
export type FeedbackError = z.infer<typeof feedbackErrorSchema>;
