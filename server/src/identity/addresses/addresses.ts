import type {
  Address,
  ChangeAddressAnswer,
  ChangeAddressBody,
} from '@everscan/contract/accounts.schemas';
import type { Language } from '@everscan/contract/languages';
import type { FastifyRequest } from 'fastify';
import type { Insertable, Selectable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { DAY_MS } from '../../platform/days.ts';
import type { Db } from '../../platform/db/connect.ts';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import type { AddressLinkPurpose, Schema } from '../../platform/db/schema.ts';
import type { Actor, Person } from '../../platform/http/caller.ts';
import { retryAfter, userError } from '../../platform/http/http-error.ts';
import { recordIdOf } from '../../platform/http/idempotency.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { signedOut } from '../../platform/http/session.ts';
import type { MailLimits } from '../../platform/mail/mail-limits.ts';
import { deleteMailsTo, insertMail } from '../../platform/mail/mails.store.ts';
import { createId } from '../../platform/random-id.ts';
import { hashToken } from '../../platform/token.ts';
import { type Admission, type Origin, signOutEverywhere } from '../accounts/admission.ts';
import type { ConfirmFactor } from '../accounts/confirmation.ts';
import { unknownPasswordHash } from '../accounts/password-hash.ts';
import { createReset, deleteResetsOf, RESET_TTL_MS } from '../accounts/password-reset.ts';
import { endTrust } from '../accounts/trust.ts';
import { insertVerification } from '../accounts/verification.ts';
import { eraseInvited } from '../audit.ts';
import { hasSecondFactor } from '../factors/methods.ts';
import {
  type ChangeEmailOptions,
  deletePendingChange,
  findUser,
  isReserved,
  lockUser,
  markVerified,
  ownerOf,
  recordLogin,
  replaceHash,
  type UserRow,
} from '../users/users.store.ts';

/** How long the new address can confirm a change. */
const CONFIRM_TTL_MS = DAY_MS;
/** How long the old address can undo it. */
const UNDO_TTL_MS = 7 * DAY_MS;
/** Undoing a change also removes the sign-in methods added from this long before it, in ms. */
const DISTRUST_MS = 7 * DAY_MS;

type Options = {
  db: Db;
  clock: Clock;
  /** Whether the server can send mail. */
  sendsMail: boolean;
  mailLimits: MailLimits;
  admission: Admission;
  confirmFactor: ConfirmFactor;
  /** Called after a mail was put into the outbox. */
  onMail: () => void;
};

/** The id of a request, and the language of its mail. */
type Request = { language: Language; mailId: string | undefined };

/** The rules of email addresses (docs/decisions/0030-confirmed-addresses.md). */
function buildAddresses({ db, clock, sendsMail, mailLimits }: Options) {
  /** @throws {HttpError} 429 after too many mails */
  async function countMail(userId: number, recipient: string): Promise<void> {
    const seconds = await mailLimits.take({ sender: `user ${userId}`, recipient });
    if (seconds === 0) return;
    const params = { minutes: Math.ceil(seconds / 60) };
    throw userError(429, 'rate_limited.attempts', { params, headers: retryAfter(seconds) });
  }

  /**
   * Runs `work` with an unused link, which is then used up, and its locked account.
   * @throws {HttpError} 400 when the link is unknown, used or expired; 409 when another account has the
   * address by now, in which case the link remains usable
   */
  async function withLink<Result>(
    token: string,
    purposes: readonly AddressLinkPurpose[],
    work: (trx: Db, link: AddressLinkRow, user: UserRow) => Promise<Result | undefined>,
  ): Promise<Result> {
    const id = hashToken(token);
    const ownerId = await findLinkOwner(db, id, purposes, clock());
    if (ownerId === undefined) throw unusableLink();
    const use = async (trx: Db): Promise<Result> => {
      // Every write to links locks their account first, so that they cannot deadlock.
      const user = await lockUserAndAddress(trx, ownerId);
      const link = user && (await takeLink(trx, id));
      const result = link && (await work(trx, link, user));
      if (!result) throw unusableLink();
      return result;
    };
    return runAddressChange(() => db.transaction().execute(use));
  }

  /** Erases the old address from other tables: deleting the account later erases only its last one. */
  async function setEmail(trx: Db, user: UserRow, email: string, verifiedAt: number | null) {
    const { id } = user;
    const now = clock();
    if (!(await changeEmail(trx, { id, email, verifiedAt, now }))) throw addressTaken();
    await deleteVerifications(trx, ownerOf(user));
    await deleteResetsOf(trx, ownerOf(user));
    await deleteMailsTo(trx, user.email);
    await eraseInvited(trx, user.email);
  }

  /** Mails a link to the new address. A repeated request keeps the earlier link. */
  async function requestChange(trx: Db, user: UserRow, email: string, request: Request) {
    const now = clock();
    const expires_at = now + CONFIRM_TTL_MS;
    const pending = await findPendingChange(trx, ownerOf(user), now);
    const repeated = pending?.new_email === email ? pending : undefined;
    if (repeated) await updateChange(trx, repeated.id, { expires_at });
    else await deletePendingChange(trx, ownerOf(user));
    const change = { user_id: user.id, old_email: user.email, new_email: email };
    const change_id =
      repeated?.id ?? (await insertChange(trx, { ...change, requested_at: now, expires_at }));
    const { mailId: id = createId(), language } = request;
    const mail = { id, kind: 'address-change', user_id: user.id, change_id, language } as const;
    await insertMail(trx, { ...mail, created_at: now });
  }

  /** Confirms a change. The owner of the old address can undo it, if that address had been confirmed. */
  async function confirmChange(
    trx: Db,
    { change_id }: AddressLinkRow,
    user: UserRow,
    language: Language,
  ) {
    const change = change_id === null ? undefined : await findChange(trx, change_id);
    if (!change || change.confirmed_at !== null) return undefined;
    const [now, email] = [clock(), change.new_email];
    await setEmail(trx, user, email, now);
    await deletePendingChange(trx, ownerOf(user));
    if (user.email_verified_at === null) return { email };
    const { id: _, ...row } = change;
    const expires_at = now + UNDO_TTL_MS;
    const id = await insertChange(trx, { ...row, confirmed_at: now, expires_at });
    const mail = { id: createId(), kind: 'address-changed', user_id: user.id } as const;
    await insertMail(trx, { ...mail, change_id: id, language, created_at: now });
    return { email };
  }

  return {
    /** @throws {HttpError} 401 when the account is gone */
    async describe(db: Db, actor: Actor): Promise<Address> {
      const user = await findUser(db, actor.user);
      if (!user) throw signedOut();
      const pending = await findPendingChange(db, actor, actor.now);
      return {
        email: user.email,
        isVerified: user.email_verified_at !== null,
        pendingEmail: pending?.new_email ?? null,
        sendsMail,
        hasPassword: user.has_password !== 0,
      };
    },

    /**
     * Checks and counts a change; call it before `change`.
     * @throws {HttpError} 400 for the current address, which would otherwise cancel a pending change; 429
     */
    async admitChange(user: UserRow, email: string): Promise<void> {
      if (!sendsMail) return; // no change is ever pending, and nothing is sent
      if (email === user.email) throw userError(400, 'bad_request.same_address');
      await countMail(user.id, email);
    },

    /**
     * Changes the address at once on a server without mail; otherwise when the link in a mail to
     * the new address is used. `user` has just given the password. Run it within `runAddressChange`.
     * @throws {HttpError} 409 at once when the address is taken, 401 when the password changed
     */
    async change(
      trx: Db,
      user: UserRow,
      email: string,
      request: Request,
    ): Promise<ChangeAddressAnswer> {
      if (!sendsMail) await lockUserAndAddress(trx, user.id);
      if (!(await recordLogin(trx, user, clock()))) throw signedOut();
      if (sendsMail) {
        await requestChange(trx, user, email, request);
        return { state: 'mailed' };
      }
      await deletePendingChange(trx, ownerOf(user));
      if (email !== user.email) await setEmail(trx, user, email, null);
      return { state: 'changed' };
    },

    async cancelChange(actor: Actor): Promise<void> {
      await db.transaction().execute(async (trx) => {
        if (await lockUser(trx, actor.user)) await deletePendingChange(trx, actor);
      });
    },

    /** Mails another link that confirms the address. @throws {HttpError} 429, 401 */
    async sendVerification({ user: id }: Actor, { language, mailId }: Request): Promise<void> {
      const user = await findUser(db, id);
      if (!user) throw signedOut();
      if (!sendsMail || user.email_verified_at !== null) return;
      await countMail(id, user.email);
      await insertVerification(db, user, language, clock(), mailId);
    },

    /** Confirms an account's address, or a change. @throws {HttpError} as `withLink` */
    confirm(token: string, language: Language): Promise<{ email: string }> {
      return withLink(token, ['verify', 'change'], async (trx, link, user) => {
        if (link.purpose === 'change') return confirmChange(trx, link, user, language);
        if (link.email !== user.email) return undefined;
        await markVerified(trx, user.id, clock());
        await deleteVerifications(trx, ownerOf(user));
        return { email: user.email };
      });
    },

    /**
     * Restores the address that an account had before a change. It ends every session and the password,
     * and removes the factors and identities that were added shortly before the change or since: the
     * same stranger may have added them. Older ones stay, since a mailbox alone must not remove them.
     * @returns the token with which the owner sets a new password
     * @throws {HttpError} as `withLink`
     */
    undo(token: string, mailLanguage: Language): Promise<{ resetToken: string }> {
      return withLink(token, ['undo'], async (trx, { change_id }, user) => {
        const change = change_id === null ? undefined : await findChange(trx, change_id);
        if (!change) return undefined;
        await deleteChangesFrom(trx, change);
        const { old_email: email } = change;
        if (email !== user.email) await setEmail(trx, user, email, clock());
        // The person who made the change knows the password.
        await replaceHash(trx, user, unknownPasswordHash(), clock(), false);
        const since = change.requested_at - DISTRUST_MS;
        await endTrust(trx, { user: user.id, now: clock(), mailLanguage }, since);
        await signOutEverywhere(trx, ownerOf(user));
        const expiresAt = clock() + RESET_TTL_MS;
        return { resetToken: await createReset(trx, { userId: user.id, email, expiresAt }) };
      });
    },
  };
}

/**
 * Runs a transaction that gives an address to an account; another transaction may be faster.
 * @throws {HttpError} 409
 */
async function runAddressChange<Result>(transact: () => Promise<Result>): Promise<Result> {
  try {
    return await transact();
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) throw addressTaken();
    throw error;
  }
}

