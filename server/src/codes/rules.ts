/**
 * What may be done with a code: how many an account may have, where a code may lead, and what a change makes of its
 * link. Everything here is decided from rows that the caller has locked, without asking the database or the time:
 *
 *     checkNewLink(account, counts, slug); // throws what the owner reads
 */
import type { ChangeLinkBody, Utm } from '@everscan/contract/codes.schemas';
import { limits } from '@everscan/contract/limits';
import { type PlanId, plans } from '@everscan/contract/plans';
import { CodeError } from '@everscan/core/code-error';
import { targetUrl } from '@everscan/core/content/url';
import type { Config } from '../config.ts';
import { planOf, type UserRow } from '../identity/index.ts';
import { isRecent } from '../platform/clock.ts';
import { HttpError, retryAfter, userError } from '../platform/http/http-error.ts';
import { faultText } from '../platform/http/presenter.ts';
import { type BlockList, checkTarget as checkAddress, type TargetCheck } from '../targets/index.ts';
import type { LinkColumns, LinkRow } from './code.ts';

/** The rules for short links of this server, and for the addresses that they may lead to. */
export type LinkRules = {
  /** Origin of short links. */
  shortUrl: string;
  /** Checks an absolute address. */
  checkTarget(url: string): TargetCheck;
  /** Whether an account with an unconfirmed email address may have only one dynamic code. */
  needsVerifiedAddress: boolean;
};

/** The rules that follow from a server's configuration. */
export function buildLinkRules(
  { publicUrl, shortUrl, smtpUrl }: Pick<Config, 'publicUrl' | 'shortUrl' | 'smtpUrl'>,
  blockList: BlockList,
): LinkRules {
  const ownHosts = [publicUrl, shortUrl].map((url) => new URL(url).hostname);
  return {
    shortUrl,
    checkTarget: (url) => checkAddress(url, { ownHosts, blockList }),
    // Without mail nobody could confirm an address.
    needsVerifiedAddress: smtpUrl !== undefined,
  };
}

/** What an account allows. */
export type Account = {
  plan: PlanId;
  /** How many saved and dynamic codes it may have. */
  savedCodes: number;
  dynamicCodes: number;
  /** Whether an unconfirmed address is why it may have no more dynamic codes. */
  isUnverified: boolean;
  /** New accounts have hourly limits, until `newUntil`. */
  isNew: boolean;
  newUntil: number;
};

/** What an account has. */
export type Counts = {
  saved: number;
  dynamic: number;
  /** The dynamic codes of the last hour, also deleted ones; counted for new accounts only. */
  newLinks: number;
};

export const HOUR_MS = 3600 * 1000;
/** How many dynamic codes an account with an unconfirmed address may have. */
const UNVERIFIED_CODES = 1;
const IN_AN_HOUR = retryAfter(3600);

export function accountOf(user: UserRow, rules: LinkRules, now: number): Account {
  const plan = planOf(user);
  const { savedCodes, dynamicCodes } = plans[plan];
  const isUnverified = rules.needsVerifiedAddress && user.email_verified_at === null;
  const newMs = limits.newAccountHours * HOUR_MS;
  return {
    plan,
    savedCodes,
    dynamicCodes: isUnverified ? Math.min(dynamicCodes, UNVERIFIED_CODES) : dynamicCodes,
    isUnverified,
    isNew: isRecent(now - user.created_at, newMs),
    newUntil: user.created_at + newMs,
  };
}

/**
 * Checks that an account may have one more dynamic code.
 * @throws {HttpError} 429 when a new account creates too many in an hour, 403 when the plan or an unconfirmed address
 * allows no more, or the plan no custom slugs
 */
export function checkNewLink(account: Account, counts: Counts, slug: string | undefined): void {
  const { newAccountCodesPerHour: perHour } = limits;
  if (account.isNew && counts.newLinks >= perHour) {
    throw userError(429, 'rate_limited.new_codes', { params: { perHour }, headers: IN_AN_HOUR });
  }
  checkLinkCount(account, counts);
  if (slug !== undefined && !plans[account.plan].customSlugs) {
    throw userError(403, 'slug_needs_pro', { details: { field: 'slug' } });
  }
}

/** @throws {HttpError} 403 when the account may have no more dynamic codes */
export function checkLinkCount(
  { plan, dynamicCodes, isUnverified }: Account,
  { dynamic }: Pick<Counts, 'dynamic'>,
): void {
  if (dynamic < dynamicCodes) return;
  if (isUnverified) throw userError(403, 'address_unverified');
  throw userError(403, 'dynamic_limit_reached', { params: { plan } });
}

/** @throws {HttpError} 403 when there are `most` saved codes already */
export function checkCodeCount(
  { plan, savedCodes }: Account,
  { saved }: Pick<Counts, 'saved'>,
  most = savedCodes,
): void {
  if (saved >= most) throw userError(403, 'project_limit_reached', { params: { plan } });
}

/** How many more codes with a link an account may have. */
export function roomForLinks(account: Account, { saved, dynamic }: Counts): number {
  return Math.max(0, Math.min(account.savedCodes - saved, account.dynamicCodes - dynamic));
}

