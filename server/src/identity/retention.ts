import { deleteOlder } from '../platform/db/delete-older.ts';
import type { RetentionStep } from '../platform/db/retention-step.ts';
import { deleteOldActions } from './audit.ts';
import { deleteOldSetUps } from './factors/totp.ts';

/** Sessions, links in mails, and half-finished sign-ins, which expire. */
const expiring = [
  'sessions',
  'password_resets',
  'passkey_challenges',
  'invitations',
  'sign_ons',
  'address_links',
  'address_changes',
  'pending_sign_ins',
  'remembered_devices',
] as const;

/** Deletes what has expired, and old actions. */
export const identityRetention: readonly RetentionStep[] = [
  ...expiring.map(
    (table): RetentionStep =>
      (db, { now, batch }) =>
        deleteOlder(db, table, 'expires_at', now + 1, batch),
  ),
  deleteOldSetUps,
  deleteOldActions,
];
