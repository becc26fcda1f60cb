import { createStore, type UseStore } from 'idb-keyval';
import {
  dropWork,
  isMarkedDropped,
  markDropped,
  readWork,
  storeWork,
  workNames,
} from '../lib/unsaved-work.ts';
import { fromFirstFormat, type Mutation, type Queue } from './mutations.ts';

const DATABASE = 'unsaved-work';
/** If IndexedDB has not opened by then, the other storage serves. */
const OPENING_MS = 1000;
/** Names contain the version of the format, so that a release leaves alone what a later one has stored. */
const VERSION = '3:';
/** The first contains requests that no server answers any more, and both only edits. */
const EARLIER_VERSIONS = ['1:', '2:'];
const QUEUES = 'queue:';
const QUEUE = QUEUES + VERSION;
const rowsOf = (userId: number) => `${userId}:`;
const rowPrefix = (userId: number, version = VERSION) => rowsOf(userId) + version;

/** The queues of a user on this device: in IndexedDB, otherwise in localStorage, otherwise in memory. */
export class WorkStore {
  readonly #userId: number;
  readonly #memory = new Map<string, Queue>();
  #database: UseStore | undefined;

  private constructor(userId: number) {
    this.#userId = userId;
  }

  static async open(userId: number): Promise<WorkStore> {
    const store = new WorkStore(userId);
    store.#database = await openDatabase();
    if (isMarkedDropped(userId)) await dropStoredWork(userId);
    try {
      if (store.#database) await store.#moveToDatabase(store.#database);
    } catch {
      // The disk is full. `all` returns what could not be moved.
    }
    return store;
  }

  /** Whether queues outlive the page only as far as localStorage has room and is allowed. */
  get isLimited(): boolean {
    return this.#database === undefined;
  }

  /** How many queues a later release has stored. */
  async countUnknown(): Promise<number> {
    const names = workNames(this.#userId, QUEUES).map((name) => name.slice(QUEUES.length));
    const rows = this.#database
      ? await readRows(this.#database, rowsOf(this.#userId)).catch(() => new Map())
      : new Map();
    const isUnknown = (name: string) =>
      ![VERSION, ...EARLIER_VERSIONS].some((version) => name.startsWith(version));
    return [...names, ...rows.keys()].filter(isUnknown).length;
  }

  async all(): Promise<ReadonlyMap<string, Queue>> {
    const stored = new Map<string, Queue>();
    for (const name of workNames(this.#userId, QUEUE)) {
      const queue = readWork<Queue>(this.#userId, name);
      if (queue) stored.set(name.slice(QUEUE.length), queue);
    }
    if (!this.#database) return stored;
    const none = () => new Map<string, Queue>();
    for (const version of [...EARLIER_VERSIONS, VERSION]) {
      const rows = await readQueues(this.#database, this.#userId, version).catch(none);
      for (const [code, queue] of rows) stored.set(code, queue);
    }
    return stored;
  }

  /**
   * Replaces a queue; no other tab changes it meanwhile. `change` may return the queue that it was given.
   * @throws {DOMException} when the disk is full or the browser has withdrawn the storage; call `fallBack` then
   */
  async update(
    code: string,
    change: (stored: Queue | undefined) => Queue | undefined,
  ): Promise<Queue | undefined> {
    if (this.#database) return updateRow(this.#database, rowPrefix(this.#userId) + code, change);
    const name = QUEUE + code;
    const changed = change(this.#memory.get(code) ?? readWork<Queue>(this.#userId, name));
    this.#memory.delete(code);
    if (!changed) dropWork(this.#userId, name);
    else if (storeWork(this.#userId, name, changed) === undefined) this.#memory.set(code, changed);
    return changed;
  }

  /** Whether a queue outlives the page. */
  isKept(name: string): boolean {
    return this.#database !== undefined || !this.#memory.has(name);
  }

  /** Continues without IndexedDB, with the queues that the page knows. */
  fallBack(known: ReadonlyMap<string, Queue>): void {
    this.#database = undefined;
    for (const [code, queue] of known) this.#memory.set(code, queue);
  }

  /** Moves what an earlier visit stored elsewhere, because IndexedDB was not available. */
  async #moveToDatabase(database: UseStore): Promise<void> {
    for (const name of workNames(this.#userId, QUEUE)) {
      const queue = readWork<Queue>(this.#userId, name);
      if (queue) await this.#add(name.slice(QUEUE.length), queue);
      dropWork(this.#userId, name);
    }
    for (const version of EARLIER_VERSIONS) {
      for (const [code, queue] of await readQueues(database, this.#userId, version)) {
        await this.#add(code, queue);
        await updateRow(database, rowPrefix(this.#userId, version) + code, () => undefined);
      }
    }
  }

  #add(code: string, { mutations, ...queue }: Queue): Promise<unknown> {
    return this.update(code, (stored) => {
      const known = stored?.mutations ?? [];
      const isNew = ({ key }: Mutation) => known.every((each) => each.key !== key);
      return { ...queue, ...stored, mutations: [...known, ...mutations.filter(isNew)] };
    });
  }
}

/** Removes a user's queues when they sign out. Other tabs may have the database open, so it is not deleted. */
export async function dropStoredWork(userId: number): Promise<void> {
  const database = await openDatabase();
  if (!isMarkedDropped(userId)) return; // done, and the user may have signed in again
  await database?.('readwrite', (rows) => {
    rows.delete(IDBKeyRange.bound(rowsOf(userId), `${rowsOf(userId)}\uffff`));
    return finished(rows);
  });
  markDropped(userId, false);
}

/** The queues in one of the stored formats. */
async function readQueues(
  database: UseStore,
  userId: number,
  version: string,
): Promise<Map<string, Queue>> {
  const rows = await readRows(database, rowPrefix(userId, version));
  for (const [code, { mutations, ...queue }] of rows) {
    rows.set(code, { ...queue, mutations: mutations.map(fromFirstFormat) });
  }
  return rows;
}

async function openDatabase(): Promise<UseStore | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  try {
    const database = createStore(DATABASE, 'codes');
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, OPENING_MS, undefined));
    return await Promise.race([database('readonly', () => database), late]);
  } catch {
    return undefined;
  }
}

/** The rows whose names begin with a prefix, by the rest of their names. */
function readRows(database: UseStore, prefix: string): Promise<Map<string, Queue>> {
  return database('readonly', (rows) => {
    const found = new Map<string, Queue>();
    const cursors = rows.openCursor(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
    cursors.onsuccess = () => {
      const cursor = cursors.result;
      if (!cursor) return;
      found.set(String(cursor.key).slice(prefix.length), cursor.value);
      cursor.continue();
    };
    return finished(rows).then(() => found);
  });
}

function updateRow(
  database: UseStore,
  name: string,
  change: (stored: Queue | undefined) => Queue | undefined,
): Promise<Queue | undefined> {
  return database('readwrite', (rows) => {
    let changed: Queue | undefined;
    const read = rows.get(name);
    read.onsuccess = () => {
      changed = change(read.result);
      if (changed === read.result) return;
      if (changed) rows.put(changed, name);
      else rows.delete(name);
    };
    return finished(rows).then(() => changed);
  });
}

function finished({ transaction }: IDBObjectStore): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
