import type { AdminAction } from '@everscan/contract/api/reports';
import type { ReportReason } from '@everscan/contract/report-reasons';
import type { Language } from '@everscan/messages/languages';
import type { Generated } from 'kysely';

/**
 * The tables, the same on SQLite and PostgreSQL; PostgreSQL also has `rate_limits`. Times are
 * milliseconds since 1970-01-01 UTC, days are `YYYY-MM-DD` in UTC. docs/data-model.md says what each column is for and how long it stays.
 */
export type Schema = {
  generations: GenerationsTable;
  generation_days: GenerationDaysTable;
  generation_totals: GenerationTotalsTable;
  generation_counts: GenerationCountsTable;
  generation_blocks: GenerationBlocksTable;
  statistics: StatisticsTable;
  idempotency_records: IdempotencyRecordsTable;
  users: UsersTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  invitations: InvitationsTable;
  identities: IdentitiesTable;
  sign_ons: SignOnsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  address_changes: AddressChangesTable;
  address_links: AddressLinksTable;
  totp_secrets: TotpSecretsTable;
  recovery_codes: RecoveryCodesTable;
  pending_sign_ins: PendingSignInsTable;
  remembered_devices: RememberedDevicesTable;
  projects: ProjectsTable;
  feedback: FeedbackTable;
  mails: MailsTable;
  links: LinksTable;
  link_targets: LinkTargetsTable;
  scan_journals: ScanJournalsTable;
  reports: ReportsTable;
  audit_log: AuditLogTable;
  scans: ScansTable;
  scan_days: ScanDaysTable;
  scan_months: ScanMonthsTable;
  scan_visitors: ScanVisitorsTable;
  scan_salts: ScanSaltsTable;
  scan_erasures: ScanErasuresTable;
  job_leases: JobLeasesTable;
};

/** One row per downloaded code. */
type GenerationsTable = {
  id: Generated<number>;
  created_at: number;
  type: string;
  style: string;
  /** JSON: `{"url": …}`, `{"vcard": {"firstName": …, "lastName": …}}`, or `{}` for other types. */
  data: string;
  /** Null when it must not be stored. */
  ip: string | null;
  /** 1 while `ip` is a single address, 0 when it is truncated to a network or absent. */
  ip_is_full: number;
  /** Null for a visitor who is not signed in. */
  user_id: number | null;
};

/** Exact counts by day, which stay when the rows of `generations` are deleted. */
type GenerationDaysTable = {
  day: string;
  category: GenerationCategory;
  type: string;
  style: string;
  count: number;
};

export type GenerationCategory = 'anonymous' | 'registered';

/** The sums of `generation_days`. */
type GenerationTotalsTable = Omit<GenerationDaysTable, 'day'>;

/** Current number of rows in `generations`, kept up to date by triggers. */
type GenerationCountsTable = {
  /** 0 for the rows of all users together. */
  user_id: number;
  type: string;
  style: string;
  count: number;
};

/** Current number of rows in each range of ids of `generations`, kept up to date by triggers. */
type GenerationBlocksTable = {
  type: string;
  style: string;
  /** id / 10,000, rounded down. */
  block: number;
  count: number;
};

/** Public counters by name. */
type StatisticsTable = { name: string; value: number };

/** The responses of writes that carried an idempotency key. */
type IdempotencyRecordsTable = {
  /** The key's time if it has one, then half a SHA-256 (hex) of user, route and key. The key is not stored. */
  id: string;
  /** Half a SHA-256 (hex) of the canonical body. */
  request_hash: string;
  status: number;
  /** The response's bytes, as JSON text. */
  body: string;
  user_id: number | null;
  created_at: number;
};

