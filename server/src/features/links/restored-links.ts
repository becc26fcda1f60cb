import { newLinkSchema } from '@everscan/contract/codes.schemas';
import type { ExportedLink } from '@everscan/contract/export-file';
import { randomCodeAlphabet, randomCodeLength } from '@everscan/contract/slug';
import type { UserRow } from '../../identity/index.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { badRequest, userError } from '../../platform/http/http-error.ts';
import { issueText } from '../../platform/http/presenter.ts';
import { changeLink } from './changed-links.ts';
import type { LinkRules } from './link-change.ts';
import { replaceTargets } from './link-targets.store.ts';
import { findLinkByCode } from './links.store.ts';
import { chooseCode, createLink, setBlocked } from './links.ts';

const RANDOM_CODE = new RegExp(`^[${randomCodeAlphabet}]{${randomCodeLength}}$`);

/**
 * Checks that an owner may import this code: the plan has room for it, and allows custom slugs if the code is
 * not a random one. Run it in the transaction that restores the link.
 * @throws {HttpError} any error of `chooseCode`, and 400 for a reserved slug
 */
export async function checkRestorable(
  trx: Db,
  user: UserRow,
  { code, rules, now }: { code: string; rules: LinkRules; now: number },
): Promise<void> {
  await checkUnused(trx, code);
  const isRandom = RANDOM_CODE.test(code);
  const slug = newLinkSchema.shape.slug.safeParse(code);
  if (!isRandom && !slug.success) throw badRequest(`${code}: ${issueText(slug.error.issues[0])}.`);
  await chooseCode(trx, user, { slug: isRandom ? undefined : code, rules, now });
}

type RestoreOptions = {
  caller: Owner;
  projectId: string;
  link: ExportedLink;
  rules: LinkRules;
  now: number;
  /** Only an operator restores the history, and the state of a disabled link. */
  by: 'owner' | 'operator';
};

/**
 * Adds the link of an export with its code, which this server must never have used before.
 * @returns the link's id
 * @throws {HttpError} any error of `createLink` and `changeLink`
 */
export async function restoreLink(
  trx: Db,
  { caller, projectId, link, rules, now, by }: RestoreOptions,
): Promise<number> {
  const { code, target, utm, passesQuery, state, pauseText, startsAt, endsAt, fallback } = link;
  await checkUnused(trx, code);
  const newLink = { target, utm, passesQuery, slug: code };
  const id = await createLink(trx, { caller, projectId, code, link: newLink, rules, now });
  // An export does not record whether the owner had paused a link before it was disabled.
  const paused = state !== 'active' ? ({ state: 'paused' } as const) : {};
  const body = { ...paused, pauseText, startsAt, endsAt, fallback };
  await changeLink(trx, { caller, projectId, body, rules, now, isRecorded: false });
  if (by === 'owner') return id;
  if (state === 'disabled') {
    await setBlocked(trx, { id, blocked_at: null }, true, now);
  }
  if (link.targets.length > 0) await replaceTargets(trx, id, link.targets);
  return id;
}

/** Throws if any link, even a deleted one, has the code: a code is never reassigned. */
async function checkUnused(trx: Db, code: string): Promise<void> {
  const row = await findLinkByCode(trx, code);
  if (!row) return;
  const name = row.deleted_at !== null ? 'slug_taken.deleted' : 'slug_taken.in_use';
  throw userError(409, name, { params: { slug: code } });
}
