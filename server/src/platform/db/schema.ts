import type { Language } from '@everscan/contract/languages';
import type { AdminAction, ReportReason } from '@everscan/contract/site.schemas';
import type { Generated } from 'kysely';

/**
 * The tables, the same on SQLite and PostgreSQL; PostgreSQL also has `rate_limits`. Times are
 * milliseconds since 1970-01-01 UTC, days are `YYYY-MM-DD` in UTC.
 * docs/data-model/ says what each column is for and how long it stays.
 */
export type Schema = {
  generations: GenerationsTable;
  generation_days: GenerationDaysTable;
  statistics: StatisticsTable;
  idempotency_records: IdempotencyRecordsTable;
  users: UsersTable;
  workspaces: WorkspacesTable;
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
  project_changes: ProjectChangesTable;
  project_keys: ProjectKeysTable;
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
  database_epoch: DatabaseEpochTable;
  signing_keys: SigningKeysTable;
  library_jobs: LibraryJobsTable;
  library_job_rows: LibraryJobRowsTable;
  folders: FoldersTable;
  tags: TagsTable;
  saved_filters: SavedFiltersTable;
  project_folders: ProjectFoldersTable;
  project_tags: ProjectTagsTable;
  library_entries: LibraryEntriesTable;
  brand_kits: BrandKitsTable;
  project_kits: ProjectKitsTable;
  logos: LogosTable;
  pictures: PicturesTable;
};

type UsersTable = {
  id: Generated<number>;
  /** Trimmed and in lower case. */
  email: string;
  /** In PHC string format, which includes the parameters. */
  password_hash: string;
  /** A key of the contract's `plans`; read it with `planOf`. */
  plan: Generated<string>;
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
  /** The account's WebAuthn user handle, a token of random bytes; null until the first passkey is added. */
  passkey_handle: Generated<string | null>;
  /** When the owner proved that mail to `email` reaches them; null before. */
  email_verified_at: Generated<number | null>;
  /** The language in which the account was last used; null until it is known. */
  language: Generated<string | null>;
};

/** Owners of codes and of everything that belongs to them: one for each user, with the same number. */
type WorkspacesTable = {
  id: number;
  created_at: number;
  /** When the account was deleted; null before. The row goes with the last of what it owned. */
  deleted_at: Generated<number | null>;
  /** Codes deleted until then are being deleted for good; null when none is left. */
  bin_emptied_at: Generated<number | null>;
  /** How the rows of `library_entries` were derived; null if some may be missing. */
  entries_format: Generated<number | null>;
};

type SessionsTable = {
  /** SHA-256 (hex) of the token in the cookie, so that the table's content is not enough to sign in. */
  id: string;
  user_id: number;
  /** Id of the session that this one replaced when the password changed. */
  replaces: string | null;
  /** Names from fixed lists, empty when unknown. */
  browser: string;
  system: string;
  /** ISO 3166-1 alpha-2, empty when unknown. */
  country: string;
  created_at: number;
  /** Up to a day late. */
  last_used_at: number;
  /** 1 if the identity provider signed the user in; only then does an administrator's role from its group count. */
  by_provider: Generated<number>;
  /** When the person last proved their identity; null if a session at the identity provider was enough so far. */
  proven_at: number | null;
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
  /** Set for the link in a mail about a new factor, which also removes all sign-in methods added since then. */
  removes_since: Generated<number | null>;
};

/** Changes of an account's address: at most one waits for its link to be opened, the others can be undone. */
type AddressChangesTable = {
  /** Later changes have larger ids. */
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
  /** The device's id of the key, in base64url. */
  credential_id: string;
  /** COSE_Key (RFC 9052, 7) in base64url. */
  public_key: string;
  /** The device's count of the key's signatures; always 0 from devices that do not count. */
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
  /** How many proofs of the second factor were sent. */
  attempts: number;
  /** As in `sessions`. */
  by_provider: number;
  /** The session that the browser had when the sign-in began; null without one. */
  session_id: Generated<string | null>;
};

