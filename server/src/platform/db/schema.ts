import type {
  AddressChangesTable,
  AddressLinksTable,
  IdentitiesTable,
  InvitationsTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PasswordResetsTable,
  PendingSignInsTable,
  RecoveryCodesTable,
  RememberedDevicesTable,
  SessionsTable,
  SignOnsTable,
  TotpSecretsTable,
  UsersTable,
  WorkspacesTable,
} from './tables/accounts.ts';
import type {
  BrandKitsTable,
  LogosTable,
  PicturesTable,
  ProjectKitsTable,
} from './tables/brand-kits.ts';
import type {
  LinksTable,
  LinkTargetsTable,
  ProjectKeysTable,
  ProjectsTable,
} from './tables/codes.ts';
import type {
  GenerationDaysTable,
  GenerationsTable,
  StatisticsTable,
} from './tables/generations.ts';
import type { ProjectChangesTable } from './tables/history.ts';
import type {
  FoldersTable,
  LibraryEntriesTable,
  ProjectFoldersTable,
  ProjectTagsTable,
  SavedFiltersTable,
  TagsTable,
} from './tables/library.ts';
import type { LibraryJobRowsTable, LibraryJobsTable } from './tables/library-jobs.ts';
import type {
  AuditLogTable,
  FeedbackTable,
  MailsTable,
  ReportsTable,
} from './tables/mail-and-reports.ts';
import type {
  DatabaseEpochTable,
  IdempotencyRecordsTable,
  JobLeasesTable,
  SigningKeysTable,
} from './tables/operation.ts';
import type {
  ScanDaysTable,
  ScanErasuresTable,
  ScanJournalsTable,
  ScanMonthsTable,
  ScanSaltsTable,
  ScansTable,
  ScanVisitorsTable,
} from './tables/scans.ts';

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
