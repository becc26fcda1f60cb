import type { ErrorCode } from '@everscan/contract/errors';
import { type ErrorParams, type ErrorTextName, errorText } from './presenter.ts';

/** An error response. `message` is for the person who made the request. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  /** Additional body fields. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    statusCode: number,
    code: ErrorCode,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.headers = headers;
    this.details = details;
  }
}

export function badRequest(message: string): HttpError {
  return new HttpError(400, 'bad_request', message);
}

type Extras = Partial<Pick<HttpError, 'headers' | 'details'>>;
type ExtrasOf<Name extends ErrorTextName> =
  undefined extends ErrorParams<Name>
    ? [extras?: Extras]
    : [extras: Extras & { params: ErrorParams<Name> }];

/** Creates an error that people see. Browsers show its text in the visitor's language. */
export function userError<Name extends ErrorTextName>(
  statusCode: number,
  name: Name,
  ...[extras = {}]: ExtrasOf<Name>
): HttpError {
  const { headers, details, params }: Extras & { params?: ErrorParams<Name> } = extras;
  const [code, reason] = name.split('.') as [ErrorCode, string?];
  const message = errorText(name, params as ErrorParams<Name>);
  return new HttpError(statusCode, code, message, headers, {
    ...(reason && { reason }),
    ...(params && { params }),
    ...details,
  });
}

/** The header of an error after which a client may retry in `seconds`. */
export function retryAfter(seconds: number) {
  return { 'retry-after': String(seconds) };
}

/** Creates a 503 error. `retryAfterSeconds` is how long a client should wait. */
export function unavailable(message: string, retryAfterSeconds: number): HttpError {
  return new HttpError(503, 'unavailable', message, retryAfter(retryAfterSeconds));
}

/** Returns `error` if it is a client error (below 500). @throws any other error */
export function refusalOf(error: unknown): HttpError {
  if (error instanceof HttpError && error.statusCode < 500) return error;
  throw error;
}

/** Returns the result of `act`, or the client error that it threw. */
export function catchRefusal<Value>(act: () => Value): Value | HttpError {
  try {
    return act();
  } catch (error) {
    return refusalOf(error);
  }
}

/** @throws {HttpError} the outcome itself, if it is an error */
export function unwrap<Value>(outcome: Value | HttpError | undefined): Value {
  if (outcome === undefined) throw new Error('There is no outcome');
  if (outcome instanceof HttpError) throw outcome;
  return outcome;
}
