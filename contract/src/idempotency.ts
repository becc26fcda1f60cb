/** Sent with every POST, PATCH and DELETE. All retries of one user action send the same value. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/**
 * Turns a random `uuid` into one of version 7 (RFC 9562, 5.7) for an action at `now` (ms since 1970).
 * It starts with the time, so records of the same moment are neighbours in the server's index.
 */
export function idempotencyKey(now: number, uuid: string): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${uuid.slice(15)}`;
}
