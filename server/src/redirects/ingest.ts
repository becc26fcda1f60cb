import { open, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Db } from '../platform/db/connect.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';
import { isRefusal } from '../platform/db/is-refusal.ts';
import { recordScans, type Scan } from '../scans/scans.ts';
import {
  type DecodedRecords,
  damagedFile,
  decodeRecords,
  findRecord,
  ignoreMissing,
  isInterrupted,
  JOURNAL_BYTES,
  type JournalName,
  journalId,
  listJournals,
  listOwners,
  lock,
  removeLock,
  removeOldDamage,
  withoutZeros,
} from './journal-files.ts';
import { markRemoved, REMOVED } from './journals.ts';

/** Scans per transaction. On SQLite, other writers wait for the whole transaction. */
const GROUP_SIZE = { sqlite: 500, postgres: 4_000 };
const CHUNK_BYTES = 1 << 20;

export type IngestOptions = {
  db: Db;
  /** Waits between two transactions, so that other writers get their turn. */
  pause: (transactionMs: number) => Promise<void>;
  /** Called with the number of scans read; the database refused `refused` of them. */
  onIngested: (scans: number, refused: number) => void;
  /** Called when damaged bytes of a journal were moved to a separate file. */
  onDamaged: (damage: Damage) => void;
};

export type Damage = { file: string; bytes: number };

/** Adds this process's journals to the tables, and removes those that will get no more scans. */
export async function ingestOwn(
  folder: string,
  owner: string,
  current: number,
  options: IngestOptions,
): Promise<void> {
  for (const journal of listJournals(folder, owner)) {
    const isEnded = journal.number < current;
    const isRead = await ingestJournal(journal, options, isEnded);
    if (isRead && isEnded) await removeJournal(options.db, journal);
  }
}

/** Adds the journals of processes that have ended to the tables, and removes them. */
export async function ingestOrphans(
  folder: string,
  self: string,
  options: IngestOptions,
): Promise<void> {
  removeOldDamage(folder);
  for (const id of listOwners(folder)) {
    const owner = id === self ? undefined : lock(folder, id);
    if (!owner) continue;
    try {
      for (const journal of listJournals(folder, id)) {
        if (await ingestJournal(journal, options)) await removeJournal(options.db, journal);
      }
      if (listJournals(folder, id).length === 0) removeLock(folder, owner);
    } finally {
      owner.release();
    }
  }
}

/**
 * Adds a journal's scans to the tables. Each transaction moves the journal's position from the start to the
 * end of its scans, and fails when the position differs. Every scan is thus added exactly once, no matter
 * which process reads the journal and when it is killed. Damaged records are skipped and kept in a separate
 * file. Returns true when the whole journal is read.
 * @param isEnded whether the journal will get no more scans
 */
export async function ingestJournal(
  journal: JournalName,
  options: IngestOptions,
  isEnded = true,
): Promise<boolean> {
  const { db, pause, onIngested } = options;
  const id = journalId(journal);
  const groupSize = isPostgres(db) ? GROUP_SIZE.postgres : GROUP_SIZE.sqlite;
  let position = await findPosition(db, id);
  if (position === REMOVED) return true;
  // Opened after its row exists: if the file is missing, another process has read and removed it.
  const file = await open(journal.file).catch(ignoreMissing);
  if (!file) {
    await markRemoved(db, id);
    return false;
  }
  try {
    for (;;) {
      const read = await readFrom(file, position, { groupSize, isEnded });
      if (!read) return true;
      const damage = read.damaged && (await keepDamage(journal, position, read.damaged));
      const start = performance.now();
      const refused = await commit(db, id, position, read);
      if (refused === undefined) return false; // another process reads it
      if (damage) options.onDamaged(damage);
      position += read.bytes;
      onIngested(read.scans.length, refused);
      await pause(performance.now() - start);
    }
  } finally {
    await file.close();
  }
}

type File = Awaited<ReturnType<typeof open>>;

/** `damaged` contains the first bytes if they are not a record. */
type Read = DecodedRecords & { damaged?: Buffer };

/** A record may be longer than a chunk, so the chunk grows until it contains one or the file ends. */
async function readFrom(
  file: File,
  position: number,
  { groupSize, isEnded }: { groupSize: number; isEnded: boolean },
): Promise<Read | undefined> {
  for (let size = CHUNK_BYTES; ; size *= 4) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(size), 0, size, position);
    const bytes = buffer.subarray(0, bytesRead);
    const read = decodeRecords(bytes, groupSize);
    if (read) return read;
    if (bytesRead < size || size > JOURNAL_BYTES) return skipDamage(bytes, groupSize, isEnded);
    if (!isEnded && buffer.readUInt32LE(0) === 0) return undefined;
  }
}

/** @param rest the bytes from an incomplete record to the end of the journal */
function skipDamage(rest: Buffer, groupSize: number, isEnded: boolean): Read | undefined {
  const next = findRecord(rest);
  if (next !== undefined) {
    const { scans, bytes } = decodeRecords(rest.subarray(next), groupSize) as DecodedRecords;
    return { scans, bytes: next + bytes, damaged: rest.subarray(0, next) };
  }
  // While a journal is in use, its last record may still be incomplete.
  const damaged = withoutZeros(isEnded ? rest : rest.subarray(0, 0));
  if (damaged.length === 0 || isInterrupted(damaged)) return undefined;
  return { scans: [], bytes: damaged.length, damaged };
}

async function keepDamage(journal: JournalName, position: number, bytes: Buffer): Promise<Damage> {
  const file = damagedFile(journal, position);
  await writeFile(file, bytes, { mode: 0o600 });
  return { file: basename(file), bytes: bytes.length };
}

/** Returns how many scans the database refused; undefined when the position had changed. */
async function commit(
  db: Db,
  id: string,
  position: number,
  { scans, bytes }: DecodedRecords,
): Promise<number | undefined> {
  const write = (accepted: readonly Scan[]) =>
    db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('scan_journals')
        .set({ position: position + bytes, updated_at: Date.now() })
        .where('id', '=', id)
        .where('position', '=', position)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return undefined;
      await recordScans(trx, accepted);
      return scans.length - accepted.length;
    });
  try {
    return await write(scans);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // A scan that can never be stored must not block all later ones.
    return write(await findAccepted(db, scans));
  }
}

async function findAccepted(db: Db, scans: readonly Scan[]): Promise<Scan[]> {
  const accepted: Scan[] = [];
  for (const scan of scans) {
    const rehearsal = db.transaction().execute(async (trx) => {
      await recordScans(trx, [scan]);
      throw new Rehearsed();
    });
    const error = await rehearsal.catch((reason: unknown) => reason);
    if (error instanceof Rehearsed) accepted.push(scan);
    else if (!isRefusal(error)) throw error;
  }
  return accepted;
}

class Rehearsed extends Error {}

async function findPosition(db: Db, id: string): Promise<number> {
  const find = () =>
    db.selectFrom('scan_journals').select('position').where('id', '=', id).executeTakeFirst();
  const row = await find();
  if (row) return row.position;
  await db
    .insertInto('scan_journals')
    .values({ id, position: 0, updated_at: Date.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await find())?.position ?? 0;
}

async function removeJournal(db: Db, journal: JournalName): Promise<void> {
  await rm(journal.file, { force: true });
  await markRemoved(db, journalId(journal));
}
