import type { ExportedLink } from '@everscan/contract/api/export';
import { newLinkSchema, randomCodeAlphabet, randomCodeLength } from '@everscan/contract/api/links';
import type { Db } from '../../db/connect.ts';
import { badRequest, HttpError } from '../../http/http-error.ts';
import {
  changeLink,
  chooseCode,
  createLink,
  disableLink,
  type LinkRules,
} from './links.service.ts';
import { findLinkByCode, replaceTargets } from './links.store.ts';

const RANDOM_CODE = new RegExp(`^[${randomCodeAlphabet}]{${randomCodeLength}}$`);

/**
 * Whether an owner may bring this code along: as a new one it has to be within the plan, and what is
 * no random code is an own slug. Run it in the transaction that restores the link.
 * @throws {HttpError} as `chooseCode`, and 400 for a reserved slug.
 */
export async function checkRestorable(
  trx: Db,
  owner: { userId: number; subscribed: boolean },
  { code, target }: ExportedLink,
  rules: LinkRules,
  now: number,
): Promise<void> {
  await checkFree(trx, code);
  const isRandom = RANDOM_CODE.test(code);
  const slug = newLinkSchema.shape.slug.safeParse(code);
  if (!isRandom && !slug.success) throw badRequest(`${code}: ${slug.error.issues[0]?.message}.`);
  await chooseCode(trx, owner, { target, ...(!isRandom && { slug: code }) }, rules, now);
}

/**
 * Adds the link of an export with its code, which must never have been given here before.
 * @param by what an operator restores is disabled when it was, and has its history
 * @returns the link's id
 * @throws {HttpError} as `createLink` and `changeLink`
 */
export async function restoreLink(
  trx: Db,
  owner: { userId: number; projectId: string },
  link: ExportedLink,
  rules: LinkRules,
  now: number,
  by: 'owner' | 'operator',
): Promise<number> {
  const { code, target, utm, state, pauseText, startsAt, endsAt, fallback } = link;
  await checkFree(trx, code);
  await createLink(trx, owner, code, { target, utm, slug: code }, rules, now);
  // An export does not say what a disabled code was before: its owner's import pauses it.
  const isPaused = state === 'paused' || (state === 'disabled' && by === 'owner');
  const paused = isPaused ? ({ state: 'paused' } as const) : ({} as const);
  const change = { ...paused, pauseText, startsAt, endsAt, fallback };
  await changeLink(trx, owner.userId, owner.projectId, change, rules, now);
  const row = await findLinkByCode(trx, code);
  if (!row) throw new Error(`${code} is not there after it was made`);
  if (by === 'operator') {
    if (state === 'disabled') await disableLink(trx, row, now);
    if (link.targets.length > 0) await replaceTargets(trx, row.id, link.targets);
  }
  return row.id;
}

/** Deleted links count too: no code is ever given to somebody else. */
async function checkFree(trx: Db, code: string): Promise<void> {
  const row = await findLinkByCode(trx, code);
  if (!row) return;
  const message =
    row.state === 'deleted'
      ? `The code ${code} was deleted here, and is never given again.`
      : `The code ${code} is taken here.`;
  throw new HttpError(409, 'slug_taken', message);
}