/** PostgreSQL's code. On SQLite it cannot occur, because transactions run one after another. */
const UNIQUE_VIOLATION = '23505';

const addressTaken = () => userError(409, 'address_taken');
const unusableLink = () => userError(400, 'bad_request.address_link');

export function addressesRoutes(options: Options) {
  const { db, admission, confirmFactor, onMail } = options;
  const addresses = buildAddresses(options);

  /** Asks for the password, and for the second factor of an account that has one. */
  async function confirmOwner(
    actor: Actor,
    origin: Origin,
    { currentPassword, proof }: ChangeAddressBody,
  ): Promise<UserRow> {
    const user = await confirmFactor(actor, { password: currentPassword }, origin);
    if (!(await hasSecondFactor(db, actor))) return user;
    return confirmFactor(actor, { proof }, origin, true);
  }

  const mailOf = ({ user, language }: Actor, request: FastifyRequest) => ({
    language,
    mailId: recordIdOf(request, user),
  });

  return {
    'GET /api/address': (actor, _request, db) => addresses.describe(db, actor),

    'POST /api/change-address': {
      plan(actor, request) {
        const { email } = request.body;
        const mail = mailOf(actor, request);
        let user: UserRow;
        return {
          write: (trx) => addresses.change(trx, user, email, mail),
          // A code works only once, so a retry must not need another proof.
          async prepare() {
            user = await confirmOwner(actor, admission.originOf(request), request.body);
            await addresses.admitChange(user, email);
          },
          compared: { email },
          around: runAddressChange,
          after: onMail,
        };
      },
    },

    'DELETE /api/change-address': (actor) => addresses.cancelChange(actor),

    'POST /api/send-verification': async (actor, request) => {
      await addresses.sendVerification(actor, mailOf(actor, request));
      onMail();
    },

    'POST /api/confirm-address': async (_caller, request) => {
      const { language } = admission.originOf(request);
      const confirmed = await addresses.confirm(request.body.token, language);
      onMail();
      return confirmed;
    },

    'POST /api/undo-address-change': async (_caller, request) => {
      const { language } = admission.originOf(request);
      const undone = await addresses.undo(request.body.token, language);
      onMail();
      return undone;
    },
  } satisfies Partial<Handlers>;
}

