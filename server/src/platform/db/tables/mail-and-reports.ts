import type { Language } from '@everscan/contract/languages';
import type { AdminAction, ReportReason } from '@everscan/contract/site.schemas';
import type { Generated } from 'kysely';

/** Feedback from users. The outbox (`mails`) sends it. */
export type FeedbackTable = {
  id: string;
  user_id: number;
  email: string;
  message: string;
  created_at: number;
};

export const mailKinds = [
  'feedback',
  'password-reset',
  'password-changed',
  'address-verify',
  'address-change',
  'address-changed',
  'factor-added',
  'factor-removed',
  'recovery-code-used',
  'recovery-codes-replaced',
  'invitation',
  'identity-connected',
  'identity-removed',
] as const;

export type MailKind = (typeof mailKinds)[number];

/** Mails that wait, and mails sent in the past week. The text of a mail is written when it is sent. */
export type MailsTable = {
  /** For feedback, the id of its row. */
  id: string;
  kind: MailKind;
  /** The account that the mail is about; the row is deleted with it. */
  user_id: number | null;
  /**
   * The recipient of a password reset, whether or not the address has an account, or of an invitation;
   * null once the mail is sent.
   */
  address: string | null;
  /** The change of an address that the mail is about; the row is deleted with it. */
  change_id: Generated<number | null>;
  /** The language of the mail; null means English. */
  language: Language | null;
  created_at: number;
  attempts: number;
  next_attempt_at: number;
  sent_at: number | null;
  /** Why the last attempt failed. */
  error: string | null;
};

/** Reports about short links. A report is open while `handled_at` is null. */
export type ReportsTable = {
  id: Generated<number>;
  link_id: number;
  reason: ReportReason;
  /** The reporter's text. It and the email address are null if not given, and 90 days after the report was handled. */
  details: string | null;
  email: string | null;
  created_at: number;
  handled_at: number | null;
};

/** Actions of administrators, on the site or on the command line. */
export type AuditLogTable = {
  id: Generated<number>;
  at: number;
  /** Null for the command line. The number stays when the account is deleted. */
  actor_id: number | null;
  action: AdminAction;
  /** The short link that the action was about. */
  code: string | null;
  /** The user that the action was about. */
  subject_id: number | null;
  reason: string | null;
};
