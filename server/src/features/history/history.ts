import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ChangedPart } from '@everscan/contract/codes.schemas';
import { isRecent } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { lengthsOf, pictureIn } from '../pictures/index.ts';
import { type CodeColumns, changedParts, columnsOfParts } from './code-columns.ts';
import {
  type ChangeHead,
  deleteChanges,
  getBefore,
  insertChanges,
  listHeads,
  setAfter,
} from './history.store.ts';

export { type CodeColumns, columnsOfParts, linkColumns } from './code-columns.ts';
export {
  type ChangeRow,
  findChange,
  findJobChanges,
  listChanges,
  listChangesAfter,
} from './history.store.ts';

/** How long edits of the same part are joined into one change, in ms. */
const JOIN_MS = 10 * 60_000;
/** Maximum number of recorded changes per code. */
const MAX_CHANGES = 100;
/** Maximum length of a code's recorded changes, in characters: ten designs with the largest logos. */
const MAX_CHARACTERS = 400_000;

type RecordedChange = {
  projectId: string;
  /** All recorded columns of the project, or all of its link, before and after the change. */
  before: CodeColumns;
  after: CodeColumns;
  /** Id of the change that this one reverts. */
  reverts?: number | undefined;
};

type RecordOptions = { caller: Owner; now: number; jobId?: string | undefined };

/**
 * Records changes of different codes. An edit joins the last change of the same part if that change began
 * less than ten minutes ago. Call it in the transaction of the changes, while the rows of the projects or
 * links are locked.
 * @returns the ids of the changes, by code; codes in which nothing changed are left out
 */
export async function recordChanges(
  trx: Db,
  changes: readonly RecordedChange[],
  { caller, now, jobId }: RecordOptions,
): Promise<Map<string, number>> {
  const different = changes
    .map((change) => ({ ...change, what: changedParts(change.before, change.after) }))
    .filter(({ what }) => what.length > 0);
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
  const rows: Parameters<typeof insertChanges>[1][number][] = [];
  const oldest: ChangeHead[] = [];
  const joined = new Map<string, number>();
  for (const [index, { projectId, after, reverts, what }] of different.entries()) {
    const heads = headsOf.get(projectId) ?? [];
    const isEdit = jobId === undefined && reverts === undefined;
    const last = isEdit ? findJoinable(heads, { caller, what, now }) : undefined;
    if (last) {
      if (await joinChange(trx, last, after)) joined.set(projectId, last.id);
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
  return new Map([...joined, ...(await insertChanges(trx, rows))]);
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
  // Compares parsed JSON, because PostgreSQL wrote the changes that the migration created with spaces.
  if (isDeepStrictEqual(JSON.parse(await getBefore(trx, last.id)), columns)) {
    await deleteChanges(trx, [last.id]);
    return false;
  }
  await setAfter(trx, last.id, hashOf(columns));
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
