import type { AdminAction } from '@everscan/contract/api/reports';
import type { ReportReason } from '@everscan/contract/report-reasons';
import type { Generated } from 'kysely';

/**
 * The tables, the same on SQLite and PostgreSQL. Times are milliseconds since 1970-01-01 UTC,
 * days are `YYYY-MM-DD` in UTC. docs/data-model.md says what each column is for and how long it stays.
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
  projects: ProjectsTable;
  feedback: FeedbackTable;
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
  /** Null when it may not be kept. */
  ip: string | null;
  /** 1 while `ip` names a single address, 0 once it is cut to a network or absent. */
  ip_is_full: number;
  /** Null for a visitor who is not signed in. */
  user_id: number | null;
};

/** Exact counts by day that outlive the rows of `generations`. */
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

/** How many rows `generations` has now; triggers keep it right. */
type GenerationCountsTable = {
  /** 0 for everybody's rows together. */
  user_id: number;
  type: string;
  style: string;
  count: number;
};

/** How many rows `generations` has now in each range of ids; triggers keep it right. */
type GenerationBlocksTable = {
  type: string;
  style: string;
  /** id / 10,000, rounded down. */
  block: number;
  count: number;
};

/** Public counters by name. */
type StatisticsTable = { name: string; value: number };

/** The answers of writes that carried an idempotency key. */
type IdempotencyRecordsTable = {
  /** The key's time if it has one, then half a SHA-256 (hex) of user, route and key. The key is not stored. */
  id: string;
  /** Half a SHA-256 (hex) of the canonical body. */
  request_hash: string;
  status: number;
  /** The answer's bytes, as JSON text. */
  body: string;
  user_id: number | null;
  created_at: number;
};

type UsersTable = {
  id: Generated<number>;
  /** Trimmed and in lower case. */
  email: string;
  /** In PHC form, with the parameters it was made with. */
  password_hash: string;
  /** A key of the contract's `plans`; read it with `planOf`. */
  plan: Generated<string>;
  /** 1 with a paid plan. Only the previous version reads it; the next one drops it. */
  subscribed: number;
  is_admin: number;
  created_at: number;
  /** The last login or use of a session, a day late at most. */
  last_active_at: number;
};

type SessionsTable = {
  /** SHA-256 (hex) of the token in the cookie: who reads the table cannot sign in. */
  id: string;
  user_id: number;
  /** The id of the session that this one took over from when the password changed. */
  replaces: string | null;
  created_at: number;
  expires_at: number;
};

/** Saved codes. */
type ProjectsTable = {
  /** 128 random bits, base64url. */
  id: string;
  user_id: number;
  /** Grows with each new project of a user. */
  position: number;
  title: string;
  type: string;
  style: string;
  /** JSON: the data of the content type. */
  data: string;
  /** JSON, null for the default design. */
  design: string | null;
  /** 1 at first, one more with each change. */
  version: number;
  created_at: number;
  updated_at: number;
};

/** Feedback, and the outbox of its mails: a row waits while `mailed_at` is null. */
type FeedbackTable = {
  /** 128 random bits, base64url. */
  id: string;
  user_id: number;
  /** Where an answer goes, as the writer typed it. Not verified. */
  email: string;
  message: string;
  created_at: number;
  /** How often a process has begun to mail it. */
  attempts: number;
  /** Before it nobody else tries: the back-off, or the lease of the process that is at it. */
  next_attempt_at: number;
  mailed_at: number | null;
};

/** Short links of dynamic codes. A row never goes, so that no code is ever given to somebody else. */
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
  /** What a redirect answers: the target with its UTM fields, as `URL.href` writes it. */
  location: string;
  state: LinkState;
  /** What `state` was before the operator disabled it; null while it is not disabled. */
  owners_state: LinkState | null;
  /** The owner's words on the page of a paused code. */
  pause_text: string | null;
  /** Before it and from `ends_at` on the code leads to `fallback`, or to a page that says so. */
  starts_at: number | null;
  ends_at: number | null;
  fallback: string | null;
  /** 1 at first, one more with each change. */
  version: number;
  created_at: number;
  updated_at: number;
};

/** `disabled` by the operator, `paused` and `deleted` by the owner. */
export type LinkState = 'active' | 'paused' | 'disabled' | 'deleted';

/** Every target that a link has had, the present one too. */
type LinkTargetsTable = {
  id: Generated<number>;
  link_id: number;
  target: string;
  changed_at: number;
};

/** How far each journal of scans has been read into the database. */
type ScanJournalsTable = {
  /** Of the file, random. */
  id: string;
  /** In bytes. Moved in the transaction that records the scans before it. */
  position: number;
  updated_at: number;
};

/** What people have reported about short links. Open while `handled_at` is null. */
type ReportsTable = {
  id: Generated<number>;
  link_id: number;
  /** As in `reportReasons` of the contract. */
  reason: ReportReason;
  /** The reporter's words and address, null without and 90 days after the report was handled. */
  details: string | null;
  email: string | null;
  created_at: number;
  handled_at: number | null;
};

/** What administrators did, here or on the command line. */
type AuditLogTable = {
  id: Generated<number>;
  at: number;
  /** Null for the command line. The bare number stays when the account is deleted. */
  actor_id: number | null;
  action: AdminAction;
  /** Of the short link that it was done to. */
  code: string | null;
  /** The user that it was done to. */
  subject_id: number | null;
  reason: string | null;
};

/** One row per answered request for a short link. No address, nothing that names a person. */
type ScansTable = {
  id: Generated<number>;
  link_id: number;
  at: number;
  kind: string;
  /** 1 when its visitor was counted with it: the first scan of a person, link and UTC day. */
  is_visitor: number;
  /** ISO 3166-1 alpha-2, empty when unknown. */
  country: string;
  device: string;
  system: string;
  browser: string;
  /** A host, empty without one. */
  referrer: string;
};

/** Exact counts of a link and UTC day, which outlive the rows of `scans`. */
type ScanDaysTable = {
  link_id: number;
  day: string;
  scans: number;
  visitors: number;
  bots: number;
  prefetches: number;
  /** The same by quarter of an hour: `slot:scans,visitors,bots,prefetches;…` (scans/quarters.ts). */
  quarters: string;
};

/** How often people scanned a link in a month (`YYYY-MM`, UTC), by what they came with. */
type ScanMonthsTable = {
  link_id: number;
  month: string;
  /** A column of `scans`: `country`, `device`, … */
  dimension: string;
  value: string;
  scans: number;
  /** The same by day of the month: `day:scans;…`. */
  days: string;
};

/** Who was counted as a visitor of a day already; emptied when the day after it is over. */
type ScanVisitorsTable = { day: string; link_id: number; visitor: string };

/** The key of a day's visitor hashes; deleted with the day. */
type ScanSaltsTable = { day: string; salt: string };

/** Links whose scans are being erased; a week after the job noticed it, nothing of them is left to come. */
type ScanErasuresTable = { link_id: number; noticed_at: number | null };

/** The process that runs a job keeps all others from running it until `leased_until`. */
type JobLeasesTable = { name: string; leased_until: number };
