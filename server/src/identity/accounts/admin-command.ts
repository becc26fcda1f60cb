import { storedEmail } from '@everscan/contract/email';
import { type Outcome, USAGE } from '../../admin-usage.ts';
import type { Db } from '../../platform/db/connect.ts';
import { mailKinds } from '../../platform/db/schema.ts';
import { listMails } from '../../platform/mail/mails.store.ts';
import { recordCommand } from '../audit.ts';
import { removeFactorsOf } from '../factors/changed-factors.ts';
import { findUserByEmail, lockUser, ownerOf, type UserRow } from '../users/users.store.ts';
import { signOutEverywhere } from './admission.ts';
import { createOperatorsLink } from './password-reset.ts';

type Options = {
  now: number;
  /** Origin of the site. */
  publicUrl: string;
  /** Whether the server can send mail. */
  sendsMail?: boolean;
};

type Command = (db: Db, args: readonly string[], options: Options) => Promise<Outcome>;

const commands: Record<string, { takes: (args: number) => boolean; run: Command }> = {
  grant: { takes: (args) => args === 1, run: changeRole('grant') },
  revoke: { takes: (args) => args === 1, run: changeRole('revoke') },
  list: { takes: (args) => args === 0, run: list },
  mail: { takes: (args) => args === 0, run: listLatestMails },
  'reset-link': { takes: (args) => args === 1, run: createLink },
  'remove-factors': { takes: (args) => args === 1, run: removeFactors },
  'sign-out': { takes: (args) => args === 1, run: signOut },
};

/**
 * Commands for the operator: grant and revoke the admin role, which takes effect with the next request, let an
 * owner who forgot the password set a new one, remove the second factors of an owner who lost them, and sign
 * somebody out. Each adds an entry to the audit log.
 */
export async function runAdminCommand(
  db: Db,
  [name = '', ...args]: readonly string[],
  options: Options,
): Promise<Outcome> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command?.takes(args.length)) return { ok: false, message: USAGE };
  return command.run(db, args, options);
}

function changeRole(action: 'grant' | 'revoke'): Command {
  return (db, [address = ''], { now }) =>
    db.transaction().execute(async (trx) => {
      const email = storedEmail(address);
      const id = await setAdmin(trx, email, { isAdmin: action === 'grant' });
      if (id === undefined) return hasNoAccount(email);
      await recordCommand(trx, action, id, now);
      const state = action === 'grant' ? 'is now' : 'is no longer';
      return { ok: true, message: `${email} ${state} an administrator.` };
    });
}

async function createLink(db: Db, [address = '']: readonly string[], options: Options) {
  const email = storedEmail(address);
  const link = await createOperatorsLink(db, email, options);
  if (!link) return hasNoAccount(email);
  const message = `${link}\nThis link sets a new password for ${email}, once, within 24 hours. Send it to nobody else.`;
  return { ok: true, message };
}

/** For a person who lost the second factor and the recovery codes. */
async function removeFactors(
  db: Db,
  [address = '']: readonly string[],
  { now, sendsMail = false }: Options,
): Promise<Outcome> {
  const email = storedEmail(address);
  return db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (!user) return hasNoAccount(email);
    await lockUser(trx, user.id);
    const mailLanguage = sendsMail ? 'en' : null;
    if (!(await removeFactorsOf(trx, { user: user.id, now, mailLanguage }))) {
      return { ok: false, message: `${email} has no second factor.` };
    }
    await recordCommand(trx, 'remove-factors', user.id, now);
    const message = `${email} can now sign in with the password alone. Make sure that the account's owner asked for this.`;
    return { ok: true, message };
  });
}

/** Signs a person out on all devices, for example one who has left the company. */
function signOut(db: Db, [address = '']: readonly string[], { now }: Options): Promise<Outcome> {
  return db.transaction().execute(async (trx) => {
    const email = storedEmail(address);
    const user = await findUserByEmail(trx, email);
    if (!user) return hasNoAccount(email);
    await lockUser(trx, user.id);
    await signOutEverywhere(trx, ownerOf(user));
    await recordCommand(trx, 'sign-out', user.id, now);
    return { ok: true, message: `${email} is signed out on all devices.` };
  });
}

const KIND_WIDTH = Math.max(...mailKinds.map(({ length }) => length));

/** The newest mails and their states, without addresses and texts, which do not belong in a terminal. */
async function listLatestMails(db: Db): Promise<Outcome> {
  const lines = (await listMails(db, 50)).map(({ id, kind, created_at, sent_at, ...mail }) => {
    const state = sent_at
      ? `sent ${timeOf(sent_at)}`
      : `waiting, ${mail.attempts} attempts${mail.error ? `, ${mail.error}` : ''}`;
    return `${timeOf(created_at)}  ${kind.padEnd(KIND_WIDTH)}  ${state}  ${id}`;
  });
  return { ok: true, message: lines.join('\n') || 'There is no mail.' };
}

const timeOf = (ms: number) => new Date(ms).toISOString().slice(0, 19);

const hasNoAccount = (email: string): Outcome => ({
  ok: false,
  message: `${email} has no account. Register it first.`,
});

async function list(db: Db): Promise<Outcome> {
  const emails = (await listAdmins(db)).map(({ email }) => email);
  return { ok: true, message: emails.join('\n') || 'There is no administrator.' };
}

async function listAdmins(db: Db): Promise<UserRow[]> {
  return db.selectFrom('users').selectAll().where('is_admin', '=', 1).orderBy('email').execute();
}

/** Grants or revokes the admin role. Returns the account's id, or undefined when the address has no account. */
async function setAdmin(
  db: Db,
  email: string,
  { isAdmin }: { isAdmin: boolean },
): Promise<number | undefined> {
  const user = await db
    .updateTable('users')
    .set({ is_admin: isAdmin ? 1 : 0, admin_by_group: 0 })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  return user?.id;
}
