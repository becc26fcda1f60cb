import { emailSchema } from '@everscan/contract/email';
import type { RegistrationMode } from '@everscan/contract/registration';
import type { Selectable } from 'kysely';
import type { Outcome } from '../../admin-usage.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { type HttpError, userError } from '../../platform/http/http-error.ts';
import { deleteWaitingMails, insertMail } from '../../platform/mail/mails.store.ts';
import { createId } from '../../platform/random-id.ts';
import { createToken, hashToken } from '../../platform/token.ts';
import { recordAction, recordCommand } from '../audit.ts';
import { findUserByEmail, insertUser } from '../users/users.store.ts';
import { unknownPasswordHash } from './password-hash.ts';
import { operatorsLink } from './password-reset.ts';

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
async function deleteInvitationsOf(trx: Db, email: string, now: number): Promise<boolean> {
  const rows = await trx
    .deleteFrom('invitations')
    .where('email', '=', email)
    .returning('expires_at')
    .execute();
  return rows.some(({ expires_at }) => expires_at > now);
}

/** The latest invitations, newest first. */
async function listInvitations(db: Db, limit: number): Promise<InvitationRow[]> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

type Options = {
  now: number;
  /** Origin of the site. */
  publicUrl: string;
  registration: RegistrationMode;
  /** Whether the server can send mail. */
  sendsMail: boolean;
};

/**
 * `create EMAIL` makes an account and a link that sets its password, `invite EMAIL` a link to register,
 * `uninvite EMAIL` withdraws such links, and `invitations` lists unused ones. Returns undefined for other
 * commands.
 */
export async function runRegistrationCommand(
  db: Db,
  [name, ...args]: readonly string[],
  options: Options,
): Promise<Outcome | undefined> {
  if (name === 'invitations' && args.length === 0) return list(db, options);
  if (!(name === 'create' || name === 'invite' || name === 'uninvite')) return undefined;
  if (args.length !== 1) return undefined;
  const { data: email } = emailSchema.safeParse(args[0]);
  if (email === undefined) return { ok: false, message: `${args[0]} is not an email address.` };
  if (name === 'uninvite') return uninvite(db, email, options);
  if (await findUserByEmail(db, email)) return alreadyExists(email);
  return name === 'create' ? create(db, email, options) : invite(db, email, options);
}

async function create(db: Db, email: string, options: Options): Promise<Outcome> {
  // Until the link is used, nobody can sign in.
  const password_hash = unknownPasswordHash();
  const { now } = options;
  const link = await db.transaction().execute(async (trx) => {
    const user = await insertUser(trx, { email, password_hash, has_password: 0, created_at: now });
    if (!user) return undefined;
    await recordCommand(trx, 'create', user.id, now);
    return operatorsLink(trx, user.id, options);
  });
  if (!link) return alreadyExists(email);
  const message = `${link}\n${email} has an account. This link sets its password, once, within 24 hours. Send it to nobody else.`;
  return { ok: true, message };
}

async function invite(
  db: Db,
  email: string,
  { now, publicUrl, registration, sendsMail }: Options,
): Promise<Outcome> {
  if (registration === 'closed' || registration === 'sso') {
    return { ok: false, message: `REGISTRATION=${registration} accepts no invitations.` };
  }
  const token = await db.transaction().execute(async (trx) => {
    await recordInvitation(trx, 'invite', email, now);
    if (sendsMail) {
      await insertMail(trx, {
        id: createId(),
        kind: 'invitation',
        address: email,
        created_at: now,
      });
    }
    return createInvitation(trx, { email, now });
  });
  const mailed = sendsMail ? ' An email with a separate link is on its way.' : '';
  const message = `${publicUrl}/invitation#${token}\nThis link creates an account for ${email}, once, within 7 days. Send it to nobody else.${mailed}`;
  return { ok: true, message };
}

/** Withdraws the invitations of an address: their links stop working, and a waiting mail is not sent. */
async function uninvite(db: Db, email: string, { now }: Options): Promise<Outcome> {
  return db.transaction().execute(async (trx) => {
    const mails = await deleteWaitingMails(trx, 'invitation', email);
    if (!(await deleteInvitationsOf(trx, email, now)) && mails === 0) {
      return { ok: false, message: `${email} has no invitation.` };
    }
    await recordInvitation(trx, 'uninvite', email, now);
    return { ok: true, message: `The invitations of ${email} no longer work.` };
  });
}

function recordInvitation(trx: Db, action: 'invite' | 'uninvite', email: string, at: number) {
  const row = { actor_id: null, code: null, subject_id: null };
  return recordAction(trx, { at, action, ...row, reason: email });
}

async function list(db: Db, { now }: Options): Promise<Outcome> {
  const rows = await listInvitations(db, 200);
  // An address with a printed and a mailed link is listed once.
  const latest = new Map(rows.toReversed().map((row) => [row.email, row]));
  const lines = [...latest.values()].toReversed().map(({ email, created_at, expires_at }) => {
    const state = expires_at > now ? 'expires' : 'expired';
    return `${dayOf(created_at)}  ${state} ${dayOf(expires_at)}  ${email}`;
  });
  return { ok: true, message: lines.join('\n') || 'There is no unused invitation.' };
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

const alreadyExists = (email: string): Outcome => ({
  ok: false,
  message: `${email} already has an account.`,
});
