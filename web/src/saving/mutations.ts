import type { Project } from '@everscan/contract/codes.schemas';
import type { WriteRoute } from '../lib/api.ts';
import { newIdempotencyKey } from '../lib/call.ts';
import {
  bodyOf,
  differing,
  type Edit,
  isEmpty,
  isSame,
  type Part,
  partsOf,
  pick,
} from './code-edit.ts';

/** An edit of a code, or a request, that the server has not confirmed. A changed mutation is a new object. */
export type Mutation = {
  /** Idempotency key. It begins with the time. */
  readonly key: string;
  readonly edit: Edit;
  /** The values of the same parts that the edit replaces, and the version that had them. */
  readonly before: Edit;
  readonly base: number;
  /** Not sent until it is published, because it is half-typed or would be refused. */
  readonly isHeld?: boolean;
  /** Held until the person has decided whether to change the code. */
  readonly isAsked?: boolean;
  /** The body of the request as it was first sent. It is repeated byte for byte, because the server may have it. */
  readonly sealed?: { readonly body: string };
  /** What is sent in place of an edit, such as a new code or a folder. It is sealed from the start. */
  readonly request?: Request;
  /** The tab that sends it. After this time, any tab may take it over. */
  readonly lease: { readonly tab: string; readonly until: number };
};

/** The route and the arguments of a write that is no edit of a code. */
export type Request = { readonly route: WriteRoute; readonly args: { readonly body: object } };

/** The mutations of one code, in the order in which they are sent. A request has a queue of its own. */
export type Queue = {
  /** The server's last known state, so that the code can be shown before the list has loaded. */
  readonly project?: Project | undefined;
  readonly mutations: readonly Mutation[];
};

export const unsealed = ({ sealed: _request, ...mutation }: Mutation): Mutation => mutation;

export function withSeal(mutation: Mutation): Mutation & Required<Pick<Mutation, 'sealed'>> {
  const body = () => JSON.stringify(bodyOf(mutation.edit, mutation.base));
  return { ...mutation, sealed: mutation.sealed ?? { body: body() } };
}

/** The queue of a request. Its name begins with a character that no id of a code contains, and the time follows. */
export const requestName = (key: string) => `+${key}`;
export const isRequest = (name: string) => name.startsWith('+');

export function requestOf(key: string, request: Request, lease: Mutation['lease']): Mutation {
  return { key, edit: {}, before: {}, base: 0, sealed: { body: '' }, request, lease };
}

/**
 * A mutation in the first stored format, whose releases saved links by requests of their own. The server no longer answers
 * those; if it had received one, a conflict with the same values counts as saved.
 */
export function fromFirstFormat({ guard, ...stored }: Mutation & { guard?: string }): Mutation {
  return guard === 'link' ? unsealed(stored) : stored;
}

/** Whether another tab has taken a mutation over and sealed it. */
const isTheirs = (stored: Mutation, own: Mutation) =>
  stored.sealed !== undefined && !own.sealed && stored.lease.tab !== own.lease.tab;

/** The rest of an edit of which another tab has sent an earlier form. */
function continued(mutation: Mutation, sent: Edit): Mutation {
  const before = { ...mutation.before, ...sent };
  const edit = differing(mutation.edit, before);
  const key = newIdempotencyKey();
  return { ...mutation, key, edit, before: pick(before, (part) => part in edit) };
}

/**
 * The queue with a mutation: in place of its earlier form if there is one, otherwise at the end.
 * @param order the queue from which it may come; it stays before those that come after it there
 */
export function upsert(
  queue: readonly Mutation[],
  mutation: Mutation,
  order: readonly Mutation[] = [],
): readonly Mutation[] {
  const at = queue.findIndex(({ key }) => key === mutation.key);
  if (at >= 0) return queue.with(at, mutation);
  const place = order.findIndex(({ key }) => key === mutation.key);
  const later = new Set(place < 0 ? [] : order.slice(place + 1).map(({ key }) => key));
  const next = queue.findIndex(({ key }) => later.has(key));
  return next < 0 ? queue.concat(mutation) : queue.toSpliced(next, 0, mutation);
}

/**
 * Merges a tab's changes of a queue into the stored one, which other tabs may have changed.
 * @param own the changed mutations of the tab's queue `order`
 * @param known the mutations, by key, as the tab last knew them to be stored
 * @param renamed receives the mutations that continue under another key, by their earlier one
 */
export function merge(
  stored: readonly Mutation[],
  own: readonly Mutation[],
  order: readonly Mutation[],
  known: ReadonlyMap<string, Mutation>,
  renamed: Map<string, Mutation>,
): readonly Mutation[] {
  let merged = stored;
  for (const each of own) {
    const there = merged.find(({ key }) => key === each.key);
    const sent = there ? isTheirs(there, each) && there : known.get(each.key);
    if (!sent) merged = upsert(merged, each, order);
    else if (!each.sealed) {
      // Another tab has sent an earlier form of this edit, so the rest continues as a new one.
      const rest = continued(each, sent.edit);
      renamed.set(each.key, rest);
      if (!isEmpty(rest.edit)) merged = upsert(merged, rest);
    }
  }
  return merged;
}

/**
 * A mutation on the base of a newer state, unless that has changed the same parts; undefined if nothing is left to save.
 * @param sent what the mutation before it has saved, in whatever form the server stores it
 */
export function rebased(mutation: Mutation, project: Project, sent: Edit): Mutation | undefined {
  const base = project.version;
  if (mutation.sealed || mutation.base >= base) return mutation;
  const now = partsOf(project);
  const edit = differing(mutation.edit, now);
  if (isEmpty(edit)) return undefined;
  const isTouched = (part: Part) =>
    !(part in sent) && !isSame(part, mutation.before[part], now[part]);
  if ((Object.keys(edit) as Part[]).some(isTouched)) return mutation;
  return { ...mutation, edit, before: pick(now, (part) => part in edit), base };
}
