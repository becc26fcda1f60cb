import type { ErrorCode } from '@everscan/contract/errors';
import { HttpError } from '../../http/http-error.ts';

/** An error whose response names the field of the body that caused it. */
export function fieldError(
  status: number,
  code: ErrorCode,
  message: string,
  field: string,
): HttpError {
  return new HttpError(status, code, message, {}, { field });
}
