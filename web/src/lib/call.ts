import { ERROR_DETAILS_HEADER } from '@everscan/contract/error-details';
import type { ErrorBody } from '@everscan/contract/errors';
import { IDEMPOTENCY_HEADER, idempotencyKey } from '@everscan/contract/idempotency';
import { language } from '@everscan/messages/format';
import * as m from '@everscan/messages/ui';
import { randomUuid } from './random-uuid.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The back-off before the second and the third attempt. */
const RETRY_DELAYS_MS = [100, 200];
/** After this time, an answer counts as lost. */
const TIMEOUT_MS = 15_000;

export type CallOptions = {
  keepalive?: boolean;
  timeoutMs?: number;
  /** Idempotency key, for a write that may be repeated later. By default, each write has a new one. */
  key?: string | undefined;
  /** Cancels the call, which then rejects. */
  signal?: AbortSignal | undefined;
  /** The ETag of an earlier answer. If nothing has changed, the status is 304 (RFC 9110, section 13.1.2). */
  ifNoneMatch?: string | undefined;
};

/** A response with its whole body, during which the connection may also break. */
type ServerResponse = {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  /** The parsed body if it is JSON, or the details of an error whose body is plain text. */
  readonly json: unknown;
  /** The body if it is plain text, otherwise empty. */
  readonly text: string;
};

/** The header with the id of a request, by which an operator can find it in the log. */
const REQUEST_ID_HEADER = 'x-request-id';

let failure: { id: string | null; at: number } | undefined;

/** The last request that the server could not answer, for a page that reports a failure. */
export const lastFailure = () => failure;

/** A call that the server refused or never received. `message` is for the user. */
export class CallError extends Error {
  /** 0 if there was no answer. */
  readonly status: number;
  /** How long the server asks clients to wait before the next attempt. */
  readonly retryAfterMs: number | undefined;
  /** The body of the error, if there is one. Its `code` is stable. */
  readonly body: { readonly code?: string; readonly [key: string]: unknown };

  constructor(message: string, status = 0, body: CallError['body'] = {}, retryAfterMs?: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
    this.name = 'CallError';
    this.status = status;
    this.body = body;
  }
}

/** Whether the server refuses a write because the account may have no more of something. */
export function isLimit(error: unknown): error is CallError {
  if (!(error instanceof CallError)) return false;
  const { code, reason } = error.body;
  return /_limit(?:_reached)?$/.test(String(reason ?? code));
}

/** A key for a write that may be repeated later, for example after a reload. */
export function newIdempotencyKey(): string {
  return idempotencyKey(Date.now(), randomUuid());
}

/**
 * Calls the server. After a network failure, a timeout of 15 s or a status of 500 or above, it retries twice, unless the
 * server says when to come back. A write carries the same idempotency key each time, so that it happens only once.
 * @throws {TypeError | DOMException} when the last attempt also fails or times out
 */
export async function call(
  method: Method,
  path: string,
  body?: unknown,
  { keepalive = false, timeoutMs = TIMEOUT_MS, key, signal, ifNoneMatch }: CallOptions = {},
): Promise<ServerResponse> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    // The server writes mails in the language of the page.
    'accept-language': language,
  };
  if (method !== 'GET') {
    headers[IDEMPOTENCY_HEADER] = key ?? newIdempotencyKey();
  }
  if (ifNoneMatch) headers['if-none-match'] = ifNoneMatch;
  const request: RequestInit = { method, headers, credentials: 'same-origin', keepalive };
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    request.body = JSON.stringify(body);
  }
  const attempt = async (): Promise<ServerResponse> => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const response = await fetch(path, { ...request, signal: either });
    const { ok, status, statusText, headers } = response;
    if (status >= 500) failure = { id: headers.get(REQUEST_ID_HEADER), at: Date.now() };
    const type = headers.get('content-type') ?? '';
    const content = await response.text();
    const isPlain = type.startsWith('text/plain');
    const json = parseJson(headers.get(ERROR_DETAILS_HEADER) ?? content);
    return { ok, status, statusText, headers, json, text: isPlain ? content : '' };
  };
  for (const delay of RETRY_DELAYS_MS) {
    const answer = await attempt().catch(() => undefined);
    const mustWait = answer && answer.status >= 500 && retryAfterMs(answer.headers) !== undefined;
    if (answer && (mustWait || !isTransient(answer))) return answer;
    signal?.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
  return attempt();
}

/** The wait that a `Retry-After` header asks for, in seconds or until a date (RFC 9110, section 10.2.3). */
export function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
}

/** The site's own text for an error; `undefined` if it has none or its texts cannot be loaded. */
export async function knownText(body: ErrorBody): Promise<string | undefined> {
  try {
    return (await import('@everscan/messages/words/errors')).findErrorText(body);
  } catch {
    return undefined;
  }
}

/** The message for the user about a thrown value. */
export function messageOf(error: unknown, fallback = m.unexpectedError): string {
  return (error instanceof Error && error.message) || fallback;
}

/** Whether a retry may succeed: the server is down or busy, or still working on the first attempt. */
function isTransient({ status, json }: ServerResponse): boolean {
  const code = (json as { code?: string } | undefined)?.code;
  return status >= 500 || code === 'idempotency_in_progress';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
