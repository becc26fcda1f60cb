/** One value per user action, the same on its retries; every POST, PATCH and DELETE may carry it. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
