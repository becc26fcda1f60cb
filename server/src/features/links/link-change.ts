import type { ChangeLinkBody, Utm } from '@everscan/contract/codes.schemas';
import { CodeError } from '@everscan/core/code-error';
import { targetUrl } from '@everscan/core/content/url';
import { HttpError, userError } from '../../platform/http/http-error.ts';
import { faultText } from '../../platform/http/presenter.ts';
import type { TargetCheck } from '../../targets/check-target.ts';
import type { LinkChange, LinkRow } from './links.store.ts';
import { locationOf } from './location.ts';

export type { LinkChange };

/** The rules for short links of this server, and for the addresses that they may lead to. */
export type LinkRules = {
  /** Origin of short links. */
  shortUrl: string;
  /** Checks an absolute address. */
  checkTarget(url: string): TargetCheck;
  /** Whether an account with an unconfirmed email address may have only one dynamic code. */
  needsVerifiedAddress: boolean;
};

/**
 * Returns the columns that `body` changes, with their new values.
 * @throws {HttpError} 400 for an address that is not allowed, or an end before the start
 */
export function changeOf(row: LinkRow, body: ChangeLinkBody, rules: LinkRules): LinkChange {
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

/** The columns of a new link's target. @throws {HttpError} 400 for an address that is not allowed */
export function newTarget(typed: string, utm: Utm, rules: LinkRules) {
  const { target, href } = addressOf(typed, 'target', rules);
  return { target, utm: utmColumn(utm), location: locationOf(href, utm) };
}

/** @throws {HttpError} 400 for a target that is not allowed */
export function checkTarget(typed: string, rules: LinkRules): void {
  addressOf(typed, 'target', rules);
}

function targetChange(row: LinkRow, body: ChangeLinkBody, rules: LinkRules): LinkChange {
  if (body.target === undefined && body.utm === undefined) return {};
  const utm: Utm = body.utm ?? (row.utm === null ? {} : JSON.parse(row.utm));
  if (body.target !== undefined) return newTarget(body.target, utm, rules);
  const { href } = new URL(row.target);
  return { target: row.target, utm: utmColumn(utm), location: locationOf(href, utm) };
}

function scheduleChange(row: LinkRow, { startsAt, endsAt }: ChangeLinkBody): LinkChange {
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
