import { emailSchema } from '@everscan/contract/email';
import type { RegistrationMode } from '@everscan/contract/registration';
import type { Db } from '../../db/connect.ts';
import { createId } from '../../random-id.ts';
import { recordAction, recordCommand } from '../audit/audit.service.ts';
import { insertMail } from '../mail/mail.service.ts';
import { findUserByEmail, insertUser } from '../users/users.service.ts';
import { hashPassword } from './password-hash.ts';
import { createReset, OPERATORS_LINK_TTL_MS, resetLinkOf } from './password-reset.service.ts';
import { createInvitation, listInvitations } from './registration.service.ts';

/** Whether the command succeeded, and what it prints. */
type Outcome = { ok: boolean; message: string };

type Options = {
  now: number;
  /** Origin of the site. */
  publicUrl: string;
  registration: RegistrationMode;
  /** Whether the server can send mail. */
  sendsMail: boolean;
};

/**
 * `create EMAIL` makes an account and a link that sets its password, `invite EMAIL` a link to
 * register, and `invitations` lists those that nobody has used. Returns undefined for other commands.
 */
export async function runRegistrationCommand(
  db: Db,
  [name, ...args]: readonly string[],
  options: Options,
): Promise<Outcome | undefined> {
  if (name === 'invitations' && args.length === 0) return list(db, options);
  if ((name !== 'create' && name !== 'invite') || args.length !== 1) return undefined;
  const { data: email } = emailSchema.safeParse(args[0]);
  if (email === undefined) return { ok: false, message: `${args[0]} is not an email address.` };
  if (await findUserByEmail(db, email)) return alreadyExists(email);
  return name === 'create' ? create(db, email, options) : invite(db, email, options);
}

async function create(db: Db, email: string, options: Options): Promise<Outcome> {
  // The hash of a password that nobody knows: until the link is used, nobody can sign in.
  const password_hash = await hashPassword(crypto.randomUUID());
  const { now, publicUrl } = options;
  const link = await db.transaction().execute(async (trx) => {
    const user = await insertUser(trx, { email, password_hash, has_password: 0, created_at: now });
    if (!user) return undefined;
    await recordCommand(trx, 'create', user.id, now);
    const expiresAt = now + OPERATORS_LINK_TTL_MS;
    const token = await createReset(trx, { userId: user.id, email: null, expiresAt });
    return resetLinkOf(publicUrl, token);
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
  const link = await db.transaction().execute(async (trx) => {
    const row = { at: now, actor_id: null, code: null, subject_id: null, reason: null };
    await recordAction(trx, { ...row, action: 'invite' });
    if (sendsMail) {
      await insertMail(trx, {
        id: createId(),
        kind: 'invitation',
        address: email,
        created_at: now,
      });
    }
    return createInvitation(trx, { email, publicUrl, now });
  });
  const mailed = sendsMail ? ' A mail with a link of its own is on its way.' : '';
  const message = `${link}\nThis link creates an account for ${email}, once, within 7 days. Send it to nobody else.${mailed}`;
  return { ok: true, message };
}

async function list(db: Db, { now }: Options): Promise<Outcome> {
  const lines = (await listInvitations(db, 200)).map(({ email, created_at, expires_at }) => {
    const state = expires_at > now ? 'expires' : 'expired';
    return `${dayOf(created_at)}  ${state} ${dayOf(expires_at)}  ${email}`;
  });
  return { ok: true, message: lines.join('\n') || 'There is no unused invitation.' };
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

const alreadyExists = (email: string): Outcome => ({
  ok: false,
  message: `${email} has an account already.`,
});
