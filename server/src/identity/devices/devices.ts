import { createHash } from 'node:crypto';
import type { DeviceSession } from '@everscan/contract/accounts.schemas';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/connect.ts';
import { readPages } from '../../platform/db/pages.ts';
import type { Actor, Person } from '../../platform/http/caller.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { getCountries } from '../../platform/http/countries.ts';
import { userError } from '../../platform/http/http-error.ts';
import { isLoopback } from '../../platform/http/network.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { Device } from '../../platform/http/session.ts';
import { readUserAgent, userAgentOf } from '../../platform/http/user-agent.ts';
import { forgetProofs, forgetProofsIn } from '../factors/changed-factors.ts';
import {
  deleteOtherSessions,
  deleteSession,
  MAX_LISTED,
  type SessionRow,
} from '../users/sessions.ts';
import { lockUser } from '../users/users.store.ts';

type DeviceDescription = Omit<DeviceSession, 'id' | 'isCurrent'>;

/** Rows per query of the export. */
const BATCH = 500;

/** The device that a request comes from. Neither its address nor its user agent is stored. */
export function describeDevice(request: FastifyRequest): Device {
  const address = clientAddress(request);
  const { browser, system } = readUserAgent(userAgentOf(request.headers));
  // A server that is used only from its own machine never has to load the countries.
  const country = isLoopback(address) ? '' : getCountries().find(address);
  return { browser, system, country };
}

async function listDevices(db: Db, actor: Actor): Promise<DeviceSession[]> {
  const rows = await listSessions(db, actor);
  return rows.map((row) => ({
    id: publicIdOf(row.id),
    isCurrent: row.id === actor.session.id,
    ...describeSession(row),
  }));
}

/** All devices of a user for the account's export, without anything that identifies a session. */
export async function* readDevices(db: Db, person: Person): AsyncGenerator<DeviceDescription[]> {
  const pages = readPages<SessionRow>(BATCH, (last) => listSessionsAfter(db, person, last, BATCH));
  for await (const rows of pages) yield rows.map(describeSession);
}

/**
 * Ends a session, with the pending sign-ins and remembered device of its browser. The user is locked as in
 * `endOtherSessions`.
 * @throws {HttpError} 404 unless it is a session of the same user
 */
async function endSession(trx: Db, actor: Actor, publicId: string): Promise<void> {
  await lockUser(trx, actor.user);
  const rows = await listSessions(trx, actor);
  const row = rows.find(({ id }) => publicIdOf(id) === publicId);
  if (!row) throw userError(404, 'not_found.session');
  await forgetProofsIn(trx, actor, row.id);
  await deleteSession(trx, row.id);
}

/**
 * Ends the user's other sessions, with the pending sign-ins and remembered devices of other browsers. The
 * user is locked, so that no sign-in runs in the meantime.
 */
async function endOtherSessions(trx: Db, actor: Actor): Promise<void> {
  await lockUser(trx, actor.user);
  await forgetProofs(trx, actor, actor.session.id);
  await deleteOtherSessions(trx, actor, actor.session.id);
}

/** A hash of the session's id, which never leaves the server. */
function publicIdOf(id: string): string {
  return createHash('sha256').update(`public ${id}`).digest('base64url').slice(0, 22);
}

function describeSession(row: SessionRow): DeviceDescription {
  const { browser, system, country, created_at, last_used_at } = row;
  return {
    ...{ browser, system, country },
    signedInAt: new Date(created_at).toISOString(),
    lastUsedAt: new Date(last_used_at).toISOString(),
  };
}

/** The devices on which the user is signed in. */
export const devicesRoutes = {
  'GET /api/sessions': (actor, _request, db) => listDevices(db, actor),
  'DELETE /api/sessions/:id': (actor, { params }, trx) => endSession(trx, actor, params.id),
  'DELETE /api/sessions': (actor, _request, trx) => endOtherSessions(trx, actor),
} satisfies Partial<Handlers>;

/** The user's sessions that have not expired: the current one first, then by last use. */
async function listSessions(db: Db, { user, session: { id }, now }: Actor): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user)
    .where('expires_at', '>', now)
    .orderBy((eb) => eb.case().when('id', '=', id).then(0).else(1).end())
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();
}

/** Up to `limit` sessions of a user after a row, in the order in which they started. */
async function listSessionsAfter(
  db: Db,
  { user }: Person,
  after: Pick<SessionRow, 'created_at' | 'id'> | undefined,
  limit: number,
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '>', tuple(after?.created_at ?? -1, after?.id ?? '')),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