type UsersTable = {
  id: Generated<number>;
  /** Trimmed and in lower case. */
  email: string;
  /** In PHC string format, which includes the parameters. */
  password_hash: string;
  /** A key of the contract's `plans`; read it with `planOf`. */
  plan: Generated<string>;
  /**
   * 1 with a paid plan. The previous version reads and writes it, so `planOf` reads it too; the next
   * version drops it.
   */
  subscribed: number;
  is_admin: number;
  created_at: number;
  /** The last login or use of a session, up to a day late. */
  last_active_at: number;
  /** 0 while nobody knows the password, as in an account that single sign-on has created. */
  has_password: Generated<number>;
  /** 1 while the user is an administrator because of a group at the identity provider. */
  admin_by_group: Generated<number>;
  /** The code of the user's next dynamic code, once they have seen it in a preview. */
  next_code: Generated<string | null>;
  /** What passkeys call the account: a token of random bytes; null until the first passkey is added. */
  passkey_handle: Generated<string | null>;
  /** When the owner proved that mail to `email` reaches them; null before. */
  email_verified_at: Generated<number | null>;
};

type SessionsTable = {
  /** SHA-256 (hex) of the token in the cookie, so that the table's content is not enough to sign in. */
  id: string;
  user_id: number;
  /** Id of the session that this one replaced when the password changed. */
  replaces: string | null;
  /** Names from fixed lists, empty when unknown; null when the previous version started the session. */
  browser: string | null;
  system: string | null;
  /** ISO 3166-1 alpha-2, empty when unknown; null like `browser`. */
  country: string | null;
  created_at: number;
  /** Up to a day late; null like `browser`. */
  last_used_at: number | null;
  /** 1 if the identity provider signed the user in: then the role of its group counts. */
  by_provider: Generated<number>;
  expires_at: number;
};

/** Unused links that set a new password. */
type PasswordResetsTable = {
  /** SHA-256 (hex) of the link's token, which is stored nowhere. */
  id: string;
  user_id: number;
  expires_at: number;
  /** Where it was mailed to; null for a link that the operator made. */
  email: Generated<string | null>;
  /** In a mail about a new factor: the link also removes what was added since then to sign in with. */
  removes_since: Generated<number | null>;
};

/** Changes of an account's address: one at most waits for its link, the others can be undone. */
type AddressChangesTable = {
  /** Increasing, so that later changes have larger ones. */
  id: Generated<number>;
  user_id: number;
  old_email: string;
  new_email: string;
  requested_at: number;
  /** Null while the change waits for its link. */
  confirmed_at: Generated<number | null>;
  /** Until when it can be confirmed, and then until when it can be undone. */
  expires_at: number;
};

/** `verify` confirms the address of an account, `change` sets a new one, `undo` restores the old one. */
export type AddressLinkPurpose = 'verify' | 'change' | 'undo';

/** Unused links of mails about addresses. */
type AddressLinksTable = {
  /** SHA-256 (hex) of the link's token, which is stored nowhere. */
  id: string;
  purpose: AddressLinkPurpose;
  user_id: number;
  /** Null for `verify`. */
  change_id: number | null;
  /** The address that the link was mailed to. */
  email: string;
  expires_at: number;
};

/** Keys with which users sign in. The private key never leaves the user's device. */
type PasskeysTable = {
  /** 128 random bits, base64url. */
  id: string;
  user_id: number;
  /** What the device calls the key, in base64url. */
  credential_id: string;
  /** COSE_Key (RFC 9052, 7) in base64url. */
  public_key: string;
  /** How often the key has signed, as the device counts; always 0 from devices that do not count. */
  counter: number;
  /** Given by the user. */
  name: string;
  created_at: number;
  last_used_at: number | null;
};

/** Challenges that no passkey has signed yet. */
type PasskeyChallengesTable = {
  /** SHA-256 (hex) of the challenge. */
  id: string;
  /** The session or the pending sign-in that it is for; null for a sign-in with a passkey alone. */
  holder: string | null;
  /** The origin of the site, where it must be signed. */
  origin: string;
  expires_at: number;
};