/** How many more dynamic codes a new account may create in this hour. */
export function newCodesLeft({ newLinks }: Counts): number {
  return Math.max(0, limits.newAccountCodesPerHour - newLinks);
}

/** How many more targets a new account may set in this hour, of which it has changed `changed`. */
export function targetChangesLeft({ isNew }: Account, changed: number): number {
  return isNew ? Math.max(0, limits.newAccountTargetChangesPerHour - changed) : Infinity;
}

/** The columns of a link that follow from those that its owner changes. */
type LinkChange = Partial<LinkColumns & Pick<LinkRow, 'location'>>;

/**
 * The columns that `body` changes, with their new values.
 * @throws {HttpError} 400 for an address that is not allowed, or an end before the start
 */
export function linkChange(row: LinkColumns, body: ChangeLinkBody, rules: LinkRules): LinkChange {
  return {
    ...targetChange(row, body, rules),
    ...(body.passesQuery !== undefined && { passes_query: Number(body.passesQuery) }),
    ...(body.state && { state: body.state }),
    ...(body.pauseText !== undefined && { pause_text: body.pauseText.toWellFormed() || null }),
    ...scheduleChange(row, body),
    ...(body.fallback !== undefined && {
      fallback: body.fallback ? addressOf(body.fallback, 'fallback', rules).target : null,
    }),
  };
}

/** How many new addresses a change makes a code lead to, and which limit of a new account they exceed. */
export function countNewAddresses(
  row: LinkColumns,
  { target, fallback }: LinkChange,
): { target: number; fallback: number } {
  return {
    target: Number(target !== undefined && target !== row.target),
    fallback: Number(Boolean(fallback) && fallback !== row.fallback),
  };
}

/** @param field the address whose change exceeded the limit */
export function tooManyTargetChanges(field: 'target' | 'fallback'): HttpError {
  const { newAccountTargetChangesPerHour: perHour } = limits;
  return userError(429, 'rate_limited.new_targets', {
    params: { perHour },
    headers: IN_AN_HOUR,
    details: { field },
  });
}

/** The columns of a new link's target. @throws {HttpError} 400 for an address that is not allowed */
export function newTarget(typed: string, utm: Utm, rules: LinkRules) {
  const { target, href } = addressOf(typed, 'target', rules);
  return { target, utm: utmColumn(utm), location: locationOf(href, utm) };
}

/** @throws {HttpError} 400 for a target that is not allowed */
export function checkTarget(typed: string, rules: LinkRules): void {
  addressOf(typed, 'target', rules);
}

function targetChange(row: LinkColumns, body: ChangeLinkBody, rules: LinkRules): LinkChange {
  if (body.target === undefined && body.utm === undefined) return {};
  const utm: Utm = body.utm ?? (row.utm === null ? {} : JSON.parse(row.utm));
  if (body.target !== undefined) return newTarget(body.target, utm, rules);
  const { href } = new URL(row.target);
  return { target: row.target, utm: utmColumn(utm), location: locationOf(href, utm) };
}

function scheduleChange(row: LinkColumns, { startsAt, endsAt }: ChangeLinkBody): LinkChange {
  if (startsAt === undefined && endsAt === undefined) return {};
  const starts_at = startsAt === undefined ? row.starts_at : columnOf(startsAt);
  const ends_at = endsAt === undefined ? row.ends_at : columnOf(endsAt);
  if (starts_at !== null && ends_at !== null && ends_at <= starts_at) {
    throw userError(400, 'bad_request.schedule', { details: { field: 'endsAt' } });
  }
  return { starts_at, ends_at };
}

function columnOf(time: string | null): number | null {
  return time === null ? null : Date.parse(time);
}

/** The address that a person typed, both as an absolute address and as `URL.href` writes it. */
function addressOf(typed: string, field: 'target' | 'fallback', rules: LinkRules) {
  try {
    const target = targetUrl(typed, field);
    const check = rules.checkTarget(target);
    if (check.ok) return { target, href: check.href };
    const details = { field };
    if (check.name === 'target_blocked')
      throw userError(400, check.name, { params: check.params, details });
    if (check.name === 'target_invalid.encoded')
      throw userError(400, check.name, { params: check.params, details });
    throw userError(400, check.name, { details });
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    if (error.reason === 'local-name') {
      throw userError(400, 'target_invalid.not_public', { details: { field } });
    }
    throw new HttpError(400, 'target_invalid', faultText(error.fault), {}, { field });
  }
}

/** JSON of the fields that are filled in, or null without any. */
function utmColumn(utm: Utm): string | null {
  const filled = Object.entries(utm).filter(([, value]) => value);
  return filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null;
}

/**
 * The address that a short link redirects to: `href`, otherwise unchanged, with those UTM fields that its
 * query lacks.
 */
export function locationOf(href: string, utm: Utm): string {
  const url = new URL(href);
  const added = new URLSearchParams();
  for (const [field, value] of Object.entries(utm)) {
    const name = `utm_${field}`;
    if (value && !url.searchParams.has(name)) added.append(name, value);
  }
  if (added.size === 0) return url.href;
  url.search = url.search ? `${url.search}&${added}` : `${added}`;
  return url.href;
}
