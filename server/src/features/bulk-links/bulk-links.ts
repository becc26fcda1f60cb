import { plans } from '@everscan/contract/plans';
import type { BulkCodes, BulkCodesBody, BulkOutcome } from '@everscan/contract/transfer.schemas';
import { type RawBuilder, sql } from 'kysely';
import { lockOwner, planOf } from '../../identity/index.ts';
import type { Db } from '../../platform/db/connect.ts';
import { inSavepoint } from '../../platform/db/in-savepoint.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { HttpError, userError } from '../../platform/http/http-error.ts';
import { signedOut } from '../../platform/http/session.ts';
import { findIdsInBin } from '../bin/bin.ts';
import { hourlyAllowance, type LinkRules, roomForLinks, timeOf } from '../links/links.ts';
import { keepPicture } from '../pictures/index.ts';
import { countProjects } from '../projects/projects.ts';
import { findKeyedCodes, keyIdOf, listKeys, saveKey } from './project-keys.ts';
import { GroupsOfRows } from './row-groups.ts';
import { checkRow, findCodeBySlugKey, saveRow } from './save-row.ts';

export { deleteExpiredKeys } from './project-keys.ts';

type SaveOptions = { caller: Owner; body: BulkCodesBody; rules: LinkRules; now: number };

/**
 * Creates or changes a dynamic code for each row, by the same rules as for single codes. Run it in a
 * transaction. The outcome of a row that breaks a rule is an error, and its changes are rolled back.
 * @throws {HttpError} 401 when the account is gone, 503 for failures that concern all rows
 */
export async function saveRows(
  trx: Db,
  { caller, body, rules, now }: SaveOptions,
): Promise<BulkCodes> {
  const { upload, design, kit, isDryRun, rows } = body;
  const user = await lockOwner(trx, caller);
  if (!user) throw signedOut();
  const { savedCodes } = plans[planOf(user)];
  const linkRoom = await roomForLinks(trx, user, rules);
  const room = Math.min(linkRoom, Math.max(0, savedCodes - (await countProjects(trx, caller))));
  const left = await hourlyAllowance(trx, user, now);
  const scope = { caller, upload };
  const keyIds = rows.map(({ key }) => keyIdOf(scope, key));
  const known = await findKeyedCodes(trx, caller, keyIds);
  const projectIds = await listKeys(trx, caller, keyIds);
  const inBin = await findIdsInBin(trx, caller, [...projectIds.values()], now);
  // A dry run writes no designs, because they make up most of a code's data.
  const kept = isDryRun || !design ? undefined : await keepPicture(trx, caller, design);
  const saved = new Set<string>();

  const groups = new GroupsOfRows(trx, { caller, now });
  const outcomes: BulkOutcome[] = [];
  if (isDryRun) await savepoint(trx, sql`savepoint dry_run`);
  for (const [index, row] of rows.entries()) {
    const keyId = keyIds[index] as string;
    try {
      const outcome = await inSavepoint(trx, async () => {
        if (keyIds.indexOf(keyId) < index) throw sameKey();
        const checked = checkRow(row);
        if (!known.has(keyId) && inBin.has(projectIds.get(keyId) ?? '')) {
          throw userError(400, 'bad_request.in_bin', { details: { field: 'key' } });
        }
        const code = known.get(keyId) ?? (await findCodeBySlugKey(trx, caller, checked));
        if (code && saved.has(code.id)) throw sameKey();
        const options = { caller, design: kept, kit, rules, now };
        const stored = await saveRow(trx, checked, code, options);
        const rowGroups = await groups.resolve(checked);
        if (!known.has(keyId) || upload !== undefined) {
          await saveKey(trx, scope, { id: keyId, projectId: stored.id, now });
        }
        saved.add(stored.id);
        groups.add(stored.id, rowGroups);
        return stored;
      });
      outcomes.push(outcome);
    } catch (error) {
      if (!(error instanceof HttpError) || error.statusCode >= 500) throw error;
      groups.reload();
      const { message, code, details } = error;
      outcomes.push({ is: 'error', error: { error: message, code, ...details } });
    }
  }
  const regrouped = await groups.apply();
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.is !== 'unchanged' || !regrouped.has(outcome.id)) continue;
    outcomes[index] = { ...outcome, is: 'changed' };
  }
  if (isDryRun) await savepoint(trx, sql`rollback to savepoint dry_run`);
  return { outcomes, room, thisHour: left && { ...left, until: timeOf(left.until) } };
}

function sameKey(): HttpError {
  return userError(400, 'bad_request.same_key', { details: { field: 'key' } });
}

async function savepoint(trx: Db, statement: RawBuilder<unknown>): Promise<void> {
  await statement.execute(trx);
}
