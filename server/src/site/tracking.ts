import type { TrackGenerationBody } from '@everscan/contract/downloads.schemas';
import { CodeError } from '@everscan/core/code-error';
import { type Content, contentTypeOf, encodeContent } from '@everscan/core/content/index';
import { type Insertable, sql } from 'kysely';
import type { IpStorage } from '../environment.ts';
import { DAY_MS, dayOf } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { deleteOlder } from '../platform/db/delete-older.ts';
import { monthsBefore, type RetentionStep } from '../platform/db/retention-step.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Actor, Person, Visitor } from '../platform/http/caller.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { badRequest } from '../platform/http/http-error.ts';
import { truncateAddress, unmapAddress } from '../platform/http/network.ts';
import { faultText } from '../platform/http/presenter.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { countCreatedCode } from './statistics.ts';

type Generation = Omit<Insertable<Schema['generations']>, 'id'>;

/** What a request says of the person who downloaded a code. */
type Sender = {
  address: string;
  /** Whether the visitor sent `Sec-GPC: 1` (Global Privacy Control). */
  optedOut: boolean;
};

/**
 * Returns the row to store for a download.
 * @throws {HttpError} 400 when the content cannot be encoded, so that no such code exists
 */
function toGeneration(
  caller: Actor | Visitor,
  { type, data, style }: TrackGenerationBody,
  sender: Sender,
  ipStorage: IpStorage,
): Generation {
  const ip = sender.optedOut ? null : storedAddress(sender.address, ipStorage);
  return {
    created_at: caller.now,
    type,
    style,
    data: JSON.stringify(trackedData({ type, data } as Content)),
    ip,
    ip_is_full: ip !== null && ipStorage === 'full' ? 1 : 0,
    user_id: caller.user ?? null,
  };
}

/** The part of a code's content that may be stored: an address, a name, or nothing. */
function trackedData(content: Content): object {
  const type = contentTypeOf(content.type);
  // The browser does not send the content of these types, so there is nothing to check.
  if (!type.tracked) return {};
  const data = content.data.rules ? content.data : type.normalise(content.data);
  try {
    encodeContent({ type: type.id, data } as Content);
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    throw badRequest(`data${error.field ? `.${error.field}` : ''}: ${faultText(error.fault)}`);
  }
  return type.tracked(data);
}

function storedAddress(address: string, ipStorage: IpStorage): string | null {
  if (address === '' || ipStorage === 'none') return null;
  return ipStorage === 'full' ? unmapAddress(address) : (truncateAddress(address) ?? null);
}

export function trackingRoutes({ ipStorage }: { ipStorage: IpStorage }) {
  return {
    'POST /api/track-qr-generation': async (caller, request, trx) => {
      const sender = {
        address: clientAddress(request),
        optedOut: request.headers['sec-gpc'] === '1',
      };
      await insertGeneration(trx, toGeneration(caller, request.body, sender, ipStorage));
    },

    'POST /api/track-qr-creation': async (_caller, _request, trx) => {
      await countCreatedCode(trx);
    },
  } satisfies Partial<Handlers>;
}

/** How long a full IP address is kept, in ms. */
const FULL_IP_TTL_MS = 30 * DAY_MS;
const GENERATION_TTL_MONTHS = 26;

/** Adds a download and counts it in its day. Run it in a transaction. */
async function insertGeneration(trx: Db, generation: Generation): Promise<void> {
  await trx.insertInto('generations').values(generation).execute();
  const { created_at, user_id, type, style } = generation;
  const category = user_id == null ? 'anonymous' : 'registered';
  await trx
    .insertInto('generation_days')
    .values({ day: dayOf(created_at), category, type, style, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'category', 'type', 'style'])
        .doUpdateSet({ count: sql`generation_days.count + 1` }),
    )
    .execute();
}

/** Deletes up to `limit` downloads of a user, and returns how many were deleted. */
export async function deleteGenerationsOf(
  trx: Db,
  { user }: Person,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('generations')
    .where('id', 'in', (downloads) =>
      downloads.selectFrom('generations').select('id').where('user_id', '=', user).limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes old downloads. The counts by day stay. */
export const deleteOldGenerations: RetentionStep = (db, { now, batch }) => {
  const before = monthsBefore(now, GENERATION_TTL_MONTHS);
  return deleteOlder(db, 'generations', 'created_at', before, batch);
};

export const truncateOldAddresses: RetentionStep = (db, { now, batch }) =>
  db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('generations')
      .select(['id', 'ip'])
      .where('ip_is_full', '=', 1)
      .where('created_at', '<', now - FULL_IP_TTL_MS)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { id, ip } of rows) {
      await trx
        .updateTable('generations')
        .set({ ip: truncateAddress(ip ?? '') ?? null, ip_is_full: 0 })
        .where('id', '=', id)
        .execute();
    }
    return rows.length;
  });
