/** Result codes of SQLite (https://sqlite.org/rescode.html). */
const SQLITE_CODES = new Set([
  18, // TOOBIG
  19, // CONSTRAINT
  20, // MISMATCH
]);

/** Codes of Node's errors about a value, such as one that node:sqlite cannot bind. Socket errors have other codes. */
const ARGUMENT_CODES: ReadonlySet<unknown> = new Set([
  undefined, // thrown while the statement was built
  'ERR_INVALID_ARG_TYPE',
  'ERR_INVALID_ARG_VALUE',
  'ERR_OUT_OF_RANGE',
]);

/** Classes of SQLSTATE: data exceptions, and violated constraints. */
const SQLSTATE = /^(?:22|23)...$/;

/**
 * True when the database refuses the data itself and would refuse it again. An error of a database that is
 * damaged, lacks a column or cannot respond says nothing about the data.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR') {
    // The low byte is the primary result code.
    return typeof errcode === 'number' && SQLITE_CODES.has(errcode & 0xff);
  }
  if (error instanceof TypeError || error instanceof RangeError) return ARGUMENT_CODES.has(code);
  return typeof code === 'string' && SQLSTATE.test(code);
}
