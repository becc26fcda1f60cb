import type { ErrorBody } from '@everscan/contract/errors';
import type { HttpError } from './http-error.ts';

/** An error as one of several things that a request was to do reports it. */
export function errorBodyOf({ message, code, details }: HttpError): ErrorBody {
  const { reason, params } = details as Pick<ErrorBody, 'reason' | 'params'>;
  return { error: message, code, ...(reason && { reason }), ...(params && { params }) };
}
