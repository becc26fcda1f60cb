import { randomBytes } from 'node:crypto';
import type {
  ChangeProjectBody,
  CreateProjectBody,
  Project,
} from '@everscan/contract/api/projects';
import { plans } from '@everscan/contract/plans';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { upgradeDesign } from '@everscan/core/design/upgrade';
import { styleOf } from '@everscan/core/style/index';
import type { Db } from '../../db/connect.ts';
import { badRequest, HttpError } from '../../http/http-error.ts';
import { signedOut } from '../../http/session.ts';
import {
  chooseCode,
  createLink,
  deleteLink,
  isDynamic,
  type LinkRules,
  presentLink,
} from '../links/links.service.ts';
import {
  deleteProject as deleteRow,
  findProject,
  insertProjectBelow,
  type ProjectChange,
  type ProjectColumns,
  takeTurn,
  updateProject,
  type VisibleProject,
} from './projects.store.ts';

export type { VisibleProject } from './projects.store.ts';

/** 128 bits in base64url. */
const PROJECT_ID = /^[\w-]{22}$/;

export function isProjectId(text: string): boolean {
  return PROJECT_ID.test(text);
}

/**
 * Saves a new code, and the short link of a dynamic one. Run it in a transaction.
 * @throws {HttpError} 403 when the plan allows no more, 401 when the account is gone; for a dynamic
 * one also what `chooseCode` and `createLink` throw.
 */
export async function createProject(
  trx: Db,
  userId: number,
  { title, type, style, data, design, link }: CreateProjectBody,
  rules: LinkRules,
  now: number,
): Promise<Project> {
  if (link && type !== 'url') throw badRequest('Only a web address can be a dynamic code.');
  const user = await takeTurn(trx, userId);
  if (!user) throw signedOut();
  const { savedCodes } = plans[user.subscribed ? 'pro' : 'free'];
  const id = randomBytes(16).toString('base64url');
  const look = design ? columnsOf(design) : { style, design: null };
  const chosen = link && (await chooseCode(trx, { userId, ...user }, link, rules, now));
  const row = {
    id,
    title,
    type,
    data: JSON.stringify(chosen ? { url: chosen.url } : data),
    ...look,
  };
  if (!(await insertProjectBelow(trx, savedCodes, userId, row, now))) {
    throw new HttpError(403, 'project_limit_reached', limitMessage(user.subscribed));
  }
  if (link && chosen) {
    await createLink(trx, { userId, projectId: id }, chosen.code, link, rules, now);
  }
  return getProject(trx, userId, id);
}

/**
 * Changes what `body` names. Run it in a transaction.
 * @throws {HttpError} 404 when the user has no such project, 400 for what a dynamic code says, 409
 * with the project as it is now when it is no longer the version that was changed.
 */
export async function changeProject(
  trx: Db,
  userId: number,
  id: string,
  body: ChangeProjectBody,
  now: number,
): Promise<Project> {
  const { version, ...named } = body;
  if ('type' in named && (await isDynamic(trx, userId, id))) {
    throw new HttpError(400, 'dynamic_content', DYNAMIC_MESSAGE);
  }
  const change: ProjectChange = {
    ...(named.title !== undefined && { title: named.title }),
    ...(named.style !== undefined && { style: named.style }),
    ...(named.design && columnsOf(named.design)),
    ...('type' in named && { type: named.type, data: JSON.stringify(named.data) }),
  };
  if (Object.keys(change).length > 0) {
    const isChanged = await updateProject(trx, userId, id, change, version, now);
    if (isChanged) return getProject(trx, userId, id);
  }
  const current = await getProject(trx, userId, id);
  if (version === undefined || version === current.version) return current;
  const details = { project: current };
  throw new HttpError(409, 'version_conflict', CONFLICT_MESSAGE, {}, details);
}

/** Deletes a user's project, and what stands behind its short link. @throws {HttpError} 404 */
export async function deleteProject(
  trx: Db,
  userId: number,
  id: string,
  now: number,
): Promise<void> {
  await deleteLink(trx, userId, id, now);
  if (!(await deleteRow(trx, userId, id))) throw projectNotFound();
}

async function getProject(trx: Db, userId: number, id: string): Promise<Project> {
  const row = await findProject(trx, userId, id);
  if (!row) throw projectNotFound();
  return presentProject(row);
}

export function projectNotFound(): HttpError {
  return new HttpError(404, 'not_found', 'This project does not exist.');
}

/** The only way in which a project's row leaves the server. */
export function presentProject(row: VisibleProject): Project {
  const { id, title, type, style, data, version } = row;
  // What these columns hold has passed the contract's schema.
  return {
    id,
    title,
    type,
    style,
    data: JSON.parse(data),
    design: designOf(row),
    version,
    link: row.code === null ? null : presentLink(row),
  } as Project;
}

/** A design as it is stored; its style stands in a column of its own, for queries. */
export function columnsOf(design: Design): Pick<ProjectColumns, 'style' | 'design'> {
  return { style: styleOf(design), design: JSON.stringify(design) };
}

/** The design of any version as today's, in the style that was changed last. */
function designOf({ style, design }: ProjectColumns): Design {
  const shape = style === 'dots' ? 'dots' : 'standard';
  if (design === null) return { ...defaultDesign, shape };
  const upgraded = upgradeDesign(JSON.parse(design));
  return styleOf(upgraded) === style ? upgraded : { ...upgraded, shape };
}

const DYNAMIC_MESSAGE =
  'The symbol of a dynamic code cannot change, since it may be printed. Change its target instead.';

const CONFLICT_MESSAGE = 'This project was changed elsewhere in the meantime.';

/** What a user is told whose plan holds no more codes. */
export function limitMessage(subscribed: boolean): string {
  const { free, pro } = plans;
  const { label, savedCodes } = subscribed ? pro : free;
  const full = `You have saved ${count(savedCodes)} codes, as many as the ${label} plan holds.`;
  return subscribed
    ? `${full} Delete one to save another.`
    : `${full} Delete one, or switch to ${pro.label} to save up to ${count(pro.savedCodes)}.`;
}

function count(number: number): string {
  return number.toLocaleString('en');
}