/** Authenticator apps, at most one per account. */
type TotpSecretsTable = {
  user_id: number;
  /** The secret that server and app share, in base32. */
  secret: string;
  /** The session that set the app up. */
  session_id: string;
  created_at: number;
  /** Null until a first code has shown that the app works. */
  confirmed_at: number | null;
  /** The 30-second step of the last accepted code: no step is accepted twice. */
  last_step: number;
};

/** Unused recovery codes. */
type RecoveryCodesTable = {
  /** SHA-256 (hex) of the code, which is stored nowhere. */
  id: string;
  user_id: number;
  created_at: number;
};

/** Sign-ins with the right password that wait for the second factor. */
type PendingSignInsTable = {
  /** SHA-256 (hex) of the token in the cookie. */
  id: string;
  user_id: number;
  created_at: number;
  expires_at: number;
  /** How often a proof of the second factor was sent. */
  attempts: number;
  /** As in `sessions`. */
  by_provider: number;
};

/** Browsers that are not asked for the second factor. */
type RememberedDevicesTable = {
  /** SHA-256 (hex) of the token in the cookie. */
  id: string;
  user_id: number;
  created_at: number;
  expires_at: number;
};

/** Unused links with which invited people register. */
type InvitationsTable = {
  /** SHA-256 (hex) of the link's token, which is stored nowhere. */
  id: string;
  /** The only address that can register with it, trimmed and in lower case. */
  email: string;
  created_at: number;
  expires_at: number;
  /** The mail that contains it; null for a link that the operator printed. */
  mail_id: string | null;
};

/** Who a user is at an identity provider. */
type IdentitiesTable = {
  issuer: string;
  /** The provider's name for the user: unique at the issuer, and never given to somebody else. */
  subject: string;
  user_id: number;
  created_at: number;
};

/** Sign-ins through the identity provider that have begun, and those that wait for a password or second factor. */
type SignOnsTable = {
  /**
   * SHA-256 (hex) of the token in the cookie, from which all secrets of the exchange are derived; of the
   * pending sign-in's token while the second factor is awaited.
   */
  id: string;
  /** The account that is to be connected; null for a sign-in. */
  user_id: number | null;
  /** Null until the provider has answered. */
  issuer: string | null;
  subject: string | null;
  /** Only an address that the provider has verified. */
  email: string | null;
  /** Whether the provider counts the user among the administrators. */
  is_admin: number | null;
  language: string;
  expires_at: number;
};

/** Saved codes. */
type ProjectsTable = {
  /** 128 random bits, base64url. */
  id: string;
  user_id: number;
  /** Higher for each new project of a user. */
  position: number;
  title: string;
  type: string;
  style: string;
  /** JSON: the data of the content type. */
  data: string;
  /** JSON, null for the default design. */
  design: string | null;
  /** 0 while no file of the code can exist, so that its symbol may still change. */
  is_downloaded: Generated<number>;
  /** 1 at first, one more with each change. */
  version: number;
  created_at: number;
  updated_at: number;
};

