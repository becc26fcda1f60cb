import type { RetentionStep } from '../platform/db/retention-step.ts';
import { deleteExpiredResets } from './accounts/password-reset.ts';
import { deleteExpiredInvitations } from './accounts/registration.ts';
import { deleteExpiredChanges } from './addresses/address-changes.store.ts';
import { deleteExpiredLinks } from './addresses/address-links.store.ts';
import { deleteOldActions } from './audit.ts';
import { deleteExpiredSignIns } from './factors/pending-sign-ins.store.ts';
import { deleteExpiredDevices } from './factors/remembered-devices.store.ts';
import { deleteOldSetUps } from './factors/totp-secrets.store.ts';
import { deleteExpiredChallenges } from './passkeys/passkey-challenges.store.ts';
import { deleteExpiredSignOns } from './sign-on/sign-on.store.ts';
import { deleteExpiredSessions } from './users/sessions.store.ts';

/** Deletes sessions, links in mails, and half-finished sign-ins that have expired, and old actions. */
export const identityRetention: readonly RetentionStep[] = [
  deleteExpiredSessions,
  deleteExpiredResets,
  deleteExpiredChallenges,
  deleteExpiredInvitations,
  deleteExpiredSignOns,
  deleteExpiredLinks,
  deleteExpiredChanges,
  deleteExpiredSignIns,
  deleteExpiredDevices,
  deleteOldSetUps,
  deleteOldActions,
];
