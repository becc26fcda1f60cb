import type {
  ChangeLinkBody,
  ChangeProjectBody,
  Link,
  Project,
} from '@everscan/contract/codes.schemas';
import { limits } from '@everscan/contract/limits';
import { CodeError } from '@everscan/core/code-error';
import type { Content } from '@everscan/core/content/index';
import { targetUrl, withoutHttps } from '@everscan/core/content/url';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { styleOf } from '@everscan/core/style/index';

/** What an edit of a saved code is: how it is checked, applied to the code, compared with it and sent. */

/** The settings of a link, as their fields show them: addresses without `https://`, an incomplete time as `''`. */
export type LinkParts = Pick<
  Link,
  'utm' | 'passesQuery' | 'state' | 'pauseText' | 'startsAt' | 'endsAt'
> & { target: string; fallback: string };

export type Parts = { title: string; content: Content; design: Design } & LinkParts;
export type Part = keyof Parts;
export type Edit = Partial<Parts>;

const entriesOf = (edit: Edit) => Object.entries(edit) as [Part, never][];
const editWith = (entries: readonly (readonly [Part, unknown])[]) =>
  Object.fromEntries(entries) as Edit;

/** The parts of an edit for which `isWanted` is true. */
export function pick(edit: Edit, isWanted: (part: Part, value: unknown) => boolean): Edit {
  return editWith(entriesOf(edit).filter(([part, value]) => isWanted(part, value)));
}

export const isEmpty = (edit: Edit) => Object.keys(edit).length === 0;

/** The newer of two states of a code, of which one may be a late answer. */
export const newer = (a: Project, b: Project) => (b.version > a.version ? b : a);

export function partsOf(project: Project): Edit {
  const { title, type, data, style, design, link } = project;
  return {
    title,
    content: { type, data } as Content,
    // A list that the browser cached before designs were introduced contains none.
    design: design ?? { ...defaultDesign, shape: style },
    ...(link && linkPartsOf(link)),
  };
}

export function linkPartsOf(link: Link): LinkParts {
  const { target, fallback, utm, passesQuery, state, pauseText, startsAt, endsAt } = link;
  return {
    target: withoutHttps(target),
    fallback: withoutHttps(fallback ?? ''),
    utm,
    passesQuery,
    state,
    pauseText,
    startsAt,
    endsAt,
  };
}

/** The code with an edit. */
export function applyEdit(project: Project, edit: Edit): Project {
  const { title = project.title, content, design, ...rest } = edit;
  const { target, fallback, ...settings } = rest;
  const link = project.link && {
    ...project.link,
    ...settings,
    ...(target !== undefined && { target: hrefOf(target) }),
    ...(fallback !== undefined && { fallback: hrefOf(fallback) || null }),
  };
  const look = design && { style: styleOf(design), design };
  return { ...project, title, ...content, ...look, link } as Project;
}

/** Whether the server stores both values of a part alike. */
export function isSame(part: Part, a: unknown, b: unknown): boolean {
  return isSameData(canonical(part, a), canonical(part, b));
}

/** The parts of an edit whose value differs in `from`. */
export function differing(edit: Edit, from: Edit): Edit {
  return pick(edit, (part, value) => !(part in from) || !isSame(part, value, from[part]));
}

/** The body of the request that saves an edit of this version. */
export function bodyOf(edit: Edit, version: number): ChangeProjectBody {
  const { title, content, design } = edit;
  const look = design && { style: styleOf(design), design };
  const link = linkBody(edit);
  return {
    ...(title !== undefined && { title }),
    ...content,
    ...look,
    ...(Object.keys(link).length > 0 && { link }),
    version,
  } as ChangeProjectBody;
}

function linkBody(edit: Edit): ChangeLinkBody {
  const { target, fallback, state } = edit;
  const { utm, passesQuery, pauseText, startsAt, endsAt } = edit;
  return {
    ...(target !== undefined && { target }),
    ...(utm && { utm: canonical('utm', utm) as Link['utm'] }),
    ...(passesQuery !== undefined && { passesQuery }),
    ...(state !== undefined && state !== 'disabled' && { state }),
    ...(pauseText !== undefined && { pauseText: pauseText.trim() }),
    ...(startsAt !== undefined && { startsAt }),
    ...(endsAt !== undefined && { endsAt }),
    ...(fallback !== undefined && { fallback: fallback.trim() || null }),
  };
}

/** Why a part cannot be sent. */
export type Fault =
  | CodeError
  | 'address-incomplete'
  | 'address-invalid'
  | 'text-too-long'
  | 'time-incomplete'
  | 'year-digits'
  | 'end-before-start';

/** The parts of a link that the server would refuse. */
export function faultsOf(edit: Edit): Partial<Record<Part, Fault>> {
  const { target, fallback = '', startsAt = null, endsAt = null, pauseText = '' } = edit;
  const faults = {
    target: target === undefined ? undefined : addressFault(target),
    fallback: fallback.trim() === '' ? undefined : addressFault(fallback),
    pauseText: pauseText.trim().length > limits.pauseTextMaxLength ? 'text-too-long' : undefined,
    startsAt: timeFault(startsAt),
    endsAt:
      timeFault(endsAt) ??
      (startsAt !== null && endsAt !== null && endsAt <= startsAt ? 'end-before-start' : undefined),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

/** The parts that cannot be sent. Neither time can, because one alone might make a period that ends before it starts. */
export function heldParts(edit: Edit, refused: Iterable<Part> = []): ReadonlySet<Part> {
  const held = new Set([...(Object.keys(faultsOf(edit)) as Part[]), ...refused]);
  return held.has('startsAt') || held.has('endsAt') ? held.add('startsAt').add('endsAt') : held;
}

/** The fault of a time. While a year is typed, its first digits already form one, such as 0002. */
function timeFault(time: string | null): Fault | undefined {
  if (time === '') return 'time-incomplete';
  return time !== null && !/^[2-9]\d{3}-/.test(time) ? 'year-digits' : undefined;
}

function addressFault(address: string): Fault | undefined {
  try {
    const { hostname } = new URL(targetUrl(address, 'target'));
    return /[.:]/.test(hostname) ? undefined : 'address-incomplete';
  } catch (error) {
    return error instanceof CodeError ? error : 'address-invalid';
  }
}

/** Values in the form in which the server stores them. */
function canonical(part: Part, value: unknown): unknown {
  if (part === 'target' || part === 'fallback') return hrefOf(value as string);
  if (part === 'pauseText') return (value as string).trim();
  if (part === 'passesQuery') return Boolean(value); // edits that an earlier version stored lack it
  if (part !== 'utm') return value;
  return Object.fromEntries(
    Object.entries(value as Link['utm']).flatMap(([name, tag]) =>
      tag?.trim() ? [[name, tag.trim()]] : [],
    ),
  );
}

function hrefOf(address: string): string {
  try {
    return new URL(targetUrl(address, 'target')).href;
  } catch {
    return address.trim();
  }
}

/** Compares JSON values, ignoring the order of keys, which a database may change. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const [ours, theirs] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    ours.length === theirs.size && ours.every(([key, value]) => isSameData(value, theirs.get(key)))
  );
}
