import type { Language } from '@everscan/contract/languages';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { MailKind } from '../../platform/db/schema.ts';
import type { Actor, Person } from '../../platform/http/caller.ts';
import { signedOut } from '../../platform/http/session.ts';
import { insertMail } from '../../platform/mail/mails.store.ts';
import { createId } from '../../platform/random-id.ts';
import { deleteOtherSessions, findSession } from '../users/sessions.ts';
import { lockUser } from '../users/users.store.ts';
import { hasSecondFactor, methods } from './methods.ts';
import { deletePendingSignInsIn, deletePendingSignInsOf } from './pending-sign-ins.store.ts';
import {
  areRecoveryCodesUnused,
  countRecoveryCodes,
  deleteRecoveryCodes,
  replaceRecoveryCodes,
} from './recovery-codes.store.ts';
import { forgetDeviceOf, forgetDevicesOf } from './remembered-devices.store.ts';
import { deleteSetUpOf } from './totp.ts';

export type Change = Person & {
  now: number;
  /** The language of the mail to the owner; null when the server cannot send mail. */
  mailLanguage: Language | null;
};

/**
 * Completes the addition of a factor: other sessions end, since they never proved it. Run it in the
 * transaction that adds the factor.
 * @returns recovery codes, unless the account has some already
 */
export async function completeAddition(
  trx: Db,
  change: Change & { sessionId: string },
): Promise<string[]> {
  await deleteOtherSessions(trx, change, change.sessionId);
  await forgetProofs(trx, change);
  await notifyOwner(trx, 'factor-added', change);
  const hasCodes = (await countRecoveryCodes(trx, change)) > 0;
  return hasCodes ? [] : replaceRecoveryCodes(trx, change, change.now);
}

/**
 * The recovery codes for a repeated request: new ones in place of those that `completeAddition` returned at
 * `addedAt`, in a response that may have been lost. None if it returned none, or if one of them has been
 * used.
 */
export async function repeatRecoveryCodes(
  trx: Db,
  person: Person,
  addedAt: number,
): Promise<string[]> {
  const areUnseen = await areRecoveryCodesUnused(trx, person, addedAt);
  return areUnseen ? replaceRecoveryCodes(trx, person, addedAt) : [];
}

/** Completes the removal of a factor. Run it in the transaction that removes it. */
export async function completeRemoval(trx: Db, change: Change): Promise<void> {
  await forgetProofs(trx, change);
  if (!(await hasSecondFactor(trx, change))) await deleteRecoveryCodes(trx, change);
  await notifyOwner(trx, 'factor-removed', change);
}

/**
 * Removes the factors and recovery codes that were added to an account at `since` or later. Returns false
 * when there was no such factor.
 */
export async function removeFactorsOf(trx: Db, change: Change, since = 0): Promise<boolean> {
  const isAffected = await hasSecondFactor(trx, change, since);
  for (const { remove } of Object.values(methods)) await remove(trx, change, since);
  if (isAffected) await completeRemoval(trx, change);
  return isAffected;
}

/**
 * Discards earlier proofs: pending sign-ins, set-ups in progress, and remembered devices. Run it where
 * sessions end because a password or factor has changed.
 * @param keptSessionId the session whose browser stays remembered, and may continue its set-up
 */
export async function forgetProofs(trx: Db, person: Person, keptSessionId?: string): Promise<void> {
  await deletePendingSignInsOf(trx, person);
  await forgetDevicesOf(trx, person, keptSessionId);
  await deleteSetUpOf(trx, person, keptSessionId);
}

/** Like `forgetProofs`, for the browser of one session, as far as it is known. */
export async function forgetProofsIn(trx: Db, person: Person, sessionId: string): Promise<void> {
  await deletePendingSignInsIn(trx, person, sessionId);
  await forgetDeviceOf(trx, person, sessionId);
}

/** Mails the owner, who may not be the one who made the change. */
export async function notifyOwner(
  trx: Db,
  kind: MailKind,
  { user, now, mailLanguage }: Change,
): Promise<void> {
  if (mailLanguage === null) return;
  const mail = { id: createId(), kind, user_id: user, language: mailLanguage } as const;
  await insertMail(trx, { ...mail, created_at: now });
}

type Details = Parameters<typeof completeAddition>[1];

type Options = {
  db: Db;
  clock: Clock;
  /** Whether the server can send mail. */
  sendsMail: boolean;
};

/**
 * Changes the factors of a signed-in user. The user is locked, so that no sign-in and no password
 * change runs in the meantime.
 * @throws {HttpError} 401 when the session has just ended, by a password change for example
 */
export function buildChangeFactors({ db, clock, sendsMail }: Options) {
  return <Result>(
    { user, session: { id: sessionId }, language }: Actor,
    work: (trx: Db, details: Details) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (trx) => {
      const now = clock();
      await lockUser(trx, user);
      if (!(await findSession(trx, sessionId, now))) throw signedOut();
      return work(trx, { user, sessionId, now, mailLanguage: sendsMail ? language : null });
    });
}
