import type { AuditEntry } from '@everscan/contract/site.schemas';
import type { Insertable } from 'kysely';
import type { Db } from '../platform/db/connect.ts';
import { deleteOlder } from '../platform/db/delete-older.ts';
import { monthsBefore, type RetentionStep } from '../platform/db/retention-step.ts';
import type { Schema } from '../platform/db/schema.ts';

const AUDIT_TTL_MONTHS = 26;

type AdminActionRow = Omit<Insertable<Schema['audit_log']>, 'id'>;

/** Records an administrator's action. Run it in the transaction of the action. */
export async function recordAction(trx: Db, row: AdminActionRow): Promise<void> {
  await trx.insertInto('audit_log').values(row).execute();
}

/** Records an action that the operator took on an account on the command line. */
export function recordCommand(
  trx: Db,
  action: AuditEntry['action'],
  subjectId: number,
  at: number,
): Promise<void> {
  const row = { actor_id: null, code: null, subject_id: subjectId, reason: null };
  return recordAction(trx, { at, action, ...row });
}

/** Erases the address of an invited person from the audit log. */
export async function eraseInvited(trx: Db, email: string): Promise<void> {
  await trx
    .updateTable('audit_log')
    .set({ reason: null })
    .where('action', 'in', ['invite', 'uninvite'])
    .where('reason', '=', email)
    .execute();
}

/** The latest actions of administrators, newest first. */
export async function listActions(db: Db, limit: number): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ at, actor_id, subject_id, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    actorId: actor_id,
    subjectId: subject_id,
  }));
}

export const deleteOldActions: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'audit_log', 'at', monthsBefore(now, AUDIT_TTL_MONTHS), batch);
