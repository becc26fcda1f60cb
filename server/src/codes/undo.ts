/**
 * Takes back what the history recorded: the parts of a code get the columns that they had before a change, if they are
 * still as the change left them. That is a change as well, so it can be taken back too.
 */
import { isDeepStrictEqual } from 'node:util';
import type { ChangeLinkBody } from '@everscan/contract/codes.schemas';
import { lockOwner } from '../identity/index.ts';
import type { Db } from '../platform/db/connect.ts';
import type { Owner } from '../platform/db/owned.ts';
import { type HttpError, userError } from '../platform/http/http-error.ts';
import { kitWithDesign, listKitRows } from './brand-kits.ts';
import { type Cause, type Change, changeCode, changeCodes, dynamicContent } from './change.ts';
import {
  type CodeColumns,
  type CodeRow,
  columnNames,
  columnsOfCode,
  columnsOfParts,
  designOf,
  presentState,
} from './code.ts';
import {
  type ChangeRow,
  findChange,
  findJobChanges,
  isLatest,
  listPruned,
  partsOf,
} from './history.ts';

/**
 * Reverts a change. If an earlier design returns, the code uses the brand kit with that design, because the next update
 * of another kit would replace it. Run it in a transaction.
 * @param force reverts the change even if its parts have changed again since
 * @returns the code, and the id of the new change; undefined when nothing differs
 * @throws {HttpError} 404 when the owner has no such change, 409 when its parts changed again, 400 for the content of a
 * dynamic code, and any error of `changeCodes`
 */
export async function revert(
  trx: Db,
  caller: Owner,
  { id, changeId, force }: { id: string; changeId: number; force?: boolean | undefined },
  cause: Omit<Cause, 'by'>,
): Promise<{ code: CodeRow; changeId: number | undefined }> {
  await lockOwner(trx, caller); // before the kits are read
  const recorded = await findChange(trx, caller, changeId);
  if (recorded?.project_id !== id) throw changeNotFound();
  const kits = partsOf(recorded).includes('design') ? await listKitRows(trx, caller) : undefined;
  const change = (code: CodeRow): Change => {
    const reversal = reversalOf(recorded, code, force);
    if (!kits || !reversal.columns) return reversal;
    const design = designOf({ ...code, ...reversal.columns });
    const kit = kitWithDesign(kits, code.kit_id, { before: designOf(code), design });
    return { ...reversal, ...(kit !== undefined && { kit }) };
  };
  return changeCode(trx, caller, { id, change }, { ...cause, by: 'undo' });
}

/**
 * Undoes what a job changed in codes, except in those that have changed again since. Run it in a transaction.
 * @param kits if the job gave the codes a kit, that kit and those that they had before
 * @returns an error for each code that could not be reverted; any other value means that it was reverted
 */
export async function revertJob(
  trx: Db,
  caller: Owner,
  ids: readonly string[],
  {
    kits,
    createdAt,
    ...cause
  }: Omit<Cause, 'by'> & {
    jobId: string;
    createdAt: number;
    kits?: { given: string; before: ReadonlyMap<string, string | null> };
  },
): Promise<ReadonlyMap<string, unknown>> {
  const changes = await findJobChanges(trx, cause.jobId, ids);
  const unrecorded = ids.filter((id) => !changes.has(id));
  const pruned = kits ? await listPruned(trx, unrecorded, createdAt) : new Set(unrecorded);
  const edits = ids.map((id) => ({
    id,
    change: (code: CodeRow): Change => {
      const recorded = changes.get(id);
      if (!recorded && pruned.has(id)) throw changeNotFound();
      const reversal = recorded ? reversalOf(recorded, code) : {};
      if (!kits) return reversal;
      const had = kits.before.get(id) ?? null;
      if (code.kit_id === kits.given) return { ...reversal, kit: had };
      if (!recorded && code.kit_id !== had) throw changedLater();
      return reversal;
    },
  }));
  return changeCodes(trx, caller, edits, { ...cause, by: 'undo' });
}

/** @throws {HttpError} 409 when its parts changed again, 400 for the content of a dynamic code */
function reversalOf(recorded: ChangeRow, code: CodeRow, force = false): Change {
  const current = columnsOfCode(code);
  const parts = partsOf(recorded);
  if (!force && !isLatest(recorded, current)) throw changedLater();
  const before: CodeColumns = JSON.parse(recorded.before);
  const reverts = recorded.id;
  if (isDeepStrictEqual(columnsOfParts(current, parts), before)) return { reverts };
  if (parts.includes('content') && code.code !== null) throw dynamicContent();
  const recordedOf = (names: readonly (keyof CodeColumns)[]): CodeColumns =>
    Object.fromEntries(names.filter((name) => name in before).map((name) => [name, before[name]]));
  const columns = recordedOf(columnNames.projects);
  const link: ChangeLinkBody = presentState(recordedOf(columnNames.links));
  if (link.state === code.state) delete link.state; // a disabled link keeps the operator's state
  return { reverts, columns, ...(Object.keys(link).length > 0 && { link }) };
}

export function changeNotFound(): HttpError {
  return userError(404, 'not_found.change');
}

export function changedLater(): HttpError {
  return userError(409, 'version_conflict.later_change');
}
