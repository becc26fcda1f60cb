import { type Language, pathIn } from '@everscan/contract/languages';
import type { RegistrationMode } from '@everscan/contract/registration';
import type { Db } from '../../platform/db/connect.ts';
import { type HttpError, userError } from '../../platform/http/http-error.ts';
import { createToken, hashToken } from '../../platform/token.ts';
import {
  deleteInvitationsOf,
  insertInvitation,
  isInvited,
  takeInvitation,
} from './invitations.store.ts';

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

type InvitationOptions = {
  email: string;
  /** Origin of the site. */
  publicUrl: string;
  now: number;
  /** The language of the page that opens. */
  language?: Language;
  /** The mail that contains the link. */
  mailId?: string;
};

/**
 * Makes a link with which this address, and no other, can register once. Token and address are in the
 * fragment, which browsers send to no server.
 */
export async function createInvitation(
  db: Db,
  { email, publicUrl, now, language = 'en', mailId }: InvitationOptions,
): Promise<string> {
  const token = createToken();
  const times = { created_at: now, expires_at: now + INVITATION_TTL_MS };
  await insertInvitation(db, { id: hashToken(token), email, ...times, mail_id: mailId ?? null });
  return `${publicUrl}${pathIn(language, '/invitation')}#${token}/${encodeURIComponent(email)}`;
}
