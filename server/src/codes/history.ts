/**
 * What has changed in codes, so that their owner can see it and take it back. Edits of the same part within ten minutes
 * are one change; it holds the columns before it and a hash of those after it, by which a reversal knows that nothing has
 * changed since. `change.ts` records every change here:
 *
 *     await recordChanges(trx, [{ before, after, reverts: undefined }], { caller, now });
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ChangedPart, History } from '@everscan/contract/codes.schemas';
import { type Selectable, sql } from 'kysely';
import { isRecent } from '../platform/clock.ts';
import type { Db } from '../platform/db/connect.ts';
import { isOneOf } from '../platform/db/is-one-of.ts';
import { type Owner, owned } from '../platform/db/owned.ts';
import type { Schema } from '../platform/db/schema.ts';
import { insertRows } from '../platform/db/write-rows.ts';
import { userError } from '../platform/http/http-error.ts';
import {
  type CodeColumns,
  type CodeRow,
  changedParts,
  columnsOfCode,
  columnsOfParts,
  presentState,
  timeOf,
} from './code.ts';
import { columnsBefore, lengthsOf, pictureIn } from './pictures.ts';
import { readWholeCodes } from './sql.ts';

export type ChangeRow = Selectable<Schema['project_changes']>;
/** A change without its columns, which may have a content of 3 kB. */
type ChangeHead = Pick<
  ChangeRow,
  'id' | 'workspace_id' | 'at' | 'job_id' | 'reverts' | 'what' | 'size'
>;

/** How long edits of the same part are joined into one change, in ms. */
const JOIN_MS = 10 * 60_000;
/** Maximum number of recorded changes per code. */
const MAX_CHANGES = 100;
/** Maximum length of a code's recorded changes, in characters: ten designs with the largest logos. */
const MAX_CHARACTERS = 400_000;

type RecordedChange = {
  before: CodeRow;
  after: CodeRow;
  /** Id of the change that this one reverts. */
  reverts?: number | undefined;
};

type RecordOptions = { caller: Owner; now: number; jobId?: string | undefined };

/**
 * Records changes of different codes. An edit joins the last change of the same part if that change began
 * less than ten minutes ago. Call it in the transaction of the changes, while the rows of the codes
 * are locked.
 * @returns the ids of the changes, by code; codes in which nothing changed are left out
 */
export async function recordChanges(
  trx: Db,
  changes: readonly RecordedChange[],
  { caller, now, jobId }: RecordOptions,
): Promise<Map<string, number>> {
  const different = changes
    .filter(({ before, after }) => before !== after)
    .flatMap(({ before: row, after: changed, reverts }) => {
      const [before, after] = [columnsOfCode(row), columnsOfCode(changed)];
      // A title must return without the target that was set with it.
      return changedParts(before, after).map((what) => {
        return { projectId: row.id, before, after, reverts, what };
      });
    });
  if (different.length === 0) return new Map();
  const headsOf = await listHeads(
    trx,
    different.map(({ projectId }) => projectId),
  );
  const texts = different.map(({ before, what }) => JSON.stringify(columnsOfParts(before, what)));
  const pictures = different.map(({ before, what }) =>
    what.includes('design') ? pictureIn(before.design) : null,
  );
  const lengths = await lengthsOf(
    trx,
    caller,
    pictures.flatMap((picture) => picture ?? []),
  );
  const rows: Omit<ChangeRow, 'id'>[] = [];
  const oldest: ChangeHead[] = [];
  const ids = new Map<string, number>();
  for (const [index, { projectId, after, reverts, what }] of different.entries()) {
    const heads = headsOf.get(projectId) ?? [];
    const isEdit = jobId === undefined && reverts === undefined;
    const last = isEdit ? findJoinable(heads, { caller, what, now }) : undefined;
    if (last) {
      if (await joinChange(trx, last, after)) ids.set(projectId, last.id);
      continue;
    }
    const [text = '', picture = null] = [texts[index], pictures[index]];
    const size = text.length + (lengths.get(picture ?? '') ?? 0);
    oldest.push(...oldestBeyond(heads, size));
    rows.push({
      project_id: projectId,
      workspace_id: caller.workspace,
      at: now,
      job_id: jobId ?? null,
      reverts: reverts ?? null,
      what: JSON.stringify(what),
      after_hash: hashOf(columnsOfParts(after, what)),
      size,
      before: text,
      picture,
    });
  }
  await deleteChanges(
    trx,
    oldest.map(({ id }) => id),
  );
  const added = await insertRows<{ id: number; project_id: string }>(
    trx,
    'project_changes',
    rows,
    sql`returning id, project_id`,
  );
  for (const { id, project_id } of added) ids.set(project_id, id);
  return ids;
}

/**
 * The last change of one of these parts, if an edit of them at `now` may join it, and no later change affects
 * its other parts.
 */
function findJoinable(
  heads: readonly ChangeHead[],
  { caller, what, now }: { caller: Owner; what: ChangedPart[]; now: number },
): ChangeHead | undefined {
  const last = heads.find((head) => partsOf(head).some((part) => what.includes(part)));
  if (
    !last ||
    last.workspace_id !== caller.workspace ||
    last.job_id !== null ||
    last.reverts !== null
  ) {
    return undefined;
  }
  const parts = partsOf(last);
  const newer = heads.slice(0, heads.indexOf(last)).flatMap(partsOf);
  const joins = isRecent(now - last.at, JOIN_MS) && what.every((part) => parts.includes(part));
  return joins && !newer.some((part) => parts.includes(part)) ? last : undefined;
}

/**
 * Merges an edit into a change, which is deleted if the edit has reverted it. Returns whether the change
 * still exists.
 */
