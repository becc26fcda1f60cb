import type {
  ChangeProjectBody,
  CreateProjectBody,
  Project,
} from '@everscan/contract/codes.schemas';
import { contentSchema } from '@everscan/contract/content';
import { type PlanId, plans } from '@everscan/contract/plans';
import type { Content } from '@everscan/core/content/index';
import { lockOwner, planOf } from '../../identity/index.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { readPages } from '../../platform/db/pages.ts';
import { badRequest, type HttpError, userError } from '../../platform/http/http-error.ts';
import { issueText } from '../../platform/http/presenter.ts';
import { signedOut } from '../../platform/http/session.ts';
import { createId } from '../../platform/random-id.ts';
import { assignKit, restoreKit } from '../brand-kits/kit-of-code.ts';
import { chooseCode, createLink, isDynamic, type LinkRules } from '../links/links.ts';
import { keepPicture } from '../pictures/index.ts';
import {
  columnsOf,
  type OwnColumns,
  presentListedProject,
  presentProject,
  type VisibleProject,
} from './project-columns.ts';
import { applyEdits, insertProjectBelowLimit, lockProjects } from './project-writes.store.ts';
import {
  findProject,
  listProjectsById,
  listProjectsWithoutPictures,
  listTakenIds,
  positionBeforeNewest,
} from './projects.store.ts';

export { designOf, presentProject, type VisibleProject } from './project-columns.ts';
export {
  countProjects,
  listBinnedAfter,
  listNamedCodes,
  listProjectsAfter,
  type NamedCode,
} from './projects.store.ts';

/** Rows per query, so that other requests do not wait long. */
const BATCH = 250;

/**
 * A user's projects, or the newest `limit` of them, in the order of their creation, with an empty image
 * in each logo.
 */
export async function listProjects(db: Db, caller: Owner, limit?: number): Promise<Project[]> {
  const before = limit === undefined ? -1 : await positionBeforeNewest(db, caller, limit);
  const pages = readPages<VisibleProject>(BATCH, (last) =>
    listProjectsWithoutPictures(db, caller, { position: last?.position ?? before, limit: BATCH }),
  );
  const projects: Project[] = [];
  for await (const rows of pages) {
    projects.push(...rows.map(presentListedProject));
    await new Promise((resolve) => setImmediate(resolve)); // lets other requests run
  }
  return projects;
}

/** A project with its logo. @throws {HttpError} 404 when the user has no such project */
export async function getProject(db: Db, caller: Owner, id: string): Promise<Project> {
  const row = await findProject(db, caller, id);
  if (!row) throw projectNotFound();
  return presentProject(row);
}

/** The projects of the user among `ids`, with their logos, in no particular order. */
export async function findProjects(
  db: Db,
  caller: Owner,
  ids: readonly string[],
): Promise<Project[]> {
  return (await listProjectsById(db, caller, ids)).map(presentProject);
}

type CreateOptions = {
  caller: Owner;
  /**
   * Id for the new code. If the code already exists, it is returned unchanged; if it is in the bin, the new
   * code gets another id.
   */
  id?: string | undefined;
  body: CreateProjectBody;
  rules: LinkRules;
  now: number;
};

/**
 * Saves a new code, and the short link of a dynamic one. A code created offline may name a brand kit that has
 * since been deleted; it is then saved without one. Run it in a transaction.
 * @throws {HttpError} 403 when the plan allows no more, 401 when the account is gone; for a dynamic code, any
 * error of `chooseCode` and `createLink`
 */
