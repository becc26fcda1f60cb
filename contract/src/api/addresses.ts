import * as z from 'zod/mini';
import { emailSchema } from '../email.ts';
import { changePasswordBodySchema } from './account.ts';
import { factorProofSchema } from './second-factors.ts';

/** `GET /api/address`: the email address of the account. */
export const addressSchema = z.strictObject({
  email: z.string(),
  isVerified: z.boolean(),
  /** The new address that waits for the link that was mailed to it. */
  pendingEmail: z.nullable(z.string()),
  /** False when this server sends no mail: then nothing needs to be confirmed. */
  sendsMail: z.boolean(),
  /** False for an account of single sign-on: only a new password can confirm a change. */
  hasPassword: z.boolean(),
});

/** `POST /api/change-address`. */
export const changeAddressBodySchema = z.strictObject({
  email: emailSchema,
  currentPassword: changePasswordBodySchema.shape.currentPassword,
  /** For an account with a second factor. */
  proof: z.optional(factorProofSchema),
});

/** Whether the address is changed, or waits for a link. The same whether or not it has an account. */
export const changeAddressAnswerSchema = z.strictObject({
  state: z.enum(['changed', 'mailed']),
});

/** `POST /api/confirm-address` and `POST /api/undo-address-change`. */
export const addressLinkBodySchema = z.strictObject({
  /** From the link. */
  token: z.string().check(z.maxLength(100)),
});

export const confirmedAddressSchema = z.strictObject({ email: z.string() });

export const undoneChangeSchema = z.strictObject({
  /** The token of a link that sets a new password. */
  resetToken: z.string(),
});

export type Address = z.infer<typeof addressSchema>;
export type ChangeAddressBody = z.infer<typeof changeAddressBodySchema>;
export type ChangeAddressAnswer = z.infer<typeof changeAddressAnswerSchema>;
