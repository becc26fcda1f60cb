import type { ErrorBody } from '@everscan/contract/errors';
import type { Db } from '../../db/connect.ts';
import { inSavepoint } from '../../db/in-savepoint.ts';
import { HttpError } from '../../http/http-error.ts';

/**
 * Does something for one code inside the transaction of many. When it is refused, only its own changes
 * are rolled back.
 * @returns what `act` returns, or why it was refused
 */
export async function attempt<Value>(
  trx: Db,
  act: () => Promise<Value>,
): Promise<{ value: Value; error?: undefined } | { error: ErrorBody }> {
  try {
    return { value: await inSavepoint(trx, act) };
  } catch (error) {
    // Another error concerns the whole batch, which is tried again.
    if (!(error instanceof HttpError) || error.statusCode >= 500) throw error;
    return { error: errorBodyOf(error) };
  }
}

export function errorBodyOf({ message, code, details }: HttpError): ErrorBody {
  const { reason, params } = details as Pick<ErrorBody, 'reason' | 'params'>;
  return { error: message, code, ...(reason && { reason }), ...(params && { params }) };
}
