import type { ErrorBody } from '@everscan/contract/errors';
import type { HttpError } from './http-error.ts';

/** The error body of one item in a request that contains several. */
export function errorBodyOf({ message, code, details }: HttpError): ErrorBody {
  const { reason, params } = details as Pick<ErrorBody, 'reason' | 'params'>;
  return { error: message, code, ...(reason && { reason }), ...(params && { params }) };
}
