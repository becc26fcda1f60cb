import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import { DAY_MS } from '../../platform/days.ts';
import type { Db } from '../../platform/db/connect.ts';
import { isUnavailable } from '../../platform/db/is-unavailable.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Person } from '../../platform/http/caller.ts';
import { describeCookie, type Session, type Sessions } from '../../platform/http/session.ts';
import { createToken, hashToken, isToken } from '../../platform/token.ts';
import { presentUser, recordActivity, type UserRow } from './users.store.ts';

type Options = { db: Db; clock: Clock; config: Pick<Config, 'publicUrl' | 'sessionTtlDays'> };

/**
 * Sessions: a random token in a cookie, its hash in the database
 * (docs/decisions/0005-sessions-and-passwords.md).
 */
export function buildSessions({ db, clock, config }: Options): Sessions {
  const ttlMs = config.sessionTtlDays * DAY_MS;
  const cookie = describeCookie('session', config.publicUrl, config.sessionTtlDays);

  function idIn(request: FastifyRequest): string | undefined {
    const token = cookie.read(request);
    return token !== undefined && isToken(token) ? hashToken(token) : undefined;
  }

  /** Extends a session and records the activity of its user, at most once a day. */
  async function extend(request: FastifyRequest, reply: FastifyReply, { id, user }: Session) {
    const token = cookie.read(request);
    if (token === undefined) return;
    const now = clock();
    await extendSession(db, id, { last_used_at: now, expires_at: now + ttlMs });
    await recordActivity(db, user.id, now, now - Math.min(DAY_MS, ttlMs / 2));
    reply.header('set-cookie', cookie.write(token));
  }

  return {
    async find(request, reply) {
      const id = idIn(request);
      if (id === undefined) return undefined;
      const now = clock();
      const row = await findSession(db, id, now);
      if (!row) return undefined;
      const provenMs = row.by_provider === 1 ? now - row.started_at : Infinity;
      const session = {
        id,
        user: presentUser(row, provenMs),
        provenAt: row.proven_at ?? undefined,
      };
      if (row.expires_at - now < ttlMs - Math.min(DAY_MS, ttlMs / 2)) {
        try {
          await extend(request, reply, session);
        } catch (error) {
          // A read must not fail because the database cannot write; the next request tries again.
          if (!isUnavailable(error)) throw error;
          request.log.warn({ err: error }, 'a session cannot be extended');
        }
      }
      return session;
    },
    async start(trx, userId, { device, isByProvider, isConfirmed, replaces }) {
      const token = createToken();
      const now = clock();
      await insertSession(trx, {
        id: hashToken(token),
        user_id: userId,
        replaces: replaces ?? null,
        ...device,
        created_at: now,
        last_used_at: now,
        by_provider: Number(isByProvider),
        proven_at: isByProvider && !isConfirmed ? null : now,
        expires_at: now + ttlMs,
      });
      return { token };
    },
    idIn,
    cookieOf: (token) => cookie.write(token),
    clearedCookie: () => cookie.clear(),
  };
}

export type SessionRow = Selectable<Schema['sessions']>;

/** How many sessions a list shows. */
export const MAX_LISTED = 100;

/** The user of a session that has not expired, and when the session started and will expire. */
export async function findSession(
  db: Db,
  id: string,
  now: number,
): Promise<
  | (UserRow &
      Pick<SessionRow, 'expires_at' | 'by_provider' | 'proven_at'> & { started_at: number })
  | undefined
> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['sessions.created_at as started_at', 'expires_at', 'by_provider', 'proven_at'])
    .where('sessions.id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

async function extendSession(
  db: Db,
  id: string,
  times: Pick<SessionRow, 'last_used_at' | 'expires_at'>,
): Promise<void> {
  await db.updateTable('sessions').set(times).where('id', '=', id).execute();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteSessionsOf(db: Db, { user }: Person): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', user).execute();
}

/** Ends all sessions of a user but one. */
export async function deleteOtherSessions(db: Db, { user }: Person, keptId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', user).where('id', '!=', keptId).execute();
}
