import type { ErrorBody } from '@everscan/contract/errors';
import type { HttpError } from '../../http/http-error.ts';

/** An error as the row of a code keeps it. */
export function errorBodyOf({ message, code, details }: HttpError): ErrorBody {
  const { reason, params } = details as Pick<ErrorBody, 'reason' | 'params'>;
  return { error: message, code, ...(reason && { reason }), ...(params && { params }) };
}
