/** Result codes of SQLite (https://sqlite.org/rescode.html) that are no fault of the statement. */
const SQLITE_CODES = new Set([
  5, // BUSY
  6, // LOCKED
  7, // NOMEM
  8, // READONLY
  10, // IOERR
  11, // CORRUPT
  13, // FULL
  14, // CANTOPEN
  26, // NOTADB
]);

/** SQLSTATE classes of a PostgreSQL server that is unreachable, shutting down or out of resources. */
const SQLSTATE = /^(?:08|53|58|57P0|25006)/;

/** SQLSTATE of failures that concern one statement or transaction of PostgreSQL, which may be repeated. */
const TEMPORARY_FAILURES = new Set<unknown>([
  '57014', // cancelled, usually because it ran too long
  '55P03', // waited too long for a lock
  '40001', // could not be serialised
  '40P01', // deadlock
]);

const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EMFILE',
  'ENFILE',
]);

/** Messages of errors that `pg` throws without a code. */
const PG_MESSAGES =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end|Query read timeout)/;

/** True when the database cannot answer a statement now: during an outage, or because of that statement only. */
export function isUnavailable(error: unknown): boolean {
  return isOutage(error) || isTemporaryFailure(error);
}

function isTemporaryFailure(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isTemporaryFailure);
  return (
    error instanceof Error && TEMPORARY_FAILURES.has((error as Error & { code?: unknown }).code)
  );
}

/**
 * True when the database cannot answer any statement now, for example because the disk is full or the
 * connection is lost. False after a statement that ran too long or hit a deadlock, because others may
 * succeed.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR') {
    // The low byte is the primary result code.
    return typeof errcode === 'number' && SQLITE_CODES.has(errcode & 0xff);
  }
  if (code === 'ERR_INVALID_STATE' && /database is not open/.test(error.message)) return true;
  if (typeof code === 'string') return SOCKET_CODES.has(code) || SQLSTATE.test(code);
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  return PG_MESSAGES.test(error.message) || /driver has already been destroyed/.test(error.message);
}
