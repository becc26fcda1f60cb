import type { ErrorCode } from '@everscan/contract/errors';

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

/** `retryAfterSeconds` is how long a client should wait. */
export function unavailable(message: string, retryAfterSeconds: number): HttpError {
  return new HttpError(503, 'unavailable', message, { 'retry-after': String(retryAfterSeconds) });
}
