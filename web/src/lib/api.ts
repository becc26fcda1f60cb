import type { answers, RouteOfApi as Route, requests } from '@everscan/contract/api';
import type { ErrorBody } from '@everscan/contract/errors';
import type { Done, FileAnswer } from '@everscan/contract/requests';
import type { ParamName } from '@everscan/contract/routes';
import * as m from '@everscan/messages/ui';
import type { $ZodType, input, output } from 'zod/v4/core';
import { CallError, type CallOptions, call, knownText, retryAfterMs } from './call.ts';

/**
 * Calls the routes of the contract: `write('PATCH /api/kits/:id', { id, body: { name } }, { fallback })`. Only types
 * are imported from the tables, and the schemas of a noun load with its first answer, because they are too large for
 * the first view.
 */
export type ReadRoute = Extract<Route, `GET ${string}`>;
export type WriteRoute = Exclude<Route, ReadRoute>;

type Requests = typeof requests;
type Answers = typeof answers;

/** What a route takes as its body or query. */
export type InputOf<Name extends Route, Part extends 'body' | 'query'> = Name extends keyof Requests
  ? Requests[Name] extends Readonly<Record<Part, infer Schema extends $ZodType>>
    ? Sent<input<Schema>>
    : never
  : never;

type Sent<Value> = unknown extends Value
  ? Value
  : { readonly [Key in keyof Value]: Sent<Value[Key]> };
/** Numbers become text. */
type Query<Value> = { readonly [Key in keyof Value]: Value[Key] | number | undefined };

/** The parameters in the path, each by its name, the query and the body. Undefined and empty values are left out of the query. */
export type Args<Name extends Route> = { readonly [Param in ParamName<Name>]: string | number } & ([
  InputOf<Name, 'body'>,
] extends [never]
  ? unknown
  : { readonly body: InputOf<Name, 'body'> }) &
  ([InputOf<Name, 'query'>] extends [never]
    ? unknown
    : { readonly query?: Query<InputOf<Name, 'query'>> });

export type Answer<Name extends Route> = Name extends keyof Answers
  ? OutputOf<Answers[Name][keyof Answers[Name]]>
  : Done;

type OutputOf<Schema> = Schema extends $ZodType
  ? output<Schema>
  : Schema extends FileAnswer
    ? Blob
    : never;

type WriteOptions = CallOptions & {
  /** Message for the user if the server gives no reason. */
  fallback: string;
};

/** The address of a route, for links and downloads. */
export function urlOf<Name extends Route>(route: Name, args: Args<Name>): string {
  const { query = {}, ...params } = args as { query?: object; [param: string]: unknown };
  const [, path = ''] = route.split(' ');
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
  return (`${search}` && `${filled}?${search}`) || filled;
}

/**
 * Reads what a route answers. Returns `empty` if that fails, so that the page shows its empty state instead of an
 * error.
 */
export async function read<Name extends ReadRoute, Empty = Answer<Name>>(
  route: Name,
  args: Args<Name>,
  empty: Empty,
): Promise<Answer<Name> | Empty> {
  return (await readWithStatus(route, args, empty)).data;
}

/** Data, and the status of the answer: 200 if the data come from the server, 0 if there was no valid answer. */
export type Reading<Data> = {
  readonly data: Data;
  readonly status: number;
  readonly headers?: Headers;
  /** Whether the server no longer sends the data, because the session has ended. */
  readonly isRefused?: boolean;
  /** The body of an unsuccessful response. */
  readonly refusal?: unknown;
};

type ReadOptions<Data> = {
  signal?: AbortSignal | undefined;
  /** The result of an earlier call, which is returned if it is still current. */
  known?: Reading<Data> | undefined;
};

/**
 * Like `read`, for a page that explains why it is empty.
 * @throws {DOMException} only when `signal` cancels it
 */
export async function readWithStatus<Name extends ReadRoute, Empty = Answer<Name>>(
  route: Name,
  args: Args<Name>,
  empty: Empty,
  { signal, known }: ReadOptions<Answer<Name>> = {},
): Promise<Reading<Answer<Name> | Empty>> {
  const ifNoneMatch = known?.headers?.get('etag') ?? undefined;
  const options = { signal, ifNoneMatch };
  const answer = await call('GET', urlOf(route, args), undefined, options).catch(() => undefined);
  signal?.throwIfAborted();
  if (known && answer?.status === 304) return known;
  if (!answer?.ok) return { data: empty, status: answer?.status ?? 0, refusal: answer?.json };
  const { status, headers, json } = answer;
  // The empty value needs no check: for most visitors, who are not signed in, no schema has to load.
  if (json !== empty && !(await isValid(loadCheck(), [route, status, json]))) {
    return { data: empty, status: 0 };
  }
  return { data: json as Answer<Name>, status, headers };
}

/**
 * Writes, and returns the server's answer, which matches its schema.
 * @throws {CallError} when the write failed or the answer does not match, because the page must say "saved" only if it
 * is true
 */
export async function write<Name extends WriteRoute>(
  route: Name,
  args: Args<Name>,
  { fallback, ...options }: WriteOptions,
): Promise<Answer<Name>> {
  const check = loadCheck(); // while the call is under way
  const { status, json } = await send(route, args, fallback, options);
  if (!(await isValid(check, [route, status, json]))) throw new CallError(fallback, status);
  return json as Answer<Name>;
}

/** Writes without reading the body of the answer: any success status is enough. @throws {CallError} */
export async function writeWithoutAnswer<Name extends WriteRoute>(
  route: Name,
  args: Args<Name>,
  { fallback, ...options }: WriteOptions,
): Promise<void> {
  await send(route, args, fallback, options);
}

/** @throws {CallError} unless the answer has a success status */
async function send<Name extends WriteRoute>(
  route: Name,
  args: Args<Name>,
  fallback: string,
  options: CallOptions,
) {
  const [method] = route.split(' ') as ['POST' | 'PATCH' | 'DELETE'];
  const { body } = args as { body?: unknown };
  const answer = await call(method, urlOf(route, args), body, options).catch(() => {
    throw new CallError(m.networkFailed);
  });
  const { ok, status, statusText, json, text } = answer;
  if (ok) return answer;
  const { error, message } = (json ?? {}) as { error?: string; message?: string };
  const known = json && (await knownText(json as ErrorBody));
  const reason = known || text || error || message || (json && (statusText || m.unknownError));
  const wait = retryAfterMs(answer.headers);
  throw new CallError(String(reason || fallback), status, (json ?? {}) as CallError['body'], wait);
}

type Check = typeof import('./answer-check.ts').matchesSchema;

/** Loads the check of answers; undefined if that fails, and answers are then accepted. */
const loadCheck = (): Promise<Check | undefined> =>
  import('./answer-check.ts').then(
    ({ matchesSchema }) => matchesSchema,
    () => undefined,
  );

async function isValid(
  check: Promise<Check | undefined>,
  answer: Parameters<Check>,
): Promise<boolean> {
  return (await check)?.(...answer) ?? true;
}
