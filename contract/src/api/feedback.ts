import * as m from '@everscan/messages/validation';
import * as z from 'zod/mini';
import { emailSchema } from '../email.ts';
import { errorBodySchema } from '../errors.ts';
import { limits } from '../limits.ts';

const message = z
  .string()
  .check(
    z.trim(),
    z.minLength(limits.feedbackMinLength, m.feedbackTooShort(limits.feedbackMinLength)),
    z.maxLength(limits.feedbackMaxLength, m.feedbackTooLong(limits.feedbackMaxLength)),
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
