import { type Kysely, sql } from 'kysely';
import { contentNames } from '../../http/presenter.ts';
import type { Db } from '../connect.ts';
import { updateRows } from '../write-rows.ts';

/** Rows in memory at the same time. */
const BATCH = 500;

/** Stores the names that pages show for the content of codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('projects')
    .addColumn('names', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const trx = db as Db;
  for (let last = ''; ; ) {
    const { rows } = await sql<{ id: string; type: string; data: string }>`
      select id, type, data from projects where id > ${last} order by id limit ${sql.lit(BATCH)}
    `.execute(trx);
    const named = rows.map(({ id, type, data }) => ({ id, names: contentNames(type, data) }));
    await updateRows(trx, 'projects', named);
    const end = rows.at(-1);
    if (rows.length < BATCH || !end) return;
    last = end.id;
  }
}
