import type { ChangeLinkBody, Link, LinkTarget, NewLink, Utm } from '@everscan/contract/api/links';
import type { ErrorCode } from '@everscan/contract/errors';
import { plans } from '@everscan/contract/plans';
import { CodeError } from '@everscan/core/code-error';
import { absoluteUrl } from '@everscan/core/content/url';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { isPostgres } from '../../db/is-postgres.ts';
import { HttpError, unavailable } from '../../http/http-error.ts';
import { checkQuota, type TargetCheck } from '../abuse/abuse.service.ts';
import { deleteScansOf } from '../scans/scans.service.ts';
import {
  buryLinks,
  countLinks,
  findLink,
  findLinkByCode,
  insertLink,
  insertTarget,
  type LinkChange,
  type LinkRow,
  listTargets,
  updateLink,
} from './links.store.ts';
import { locationOf } from './location.ts';
import { randomCode, symbolUrl } from './short-code.ts';

/** What a redirect needs of a link. */
export type RedirectRow = Pick<
  LinkRow,
  'id' | 'code' | 'state' | 'location' | 'pause_text' | 'starts_at' | 'ends_at' | 'fallback'
>;

/** What this server links to. */
export type LinkRules = {
  /** Origin of short links. */
  shortUrl: string;
  /** Of an absolute address; `href` is what a browser makes of it. */
  checkTarget(url: string): TargetCheck;
};

