import type { ChangeLinkBody, Link } from '@everscan/contract/codes.schemas';
import { limits } from '@everscan/contract/limits';
import { CodeError } from '@everscan/core/code-error';
import { targetUrl, withoutHttps } from '@everscan/core/content/url';
import * as m from '@everscan/messages/links';
import { textTooLong } from '@everscan/messages/validation';
import { codeFaults } from '@everscan/messages/words/faults/code';
import { textOfFault } from '@everscan/messages/words/faults/fault-texts';

/**
 * The settings of a link that its owner can change, as the fields show them: addresses have no `https://`, and a time
 * that is only partly filled in is an empty text.
 */
export type LinkEdit = Pick<
  Link,
  'utm' | 'passesQuery' | 'state' | 'pauseText' | 'startsAt' | 'endsAt'
> & {
  target: string;
  fallback: string;
  /** A field that is still being typed. It is not saved, so that printed codes do not lead to half an address. */
  typing?: LinkField | undefined;
};

/** A field in which a half-typed text may already be valid. */
export type LinkField = 'target' | 'fallback' | 'startsAt' | 'endsAt';

/** A field that the browser checks. */
export type CheckedField = LinkField | 'pauseText';

/** A field whose value the server may reject. */
export type RefusedField = CheckedField | 'state';

export function editOf(link: Link): LinkEdit {
  const { target, utm, passesQuery, state, pauseText, startsAt, endsAt, fallback } = link;
  return {
    target: withoutHttps(target),
    utm,
    passesQuery,
    state,
    pauseText,
    startsAt,
    endsAt,
    fallback: withoutHttps(fallback ?? ''),
  };
}

/** The problems for which the server would reject an edit, by field. */
export function problemsOf(edit: LinkEdit): Partial<Record<CheckedField, string>> {
  const { target, fallback, startsAt, endsAt, pauseText } = edit;
  const maxLength = limits.pauseTextMaxLength;
  const problems = {
    target: addressProblem(target),
    fallback: fallback.trim() === '' ? undefined : addressProblem(fallback),
    pauseText: pauseText.trim().length > maxLength ? textTooLong(maxLength) : undefined,
    startsAt: timeProblem(startsAt),
    endsAt:
      timeProblem(endsAt) ??
      (startsAt !== null && endsAt !== null && endsAt <= startsAt ? m.endBeforeStart : undefined),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

/** The problem of a time. While a year is typed, its first digits already form one, such as 0002. */
function timeProblem(time: string | null): string | undefined {
  if (time === '') return m.timeIncomplete;
  return time !== null && !/^[2-9]\d{3}-/.test(time) ? m.yearDigits : undefined;
}

function addressProblem(address: string): string | undefined {
  try {
    const { hostname } = new URL(targetUrl(address, 'target'));
    return /[.:]/.test(hostname) ? undefined : m.addressIncomplete;
  } catch (error) {
    return error instanceof CodeError ? textOfFault(codeFaults, error.fault) : m.addressInvalid;
  }
}

/**
 * The part of an edit that can be saved: fields that are half-typed or would be rejected have their saved values.
 * @param refused fields whose current values the server has rejected
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
    // Both times are held back together, because one alone might make a period that ends before it starts.
    ...((isHeld('startsAt') || isHeld('endsAt')) && { startsAt, endsAt }),
  };
}

/** The request that saves an edit: the fields that differ from the saved link. */
export function changesOf(edit: LinkEdit, saved: Link): ChangeLinkBody {
  const [after, before] = [canonical(edit), canonical(editOf(saved))];
  const hasChanged = (field: keyof typeof after) =>
    JSON.stringify(after[field]) !== JSON.stringify(before[field]);
  return {
    ...(hasChanged('target') && { target: edit.target }),
    ...(hasChanged('utm') && { utm: after.utm }),
    ...(hasChanged('passesQuery') && { passesQuery: after.passesQuery }),
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

/** The edit in the form in which the server stores it, so that equal edits have the same JSON. */
function canonical({ target, fallback, utm, pauseText, ...edit }: LinkEdit) {
  const { passesQuery, state, startsAt, endsAt } = edit;
  const { source, medium, campaign, term, content } = utm;
  const tags = Object.entries({ source, medium, campaign, term, content });
  return {
    target: hrefOf(target),
    utm: Object.fromEntries(
      tags.flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
    ),
    passesQuery: Boolean(passesQuery), // edits that an earlier version stored lack it
    state,
    pauseText: pauseText.trim(),
    startsAt,
    endsAt,
    fallback: hrefOf(fallback),
  };
}

function hrefOf(address: string): string {
  try {
    return new URL(targetUrl(address, 'target')).href;
  } catch {
    return address.trim();
  }
}