export async function createProject(
  trx: Db,
  { caller, id: wantedId = createId(), body, rules, now }: CreateOptions,
): Promise<Project> {
  const { link, kit, ...fields } = body;
  if (link && fields.type !== 'url') throw userError(400, 'bad_request.only_addresses');
  const user = await lockOwner(trx, caller);
  if (!user) throw signedOut();
  const existing = await findProject(trx, caller, wantedId);
  if (existing) return presentProject(existing);
  const taken = await listTakenIds(trx, caller, [wantedId]);
  const id = taken.has(wantedId) ? createId() : wantedId;
  const chosen = link && (await chooseCode(trx, user, { slug: link.slug, rules, now }));
  const design = fields.design && (await keepPicture(trx, caller, fields.design));
  const own = { design: null, ...columnsOf({ ...fields, design }) } as OwnColumns;
  const data = chosen && { data: JSON.stringify({ url: chosen.url }) };
  const row = { id, caller, ...own, ...data };
  const plan = planOf(user);
  if (!(await insertProjectBelowLimit(trx, plans[plan].savedCodes, row, now))) {
    throw projectLimitReached(plan);
  }
  if (link && chosen) {
    await createLink(trx, { caller, projectId: id, code: chosen.code, link, rules, now });
  }
  if (kit !== undefined) await restoreKit(trx, { caller, projectIds: [id], kit });
  return getProject(trx, caller, id);
}

type ChangeOptions = {
  caller: Owner;
  id: string;
  body: ChangeProjectBody;
  now: number;
};

/**
 * Applies the fields in `body`. If nothing differs from the saved code, its version stays. Run it in a
 * transaction.
 * @throws {HttpError} 404 when the user has no such project or brand kit, 400 for the content of a dynamic
 * code, 409 with the current project when `body` was made for an older version
 */
export async function changeProject(
  trx: Db,
  { caller, id, body, now }: ChangeOptions,
): Promise<Project> {
  const { version, type, data, kit, ...fields } = body;
  // Before any code is locked, as in jobs, so that transactions cannot deadlock.
  const design = fields.design && (await keepPicture(trx, caller, fields.design));
  const lock = async () => (await lockProjects(trx, caller, [id])).get(id);
  // Locks the code before its content is checked, so that no other request changes its type in the meantime.
  const locked = data === undefined ? undefined : await lock();
  if (data !== undefined && (await isDynamic(trx, caller, id))) {
    const current = await getProject(trx, caller, id);
    throw version === undefined || version === current.version
      ? dynamicContent()
      : conflict(current);
  }
  const content = await contentOf(trx, caller, id, { type, data });
  const change = columnsOf({ ...fields, ...content, design });
  if (kit !== undefined) await assignKitTo(trx, { caller, id, kit });
  if (Object.keys(change).length > 0) {
    const before = locked ?? (await lock());
    if (before && (version === undefined || version === before.version)) {
      await applyEdits(trx, [{ before, change }], { caller, now });
      return getProject(trx, caller, id);
    }
  }
  const current = await getProject(trx, caller, id);
  if (version === undefined || version === current.version) return current;
  throw conflict(current);
}

async function assignKitTo(
  trx: Db,
  { caller, id, kit }: { caller: Owner; id: string; kit: string | null },
): Promise<void> {
  if (!(await lockProjects(trx, caller, [id])).has(id)) throw projectNotFound();
  await assignKit(trx, { caller, projectIds: [id], kit });
}

export function dynamicContent(): HttpError {
  return userError(400, 'dynamic_content');
}

export function conflict(project: Project): HttpError {
  return userError(409, 'version_conflict', { details: { project } });
}

/** The content of a change. Without `type`, `data` is for the saved type. @throws {HttpError} 400, 404 */
async function contentOf(
  trx: Db,
  caller: Owner,
  id: string,
  { type, data }: { type: Content['type'] | undefined; data: unknown },
): Promise<Partial<Content>> {
  if (data === undefined) return {};
  const saved = type ?? (await getProject(trx, caller, id)).type;
  const content = anyContentSchema.safeParse({ type: saved, data });
  if (content.success) return content.data;
  const [issue] = content.error.issues;
  const field = issue?.path.join('.') || 'data';
  throw issue?.code === 'unrecognized_keys'
    ? badRequest(`Unknown field: ${field}.${issue.keys[0]}`)
    : badRequest(`${field}: ${issueText(issue)}`);
}

const anyContentSchema = contentSchema({});

export function projectNotFound(): HttpError {
  return userError(404, 'not_found.project');
}

export function projectLimitReached(plan: PlanId): HttpError {
  return userError(403, 'project_limit_reached', { params: { plan } });
}
