import type { ChangeLinkBody, Link } from '@everscan/contract/api/links';
import { limits } from '@everscan/contract/limits';
import { CodeError } from '@everscan/core/code-error';
import { absoluteUrl, withoutHttps } from '@everscan/core/content/url';
import * as m from '@everscan/messages/links';
import { textTooLong } from '@everscan/messages/validation';

/**
 * What the owner changes of a link, as its fields show it: addresses are without `https://`, and a time
 * that is filled in only partly is an empty text.
 */
export type LinkEdit = Pick<Link, 'utm' | 'state' | 'pauseText' | 'startsAt' | 'endsAt'> & {
  target: string;
  fallback: string;
  /** A field that is still being typed: printed codes must not lead to half an address. */
  typing?: LinkField | undefined;
};

/** A field whose half-typed text may be valid. */
export type LinkField = 'target' | 'fallback' | 'startsAt' | 'endsAt';

/** A field that the browser checks. */
export type CheckedField = LinkField | 'pauseText';

/** A field that the server may refuse. */
export type RefusedField = CheckedField | 'state';

export function editOf(link: Link): LinkEdit {
  const { target, utm, state, pauseText, startsAt, endsAt, fallback } = link;
  return {
    target: withoutHttps(target),
    utm,
    state,
    pauseText,
    startsAt,
    endsAt,
    fallback: withoutHttps(fallback ?? ''),
  };
}

/** What the server would refuse, by field. */
export function problemsOf(edit: LinkEdit): Partial<Record<CheckedField, string>> {
  const { target, fallback, startsAt, endsAt, pauseText } = edit;
  const longest = limits.pauseTextMaxLength;
  const problems = {
    target: addressProblem(target),
    fallback: fallback.trim() === '' ? undefined : addressProblem(fallback),
    pauseText: pauseText.trim().length > longest ? textTooLong(longest) : undefined,
    startsAt: timeProblem(startsAt),
    endsAt:
      timeProblem(endsAt) ??
      (startsAt !== null && endsAt !== null && endsAt <= startsAt ? m.endBeforeStart : undefined),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

/** While a year is typed, its first digits are a year, too. A year of five digits is no ISO 8601 time. */
function timeProblem(time: string | null): string | undefined {
  if (time === '') return m.timeIncomplete;
  return time !== null && !/^[2-9]\d{3}-/.test(time) ? m.yearDigits : undefined;
}

function addressProblem(address: string): string | undefined {
  try {
    const { hostname } = new URL(absoluteUrl(address, 'target'));
    return /[.:]/.test(hostname) ? undefined : m.addressIncomplete;
  } catch (error) {
    return error instanceof CodeError ? error.message : m.addressInvalid;
  }
}

/**
 * An edit without what is half-typed or would be refused.
 * @param refused fields that the server has refused as they are
 */
export function readyPart(
  edit: LinkEdit,
  saved: Link,
  refused: readonly RefusedField[] = [],
): LinkEdit {
  const problems = problemsOf(edit);
  const { target, fallback, state, pauseText, startsAt, endsAt } = editOf(saved);
  const isHeld = (field: LinkField) =>
    edit.typing === field || problems[field] !== undefined || refused.includes(field);
  return {
    ...edit,
    ...(isHeld('target') && { target }),
    ...(isHeld('fallback') && { fallback }),
    ...(refused.includes('state') && { state }),
    ...(problems.pauseText && { pauseText }),
    // Together: one alone may end before it starts.
    ...((isHeld('startsAt') || isHeld('endsAt')) && { startsAt, endsAt }),
  };
}

/** The request that saves an edit: what differs from the saved link. */
export function changesOf(edit: LinkEdit, saved: Link): ChangeLinkBody {
  const [after, before] = [canonical(edit), canonical(editOf(saved))];
  const hasChanged = (field: keyof typeof after) =>
    JSON.stringify(after[field]) !== JSON.stringify(before[field]);
  return {
    ...(hasChanged('target') && { target: edit.target }),
    ...(hasChanged('utm') && { utm: after.utm }),
    ...(hasChanged('state') && edit.state !== 'disabled' && { state: edit.state }),
    ...(hasChanged('pauseText') && { pauseText: after.pauseText }),
    ...(hasChanged('startsAt') && { startsAt: edit.startsAt }),
    ...(hasChanged('endsAt') && { endsAt: edit.endsAt }),
    ...(hasChanged('fallback') && { fallback: edit.fallback.trim() || null }),
  };
}

export function isSame(a: LinkEdit, b: LinkEdit): boolean {
  return JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));
}

/** As the server stores it, so that equal edits are equal texts. */
function canonical({ target, fallback, utm, pauseText, state, startsAt, endsAt }: LinkEdit) {
  const { source, medium, campaign, term, content } = utm;
  const tags = Object.entries({ source, medium, campaign, term, content });
  return {
    target: hrefOf(target),
    utm: Object.fromEntries(
      tags.flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
    ),
    state,
    pauseText: pauseText.trim(),
    startsAt,
    endsAt,
    fallback: hrefOf(fallback),
  };
}

function hrefOf(address: string): string {
  try {
    return new URL(absoluteUrl(address, 'target')).href;
  } catch {
    return address.trim();
  }
}
