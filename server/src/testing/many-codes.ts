import { sql } from 'kysely';
import { insertTargets } from '../codes/targets.ts';
import type { Db } from '../platform/db/connect.ts';
import { insertRows } from '../platform/db/write-rows.ts';

/** Saves static codes of a user with the titles "Code 0", "Code 1", …, and returns their ids. */
export async function insertCodes(db: Db, userId: number, count: number): Promise<string[]> {
  const now = Date.now();
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ id: `code-${index}`.padEnd(22, '-'), workspace_id: userId, position: index },
    ...{
      title: `Code ${index}`,
      type: 'url',
      style: 'dots',
      data: '{"url":"a.example"}',
      names: '"a.example"',
    },
    ...{ design: null, version: 1, created_at: now, updated_at: now },
  }));
  await insertRows(db, 'projects', rows);
  return rows.map(({ id }) => id);
}

/** Like `insertCodes`, for dynamic codes. Returns the codes of their short links. */
export async function insertDynamicCodes(
  db: Db,
  userId: number,
  { count, target }: { count: number; target: string },
): Promise<string[]> {
  const now = Date.now();
  const rows = (await insertCodes(db, userId, count)).map((project_id, index) => ({
    ...{ code: `CODE${index}`, project_id, workspace_id: userId, target, location: target },
    ...{ state: 'active', version: 1, created_at: now, updated_at: now },
  }));
  const returning = sql`returning id as link_id`;
  const links = await insertRows<{ link_id: number }>(db, 'links', rows, returning);
  await insertTargets(
    db,
    links.map(({ link_id }) => ({ link_id, target, changed_at: now })),
  );
  return rows.map(({ code }) => code);
}
