import { defaults } from '@everscan/contract/defaults';
import type { Language } from '@everscan/contract/languages';
import { codeName } from '../../code-name.ts';
import type { Db } from '../../platform/db/connect.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { type Owner, owned, ownedInBin } from '../../platform/db/owned.ts';
import { withKit } from '../brand-kits/kit-of-code.ts';
import { withLink } from '../links/links.ts';
import { withPictures } from '../pictures/index.ts';
import { ownColumns, type ProjectRow, type VisibleProject } from './project-columns.ts';

/** Up to `limit` of a user's projects in their order, after a position. */
export async function listProjectsAfter(
  db: Db,
  caller: Owner,
  { position, limit }: { position: number; limit: number },
): Promise<VisibleProject[]> {
  const rows = await listProjectsWithoutPictures(db, caller, { position, limit });
  return withPictures(db, caller, rows);
}

/** Like `listProjectsAfter`, but without the pictures, which may have 40 kB each. */
export async function listProjectsWithoutPictures(
  db: Db,
  caller: Owner,
  { position, limit }: { position: number; limit: number },
): Promise<VisibleProject[]> {
  return visibleProjects(owned(db, caller, 'projects'))
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
  return (await listProjectsById(db, caller, [id]))[0];
}

export async function listProjectsById(
  db: Db,
  caller: Owner,
  ids: readonly string[],
): Promise<VisibleProject[]> {
  const rows = await visibleProjects(owned(db, caller, 'projects'))
    .where(isOneOf(db, 'projects.id', ids, 'text'))
    .execute();
  return withPictures(db, caller, rows);
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
  const rows = await visibleProjects(ownedInBin(db, caller, 'projects'))
    .select('projects.deleted_at')
    .where('projects.deleted_at', '>', since)
    .where('projects.id', '>', id)
    .orderBy('projects.id')
    .limit(limit)
    .$castTo<VisibleProject & { deleted_at: number }>()
    .execute();
  return withPictures(db, caller, rows);
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

/** The design of each row has a reference to its picture, which `withPictures` resolves. */
function visibleProjects(projects: ReturnType<typeof owned<'projects'>>) {
  return projects.rows
    .select(['projects.id', 'projects.version', 'projects.position', 'projects.picture'])
    .select(['projects.created_at', 'projects.updated_at'])
    .select(columns)
    .$call(withKit)
    .$call(withLink)
    .$castTo<VisibleProject>();
}

export async function countProjects(db: Db, caller: Owner): Promise<number> {
  const { count } = await owned(db, caller, 'projects')
    .rows.select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
