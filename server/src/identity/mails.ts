import type { RegistrationMode } from '@everscan/contract/registration';
import type { Mail } from '../mails/index.ts';
import { DAY_MS } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import type { MailRow } from '../platform/mail/mails.store.ts';
import { createToken, hashToken } from '../platform/token.ts';
import { createReset, RESET_TTL_MS } from './accounts/password-reset.ts';
import { createInvitation } from './accounts/registration.ts';
import { type AddressLinkRow, findChange } from './addresses/addresses.ts';
import { countRecoveryCodes } from './factors/recovery-codes.store.ts';
import { findUser, findUserByEmail, lockUser, type UserRow } from './users/users.store.ts';

/** How long the outbox tries to send the link for a new password. Later, the mail would surprise its reader. */
const RESET_REQUEST_TTL_MS = 60 * 60_000;
/** How long it tries to send a link that confirms an address, or an invitation. */
const REQUEST_TTL_MS = 3 * DAY_MS;
/** How long it tries to send an owner a notice of a change. */
const NOTICE_TTL_MS = 7 * DAY_MS;
/** How long a link confirms the address of an account. */
const VERIFY_TTL_MS = 7 * DAY_MS;
/** How long the owner can undo the addition of a factor. */
const UNDO_TTL_MS = 7 * DAY_MS;

/**
 * What mails about accounts say and to whom, gathered when they are sent, so that no token is stored. Undefined if
 * there is nothing left to say.
 */
export function accountMails(registration: RegistrationMode) {
  return {
    'password-reset': resetMail,
    'password-changed': notice('password-changed'),
    'address-verify': verificationMail,
    'address-change': changeMail,
    'address-changed': changedMail,
    // The link also removes the factor: a new password alone would not lock out the thief who added it.
    async 'factor-added'(db, row, now) {
      const mail = await ownerOf(db, row, now);
      if (!mail) return undefined;
      const { id: userId, email } = mail.owner;
      const [at, expiresAt] = [row.created_at, now + UNDO_TTL_MS];
      const token = await createReset(db, { userId, email, expiresAt, removesSince: at });
      return { kind: 'factor-added', ...mail.to, params: { at, token } };
    },
    'factor-removed': notice('factor-removed'),
    async 'recovery-code-used'(db, row, now) {
      const mail = await ownerOf(db, row, now);
      if (!mail) return undefined;
      const codesLeft = await countRecoveryCodes(db, { user: mail.owner.id });
      return { kind: 'recovery-code-used', ...mail.to, params: { at: row.created_at, codesLeft } };
    },
    'recovery-codes-replaced': notice('recovery-codes-replaced'),
    async invitation(db, { id, address, created_at }, now) {
      if (registration !== 'open' && registration !== 'invite') return undefined;
      if (created_at < now - REQUEST_TTL_MS) return undefined;
      if (address === null || (await findUserByEmail(db, address))) return undefined;
      const token = await createInvitation(db, { email: address, now, mailId: id });
      return { kind: 'invitation', to: address, language: 'en', params: { token } };
    },
    'identity-connected': notice('identity-connected'),
    'identity-removed': notice('identity-removed'),
  } satisfies Record<string, Gather>;
}

type Gather = (db: Db, row: MailRow, now: number) => Promise<Mail | undefined>;

const resetMail: Gather = async (db, { address, created_at, language }, now) => {
  if (address === null || created_at < now - RESET_REQUEST_TTL_MS) return undefined;
  const user = await findUserByEmail(db, address);
  if (!user) return undefined;
  const expiresAt = now + RESET_TTL_MS;
  const token = await createReset(db, { userId: user.id, email: address, expiresAt });
  const to = { to: user.email, language: user.language ?? language };
  return { kind: 'password-reset', ...to, params: { token } };
};

const verificationMail: Gather = async (db, { user_id, created_at, language }, now) => {
  if (user_id === null || created_at < now - REQUEST_TTL_MS) return undefined;
  const token = await createLink(db, user_id, ({ email, email_verified_at }) =>
    email_verified_at === null
      ? { purpose: 'verify', change_id: null, email, expires_at: now + VERIFY_TTL_MS }
      : undefined,
  );
  const user = token && (await findUser(db, user_id));
  if (!user) return undefined;
  return { kind: 'address-verify', to: user.email, language, params: { token } };
};

const changeMail: Gather = async (db, { user_id, change_id, language: chosen }, now) => {
  const change = await findPending(db, change_id, now);
  if (!change || user_id === null) return undefined;
  const { new_email: email, expires_at } = change;
  const other = await findUserByEmail(db, email);
  const language = other?.language ?? chosen;
  if (other && other.id !== user_id) {
    // An unconfirmed address may belong to somebody else.
    if (other.email_verified_at === null) return undefined;
    return { kind: 'address-taken', to: email, language, params: {} };
  }
  const token = await createLink(db, user_id, async (_user, trx) =>
    (await findPending(trx, change_id, now))
      ? { purpose: 'change', change_id, email, expires_at }
      : undefined,
  );
  if (!token) return undefined;
  return { kind: 'address-change', to: email, language, params: { token } };
};

const changedMail: Gather = async (db, { user_id, change_id, language }, now) => {
  if (user_id === null || change_id === null) return undefined;
  const change = await findChange(db, change_id);
  if (!change || change.expires_at <= now) return undefined;
  const { old_email: email, new_email: newAddress, confirmed_at, expires_at } = change;
  const token = await createLink(db, user_id, async (_user, trx) =>
    (await findChange(trx, change_id))
      ? { purpose: 'undo', change_id, email, expires_at }
      : undefined,
  );
  const user = token && (await findUser(db, user_id));
  if (!user) return undefined;
  const params = { at: confirmed_at ?? now, newAddress, token };
  return { kind: 'address-changed', to: email, language: user.language ?? language, params };
};

async function findPending(db: Db, id: number | null, now: number) {
  const change = id === null ? undefined : await findChange(db, id);
  return change?.confirmed_at === null && change.expires_at > now ? change : undefined;
}

/**
 * Stores a link and returns its token. `describe` runs while the account is locked, so that no link is
 * created for a change that is being undone.
 */
async function createLink(
  db: Db,
  userId: number,
  describe: (user: UserRow, trx: Db) => NewLink | undefined | Promise<NewLink | undefined>,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    const link = user && (await describe(user, trx));
    if (!link) return undefined;
    const token = createToken();
    const row = { id: hashToken(token), user_id: userId, ...link };
    await trx.insertInto('address_links').values(row).execute();
    return token;
  });
}

type NewLink = Omit<AddressLinkRow, 'id' | 'user_id'>;

/** The owner whom a mail tells about a change, which somebody else may have made; undefined if it is too late. */
async function ownerOf(db: Db, { user_id, created_at, language }: MailRow, now: number) {
  if (user_id === null || created_at < now - NOTICE_TTL_MS) return undefined;
  const owner = await findUser(db, user_id);
  // An unconfirmed address may belong to somebody else.
  if (!owner || owner.email_verified_at === null) return undefined;
  return { owner, to: { to: owner.email, language: owner.language ?? language } };
}

/** A notice that names only the time of the change. */
const notice =
  (
    kind:
      | 'password-changed'
      | 'factor-removed'
      | 'recovery-codes-replaced'
      | 'identity-connected'
      | 'identity-removed',
  ): Gather =>
  async (db, row, now) => {
    const mail = await ownerOf(db, row, now);
    return mail && { kind, ...mail.to, params: { at: row.created_at } };
  };
