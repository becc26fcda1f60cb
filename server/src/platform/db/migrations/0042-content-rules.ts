import type { ContentType, Ruled } from '@everscan/core/content/content-type';
import { underEarlierRules } from '@everscan/core/content/earlier-rules';
import { contentTypes } from '@everscan/core/content/index';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../connect.ts';
import type { Schema } from '../schema.ts';
import { updateRows } from '../write-rows.ts';

/** Rows in memory at the same time. */
const BATCH = 500;

/** Columns of a code, as the tables of codes, history and bin contain them. */
type Code = { type: string; data: string };

/**
 * Marks the contents that today's rules would draw otherwise than they were printed, such as all short links, whose
 * scheme was in upper case. This includes the history and the bin, from which contents return.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const trx = db as Db;
  await markRows<Code>(trx, { table: 'projects', key: 'id', columns: ['type', 'data'] }, marked);
  await markRows<{ before: string }>(
    trx,
    { table: 'project_changes', key: 'id', columns: ['before'], where: `what like '%"content"%'` },
    (row) => withMarked(row, 'before'),
  );
  await markRows<{ project: string }>(
    trx,
    { table: 'deleted_projects', key: 'project_id', columns: ['project'] },
    (row) => withMarked(row, 'project'),
  );
}

type Source = {
  table: 'projects' | 'project_changes' | 'deleted_projects';
  key: string;
  columns: readonly string[];
  where?: string;
};

async function markRows<Row extends object>(
  trx: Db,
  { table, key, columns, where = 'true' }: Source,
  mark: (row: Row) => Row,
): Promise<void> {
  const isNumber = table === 'project_changes';
  const read = sql.join([key, ...columns].map((name) => sql.ref(name)));
  let last: string | number = isNumber ? 0 : '';
  for (;;) {
    const { rows } = await sql<Row>`select ${read} from ${sql.table(table)}
      where ${sql.ref(key)} > ${last} and ${sql.raw(where)}
      order by ${sql.ref(key)} limit ${sql.lit(BATCH)}`.execute(trx);
    const changed = rows.flatMap((row) => {
      const after = mark(row);
      return after === row ? [] : [after as Record<string, string>];
    });
    await updateRows(trx, table as keyof Schema, changed, {}, key);
    const end = rows.at(-1)?.[key as keyof Row] as string | number | undefined;
    if (rows.length < BATCH || end === undefined) return;
    last = end;
  }
}

/** A row with the data marked that one of its columns contains, in JSON of a code's columns. */
function withMarked<Name extends string, Row extends { [Key in Name]: string }>(
  row: Row,
  name: Name,
): Row {
  const columns = JSON.parse(row[name]);
  const after = marked(columns);
  return after === columns ? row : { ...row, [name]: JSON.stringify(after) };
}

/** A row without data, or with damaged data, which no version could draw, stays as it is. */
function marked<Row extends Partial<Code>>(row: Row): Row {
  const type = contentTypes.find(({ id }) => id === row.type);
  if (!type || row.data === undefined) return row;
  try {
    const data = JSON.parse(row.data);
    const after = underEarlierRules(type as unknown as ContentType<string, Ruled>, data);
    return after === data ? row : { ...row, data: JSON.stringify(after) };
  } catch {
    return row;
  }
}
