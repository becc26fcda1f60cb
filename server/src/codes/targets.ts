/** The targets that links have had: each change of a target adds a row, and the oldest rows are deleted. */
import { type LinkTarget, maxListedTargets } from '@everscan/contract/codes.schemas';
import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../platform/db/connect.ts';
import { isOneOf } from '../platform/db/is-one-of.ts';
import { type Owner, owned, ownedInBin } from '../platform/db/owned.ts';
import { readPages } from '../platform/db/pages.ts';
import type { Schema } from '../platform/db/schema.ts';
import { insertRows } from '../platform/db/write-rows.ts';
import { userError } from '../platform/http/http-error.ts';
import { timeOf } from './code.ts';

/** How many targets of a link are kept. */
export const MAX_TARGETS = 10_000;
/** How many targets one change deletes at most: links from before the limit existed may have many. */
const MAX_DELETED = 100;

export async function insertTargets(
  db: Db,
  targets: readonly { link_id: number; target: string; changed_at: number }[],
): Promise<void> {
  for (let start = 0; start < targets.length; start += MAX_TARGETS) {
    const some = targets.slice(start, start + MAX_TARGETS);
    await insertRows(db, 'link_targets', some);
  }
}

/** Deletes the targets of links, up to a number that takes little time. */
export async function deleteTargets(db: Db, linkIds: readonly number[]): Promise<void> {
  if (linkIds.length === 0) return;
  await db
    .deleteFrom('link_targets')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('link_targets')
        .select('id')
        .where(isOneOf(db, 'link_id', linkIds, 'bigint'))
        .orderBy('link_id')
        .limit(MAX_TARGETS),
    )
    .execute();
}

/** Deletes the oldest targets of links that have too many. Call it after adding a target. */
export async function deleteOldestTargets(trx: Db, linkIds: readonly number[]): Promise<void> {
  if (linkIds.length === 0) return;
  const links = await trx
    .selectFrom('links')
    .select('links.id')
    .select(({ selectFrom }) =>
      selectFrom('link_targets')
        .select('link_targets.id')
        .whereRef('link_targets.link_id', '=', 'links.id')
        .orderBy('link_targets.id', 'desc')
        .offset(MAX_TARGETS)
        .limit(1)
        .as('newest_beyond'),
    )
    .where(isOneOf(trx, 'links.id', linkIds, 'bigint'))
    .execute();
  for (const { id, newest_beyond } of links) {
    if (newest_beyond === null) continue;
    await trx
      .deleteFrom('link_targets')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('link_targets')
          .select('id')
          .where('link_id', '=', id)
          .where('id', '<=', newest_beyond)
          .orderBy('id')
          .limit(MAX_DELETED),
      )
      .execute();
  }
}

/** The targets of a link; a row that only repeats the target before it is left out. */
function targetsOf(db: Db, linkId: number) {
  return db
    .selectFrom('link_targets as later')
    .select(['later.id', 'later.target', 'later.changed_at'])
    .where('later.link_id', '=', linkId)
    .where(isOtherTarget);
}

type Target = { target: string; changed_at: number };

/** The latest targets of a link, newest first. @throws {HttpError} 404 when the owner has no such dynamic code */
export async function listLinkTargets(db: Db, caller: Owner, id: string): Promise<LinkTarget[]> {
  const link = await owned(db, caller, 'links')
    .rows.select('id')
    .where('project_id', '=', id)
    .executeTakeFirst();
  if (!link) throw userError(404, 'not_found.link');
  const rows = await targetsOf(db, link.id)
    .orderBy('later.id', 'desc')
    .limit(maxListedTargets)
    .execute();
  return rows.map(presentTarget);
}

/** All targets of a link, oldest first, in pages. */
export async function* readTargets(
  db: Db,
  linkId: number,
  size: number,
): AsyncGenerator<LinkTarget[]> {
  const pages = readPages<Target & { id: number }>(size, (last) =>
    targetsOf(db, linkId)
      .where('later.id', '>', last?.id ?? 0)
      .orderBy('later.id')
      .limit(size)
      .execute(),
  );
  for await (const rows of pages) yield rows.map(presentTarget);
}

function presentTarget({ target, changed_at }: Target): LinkTarget {
  return { target, changedAt: timeOf(changed_at) };
}

/** The latest changes of a link's target in a period, newest first. Its first target is not a change. */
export async function listTargetChanges(
  db: Db,
  linkId: number,
  { start, end, limit }: { start: number; end: number; limit: number },
): Promise<Target[]> {
  return targetsOf(db, linkId)
    .where('later.changed_at', '>=', start)
    .where('later.changed_at', '<', end)
    .where(hasEarlierTarget)
    .orderBy('later.id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * How often an owner changed a target after `since` or, while the account was new, a fallback. The first target
 * of a link is not a change. Changes of codes in the bin count too.
 */
export async function countTargetChanges(db: Db, caller: Owner, since: number): Promise<number> {
  const changes = db
    .selectFrom('link_targets as later')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('later.changed_at', '>', since)
    .where(hasEarlierTarget);
  const ofLinks = ({ rows }: ReturnType<typeof owned<'links'>>) =>
    changes.where('later.link_id', 'in', rows.select('links.id'));
  const { own, binned } = await db
    .selectNoFrom([
      ofLinks(owned(db, caller, 'links')).as('own'),
      ofLinks(ownedInBin(db, caller, 'links')).as('binned'),
    ])
    .executeTakeFirstOrThrow();
  return Number(own) + Number(binned);
}

type TargetExpressions = ExpressionBuilder<Schema & { later: Schema['link_targets'] }, 'later'>;

function hasEarlierTarget({ exists, selectFrom }: TargetExpressions) {
  return exists(
    selectFrom('link_targets as earlier')
      .select('earlier.id')
      .whereRef('earlier.link_id', '=', 'later.link_id')
      .whereRef('earlier.id', '<', 'later.id'),
  );
}

/** Whether a row's target differs from the one before it: a changed fallback adds a row with the same target. */
function isOtherTarget({ eb, selectFrom }: TargetExpressions) {
  const previous = selectFrom('link_targets as earlier')
    .select('earlier.target')
    .whereRef('earlier.link_id', '=', 'later.link_id')
    .whereRef('earlier.id', '<', 'later.id')
    .orderBy('earlier.id', 'desc')
    .limit(1);
  return eb('later.target', 'is distinct from', previous);
}