async function joinChange(trx: Db, last: ChangeHead, after: CodeColumns): Promise<boolean> {
  const columns = columnsOfParts(after, partsOf(last));
  const { before } = await trx
    .selectFrom('project_changes')
    .select('before')
    .where('id', '=', last.id)
    .executeTakeFirstOrThrow();
  // Compares parsed JSON, because PostgreSQL wrote the changes that the migration created with spaces.
  if (isDeepStrictEqual(JSON.parse(before), columns)) {
    await deleteChanges(trx, [last.id]);
    return false;
  }
  await trx
    .updateTable('project_changes')
    .set({ after_hash: hashOf(columns) })
    .where('id', '=', last.id)
    .execute();
  return true;
}

/** The oldest changes of a code, which must be deleted to make room for one of `size` characters. */
function oldestBeyond(heads: readonly ChangeHead[], size: number): readonly ChangeHead[] {
  let total = size;
  const kept = heads.slice(0, MAX_CHANGES - 1).findIndex((head) => {
    total += head.size;
    return total > MAX_CHARACTERS;
  });
  return heads.slice(kept < 0 ? MAX_CHANGES - 1 : kept);
}

/**
 * The codes in this list that may have lost changes made since a time: those whose history begins after that
 * time and is more than half full, because the oldest changes are deleted first.
 */
export async function listPruned(
  trx: Db,
  projectIds: readonly string[],
  since: number,
): Promise<Set<string>> {
  const pruned = [...(await listHeads(trx, projectIds))].filter(([, heads]) => {
    const size = heads.reduce((sum, head) => sum + head.size, 0);
    const isHalfFull = heads.length > MAX_CHANGES / 2 || size > MAX_CHARACTERS / 2;
    return isHalfFull && heads.every(({ at }) => at >= since);
  });
  return new Set(pruned.map(([id]) => id));
}

export function partsOf({ what }: Pick<ChangeHead, 'what'>): ChangedPart[] {
  return JSON.parse(what);
}

/** Whether the parts of a change are still as the change left them. */
export function isLatest(
  change: { what: string; after_hash: string },
  current: CodeColumns,
): boolean {
  return hashOf(columnsOfParts(current, partsOf(change))) === change.after_hash;
}

/** Leaves out the mark of earlier rules, which codes got when their histories already had hashes. */
function hashOf(columns: CodeColumns): string {
  const data = columns.data?.replace(/,"rules":1\}$/, '}');
  const hashed = data === undefined ? columns : { ...columns, data };
  return createHash('sha256').update(JSON.stringify(hashed)).digest('base64url').slice(0, 22);
}

/** The changes of a user's code, newest first. @throws {HttpError} 404 when the user has no such project */
export async function listHistory(db: Db, caller: Owner, projectId: string): Promise<History> {
  const [code] = await readWholeCodes(db, caller, [projectId]);
  if (!code) throw userError(404, 'not_found.project');
  const isDynamic = code.code !== null;
  const changes = await owned(db, caller, 'project_changes')
    .rows.selectAll()
    .where('project_id', '=', projectId)
    .orderBy('id', 'desc')
    .execute();
  const before = await columnsBefore<CodeColumns>(db, caller, changes);
  return {
    changes: changes.map((change, index) => {
      const what = partsOf(change);
      return {
        id: change.id,
        at: timeOf(change.at),
        what,
        before: presentState(before[index] ?? {}),
        byJob: change.job_id !== null,
        isReversal: change.reverts !== null,
        isReversible: !(isDynamic && what.includes('content')),
      };
    }),
    current: presentState(columnsOfCode(code)),
  };
}

/** Heads of the changes of these codes, newest first. */
async function listHeads(
  trx: Db,
  projectIds: readonly string[],
): Promise<Map<string, ChangeHead[]>> {
  const rows = await trx
    .selectFrom('project_changes')
    .select(['project_id', 'id', 'workspace_id', 'at', 'job_id', 'reverts', 'what', 'size'])
    .where(isOneOf(trx, 'project_id', projectIds, 'text'))
    .orderBy('id', 'desc')
    .execute();
  return Map.groupBy(rows, ({ project_id }) => project_id);
}

export async function findChange(
  db: Db,
  caller: Owner,
  id: number,
): Promise<ChangeRow | undefined> {
  return owned(db, caller, 'project_changes')
    .rows.selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

async function deleteChanges(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('project_changes')
    .where(isOneOf(trx, 'id', ids, 'bigint'))
    .execute();
}

/** The changes that a job made of these codes, by code. */
export async function findJobChanges(
  db: Db,
  jobId: string,
  projectIds: readonly string[],
): Promise<Map<string, ChangeRow>> {
  const rows = await db
    .selectFrom('project_changes')
    .selectAll()
    .where(isOneOf(db, 'project_id', projectIds, 'text'))
    .where('job_id', '=', jobId)
    .where('reverts', 'is', null)
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.project_id, row]));
}

/** Up to `limit` changes of a user in the order of their ids, also of codes that were deleted since a time. */
export async function listChangesAfter(
  db: Db,
  caller: Owner,
  { after, since, limit }: { after: number; since: number; limit: number },
): Promise<ChangeRow[]> {
  return owned(db, caller, 'project_changes')
    .rows.innerJoin('projects', 'projects.id', 'project_changes.project_id')
    .selectAll('project_changes')
    .where('project_changes.id', '>', after)
    .where(({ eb, or }) =>
      or([eb('projects.deleted_at', 'is', null), eb('projects.deleted_at', '>', since)]),
    )
    .orderBy('project_changes.id')
    .limit(limit)
    .execute();
}
