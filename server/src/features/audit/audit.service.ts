import type { AuditEntry } from '@everscan/contract/api/reports';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';

export type AdminActionRow = Omit<Insertable<Schema['audit_log']>, 'id'>;

/** Writes down what an administrator did. Run it in the transaction of what was done. */
export async function recordAction(trx: Db, row: AdminActionRow): Promise<void> {
  await trx.insertInto('audit_log').values(row).execute();
}

/** The same of what the operator did to an account on the command line. */
export function recordCommand(
  trx: Db,
  action: AuditEntry['action'],
  subjectId: number,
  at: number,
): Promise<void> {
  const row = { actor_id: null, code: null, subject_id: subjectId, reason: null };
  return recordAction(trx, { at, action, ...row });
}

/** What administrators did last, newest first. */
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

/** @returns how many entries went, at most `limit` */
export async function deleteActions(db: Db, before: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('audit_log')
    .where('id', 'in', (old) =>
      old.selectFrom('audit_log').select('id').where('at', '<', before).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