type AddressChangeRow = Selectable<Schema['address_changes']>;

async function insertChange(
  trx: Db,
  change: Insertable<Schema['address_changes']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('address_changes')
    .values(change)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findChange(trx: Db, id: number): Promise<AddressChangeRow | undefined> {
  return trx.selectFrom('address_changes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The change whose link has not been opened yet. */
async function findPendingChange(
  db: Db,
  { user }: Person,
  now: number,
): Promise<AddressChangeRow | undefined> {
  return db
    .selectFrom('address_changes')
    .selectAll()
    .where('user_id', '=', user)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

async function updateChange(
  trx: Db,
  id: number,
  change: Pick<AddressChangeRow, 'expires_at'>,
): Promise<void> {
  await trx.updateTable('address_changes').set(change).where('id', '=', id).execute();
}

/**
 * Deletes a change and all later ones of the account, with their links and waiting mails: a link that undoes
 * a later change would bring back an address that the earlier link has just removed.
 */
async function deleteChangesFrom(
  trx: Db,
  { id, user_id }: Pick<AddressChangeRow, 'id' | 'user_id'>,
): Promise<void> {
  await trx
    .deleteFrom('address_changes')
    .where('user_id', '=', user_id)
    .where('id', '>=', id)
    .execute();
}

export type AddressLinkRow = Selectable<Schema['address_links']>;

/** The account of a link that has not expired. */
async function findLinkOwner(
  db: Db,
  id: string,
  purposes: readonly AddressLinkPurpose[],
  now: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('address_links')
    .select('user_id')
    .where('id', '=', id)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** Deletes a link and returns it. It runs one statement, so only one of several requests succeeds. */
async function takeLink(trx: Db, id: string): Promise<AddressLinkRow | undefined> {
  return trx.deleteFrom('address_links').where('id', '=', id).returningAll().executeTakeFirst();
}

/** Deletes the links that confirm an account's address, because it has now been confirmed or replaced. */
async function deleteVerifications(trx: Db, { user }: Person): Promise<void> {
  await trx
    .deleteFrom('address_links')
    .where('user_id', '=', user)
    .where('purpose', '=', 'verify')
    .execute();
}

/**
 * Gives an account another address. Call it after `lockUserAndAddress`. On PostgreSQL it throws a unique
 * violation when another transaction takes the address at the same time.
 * @returns false when another account has the address, or can still get it back
 */
async function changeEmail(
  trx: Db,
  { id, email, verifiedAt, now }: ChangeEmailOptions,
): Promise<boolean> {
  const taken = trx.selectFrom('users').select('id').where('email', '=', email);
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ email, email_verified_at: verifiedAt })
    .where('id', '=', id)
    .where(({ not, exists }) => not(exists(taken)))
    .executeTakeFirst();
  return numUpdatedRows === 1n && !(await isReserved(trx, { email, now, userId: id }));
}

/**
 * Like `lockUser`, for a transaction that may change the email address. The address is unique, so PostgreSQL
 * takes a stronger lock to change it. If that lock were taken only at the change, it could deadlock with
 * another transaction.
 */
async function lockUserAndAddress(trx: Db, id: number): Promise<UserRow | undefined> {
  return trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
}
