import { site } from '@everscan/contract/site';
import type { Selectable } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../platform/db/connect.ts';
import type { RetentionStep } from '../../platform/db/retention-step.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Person } from '../../platform/http/caller.ts';

type TotpRow = Selectable<Schema['totp_secrets']>;

/** How long a set-up may take, in ms. */
const SET_UP_TTL_MS = 30 * 60_000;

/** The account's authenticator app. */
export async function findTotp(db: Db, { user }: Person): Promise<TotpRow | undefined> {
  return db
    .selectFrom('totp_secrets')
    .selectAll()
    .where('user_id', '=', user)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/** The set-up of this session, whose first code has not been sent yet. */
export async function findSetUp(
  db: Db,
  { user, sessionId, now }: Person & { sessionId: string; now: number },
): Promise<TotpRow | undefined> {
  return db
    .selectFrom('totp_secrets')
    .selectAll()
    .where('user_id', '=', user)
    .where('session_id', '=', sessionId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', now - SET_UP_TTL_MS)
    .executeTakeFirst();
}

/** Starts a set-up, replacing an earlier one. Returns false when the account already has an app. */
export async function startSetUp(
  trx: Db,
  row: Pick<TotpRow, 'user_id' | 'secret' | 'session_id' | 'created_at'>,
): Promise<boolean> {
  await deleteSetUpOf(trx, { user: row.user_id });
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('totp_secrets')
    .values({ ...row, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function completeSetUp(
  trx: Db,
  { user }: Person,
  step: number,
  now: number,
): Promise<void> {
  await trx
    .updateTable('totp_secrets')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', user)
    .execute();
}

/**
 * Marks a step as used. Returns false when this step or a later one was used before; only one of several
 * requests succeeds.
 */
export async function useStep(trx: Db, { user }: Person, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('user_id', '=', user)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns false when the account has no authenticator app that was added at `since` or later. */
export async function deleteTotp(trx: Db, { user }: Person, since = 0): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('totp_secrets')
    .where('user_id', '=', user)
    .where('confirmed_at', '>=', since)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** @param keptSessionId the session that may continue its set-up */
export async function deleteSetUpOf(trx: Db, { user }: Person, keptSessionId = ''): Promise<void> {
  await trx
    .deleteFrom('totp_secrets')
    .where('user_id', '=', user)
    .where('session_id', '!=', keptSessionId)
    .where('confirmed_at', 'is', null)
    .execute();
}

export const deleteOldSetUps: RetentionStep = async (db, { now, batch }) => {
  const old = db
    .selectFrom('totp_secrets')
    .select('user_id')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', now - SET_UP_TTL_MS)
    .limit(batch);
  const { numDeletedRows } = await db
    .deleteFrom('totp_secrets')
    .where('user_id', 'in', old)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** In seconds; authenticator apps ignore other values. */
const STEP_SECONDS = 30;
/** Clocks may differ by this many steps (RFC 6238, 5.2). */
const SKEW_STEPS = 1;

/** 160 random bits, as RFC 4226 (4) recommends, in base32. */
export const createSecret = () => new Secret({ size: 20 }).base32;

/** The URI that an authenticator app scans. The app shows `email` as the name of the account. */
export const uriOf = (secret: string, email: string) => generatorOf(secret, email).toString();

/** The 30-second step whose code this is, or undefined. */
export function findStep(secret: string, code: string, now: number): number | undefined {
  const token = westernDigits(code.normalize('NFKC')).replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = generatorOf(secret).validate({ token, timestamp: now, window: SKEW_STEPS });
  return delta === null ? undefined : Math.floor(now / (STEP_SECONDS * 1000)) + delta;
}

/** Replaces the digits of Arabic and Persian keyboards. */
function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => `${digit.charCodeAt(0) & 0xf}`);
}

function generatorOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: site.name,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  });
}
