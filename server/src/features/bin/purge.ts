/**
 * Deletes for good, a few codes in each transaction, so that nothing else waits long: what was in the bin for 30
 * days or removed from it, and everything of deleted accounts. An interrupted run is continued by the next.
 */
import type { SelectQueryBuilder } from 'kysely';
import { DAY_MS } from '../../platform/days.ts';
import type { Db } from '../../platform/db/connect.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import type { RetentionStep } from '../../platform/db/retention-step.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { deleteKeysOf } from '../bulk-links/project-keys.ts';
import { eraseLinks } from '../links/removed-links.ts';

/** How long deleted codes can be restored, in ms. */
export const binTtlMs = 30 * DAY_MS;

/** Codes per set of statements. Each may have a history of 400 kB. */
const GROUP = 5;
/** Codes that one transaction locks, and how long it may work, in ms. */
const LOCKED = 50;
const MAX_MS = 8;

type Projects = SelectQueryBuilder<Schema, 'projects', object>;

type Options = { now: number; signal: AbortSignal };

/** Deletes for good the codes that have been in the bin for 30 days, or no longer fitted into it. */
export const purgeOldCodes: RetentionStep = async (db, { now, signal }) => {
  await purge(db, { now, signal }, (projects) =>
    projects.where('deleted_at', '<=', now - binTtlMs),
  );
  return 0;
};

/** Deletes for good the codes in bins that were emptied. @returns whether there were any */
export async function purgeEmptiedBins(db: Db, { now, signal }: Options): Promise<boolean> {
  let any = false;
  const emptied = await db
    .selectFrom('workspaces')
    .select(['id', 'bin_emptied_at'])
    .where('bin_emptied_at', 'is not', null)
    .execute();
  for (const { id, bin_emptied_at } of emptied) {
    const purged = await purge(db, { now, signal }, (projects) =>
      projects.where('workspace_id', '=', id).where('deleted_at', '<=', bin_emptied_at),
    );
    any ||= purged;
    if (signal.aborted) return any;
    await db
      .updateTable('workspaces')
      .set({ bin_emptied_at: null })
      .where('id', '=', id)
      .where('bin_emptied_at', '=', bin_emptied_at) // the bin may have been emptied again
      .execute();
  }
  return any;
}

/** Deletes all codes of a deleted account for good. */
export async function purgeWorkspace(db: Db, id: number, options: Options): Promise<void> {
  await purge(db, options, (projects) => projects.where('workspace_id', '=', id));
}

async function purge(
  db: Db,
  { now, signal }: Options,
  which: (projects: Projects) => Projects,
): Promise<boolean> {
  let found: number;
  let any = false;
  do {
    if (signal.aborted) return any;
    found = await db.transaction().execute(async (trx) => {
      const end = performance.now() + MAX_MS;
      const rows = await which(trx.selectFrom('projects'))
        .select('id')
        .limit(LOCKED)
        .$if(isPostgres(trx), (query) => query.forUpdate())
        .execute();
      for (let start = 0; start < rows.length; start += GROUP) {
        if (start > 0 && performance.now() > end) break;
        const group = rows.slice(start, start + GROUP).map(({ id }) => id);
        await eraseCodes(trx, group, now);
      }
      return rows.length;
    });
    any ||= found > 0;
  } while (found > 0);
  return any;
}

/** Deletes codes for good, with everything that refers to them. The caller has locked them. */
export async function eraseCodes(trx: Db, ids: readonly string[], now: number): Promise<void> {
  await deleteKeysOf(trx, ids);
  await eraseLinks(trx, ids, now);
  await trx
    .deleteFrom('projects')
    .where(isOneOf(trx, 'id', ids, 'text'))
    .execute();
}
