import { createHash, hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Rows in memory at the same time. Each may have a picture of 40 kB. */
const BATCH = 100;

/** Pictures get a table of their own; what shows them refers to them by hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('workspace_id', 'bigint', (column) => column.notNull().references('workspaces.id'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('unused_since', 'bigint')
    .addPrimaryKeyConstraint('pictures_key', ['workspace_id', 'hash'])
    .execute();
  for (const table of ['projects', 'project_changes', 'brand_kits', 'logos']) {
    await db.schema.alterTable(table).addColumn('picture', 'text').execute();
  }
  await renewHashes(db);
  await movePictures(db, 'projects', 'design', moveFromDesign);
  await movePictures(db, 'project_changes', 'before', moveFromChange);
  await movePictures(db, 'brand_kits', 'design', moveFromDesign);
  await movePictures(db, 'logos', 'image', moveFromLogo);
  await db.schema.alterTable('logos').dropColumn('image').execute();
  for (const table of ['projects', 'project_changes', 'brand_kits', 'logos']) {
    await sql`create index ${sql.ref(`${table}_picture`)} on ${sql.table(table)}
      (workspace_id, picture) where picture is not null`.execute(db);
  }
}

const referenceTo = (image: string) => `data:image/#${hash('sha256', image, 'base64url')}`;

/** A design, a change or a logo with a reference instead of its picture. */
type Moved = { stored: string; image: string | undefined };

function moveFromDesign(stored: string): Moved {
  const image = parse(stored)?.logo?.image;
  if (typeof image !== 'string' || !image.includes(';base64,')) return { stored, image: undefined };
  return { stored: stored.replace(JSON.stringify(image), `"${referenceTo(image)}"`), image };
}

function moveFromChange(stored: string): Moved {
  const columns = parse(stored);
  if (typeof columns?.design !== 'string') return { stored, image: undefined };
  const { stored: design, image } = moveFromDesign(columns.design);
  return { stored: JSON.stringify({ ...columns, design }), image };
}

const moveFromLogo = (image: string): Moved => ({ stored: '', image });

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // what is damaged stays as it is
  }
}

type Row = { id: string | number; workspace_id: number; stored: string };

async function movePictures(
  db: Kysely<unknown>,
  table: string,
  column: string,
  move: (stored: string) => Moved,
): Promise<void> {
  const isNumber = table === 'project_changes';
  for (let last: string | number = isNumber ? 0 : ''; ; ) {
    const { rows }: { rows: Row[] } = await sql<Row>`
      select id, workspace_id, ${sql.ref(column)} as stored from ${sql.table(table)}
      where id > ${last} and ${sql.ref(column)} like '%data:image/%;base64,%'
      order by id limit ${sql.lit(BATCH)}`.execute(db);
    for (const row of rows) {
      const { stored, image } = move(row.stored);
      if (image === undefined) continue;
      const key = hash('sha256', image, 'base64url');
      await sql`insert into pictures (workspace_id, hash, image)
        values (${row.workspace_id}, ${key}, ${image})
        on conflict do nothing`.execute(db);
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${stored}, picture = ${key}
        where id = ${row.id}`.execute(db);
    }
    const end = rows.at(-1);
    if (rows.length < BATCH || !end) return;
    last = end.id;
  }
}

/** The recorded columns by part, as they were at this migration. */
const partColumns: Record<string, readonly string[]> = {
  title: ['title'],
  content: ['type', 'data'],
  design: ['style', 'design'],
  target: ['target', 'utm'],
  query: ['passes_query'],
  state: ['state', 'pause_text'],
  schedule: ['starts_at', 'ends_at', 'fallback'],
};

type Columns = Record<string, unknown>;

function hashOf(state: Columns, what: readonly string[], design: unknown): string {
  const names = what.flatMap((part) => partColumns[part] ?? []);
  const columns: Columns = Object.fromEntries(
    names.map((name) => [name, (name === 'design' ? design : state[name]) ?? null]),
  );
  if (typeof columns.data === 'string') columns.data = columns.data.replace(/,"rules":1\}$/, '}');
  return createHash('sha256').update(JSON.stringify(columns)).digest('base64url').slice(0, 22);
}

/** Changes of designs have a hash of the design after them, by which Undo knows that nothing has changed since. */
async function renewHashes(db: Kysely<unknown>): Promise<void> {
  const hasPicture = sql`like '%data:image/%;base64,%'`;
  const { rows: codes } = await sql<{ id: string }>`
    select id from projects where design ${hasPicture}
    union select project_id from project_changes where before ${hasPicture}`.execute(db);
  for (const { id } of codes) {
    const { rows } = await sql<Columns>`select projects.title, projects.type, projects.data,
        projects.style, projects.design, links.target, links.utm, links.passes_query, links.state,
        links.pause_text, links.starts_at, links.ends_at, links.fallback
      from projects left join links on links.project_id = projects.id
      where projects.id = ${id}`.execute(db);
    const { rows: changes } = await sql<{
      id: number;
      what: string;
      before: string;
      after_hash: string;
    }>`select id, what, before, after_hash from project_changes
      where project_id = ${id} order by id desc`.execute(db);
    let state = rows[0] ?? {};
    for (const change of changes) {
      const what: string[] = parse(change.what) ?? [];
      const { design } = state;
      if (what.includes('design') && typeof design === 'string') {
        const renewed = hashOf(state, what, moveFromDesign(design).stored);
        if (hashOf(state, what, design) === change.after_hash) {
          await sql`update project_changes set after_hash = ${renewed} where id = ${change.id}`.execute(
            db,
          );
        }
      }
      state = { ...state, ...parse(change.before) };
    }
  }
}
