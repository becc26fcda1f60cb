import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ChangedPart } from '@everscan/contract/api/history';
import type { Db } from '../../db/connect.ts';
import { type CodeColumns, changedParts, columnsOfParts } from './code-columns.ts';
import {
  type ChangeHead,
  deleteChanges,
  getBefore,
  insertChange,
  listHeads,
  setAfter,
} from './history.store.ts';

export { type CodeColumns, columnsOfParts, linkColumns } from './code-columns.ts';
export {
  type ChangeRow,
  deleteChangesOf,
  findChange,
  listChanges,
  listChangesAfter,
  listJobChanges,
  moveChangesFromBin,
  moveChangesToBin,
} from './history.store.ts';

/** Edits of the same part join for so long, in ms. */
const JOIN_MS = 10 * 60_000;
/** Per code. */
const MOST_CHANGES = 100;
/** Per code, in characters: ten designs with the largest logos. */
const MOST_TEXT = 400_000;

/** What made a change, unless its owner made a single edit. */
export type ChangeOrigin = {
  jobId?: string | undefined;
  /** Id of the change that this one takes back. */
  reverts?: number | undefined;
};

type RecordOptions = ChangeOrigin & {
  userId: number;
  projectId: string;
  /** All recorded columns of the project, or all of its link, before and after the change. */
  before: CodeColumns;
  after: CodeColumns;
  now: number;
};

/**
 * Records a change of a code. An edit joins the last one of the same part if that began less than ten
 * minutes ago. Call it in the transaction of the change, while the row of the project or link is locked.
 * @returns the id of the change; undefined when nothing differs
 */
export async function recordChange(
  trx: Db,
  { userId, projectId, before, after, now, jobId, reverts }: RecordOptions,
): Promise<number | undefined> {
  const what = changedParts(before, after);
  if (what.length === 0) return undefined;
  const heads = await listHeads(trx, projectId);
  const isEdit = jobId === undefined && reverts === undefined;
  const last = isEdit ? findJoinable(heads, { userId, what, now }) : undefined;
  if (last) return joinChange(trx, last, after);
  const text = JSON.stringify(columnsOfParts(before, what));
  await deleteOldest(trx, heads, text.length);
  return insertChange(trx, {
    project_id: projectId,
    user_id: userId,
    at: now,
    job_id: jobId ?? null,
    reverts: reverts ?? null,
    what: JSON.stringify(what),
    after_hash: hashOf(columnsOfParts(after, what)),
    size: text.length,
    before: text,
  });
}

/**
 * The last change of one of these parts, if an edit of them at `now` belongs to it, and no later change
 * has one of its other parts.
 */
function findJoinable(
  heads: readonly ChangeHead[],
  { userId, what, now }: { userId: number; what: ChangedPart[]; now: number },
): ChangeHead | undefined {
  const last = heads.find((head) => partsOf(head).some((part) => what.includes(part)));
  if (!last || last.user_id !== userId || last.job_id !== null || last.reverts !== null) {
    return undefined;
  }
  const parts = partsOf(last);
  const newer = heads.slice(0, heads.indexOf(last)).flatMap(partsOf);
  const isRecent = now - last.at < JOIN_MS;
  const joins = isRecent && what.every((part) => parts.includes(part));
  return joins && !newer.some((part) => parts.includes(part)) ? last : undefined;
}

/** Deletes the change when the edit has taken it back. */
async function joinChange(
  trx: Db,
  last: ChangeHead,
  after: CodeColumns,
): Promise<number | undefined> {
  const columns = columnsOfParts(after, partsOf(last));
  // PostgreSQL wrote the JSON of changes that the migration adopted, with spaces.
  if (isDeepStrictEqual(JSON.parse(await getBefore(trx, last.id)), columns)) {
    await deleteChanges(trx, [last.id]);
    return undefined;
  }
  await setAfter(trx, last.id, hashOf(columns));
  return last.id;
}

/** Makes room for a change of `size` characters. */
async function deleteOldest(trx: Db, heads: readonly ChangeHead[], size: number): Promise<void> {
  let total = size;
  const kept = heads.slice(0, MOST_CHANGES - 1).findIndex((head) => {
    total += head.size;
    return total > MOST_TEXT;
  });
  const oldest = heads.slice(kept < 0 ? MOST_CHANGES - 1 : kept);
  if (oldest.length > 0)
    await deleteChanges(
      trx,
      oldest.map(({ id }) => id),
    );
}

export function partsOf({ what }: Pick<ChangeHead, 'what'>): ChangedPart[] {
  return JSON.parse(what);
}

/** Whether the parts of a change are as the change left them. */
export function isLatest(
  change: { what: string; after_hash: string },
  current: CodeColumns,
): boolean {
  return hashOf(columnsOfParts(current, partsOf(change))) === change.after_hash;
}

function hashOf(columns: CodeColumns): string {
  return createHash('sha256').update(JSON.stringify(columns)).digest('base64url').slice(0, 22);
}
