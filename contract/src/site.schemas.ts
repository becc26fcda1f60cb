import * as z from 'zod/mini';
import { emailSchema } from './email.ts';
import { errorBodySchema } from './errors.ts';
import { atLeast, atMost, fault } from './field-faults.ts';
import { limits } from './limits.ts';
import { type AnswersOf, doneSchema, type RequestsOf } from './requests.ts';
import type { siteRoutes } from './site.routes.ts';
import { linkCodePattern } from './slug.ts';

/** `GET /api/statistics`: public counters. `total_qr_codes` counts every code made. */
const statisticsSchema = z.array(z.strictObject({ name: z.string(), value: z.int() }));

export type Statistics = z.infer<typeof statisticsSchema>;

const feedbackText = z
  .string()
  .check(
    z.trim(),
    atLeast(limits.feedbackMinLength, 'feedback-too-short'),
    atMost(limits.feedbackMaxLength, 'feedback-too-long'),
  );

/** `POST /api/feedback`. We reply to `email`, which may differ from the account's address. */
export const feedbackBodySchema = z.strictObject({ email: emailSchema, message: feedbackText });

/** The error response to `POST /api/feedback`. */
export const feedbackErrorSchema = z.extend(errorBodySchema, {
  /** True when feedback cannot be stored at the moment, whatever its content. */
  isServiceUnavailable: z.boolean(),
});

export type FeedbackBody = z.infer<typeof feedbackBodySchema>;

/** Reasons to report a code, in the order of the form. */
const reportReasons = ['phishing', 'malware', 'spam', 'illegal', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/**
 * Extracts the code from `abcd2345` or from a short link such as `https://q.example/Q/ABCD2345+`, and
 * returns it in upper case.
 */
export function codeOf(text: string): string {
  const path = text.trim().replace(/[?#].*$/s, '');
  return (/\/q\/([^/]*)\/?$/i.exec(path)?.[1] ?? path).replace(/(?:\+|%2b)$/i, '').toUpperCase();
}

/** `POST /api/reports`, by anyone. */
export const reportBodySchema = z.strictObject({
  code: z
    .string()
    .check(
      z.maxLength(2048, fault('reported-code-too-long')),
      z.overwrite(codeOf),
      z.regex(linkCodePattern, fault('reported-code-format')),
    ),
  reason: z.enum(reportReasons, fault('report-reason-missing')),
  details: z.optional(
    z.string().check(z.trim(), atMost(limits.reportDetailsMaxLength, 'report-details-too-long')),
  ),
  email: z.optional(emailSchema),
});

/** An administrator's reason for an action. */
export const adminReasonSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(limits.adminReasonMinLength, 'Give a reason in a few words'),
    z.maxLength(
      limits.adminReasonMaxLength,
      `The reason can have at most ${limits.adminReasonMaxLength} characters`,
    ),
  );

/** `POST /api/reports/{code}/disable` and `…/enable`. */
export const moderationBodySchema = z.strictObject({ reason: adminReasonSchema });

/** `POST /api/reports/{code}/dismiss`: reports that the administrator has not seen stay open. */
const dismissalBodySchema = z.strictObject({
  reportIds: z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(100)),
});

const moderatedLinkSchema = z.strictObject({
  code: z.string(),
  state: z.enum(['active', 'paused', 'disabled', 'deleted']),
  /** Empty for a deleted link. */
  target: z.string(),
  /** Host and port of the target in ASCII. */
  displayHost: z.string(),
  /** Where the link leads before its start and after its end; null without one. */
  fallback: z.nullable(z.string()),
  /** True when the host of the target or the fallback is on the block list, so that the code does not redirect. */
  blocked: z.boolean(),
  /** Null for a deleted account. */
  ownerId: z.nullable(z.int()),
  /** Times are ISO 8601 with `Z`. */
  createdAt: z.string(),
});

const reportSchema = z.strictObject({
  id: z.int(),
  reason: z.enum(reportReasons),
  details: z.nullable(z.string()),
  email: z.nullable(z.string()),
  createdAt: z.string(),
});

const adminActions = [
  'disable',
  'enable',
  'dismiss',
  'grant',
  'revoke',
  'reset-link',
  'invite',
  'uninvite',
  'create',
  'remove-factors',
  'sign-out',
  'export',
  'import',
] as const;

const auditEntrySchema = z.strictObject({
  id: z.int(),
  at: z.string(),
  /** Null for the command line. */
  actorId: z.nullable(z.int()),
  action: z.enum(adminActions),
  code: z.nullable(z.string()),
  subjectId: z.nullable(z.int()),
  reason: z.nullable(z.string()),
});

/** `GET /api/reports`: if `code` is given, as a code or a short link, `disabled` contains only that code. */
const reportListQuerySchema = z.strictObject({
  code: z.optional(z.string().check(z.maxLength(2048), z.overwrite(codeOf))),
});

/** `GET /api/reports`. */
export const reportListSchema = z.strictObject({
  /** Codes with open reports, the most reported first. */
  open: z.array(
    z.extend(moderatedLinkSchema, {
      reportCount: z.int(),
      /** The newest ones, newest first. */
      reports: z.array(reportSchema),
    }),
  ),
  /** How many codes have open reports; `open` may be shorter. */
  openCount: z.int(),
  /** The most recently disabled codes. */
  disabled: z.array(moderatedLinkSchema),
  /** How many codes are disabled; `disabled` may be shorter. */
  disabledCount: z.int(),
  /** The latest actions of administrators. */
  actions: z.array(auditEntrySchema),
});

export type ReportBody = z.infer<typeof reportBodySchema>;
export type ModeratedLink = z.infer<typeof moderatedLinkSchema>;
export type ReportList = z.infer<typeof reportListSchema>;
export type ReportedLink = ReportList['open'][number];
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AdminAction = (typeof adminActions)[number];

const reportedCode = z.strictObject({ code: z.string().check(z.regex(linkCodePattern)) });

export const siteRequests = {
  'POST /api/feedback': { body: feedbackBodySchema },
  'POST /api/reports': { body: reportBodySchema },
  'GET /api/reports': { query: reportListQuerySchema },
  'POST /api/reports/:code/disable': { params: reportedCode, body: moderationBodySchema },
  'POST /api/reports/:code/enable': { params: reportedCode, body: moderationBodySchema },
  'POST /api/reports/:code/dismiss': { params: reportedCode, body: dismissalBodySchema },
} as const satisfies RequestsOf<typeof siteRoutes>;

export const siteAnswers = {
  'GET /api/statistics': { 200: statisticsSchema },
  'POST /api/reports': { 201: doneSchema },
  'GET /api/reports': { 200: reportListSchema },
} as const satisfies AnswersOf<typeof siteRoutes>;
