import { hash } from 'node:crypto';
import { normalKey } from '@everscan/contract/transfer.schemas';
import type { Db } from '../../platform/db/connect.ts';
import { deleteOlder } from '../../platform/db/delete-older.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { type Owner, owned } from '../../platform/db/owned.ts';
import type { RetentionStep } from '../../platform/db/retention-step.ts';

/** How long after its last row an upload can be continued, in ms. */
const UPLOAD_TTL_MS = 31 * 24 * 3600 * 1000;

/** The owner of keys, and their upload; undefined if all uploads of the user share the keys. */
export type KeyScope = { caller: Owner; upload: string | undefined };

/** The columns of a dynamic code that an upload compares with its row. */
export type KeyedCode = {
  id: string;
  title: string;
  /** JSON of the content. */
  data: string;
  code: string;
  target: string;
  /** JSON, null without any. */
  utm: string | null;
};

/** The id of a key's row. The key itself is not stored. */
export function keyIdOf({ caller, upload = '' }: KeyScope, key: string): string {
  const text = JSON.stringify([caller.workspace, upload, normalKey(key)]);
  return hash('sha256', text, 'buffer').subarray(0, 16).toString('base64url');
}

/** The codes that were created with these keys, by the keys' ids. Deleted codes are left out. */
export async function findKeyedCodes(
  db: Db,
  caller: Owner,
  keyIds: readonly string[],
): Promise<Map<string, KeyedCode>> {
  const rows = await codesOf(db, caller)
    .innerJoin('project_keys', 'project_keys.project_id', 'projects.id')
    .select('project_keys.id as key_id')
    .where('project_keys.workspace_id', '=', caller.workspace)
    .where(isOneOf(db, 'project_keys.id', keyIds, 'text'))
    .execute();
  return new Map(rows.map(({ key_id, ...code }) => [key_id, code]));
}

/** The ids of the codes that were created with these keys, by the keys' ids. Deleted codes are included. */
export async function listKeys(
  db: Db,
  caller: Owner,
  keyIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await owned(db, caller, 'project_keys')
    .rows.select(['id', 'project_id'])
    .where(isOneOf(db, 'id', keyIds, 'text'))
    .execute();
  return new Map(rows.map(({ id, project_id }) => [id, project_id]));
}

/** A user's code with this slug. */
export async function findCodeBySlug(
  db: Db,
  caller: Owner,
  slug: string,
): Promise<KeyedCode | undefined> {
  return codesOf(db, caller).where('links.code', '=', slug).executeTakeFirst();
}

function codesOf(db: Db, caller: Owner) {
  return owned(db, caller, 'projects')
    .rows.innerJoin('links', 'links.project_id', 'projects.id')
    .select(['projects.id', 'projects.title', 'projects.data'])
    .select(['links.code', 'links.target', 'links.utm']);
}

/** Stores that a key refers to a code. */
export async function saveKey(
  trx: Db,
  { caller, upload }: KeyScope,
  { id, projectId, now }: { id: string; projectId: string; now: number },
): Promise<void> {
  const code = { project_id: projectId, expires_at: upload ? now + UPLOAD_TTL_MS : null };
  await trx
    .insertInto('project_keys')
    .values({ id, workspace_id: caller.workspace, ...code })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(code))
    .execute();
}

/** Deletes the keys of codes that are deleted for good. */
export async function deleteKeysOf(trx: Db, projectIds: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('project_keys')
    .where(isOneOf(trx, 'project_id', projectIds, 'text'))
    .execute();
}

export const deleteExpiredKeys: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'project_keys', 'expires_at', now + 1, batch);