/** Browsers that are not asked for the second factor. */
type RememberedDevicesTable = {
  /** SHA-256 (hex) of the token in the cookie. */
  id: string;
  user_id: number;
  /** The browser's latest session. */
  session_id: string;
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

/** The identities of users at identity providers. */
type IdentitiesTable = {
  issuer: string;
  /** The provider's id of the user: unique at the issuer, and never given to somebody else. */
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
  /** The path of the page where the sign-in began, in its English form. */
  path: string;
  /** 1 if the person has to prove their identity at the provider, even with a session there. */
  confirms: Generated<number>;
  expires_at: number;
};

/** Saved codes. */
type ProjectsTable = {
  /** 128 bits, base64url: random, or a hash for codes of imports and repeated requests. */
  id: string;
  workspace_id: number;
  /** Higher for each new project of a user. */
  position: number;
  title: string;
  type: string;
  style: string;
  /** JSON: the data of the content type. */
  data: string;
  /** JSON: the names that pages show for the content, by language, or one text if all are equal. */
  names: Generated<string>;
  /** JSON, null for the default design; its picture is in `pictures`. */
  design: string | null;
  /** The hash of the picture to which `design` refers; null without one. */
  picture: string | null;
  /** Starts at 1, and increases with each change of the code or of its link. */
  version: number;
  created_at: number;
  updated_at: number;
  /** When the owner deleted the code; higher for each deletion. Null for a code that is not in the bin. */
  deleted_at: number | null;
  /** How many saved and dynamic codes the owner had before the unbroken run of deletions that this one belongs to. */
  codes_before: number | null;
  links_before: number | null;
};

/** Short links of dynamic codes. Rows are never deleted, so that a code is never reassigned. */
export type LinksTable = {
  id: Generated<number>;
  /** In upper case; unique. */
  code: string;
  /** Null once the code is deleted for good; then nothing but `code` is left. */
  project_id: string | null;
  workspace_id: number | null;
  /** The address as the owner entered it. */
  target: string;
  /** JSON of the UTM fields, null without any. */
  utm: string | null;
  /** 1 if the query of the address that a phone opens is added to `location`. */
  passes_query: Generated<number>;
  /** Where the link redirects to: the target with its UTM fields, as `URL.href` writes it. */
  location: string;
  /** What the owner chose. */
  state: 'active' | 'paused';
  /** When an administrator disabled the link; null while it is not disabled. No change by the owner touches it. */
  blocked_at: number | null;
  /** When the code was deleted; null for a code that is not in the bin. */
  deleted_at: number | null;
  /** The owner's message for visitors of a paused code. */
  pause_text: string | null;
  /** Before this time, and from `ends_at` on, the code leads to `fallback`, or shows a page if that is null. */
  starts_at: number | null;
  ends_at: number | null;
  fallback: string | null;
  /** Starts at 1, and increases with each change of the row, so that copies of it know the newer one. */
  version: number;
  /**
   * The transaction that last changed the link: on PostgreSQL its id, on SQLite a number that is higher with each
   * transaction. Copies of the links follow it.
   */
  changed_in: Generated<number>;
  created_at: number;
  updated_at: number;
};

/** The latest 10,000 targets of a link, including the current one. */
type LinkTargetsTable = {
  id: Generated<number>;
  link_id: number;
  target: string;
  changed_at: number;
};

/** The codes that were made from rows of uploaded lists. */
type ProjectKeysTable = {
  /** Half of the SHA-256 of the user, the row's key and, for keys of one upload, its id. */
  id: string;
  workspace_id: number;
  project_id: string;
  /** Null for a key that later uploads may contain too. */
  expires_at: number | null;
};

/** Changes that owners made to their codes. */
type ProjectChangesTable = {
  id: Generated<number>;
  project_id: string;
  workspace_id: number;
  /** When the change began: further edits of the same part join it for ten minutes. */
  at: number;
  /** The job that made it, null for a single edit. */
  job_id: string | null;
  /** Id of the change that this one reverted, null for an edit. */
  reverts: number | null;
  /** JSON: the parts of the code that changed. */
  what: string;
  /** Hash of the parts' columns after the change. */
  after_hash: string;
  /** Length of `before` with its picture. */
  size: number;
  /** JSON: the parts' columns before the change. */
  before: string;
  /** The hash of the picture to which the design in `before` refers; null without one. */
  picture: string | null;
};

/** Folders of codes, nested one level. */
type FoldersTable = {
  /** 128 random bits, base64url. */
  id: string;
  workspace_id: number;
  /** The folder that contains this one. */
  parent_id: string | null;
  name: string;
  /** Equal for names that differ only in case; unique within the parent. */
  name_key: string;
  /** Starts at 1, and increases with each change. */
  version: number;
  created_at: number;
};

type TagsTable = Omit<FoldersTable, 'parent_id'>;

/** Named queries of the page `/codes`. */
type SavedFiltersTable = Omit<TagsTable, 'version'> & { query: string };

/** The folder of a code; a code in none has no row. */
type ProjectFoldersTable = { project_id: string; folder_id: string };

type ProjectTagsTable = { project_id: string; tag_id: string };

/** The columns that the library searches and sorts by, derived from projects and links. */
type LibraryEntriesTable = {
  project_id: string;
  workspace_id: number;
  position: number;
  /** When the project or its link last changed. */
  changed_at: number;
  type: string;
  link_id: number | null;
  /** The link's state; `active` for a static code. */
  state: string;
  starts_at: number | null;
  ends_at: number | null;
  /** The name that English lists show, in the order in which people sort. */
  title_key: string;
  /** The name in every language, content, target and short link, normalised for the search. */
  text: string;
};

/** Changes of many codes at once. */
type LibraryJobsTable = {
  /** 128 random bits, base64url. */
  id: string;
  workspace_id: number;
  /** JSON: the action applied to each code. */
  action: string;
  state: LibraryJobState;
  created_at: number;
  /**
   * When the lease of the process that runs the job ends; among jobs without a lease, the one that has waited
   * longest comes first.
   */
  leased_until: number;
  /** Batches that were rolled back by an unexpected error, since the job or its undo began. */
  failures: number;
};

type LibraryJobState = 'running' | 'done' | 'undoing' | 'undone';

/** The codes of a job, fixed when it begins. */
type LibraryJobRowsTable = {
  job_id: string;
  /** 1, 2, … in the order of the selection. */
  number: number;
  project_id: string;
  state: LibraryJobRowState;
  /** JSON: the folder, the tags or the brand kit that the code had. */
  before: string | null;
  /** JSON: why it failed, or could not be undone. */
  error: string | null;
};

/** `unchanged`: there was nothing to do. `kept`: the change could not be undone. */
export type LibraryJobRowState = 'waiting' | 'done' | 'unchanged' | 'failed' | 'undone' | 'kept';

/** Named designs of users. */
type BrandKitsTable = {
  /** 128 random bits, base64url. */
  id: string;
  workspace_id: number;
  name: string;
  /** Equal for names that differ only in case; unique for the user. */
  name_key: string;
  /** JSON; its picture is in `pictures`. */
  design: string;
  /** The hash of the picture to which `design` refers; null without one. */
  picture: string | null;
  /** 1 for the kit that new codes begin with; a user has at most one. */
  is_default: number;
  /** Starts at 1, and increases with each change. */
  version: number;
  created_at: number;
  updated_at: number;
};

/** The kit of a code; a code without one has no row. */
type ProjectKitsTable = { project_id: string; kit_id: string };

/** Images that a user's designs can have as their logo. */
type LogosTable = {
  /** 128 random bits, base64url. */
  id: string;
  workspace_id: number;
  name: string;
  /** The hash of its picture. */
  picture: string;
  created_at: number;
};

/** The pictures of an owner's designs and logos. */
type PicturesTable = {
  workspace_id: number;
  /** SHA-256 of `image`, base64url. */
  hash: string;
  /** A data URL. */
  image: string;
  /** Since when nothing has referred to it; null while something does. */
  unused_since: number | null;
};

/** How much of each journal of scans has been added to the tables. */
type ScanJournalsTable = {
  /** Owner and number of the journal. */
  id: string;
  /** In bytes. Updated in the transaction that adds the scans before it. */
  position: number;
  updated_at: number;
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

/** Exact counts by link and UTC day, which are kept when the rows of `scans` are deleted. */
type ScanDaysTable = {
  link_id: number;
  day: string;
  scans: number;
  visitors: number;
  bots: number;
  prefetches: number;
  /** The same counts by quarter of an hour: `quarter:scans,visitors,bots,prefetches;…` (scans/packed-counts.ts). */
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
  /** The same counts by day of the month: `day:scans;…`. */
  days: string;
};

/** Visitors who were counted on a day; deleted one day later. */
type ScanVisitorsTable = { day: string; link_id: number; visitor: string };

/** The salt of a day's visitor hashes; deleted after that day. */
type ScanSaltsTable = { day: string; salt: string };

/** Links whose data is being erased. A week after `noticed_at` no journal contains scans of them. */
type ScanErasuresTable = { link_id: number; noticed_at: number | null };

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

/** Exact counts by day, which are kept when the rows of `generations` are deleted. */
type GenerationDaysTable = {
  day: string;
  category: GenerationCategory;
  type: string;
  style: string;
  count: number;
};

export type GenerationCategory = 'anonymous' | 'registered';

/** Public counters by name. */
type StatisticsTable = { name: string; value: number };

/** Feedback from users. The outbox (`mails`) sends it. */
type FeedbackTable = {
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
type MailsTable = {
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
type ReportsTable = {
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

/** The responses of writes that carried an idempotency key. */
type IdempotencyRecordsTable = {
  /** The key's time if it has one, then half a SHA-256 (hex) of user, route and key. The key is not stored. */
  id: string;
  /** Half a SHA-256 (hex) of the path and of the body as it was sent. */
  body_hash: string;
  status: number;
  /** The response's bytes, as JSON text. */
  body: string;
  user_id: number | null;
  created_at: number;
};

/** The process that runs an exclusive job holds its lease until `leased_until`. */
type JobLeasesTable = { name: string; leased_until: number };

/** One row: a random text that restoring a backup renews, since copies of the earlier data may be newer. */
type DatabaseEpochTable = { value: string };

/** Keys with which the server signs what it publishes. */
type SigningKeysTable = {
  name: 'survival-kit';
  /** Ed25519, PKCS #8 in PEM. */
  private_key: string;
  created_at: number;
};
