import { expect, test } from 'vitest';
import { openSqlite } from '../testing/databases.ts';

/** The section of the export that contains the rows of a table, or the reason why they are left out. */
const tables: Record<string, { in: string } | { not: string }> = {
  address_changes: { not: 'changes of the address that can still be undone, for a week' },
  address_links: { not: 'hashes of links in mails, for a week' },
  brand_kits: { in: 'kits' },
  project_kits: { in: 'kits[].codes' },
  logos: { in: 'logos' },
  audit_log: { not: 'actions of the operator, which name administrators' },
  feedback: { in: 'feedback' },
  identities: { not: 'identities at the provider, which are useless on another server' },
  folders: { in: 'library.folders' },
  generations: { in: 'downloads' },
  idempotency_records: { not: 'responses that the user has already received, for a day' },
  library_entries: { not: 'an index of projects and links' },
  library_jobs: {
    not: 'changes of many codes that can be undone for a day; their results are in the codes',
  },
  library_job_rows: { not: 'the codes of such a change, for a day' },
  link_targets: { in: 'projects[].link.targets' },
  links: { in: 'projects[].link' },
  mails: { not: 'states of mails that the user or the operator has received' },
  passkeys: { in: 'passkeys' },
  password_resets: { not: 'hashes of links that set a new password, for a day' },
  pending_sign_ins: { not: 'hashes of cookies, for ten minutes' },
  project_keys: { not: 'hashes of rows of lists, which are useless on another server' },
  project_folders: { in: 'projects[].folder' },
  project_tags: { in: 'projects[].tags' },
  pictures: { in: 'projects' },
  project_changes: { in: 'history' },
  projects: { in: 'projects' },
  saved_filters: { in: 'library.savedFilters' },
  tags: { in: 'library.tags' },
  recovery_codes: { not: 'hashes: a reader of the file must not be able to sign in' },
  remembered_devices: {
    not: 'hashes of cookies: a reader of the file must not be able to sign in',
  },
  reports: { not: 'written by others, in confidence' },
  scan_days: { in: 'scanDays' },
  scan_erasures: { not: 'links that the user no longer owns' },
  scan_months: { in: 'scanMonths' },
  scan_visitors: { not: 'hashes that reveal nothing and are deleted after a day' },
  scans: { in: 'scans' },
  sign_ons: { not: 'sign-ins of the last ten minutes' },
  sessions: { in: 'sessions' },
  totp_secrets: { not: 'secrets: a reader of the file must not be able to sign in' },
  users: { in: 'account' },
};

const OWNED = ['workspace_id', 'user_id', 'link_id', 'project_id', 'actor_id', 'subject_id'];

test('every table with data of a user is exported, or has a reason why not', async () => {
  const { db } = await openSqlite();
  const all = await db.introspection.getTables();
  const owned = all.filter(
    ({ name, columns }) =>
      name === 'users' || columns.some((column) => OWNED.includes(column.name)),
  );
  expect(owned.map(({ name }) => name).sort()).toEqual(Object.keys(tables).sort());
});
