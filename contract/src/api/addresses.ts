import * as z from 'zod/mini';
import { emailSchema } from '../email.ts';
import { changePasswordBodySchema } from './account.ts';
import { factorProofSchema } from './second-factors.ts';

/** `GET /api/address`: the email address of the account. */
export const addressSchema = z.strictObject({
  email: z.string(),
  isVerified: z.boolean(),
  /** The new address, until its owner opens the link that was mailed to it. */
  pendingEmail: z.nullable(z.string()),
  /** False when this server sends no mail; addresses then need no confirmation. */
  sendsMail: z.boolean(),
  /**
   * False for an account created by single sign-on, whose owner must set a password before changing the
   * address.
   */
  hasPassword: z.boolean(),
});

/** `POST /api/change-address`. */
export const changeAddressBodySchema = z.strictObject({
  email: emailSchema,
  currentPassword: changePasswordBodySchema.shape.currentPassword,
  /** For an account with a second factor. */
  proof: z.optional(factorProofSchema),
});

/**
 * `changed` at once, or `mailed` a link that confirms the change. The response is the same whether or not the
 * new address already has an account.
 */
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
