import { emailSchema } from '@everscan/contract/email';
import type { RegistrationMode } from '@everscan/contract/registration';
import type { Outcome } from '../../admin-usage.ts';
import type { Db } from '../../platform/db/connect.ts';
import { deleteWaitingMails, insertMail } from '../../platform/mail/mails.store.ts';
import { createId } from '../../platform/random-id.ts';
import { recordAction, recordCommand } from '../audit.ts';
import { findUserByEmail, insertUser } from '../users/users.store.ts';
import { unknownPasswordHash } from './password-hash.ts';
import { operatorsLink } from './password-reset.ts';
import { createInvitation, deleteInvitationsOf, listInvitations } from './registration.ts';

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
