/** One value per user action, the same on its retries; every POST, PATCH and DELETE may carry it. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/**
 * A key for an action at `now` (ms since 1970): `uuid`, which is random, as one of version 7
 * (RFC 9562, 5.7). It begins with the time, so that the server keeps what is made together together.
 */
export function idempotencyKey(now: number, uuid: string): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${uuid.slice(15)}`;
}
