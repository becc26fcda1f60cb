import { DAY_MS } from '../../platform/days.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/caller.ts';
import { createToken, hashToken, isToken } from '../../platform/token.ts';

/** For how many days a browser is not asked for the second factor. */
export const REMEMBERED_DAYS = 30;

/** Remembers a browser, and returns the token for its cookie. */
export async function rememberDevice(
  trx: Db,
  { user }: Person,
  { sessionId, now }: { sessionId: string; now: number },
): Promise<string> {
  const token = createToken();
  const times = { created_at: now, expires_at: now + REMEMBERED_DAYS * DAY_MS };
  await trx
    .insertInto('remembered_devices')
    .values({ id: hashToken(token), user_id: user, session_id: sessionId, ...times })
    .execute();
  return token;
}

export async function isRemembered(
  db: Db,
  { user }: Person,
  token: string | undefined,
  now: number,
): Promise<boolean> {
  if (token === undefined || !isToken(token)) return false;
  const row = await db
    .selectFrom('remembered_devices')
    .select('id')
    .where('id', '=', hashToken(token))
    .where('user_id', '=', user)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Links a remembered browser to its new session. */
export async function followSession(
  trx: Db,
  { user }: Person,
  token: string,
  sessionId: string,
): Promise<void> {
  await trx
    .updateTable('remembered_devices')
    .set({ session_id: sessionId })
    .where('id', '=', hashToken(token))
    .where('user_id', '=', user)
    .execute();
}

/** Forgets the browser of a session. */
export async function forgetDeviceOf(trx: Db, { user }: Person, sessionId: string): Promise<void> {
  await trx
    .deleteFrom('remembered_devices')
    .where('user_id', '=', user)
    .where('session_id', '=', sessionId)
    .execute();
}

/** @param keptSessionId the session whose browser stays remembered */
export async function forgetDevicesOf(
  trx: Db,
  { user }: Person,
  keptSessionId = '',
): Promise<void> {
  await trx
    .deleteFrom('remembered_devices')
    .where('user_id', '=', user)
    .where('session_id', '!=', keptSessionId)
    .execute();
}
