import { sql } from 'kysely';
import type { Db } from '../platform/db/connect.ts';

export async function addToStatistic(db: Db, name: string, amount: number): Promise<void> {
  await db
    .insertInto('statistics')
    .values({ name, value: amount })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql`statistics.value + ${amount}` }),
    )
    .execute();
}

export async function findStatistic(db: Db, name: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('statistics')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}
