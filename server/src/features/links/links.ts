import { type LinkTarget, maxListedTargets, type NewLink } from '@everscan/contract/codes.schemas';
import { shortAddress } from '@everscan/core/content/short-address';
import { clearNextCode, lockOwner, setNextCode, type UserRow } from '../../identity/index.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { type HttpError, retryAfter, userError } from '../../platform/http/http-error.ts';
import { signedOut } from '../../platform/http/session.ts';
import { type LinkRules, newTarget } from './link-change.ts';
import { checkNewLink } from './link-limits.ts';
import { insertTargets, listTargets } from './link-targets.store.ts';
import { findLink, findLinkByCode, insertLink, updateLink } from './links.store.ts';
import type { ModeratedRow } from './moderated-links.store.ts';
import { timeOf } from './present-link.ts';
import { randomCode } from './short-code.ts';

export { checkTarget, type LinkRules } from './link-change.ts';
export { hourlyAllowance, roomForLinks } from './link-limits.ts';
export { listTargetChanges, listTargetsAfter, type TargetRow } from './link-targets.store.ts';
export {
  type CountedLink,
  countLinks,
  hasWorkingLinks,
  type LinkRow,
  listCountedLinks,
  listLinksAfter,
  type VisibleLink,
  withLink,
} from './links.store.ts';
export {
  countDisabled,
  listDisabled,
  listLinks,
  lockLinkByCode,
  type ModeratedRow,
} from './moderated-links.store.ts';
export { linkState, presentLink, symbolAddress, timeOf } from './present-link.ts';
export { hideLinksOf } from './removed-links.ts';
export { findLink, findLinkByCode };

/**
 * Reserves the random code of a user's next dynamic code, so that its preview can show it. A user has one
 * reserved code at a time, until a link uses it. Run it in a transaction.
 * @returns the address that will be in the symbol
 */
export async function reserveCode(
  trx: Db,
  caller: Owner,
  { shortUrl }: LinkRules,
): Promise<string> {
  const user = await lockOwner(trx, caller);
  if (!user) throw signedOut();
  const code = await nextCode(trx, user);
  if (code !== user.next_code) await setNextCode(trx, user.id, code);
  return shortAddress(shortUrl, code);
}

/** The reserved code, or a new one when none is reserved or an import has used it. */
async function nextCode(trx: Db, { next_code }: UserRow): Promise<string> {
  let code = next_code ?? randomCode();
  while (await findLinkByCode(trx, code)) code = randomCode();
  return code;
}

/**
 * Chooses the code of a new link: the custom slug, or the reserved code. Call it after `lockOwner`, in the
 * transaction that creates the link.
 * @returns the code, and the address that goes into the symbol
 * @throws {HttpError} 409 when the slug is taken, and any error of `checkNewLink`
 */
export async function chooseCode(
  trx: Db,
  user: UserRow,
  { slug, rules, now }: { slug: string | undefined; rules: LinkRules; now: number },
): Promise<{ code: string; url: string }> {
  await checkNewLink(trx, user, { slug, rules, now });
  if (slug !== undefined && (await findLinkByCode(trx, slug))) throw slugTaken();
  const code = slug ?? (await nextCode(trx, user));
  return { code, url: shortAddress(rules.shortUrl, code) };
}

type NewLinkOptions = {
  caller: Owner;
  projectId: string;
  code: string;
  link: NewLink;
  rules: LinkRules;
  now: number;
};

/**
 * Adds the link of a project and the first row of its history.
 * @returns the link's id
 * @throws {HttpError} 400 for a target that is not allowed, 409 when the slug is taken
 */
export async function createLink(
  trx: Db,
  { caller, projectId, code, link, rules, now }: NewLinkOptions,
): Promise<number> {
  const { target: typed, slug, utm = {}, passesQuery = false } = link;
  const target = newTarget(typed, utm, rules);
  const ids = { code, workspace_id: caller.workspace, project_id: projectId };
  const row = { ...ids, ...target, passes_query: Number(passesQuery) };
  const id = await insertLink(trx, row, now);
  if (id === undefined) {
    throw slug === undefined
      ? userError(503, 'unavailable.random_code', { headers: retryAfter(1) })
      : slugTaken();
  }
  await clearNextCode(trx, caller.workspace, code);
  await insertTargets(trx, [{ link_id: id, target: target.target, changed_at: now }]);
  return id;
}

/** Whether the symbol of a user's project contains a short link. */
export async function isDynamic(db: Db, caller: Owner, projectId: string): Promise<boolean> {
  return (await findLink(db, caller, projectId)) !== undefined;
}

/** The latest targets of a link, newest first. @throws {HttpError} 404 when the user has no such dynamic project */
export async function listLinkTargets(
  db: Db,
  caller: Owner,
  projectId: string,
): Promise<LinkTarget[]> {
  const row = await findLink(db, caller, projectId);
  if (!row) throw userError(404, 'not_found.link');
  const targets = await listTargets(db, row.id, maxListedTargets);
  return targets.map(({ target, changed_at }) => ({ target, changedAt: timeOf(changed_at) }));
}

/** Disables a link on behalf of the operator, or lets it redirect again as its owner chose. */
export async function setBlocked(
  trx: Db,
  { id, blocked_at }: Pick<ModeratedRow, 'id' | 'blocked_at'>,
  isBlocked: boolean,
  now: number,
): Promise<void> {
  if (isBlocked === (blocked_at !== null)) return;
  await updateLink(trx, id, { blocked_at: isBlocked ? now : null }, now);
}

function slugTaken(): HttpError {
  return userError(409, 'slug_taken', { details: { field: 'slug' } });
}
