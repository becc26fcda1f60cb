import { defaults } from '@everscan/contract/defaults';
import type { Language } from '@everscan/contract/languages';
import { type RawBuilder, sql } from 'kysely';
import { codeName } from '../../code-name.ts';
import type { Db } from '../../platform/db/connect.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import { type Owner, owned, ownedInBin } from '../../platform/db/owned.ts';
import { withKit } from '../brand-kits/kit-of-code.ts';
import { withLink } from '../links/links.ts';
import {
  OMITTED_IMAGE,
  ownColumns,
  type ProjectRow,
  type VisibleProject,
} from './project-columns.ts';

/** Up to `limit` of a user's projects in their order, after a position. */
export async function listProjectsAfter(
  db: Db,
  caller: Owner,
  { position, limit }: { position: number; limit: number },
): Promise<VisibleProject[]> {
  return visibleProjects(db, caller)
    .where('projects.position', '>', position)
    .orderBy('projects.position')
    .limit(limit)
    .execute();
}

/** Like `listProjectsAfter`, but with `OMITTED_IMAGE` in place of each logo's image, which may have 40 kB. */
export async function listProjectsWithoutLogos(
  db: Db,
  caller: Owner,
  { position, limit }: { position: number; limit: number },
): Promise<VisibleProject[]> {
  return visibleProjects(db, caller, designWithoutLogo(db))
    .where('projects.position', '>', position)
    .orderBy('projects.position')
    .limit(limit)
    .execute();
}

/** The position of the newest project that is not among the newest `count`; -1 when all are. */
export async function positionBeforeNewest(db: Db, caller: Owner, count: number): Promise<number> {
  const row = await owned(db, caller, 'projects')
    .rows.select('position')
    .orderBy('position', 'desc')
    .offset(count)
    .limit(1)
    .executeTakeFirst();
  return row?.position ?? -1;
}

export async function findProject(
  db: Db,
  caller: Owner,
  id: string,
): Promise<VisibleProject | undefined> {
  return visibleProjects(db, caller).where('projects.id', '=', id).executeTakeFirst();
}

export async function listProjectsById(
  db: Db,
  caller: Owner,
  ids: readonly string[],
): Promise<VisibleProject[]> {
  return visibleProjects(db, caller)
    .where(isOneOf(db, 'projects.id', ids, 'text'))
    .execute();
}

/** A code with the texts by which people know it; `code` and `target` are null for a static code. */
export type NamedCode = Pick<ProjectRow, 'id' | 'data'> & {
  name: string;
  /** If false, the code is named after its target or content. */
  hasTitle: boolean;
  code: string | null;
  target: string | null;
};

/** The codes of the user among `ids`, with names in a language, in no particular order. */
export async function listNamedCodes(
  db: Db,
  caller: Owner,
  ids: readonly string[],
  language: Language,
): Promise<NamedCode[]> {
  const rows = await owned(db, caller, 'projects')
    .rows.leftJoin('links', 'links.project_id', 'projects.id')
    .select(['projects.id', 'projects.title', 'projects.names', 'projects.data'])
    .select(['links.code', 'links.target'])
    .where(isOneOf(db, 'projects.id', ids, 'text'))
    .execute();
  return rows.map(({ id, title, names, data, code, target }) => {
    const name = codeName({ title, names, target }, language);
    return { id, name, hasTitle: title !== defaults.projectTitle, data, code, target };
  });
}

/** Up to `limit` of a user's codes that were deleted after `since`, with the times of their deletion, by id. */
export async function listBinnedAfter(
  db: Db,
  caller: Owner,
  { since, id, limit }: { since: number; id: string; limit: number },
): Promise<(VisibleProject & { deleted_at: number })[]> {
  return visibleColumns(ownedInBin(db, caller, 'projects').rows)
    .select('projects.deleted_at')
    .where('projects.deleted_at', '>', since)
    .where('projects.id', '>', id)
    .orderBy('projects.id')
    .limit(limit)
    .$castTo<VisibleProject & { deleted_at: number }>()
    .execute();
}

/** Which of these ids have codes of a user, also of codes in the bin and of those that are being deleted for good. */
export async function listTakenIds(
  db: Db,
  caller: Owner,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const among = ({ rows }: ReturnType<typeof owned<'projects'>>) =>
    rows
      .select('id')
      .where(isOneOf(db, 'id', ids, 'text'))
      .execute();
  const own = await among(owned(db, caller, 'projects'));
  const binned = await among(ownedInBin(db, caller, 'projects'));
  return new Set([...own, ...binned].map(({ id }) => id));
}

const columns = ownColumns.map((column) => `projects.${column}` as const);

function visibleProjects(db: Db, caller: Owner, design?: RawBuilder<string | null>) {
  return visibleColumns(owned(db, caller, 'projects').rows, design);
}

function visibleColumns(
  projects: ReturnType<typeof owned<'projects'>>['rows'],
  design: RawBuilder<string | null> = sql.ref('projects.design'),
) {
  return projects
    .select(['projects.id', 'projects.version', 'projects.position'])
    .select(['projects.created_at', 'projects.updated_at'])
    .select(columns.filter((column) => column !== 'projects.design'))
    .select(design.as('design'))
    .$call(withKit)
    .$call(withLink)
    .$castTo<VisibleProject>();
}

function designWithoutLogo(db: Db): RawBuilder<string | null> {
  // PostgreSQL refuses to parse half a surrogate pair, which older versions stored as an escape.
  return isPostgres(db)
    ? sql`case when strpos(projects.design, '\\ud') > 0 then projects.design
        when jsonb_typeof(projects.design::jsonb -> 'logo') = 'object'
        then jsonb_set(projects.design::jsonb, '{logo,image}', to_jsonb(cast(${OMITTED_IMAGE} as text)))::text
        else projects.design end`
    : sql`case when json_type(projects.design, '$.logo') = 'object'
        then json_set(projects.design, '$.logo.image', ${OMITTED_IMAGE})
        else projects.design end`;
}

export async function countProjects(db: Db, caller: Owner): Promise<number> {
  const { count } = await owned(db, caller, 'projects')
    .rows.select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