/** Feedback. `mails` sends it. */
type FeedbackTable = {
  id: string;
  user_id: number;
  email: string;
  message: string;
  created_at: number;
  /** Only the previous version, which mails from this table, uses this and `next_attempt_at`. */
  attempts: number;
  next_attempt_at: number;
  /** When `mails` took it over, or when the previous version mailed it. */
  mailed_at: number | null;
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

/** Mails that wait, and for a week those that were sent. Their texts are written when they are sent. */
type MailsTable = {
  /** For feedback, the id of its row. */
  id: string;
  kind: MailKind;
  /** The account that the mail is about; the row is deleted with it. */
  user_id: number | null;
  /**
   * The email address for which a reset was requested, whether or not it has an account; null once it
   * is sent.
   */
  address: string | null;
  /** The change of an address that the mail is about; the row is deleted with it. */
  change_id: Generated<number | null>;
  /** The language it is written in; null means English. */
  language: Language | null;
  created_at: number;
  attempts: number;
  next_attempt_at: number;
  sent_at: number | null;
  /** Why the last attempt failed. */
  error: string | null;
};

/** Short links of dynamic codes. Rows are never deleted, so that a code is never reassigned. */
type LinksTable = {
  id: Generated<number>;
  /** In upper case; unique. */
  code: string;
  /** Null once the project is deleted. */
  project_id: string | null;
  /** Null once the account is deleted. */
  user_id: number | null;
  /** What the owner entered; empty once deleted. */
  target: string;
  /** JSON of the UTM fields, null without any. */
  utm: string | null;
  /** Where the link redirects to: the target with its UTM fields, as `URL.href` writes it. */
  location: string;
  state: LinkState;
  /** The state before an administrator disabled the link; null while it is not disabled. */
  owners_state: LinkState | null;
  /** The owner's message for visitors of a paused code. */
  pause_text: string | null;
  /** Before this time, and from `ends_at` on, the code leads to `fallback`, or shows a page. */
  starts_at: number | null;
  ends_at: number | null;
  fallback: string | null;
  /** 1 at first, one more with each change. */
  version: number;
  created_at: number;
  updated_at: number;
};

/** Administrators set `disabled`, the owner sets `paused` and `deleted`. */
export type LinkState = 'active' | 'paused' | 'disabled' | 'deleted';

/** All targets of a link, including the current one. */
type LinkTargetsTable = {
  id: Generated<number>;
  link_id: number;
  target: string;
  changed_at: number;
};

/** How far each journal of scans was added to the tables. */
type ScanJournalsTable = {
  /** Owner and number of the journal. */
  id: string;
  /** In bytes. It moves in the transaction that adds the scans before it. */
  position: number;
  updated_at: number;
};

/** Reports about short links. A report is open while `handled_at` is null. */
type ReportsTable = {
  id: Generated<number>;
  link_id: number;
  /** As in `reportReasons` of the contract. */
  reason: ReportReason;
  /**
   * The reporter's text and email address; null if not given, and 90 days after the report was handled.
   */
  details: string | null;
  email: string | null;
  created_at: number;
  handled_at: number | null;
};

/** Actions of administrators, on the site or on the command line. */
type AuditLogTable = {
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

/** One row per recorded request for a short link, without personal data. */
type ScansTable = {
  id: Generated<number>;
  link_id: number;
  at: number;
  kind: string;
  /** 1 for the first scan of a visitor, link and UTC day. */
  is_visitor: number;
  /** ISO 3166-1 alpha-2, empty when unknown. */
  country: string;
  device: string;
  system: string;
  browser: string;
  /** Host of the referring page, empty without one. */
  referrer: string;
};

/** Exact counts by link and UTC day, which stay when the rows of `scans` are deleted. */
type ScanDaysTable = {
  link_id: number;
  day: string;
  scans: number;
  visitors: number;
  bots: number;
  prefetches: number;
  /**
   * The same by quarter of an hour: `quarter:scans,visitors,bots,prefetches;…`
   * (scans/packed-counts.ts).
   */
  quarters: string;
};

/** Scans by people, by link, month (`YYYY-MM`, UTC), dimension and value. */
type ScanMonthsTable = {
  link_id: number;
  month: string;
  /** Id of an entry of the contract's `dimensions`. */
  dimension: string;
  value: string;
  scans: number;
  /** The same by day of the month: `day:scans;…`. */
  days: string;
};

/** Visitors who were counted on a day; deleted one day later. */
type ScanVisitorsTable = { day: string; link_id: number; visitor: string };

/** The salt of a day's visitor hashes; deleted after that day. */
type ScanSaltsTable = { day: string; salt: string };

/** Links whose scans are being erased. A week after `noticed_at` no journal contains scans of them. */
type ScanErasuresTable = { link_id: number; noticed_at: number | null };

/** The process that runs an exclusive job holds its lease until `leased_until`. */
type JobLeasesTable = { name: string; leased_until: number };
