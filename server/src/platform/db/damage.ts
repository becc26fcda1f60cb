/**
 * Whether a SQLite file is damaged, known to all threads of a process at once: from then on none uses the database, as
 * while PostgreSQL is away. What is written to it would be lost when a backup is restored.
 *
 *     const location = watchForDamage(config.database);
 *     whenDamaged(location).then((error) => log.error(findDamage(location)));
 */
type DamageMark = SharedArrayBuffer;

export type SqliteLocation = { sqliteFile: string; damage?: DamageMark };
type Location = SqliteLocation | { postgresUrl: string };

/** The length of a message, and the message itself. */
const LENGTH_BYTES = 4;
const MAX_MESSAGE_BYTES = 1_000;
/** Result codes of SQLite (https://sqlite.org/rescode.html): CORRUPT, NOTADB. */
const CORRUPT = 11;
const DAMAGED: ReadonlySet<number> = new Set([CORRUPT, 26]);

/** As SQLite throws it for a damaged file. */
export class DamageError extends Error {
  readonly code = 'ERR_SQLITE_ERROR';
  readonly errcode = CORRUPT;
}

export function isDamage(error: unknown): error is Error {
  const { errcode = 0 } = error as { errcode?: number };
  return DAMAGED.has(errcode & 0xff);
}

/** The location with a mark that all connections to it share, those of worker threads too. */
export function watchForDamage<Any extends Location>(location: Any): Any {
  if (!('sqliteFile' in location)) return location;
  return { ...location, damage: new SharedArrayBuffer(LENGTH_BYTES + MAX_MESSAGE_BYTES) };
}

/** Marks the database if that is what the error says. Returns whether it is. */
export function noteDamage(error: unknown, location: Location): boolean {
  const mark = markOf(location);
  if (!mark || !isDamage(error)) return false;
  const text = new TextEncoder().encode(error.message).subarray(0, MAX_MESSAGE_BYTES);
  new Uint8Array(mark, LENGTH_BYTES).set(text);
  Atomics.store(new Int32Array(mark, 0, 1), 0, text.length);
  Atomics.notify(new Int32Array(mark, 0, 1), 0);
  return true;
}

/** What a thread has noted. */
export function findDamage(location: Location): DamageError | undefined {
  const mark = markOf(location);
  const length = mark ? Atomics.load(new Int32Array(mark, 0, 1), 0) : 0;
  if (!mark || length === 0) return undefined;
  return new DamageError(Buffer.from(mark, LENGTH_BYTES, length).toString());
}

/** Resolves when a thread has noted damage. */
export async function whenDamaged(location: Location): Promise<void> {
  const mark = markOf(location);
  if (!mark) return new Promise(() => {});
  await Atomics.waitAsync(new Int32Array(mark, 0, 1), 0, 0).value;
}

function markOf(location: Location): DamageMark | undefined {
  return 'sqliteFile' in location ? location.damage : undefined;
}
