import * as z from 'zod/mini';

/**
 * The body of every error response. Account requests get `error` as plain text, and the rest in the
 * header `ERROR_DETAILS_HEADER`.
 */
export const errorBodySchema = z.object({
  /** For the person who made the request. */
  error: z.string(),
  /** For programs; its meaning never changes. */
  code: z.string(),
  /** Selects one of several texts for `code`. */
  reason: z.optional(z.string()),
  /** Values in the text, such as the seconds to wait, so that programs can compose their own text. */
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;

/** All values of `ErrorBody.code`. */
export type ErrorCode =
  | 'bad_request'
  | 'cross_site_request'
  | 'not_found'
  | 'method_not_allowed'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'idempotency_in_progress'
  | 'idempotency_mismatch'
  | 'rate_limited'
  | 'unavailable'
  | 'signed_out'
  | 'forbidden'
  | 'confirmation_needed'
  | 'confirm_identity'
  | 'second_factor_required'
  | 'second_factor_exists'
  | 'second_factor_missing'
  | 'project_limit_reached'
  | 'version_conflict'
  | 'name_taken'
  | 'dynamic_limit_reached'
  | 'address_unverified'
  | 'address_taken'
  | 'dynamic_content'
  | 'slug_needs_pro'
  | 'slug_taken'
  | 'link_disabled'
  | 'target_invalid'
  | 'target_blocked'
  | 'internal';
