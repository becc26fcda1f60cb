import type { RegistrationMode } from '@everscan/contract/registration';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { deleteOlder } from '../../platform/db/delete-older.ts';
import type { RetentionStep } from '../../platform/db/retention-step.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { type HttpError, userError } from '../../platform/http/http-error.ts';
import { createToken, hashToken } from '../../platform/token.ts';

type InvitationRow = Selectable<Schema['invitations']>;

const INVITATION_TTL_MS = 7 * 24 * 3600 * 1000;

type Newcomer = { email: string; invitation: string | undefined; now: number };

/** Whether this address may register with a password. */
export async function mayRegister(
  db: Db,
  mode: RegistrationMode,
  { email, invitation, now }: Newcomer,
): Promise<boolean> {
  if (mode !== 'invite' || invitation === undefined) return mode === 'open';
  return isInvited(db, { id: hashToken(invitation), email, now });
}

/**
 * Uses up the invitation, and all others of the address. Run it in the transaction that creates the account.
 * Returns undefined when another request has used it; otherwise whether the link was in a mail to the
 * address, which proves that the newcomer receives mail there.
 */
export async function redeemInvitation(
  trx: Db,
  mode: RegistrationMode,
  { email, invitation, now }: Newcomer,
): Promise<{ wasMailed: boolean } | undefined> {
  const taken =
    invitation === undefined
      ? undefined
      : await takeInvitation(trx, { id: hashToken(invitation), email, now });
  if (mode !== 'open' && !taken) return undefined;
  await deleteInvitationsOf(trx, email, now);
  return { wasMailed: taken?.mail_id != null };
}

/**
 * Whether an address that an identity provider has verified may get an account. This uses up its invitations,
 * so run it in the transaction that creates the account.
 */
export async function mayJoinByProvider(
  trx: Db,
  mode: RegistrationMode,
  email: string,
  now: number,
): Promise<boolean> {
  if (mode === 'closed') return false;
  const isInvited = await deleteInvitationsOf(trx, email, now);
  return mode !== 'invite' || isInvited;
}

/** The error when an address may not register, the same for addresses with and without an account. */
export function registrationRefused(
  mode: Exclude<RegistrationMode, 'open'>,
  invitation: string | undefined,
): HttpError {
  if (mode === 'closed') return userError(403, 'forbidden.registration_closed');
  if (mode === 'sso') return userError(403, 'forbidden.registration_by_provider');
  return userError(
    403,
    invitation ? 'forbidden.invitation_unusable' : 'forbidden.invitation_needed',
  );
}

/**
 * Makes a link to `/invitation` with which this address, and no other, can register once. @returns what follows its
 * #, since browsers send the fragment of an address to no server
 * @param mailId the mail that contains the link
 */
export async function createInvitation(
  db: Db,
  { email, now, mailId = null }: { email: string; now: number; mailId?: string | null },
): Promise<string> {
  const token = createToken();
  const times = { created_at: now, expires_at: now + INVITATION_TTL_MS };
  const row = { id: hashToken(token), email, ...times, mail_id: mailId };
  // Earlier ones of the address keep working, since mails may arrive twice or out of order.
  await db.insertInto('invitations').values(row).execute();
  return `${token}/${encodeURIComponent(email)}`;
}

/** True for an invitation of this address that has not expired. */
async function isInvited(
  db: Db,
  { id, email, now }: { id: string; email: string; now: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('id', '=', id)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up an invitation and returns it. It runs one statement, so only one of several requests succeeds. */
async function takeInvitation(
  trx: Db,
  { id, email, now }: { id: string; email: string; now: number },
): Promise<Pick<InvitationRow, 'mail_id'> | undefined> {
  return trx
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .returning('mail_id')
    .executeTakeFirst();
}

/** Deletes the invitations of an address. Returns whether one of them had not expired. */
export async function deleteInvitationsOf(trx: Db, email: string, now: number): Promise<boolean> {
  const rows = await trx
    .deleteFrom('invitations')
    .where('email', '=', email)
    .returning('expires_at')
    .execute();
  return rows.some(({ expires_at }) => expires_at > now);
}

/** The latest invitations, newest first. */
export async function listInvitations(db: Db, limit: number): Promise<InvitationRow[]> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export const deleteExpiredInvitations: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'invitations', 'expires_at', now + 1, batch);