/** `code` as it stands in the table, in upper case. Deleted links are found too. */
export async function findRedirect(db: Db, code: string): Promise<RedirectRow | undefined> {
  return db
    .selectFrom('links')
    .select(['id', 'code', 'state', 'location', 'pause_text', 'starts_at', 'ends_at', 'fallback'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/**
 * The code of a new link, and what its project's `data.url` holds. Call it in the transaction that
 * creates the link, after the owner's transactions have been made to take turns.
 * @throws {HttpError} 403 when the plan allows no more or no own slug, 409 when the slug is taken,
 * 429 for too many by a new account.
 */
export async function chooseCode(
  trx: Db,
  owner: { userId: number; subscribed: boolean },
  { slug }: NewLink,
  { shortUrl }: LinkRules,
  now: number,
): Promise<{ code: string; url: string }> {
  await checkQuota(trx, owner.userId, now, 'create');
  const plan = plans[owner.subscribed ? 'pro' : 'free'];
  if ((await countLinks(trx, owner.userId)) >= plan.dynamicCodes) {
    throw new HttpError(403, 'dynamic_limit_reached', limitMessage(owner.subscribed));
  }
  if (slug !== undefined && !plan.ownSlugs) {
    throw refusal(403, 'slug_needs_pro', `Own endings are part of ${plans.pro.label}.`, 'slug');
  }
  if (slug !== undefined && (await findLinkByCode(trx, slug))) throw slugTaken();
  let code = slug ?? randomCode();
  while (slug === undefined && (await findLinkByCode(trx, code))) code = randomCode();
  return { code, url: symbolUrl(shortUrl, code) };
}

/**
 * Adds the link of a project and the first row of its history.
 * @throws {HttpError} 400 for a target that may not be linked to, 409 when the slug is taken.
 */
export async function createLink(
  trx: Db,
  owner: { userId: number; projectId: string },
  code: string,
  { target: typed, slug, utm = {} }: NewLink,
  rules: LinkRules,
  now: number,
): Promise<void> {
  const { target, href } = addressOf(typed, 'target', rules);
  const row = {
    code,
    user_id: owner.userId,
    project_id: owner.projectId,
    target,
    utm: columnOf(utm),
    location: locationOf(href, utm),
  };
  const id = await insertLink(trx, row, now);
  if (id === undefined) {
    throw slug === undefined ? unavailable('Please try again.', 1) : slugTaken();
  }
  await insertTarget(trx, id, target, now);
  await noteLinkChange(trx, code, now); // one that asked before it existed remembers that
}

/**
 * Changes what `body` names of the link of a user's project. Run it in a transaction.
 * @throws {HttpError} 404 when there is none, 409 with the link as it is now when it is no longer
 * the version that was changed, 400 for an address that may not be linked to or a wrong schedule.
 */
export async function changeLink(
  trx: Db,
  userId: number,
  projectId: string,
  body: ChangeLinkBody,
  rules: LinkRules,
  now: number,
): Promise<Link> {
  const row = await findLink(trx, userId, projectId, true);
  if (!row) throw linkNotFound();
  if (body.version !== undefined && body.version !== row.version) {
    const details = { link: presentLink({ ...row, link_version: row.version }) };
    const message = 'This code was changed elsewhere in the meantime.';
    throw new HttpError(409, 'version_conflict', message, {}, details);
  }
  if (body.state !== undefined && row.state === 'disabled') {
    throw refusal(403, 'link_disabled', DISABLED_MESSAGE, 'state');
  }
  const change: LinkChange = {
    ...targetChange(row, body, rules),
    ...(body.state && { state: body.state }),
    ...(body.pauseText !== undefined && { pause_text: body.pauseText || null }),
    ...scheduleChange(row, body),
    ...(body.fallback !== undefined && {
      fallback: body.fallback ? addressOf(body.fallback, 'fallback', rules).href : null,
    }),
  };
  if (Object.keys(change).length === 0) return presentLink({ ...row, link_version: row.version });
  if (change.target !== undefined && change.target !== row.target) {
    await checkQuota(trx, userId, now, 'change');
    await insertTarget(trx, row.id, change.target, now);
  }
  const changed = await updateLink(trx, row.id, change);
  await noteLinkChange(trx, row.code, now);
  return presentLink({ ...changed, link_version: changed.version, data: row.data });
}

/** @throws {HttpError} 404 when the user has no such dynamic project. */
export async function listLinkTargets(
  db: Db,
  userId: number,
  projectId: string,
): Promise<LinkTarget[]> {
  const row = await findLink(db, userId, projectId);
  if (!row) throw linkNotFound();
  const targets = await listTargets(db, row.id);
  return targets.map(({ target, changed_at }) => ({ target, changedAt: timeOf(changed_at) }));
}

/** Whether the symbol of a user's project holds a short link. */
export async function isDynamic(db: Db, userId: number, projectId: string): Promise<boolean> {
  return (await findLink(db, userId, projectId)) !== undefined;
}

/** Leaves a tombstone of a project's link, if it has one. Call it before the project is deleted. */
export async function deleteLink(
  trx: Db,
  userId: number,
  projectId: string,
  now: number,
): Promise<void> {
  await bury(trx, userId, projectId, now);
}

/** Leaves tombstones of all links of a user. Call it before the user is deleted. */
export async function deleteLinksOf(trx: Db, userId: number, now: number): Promise<void> {
  await bury(trx, userId, undefined, now);
}

async function bury(trx: Db, userId: number, projectId: string | undefined, now: number) {
  const buried = await buryLinks(trx, userId, projectId, now);
  await deleteScansOf(
    trx,
    buried.map(({ id }) => id),
  );
  await noteLinkChange(
    trx,
    buried.map(({ code }) => code),
    now,
  );
}

type LinkRef = Pick<LinkRow, 'id' | 'code' | 'state' | 'owners_state'>;

/** By the operator, until `enableLink`. */
export async function disableLink(trx: Db, link: LinkRef, now: number): Promise<void> {
  if (link.state === 'disabled') return;
  await updateLink(trx, link.id, { state: 'disabled', owners_state: link.state });
  await noteLinkChange(trx, link.code, now);
}

/** What its owner had paused is paused again. */
export async function enableLink(trx: Db, link: LinkRef, now: number): Promise<void> {
  await updateLink(trx, link.id, { state: link.owners_state ?? 'active', owners_state: null });
  await noteLinkChange(trx, link.code, now);
}

/** Tells every process that links are others, once the transaction is committed. */
export async function noteLinkChange(
  trx: Db,
  code: string | readonly string[],
  now: number,
): Promise<void> {
  const codes = [code].flat();
  if (codes.length === 0) return;
  await trx.updateTable('links').set({ updated_at: now }).where('code', 'in', codes).execute();
  if (!isPostgres(trx)) return;
  await sql`select pg_notify('links', code) from unnest(${codes}::text[]) as code`.execute(trx);
}

/** The columns of `links` that `presentLink` needs, named so that a project's stand beside them. */
export const linkColumns = [
  'links.code',
  'links.target',
  'links.utm',
  'links.state',
  'links.pause_text',
  'links.starts_at',
  'links.ends_at',
  'links.fallback',
  'links.version as link_version',
] as const;

/** What an owner sees of a link, and the `data` of its project. */
export type ShownLink = Pick<
  LinkRow,
  'code' | 'target' | 'utm' | 'state' | 'pause_text' | 'starts_at' | 'ends_at' | 'fallback'
> & { link_version: number; data: string };

/** The only way in which a link's row leaves the server. */
export function presentLink(row: ShownLink): Link {
  return {
    code: row.code,
    // Not made anew: the operator may have another short domain by now.
    shortUrl: absoluteUrl(JSON.parse(row.data).url, 'url'),
    target: row.target,
    utm: row.utm === null ? {} : JSON.parse(row.utm),
    state: row.state as Link['state'], // a deleted link has no project
    pauseText: row.pause_text ?? '',
    startsAt: row.starts_at === null ? null : timeOf(row.starts_at),
    endsAt: row.ends_at === null ? null : timeOf(row.ends_at),
    fallback: row.fallback,
    version: row.link_version,
  };
}

function targetChange(row: LinkRow, body: ChangeLinkBody, rules: LinkRules): LinkChange {
  if (body.target === undefined && body.utm === undefined) return {};
  const utm: Utm = body.utm ?? (row.utm === null ? {} : JSON.parse(row.utm));
  const { target, href } =
    body.target === undefined
      ? { target: row.target, href: new URL(row.target).href }
      : addressOf(body.target, 'target', rules);
  return { target, utm: columnOf(utm), location: locationOf(href, utm) };
}

function scheduleChange(row: LinkRow, { startsAt, endsAt }: ChangeLinkBody): LinkChange {
  if (startsAt === undefined && endsAt === undefined) return {};
  const starts_at = startsAt === undefined ? row.starts_at : startsAt && Date.parse(startsAt);
  const ends_at = endsAt === undefined ? row.ends_at : endsAt && Date.parse(endsAt);
  if (starts_at !== null && ends_at !== null && ends_at <= starts_at) {
    throw refusal(400, 'bad_request', 'The end must be after the start.', 'endsAt');
  }
  return { starts_at: starts_at as number | null, ends_at: ends_at as number | null };
}

/** What a person typed as an absolute address, and as a browser writes it. */
function addressOf(typed: string, field: 'target' | 'fallback', rules: LinkRules) {
  try {
    const target = absoluteUrl(typed, field);
    const check = rules.checkTarget(target);
    if (check.ok) return { target, href: check.href };
    throw refusal(400, check.code, check.message, field);
  } catch (error) {
    if (error instanceof CodeError) throw refusal(400, 'target_invalid', error.message, field);
    throw error;
  }
}

/** Without the empty fields; null without any. */
function columnOf(utm: Utm): string | null {
  const filled = Object.entries(utm).filter(([, value]) => value);
  return filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null;
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}

/** `field` of the body is at fault. */
function refusal(status: number, code: ErrorCode, message: string, field: string): HttpError {
  return new HttpError(status, code, message, {}, { field });
}

function slugTaken(): HttpError {
  return refusal(409, 'slug_taken', 'This ending is taken. Choose another.', 'slug');
}

function linkNotFound(): HttpError {
  return new HttpError(404, 'not_found', 'This dynamic code does not exist.');
}

const DISABLED_MESSAGE =
  'We have disabled this code after a report. Write to us if you think that this is wrong.';

function limitMessage(subscribed: boolean): string {
  const { free, pro } = plans;
  const { label, dynamicCodes } = subscribed ? pro : free;
  const full = `You have ${count(dynamicCodes)} dynamic codes, as many as the ${label} plan holds. They go on working.`;
  return subscribed
    ? full
    : `${full} Switch to ${pro.label} for up to ${count(pro.dynamicCodes)}, or make a static code.`;
}

function count(number: number): string {
  return number.toLocaleString('en');
}
