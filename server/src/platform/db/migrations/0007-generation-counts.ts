import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres.ts';

/**
 * Counts that keep the dashboard fast at ten million rows (docs/decisions/0009-counting-generations.md).
 * The totals are summed once. Triggers keep the counts of existing rows up to date, whatever adds or
 * deletes rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = isPostgres(db);
  await createTables(db, postgres);
  await sql`insert into generation_totals (category, type, style, count)
    select category, type, style, sum(count) from generation_days group by category, type, style
  `.execute(db);
  await sql`insert into generation_counts (user_id, type, style, count)
    select 0, type, style, count(*) from generations group by type, style
    union all
    select user_id, type, style, count(*) from generations
    where user_id is not null group by user_id, type, style`.execute(db);
  await sql`insert into generation_blocks (type, style, block, count)
    select type, style, id / 10000, count(*) from generations group by type, style, id / 10000
  `.execute(db);
  for (const statement of postgres ? postgresTriggers : sqliteTriggers) {
    await sql.raw(statement).execute(db);
  }
  // SQLite appends the id to every index entry by itself.
  const id = postgres ? (['id'] as const) : [];
  await db.schema
    .createIndex('generations_filter')
    .on('generations')
    .columns(['type', 'style', ...id])
    .execute();
  await db.schema
    .createIndex('generations_user_filter')
    .on('generations')
    .columns(['user_id', 'type', 'style', ...id])
    .where(sql.ref('user_id'), 'is not', null)
    .execute();
  await db.schema.dropIndex('generations_user_id').execute();
}

async function createTables(db: Kysely<unknown>, postgres: boolean): Promise<void> {
  const end = postgres ? sql`` : sql`without rowid`;
  await db.schema
    .createTable('generation_totals')
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('style', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('generation_totals_key', ['category', 'type', 'style'])
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable('generation_counts')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('style', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('generation_counts_key', ['user_id', 'type', 'style'])
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable('generation_blocks')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('style', 'text', (column) => column.notNull())
    .addColumn('block', 'bigint', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('generation_blocks_key', ['type', 'style', 'block'])
    .modifyEnd(end)
    .execute();
}

const sqliteTriggers = [
  `create trigger generations_added after insert on generations begin
    insert into generation_blocks (type, style, block, count)
      values (new.type, new.style, new.id / 10000, 1)
      on conflict do update set count = count + 1;
    insert into generation_counts (user_id, type, style, count)
      values (0, new.type, new.style, 1)
      on conflict do update set count = count + 1;
    insert into generation_counts (user_id, type, style, count)
      select new.user_id, new.type, new.style, 1 where new.user_id is not null
      on conflict do update set count = count + 1;
  end`,
  `create trigger generations_removed after delete on generations begin
    update generation_blocks set count = count - 1
      where type = old.type and style = old.style and block = old.id / 10000;
    delete from generation_blocks
      where type = old.type and style = old.style and block = old.id / 10000 and count = 0;
    update generation_counts set count = count - 1
      where user_id in (0, old.user_id) and type = old.type and style = old.style;
    delete from generation_counts
      where user_id in (0, old.user_id) and type = old.type and style = old.style and count = 0;
  end`,
];

/** Runs once per statement, in the order of the key, so that transactions cannot deadlock. */
const countChanges = (sign: '' | '-') => `
  insert into generation_blocks as known (type, style, block, count)
    select type, style, id / 10000, ${sign}count(*) from changed
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (type, style, block) do update set count = known.count + excluded.count;
  insert into generation_counts as known (user_id, type, style, count)
    select counted.user_id, type, style, ${sign}count(*)
    from changed cross join lateral (values (0), (changed.user_id)) as counted (user_id)
    where counted.user_id is not null
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (user_id, type, style) do update set count = known.count + excluded.count;`;

const postgresTriggers = [
  `create function count_added_generations() returns trigger language plpgsql as $$ begin
    ${countChanges('')}
    return null;
  end $$`,
  `create function count_removed_generations() returns trigger language plpgsql as $$ begin
    ${countChanges('-')}
    delete from generation_blocks where count = 0
      and (type, style, block) in (select type, style, id / 10000 from changed);
    delete from generation_counts where count = 0
      and (user_id, type, style) in (
        select 0, type, style from changed union select user_id, type, style from changed);
    return null;
  end $$`,
  `create trigger generations_added after insert on generations referencing new table as changed
    for each statement execute function count_added_generations()`,
  `create trigger generations_removed after delete on generations referencing old table as changed
    for each statement execute function count_removed_generations()`,
];
