import { type DatabaseConnection, type SqliteDatabase, SqliteDriver } from 'kysely';
import { inShortTurn } from '../turns.ts';

/** How long a statement waits for another process's write lock, in ms. */
const LOCK_TIMEOUT_MS = 5_000;
/** Pauses between two attempts to take the lock, in ms. */
const FIRST_PAUSE_MS = 1;
const MAX_PAUSE_MS = 25;
const SQLITE_BUSY = 5;

/**
 * Kysely's driver, except that it waits for locks of other processes without blocking the event loop.
 * Meanwhile it lends the connection to other callers: readers need no lock.
 */
export class SqliteLockDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined;
  #isLent = false;
  readonly #queue: (() => void)[] = [];
  #isInTransaction = false;

  constructor(config: { database: SqliteDatabase }) {
    super(config);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#lend();
    this.#connection ??= this.#waitForLocks(await super.acquireConnection());
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#giveBack();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await super.beginTransaction(connection);
    this.#isInTransaction = true;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#isInTransaction = false;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#isInTransaction = false;
    await super.rollbackTransaction(connection);
  }

  #waitForLocks(connection: DatabaseConnection): DatabaseConnection {
    return {
      executeQuery: async (query) => {
        await inShortTurn(); // SQLite works synchronously
        const deadline = performance.now() + LOCK_TIMEOUT_MS;
        for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
          try {
            return await connection.executeQuery(query);
          } catch (error) {
            if (!isBusy(error) || performance.now() > deadline) throw error;
          }
          const isLendable = !this.#isInTransaction;
          if (isLendable) this.#giveBack();
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
          if (isLendable) await this.#lend();
        }
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /** Callers get the connection in the order in which they ask for it. */
  async #lend(): Promise<void> {
    if (this.#isLent) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#isLent = true;
  }

  #giveBack(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#isLent = false;
  }
}

function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === SQLITE_BUSY;
}
