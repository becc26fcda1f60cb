import { randomBytes } from 'node:crypto';
import { constants, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { type FileLock, takeFileLock } from '../platform/files/file-lock.ts';
import type { Scan } from '../scans/scans.ts';

/** `<owner>-<number>.journal`, and `<owner>.lock`, which the owning process locks while it runs. */
const JOURNAL = /^([0-9a-f]{32})-(\d{9})\.journal$/;
const LOCK = /^([0-9a-f]{32})\.lock$/;

/** Bytes of a journal that could not be read. */
const DAMAGED = /\.damaged$/;
/** How long damaged bytes are kept for the operator, in ms. They may contain scans of deleted accounts. */
const DAMAGED_TTL_MS = 7 * 24 * 3600 * 1000;

export type Owner = FileLock & { id: string };

export type JournalName = { file: string; owner: string; number: number };

/** Makes this process the owner of new journals. */
export function becomeOwner(folder: string): Owner {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (;;) {
    const id = randomBytes(16).toString('hex');
    const owner = lock(folder, id);
    if (!owner) continue;
    // Another process may have locked and removed the file first, because it had no journals yet.
    if (existsSync(lockFile(folder, id))) return owner;
    owner.release();
  }
}

/** Takes the lock of an owner whose process has ended; undefined while that process runs. */
export function lock(folder: string, id: string): Owner | undefined {
  const taken = takeFileLock(lockFile(folder, id));
  return taken && { id, ...taken };
}

/** Removes the lock file of an owner without journals. Call it while holding the lock. */
export function removeLock(folder: string, { id }: Owner): void {
  rmSync(lockFile(folder, id), { force: true });
}

/** Ids of all owners with a journal or a lock file. */
export function listOwners(folder: string): string[] {
  const ids = readdirSync(folder).flatMap((name) => {
    const id = JOURNAL.exec(name)?.[1] ?? LOCK.exec(name)?.[1];
    return id === undefined ? [] : [id];
  });
  return [...new Set(ids)];
}

/** The journals of an owner, oldest first. */
export function listJournals(folder: string, owner: string): JournalName[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const journal = parseJournalName(name);
      return journal?.owner === owner ? [{ file: join(folder, name), ...journal }] : [];
    })
    .sort((a, b) => a.number - b.number);
}

/** Owner and number from the name of a journal's file; undefined for other files. */
export function parseJournalName(name: string): Omit<JournalName, 'file'> | undefined {
  const [, owner, number] = JOURNAL.exec(name) ?? [];
  return owner === undefined ? undefined : { owner, number: Number(number) };
}

export function journalName(folder: string, owner: string, number: number): JournalName {
  const name = `${owner}-${String(number).padStart(9, '0')}.journal`;
  return { file: join(folder, name), owner, number };
}

/** The file for the damaged bytes at `position` of a journal. */
export function damagedFile({ file }: JournalName, position: number): string {
  return `${file.replace(/\.journal$/, '')}-${position}.damaged`;
}

/** Removes damaged bytes that have been kept for long enough. */
export function removeOldDamage(folder: string): void {
  for (const name of readdirSync(folder).filter((name) => DAMAGED.test(name))) {
    const file = join(folder, name);
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (changedAt < Date.now() - DAMAGED_TTL_MS) rmSync(file, { force: true });
  }
}

/** The id of a journal in the table `scan_journals`. */
export function journalId({ owner, number }: Omit<JournalName, 'file'>): string {
  return `${owner}-${number}`;
}

function lockFile(folder: string, id: string): string {
  return join(folder, `${id}.lock`);
}

/** One journal on disk, whose space is allocated in advance. */
export type JournalFile = {
  /** Appends `record`; resolves when it is on disk. */
  append(record: Buffer): Promise<void>;
  /** Free space, in bytes. */
  readonly free: number;
  close(): Promise<void>;
};

export const JOURNAL_BYTES = 16 << 20;
const STEP_BYTES = 1 << 20;

/**
 * Creates `file` full of zeros. A scan written into allocated space needs only one disk write, and changes
 * neither the file's size nor its blocks.
 * @throws when the disk is full; then the file does not exist
 */
export async function createJournalFile(file: string): Promise<JournalFile> {
  // O_DSYNC: each write returns once the data is on disk, as if followed by fdatasync.
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_DSYNC;
  const handle = await open(file, flags, 0o600);
  try {
    // In steps, because writes to the previous journal wait for the same disk.
    const zeros = Buffer.alloc(STEP_BYTES);
    for (let at = 0; at < JOURNAL_BYTES; at += STEP_BYTES) await writeAll(handle, zeros, at);
    await handle.sync();
  } catch (error) {
    await handle.close();
    await rm(file, { force: true });
    throw error;
  }
  let position = 0;
  return {
    async append(record) {
      await writeAll(handle, record, position);
      position += record.length;
    },
    get free() {
      return JOURNAL_BYTES - position;
    },
    close: () => handle.close(),
  };
}

async function writeAll(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

const HEADER_BYTES = 8;
const PAYLOAD_END = Buffer.from('}]');

/**
 * A journal is a sequence of records, followed by zeros:
 *
 *     length of the payload   4 bytes, little-endian
 *     CRC-32 of the payload   4 bytes, little-endian
 *     payload                 JSON of the scans that were written together
 *
 * A partly written record ends the journal. Reading continues after a damaged one.
 */
export function encodeRecord(scans: readonly Scan[]): Buffer {
  const json = JSON.stringify(scans);
  const record = Buffer.allocUnsafe(HEADER_BYTES + Buffer.byteLength(json));
  record.write(json, HEADER_BYTES);
  record.writeUInt32LE(record.length - HEADER_BYTES, 0);
  record.writeUInt32LE(crc32(record.subarray(HEADER_BYTES)), 4);
  return record;
}

/** Scans, and how many bytes of the journal contain them. */
export type DecodedRecords = { scans: Scan[]; bytes: number };

/**
 * Decodes the first records in `bytes`, until there are `enough` scans. Returns undefined when `bytes` does
 * not begin with a complete record: at the end of the journal, or when a record is longer than `bytes`.
 */
export function decodeRecords(bytes: Buffer, enough: number): DecodedRecords | undefined {
  const scans: Scan[] = [];
  let position = 0;
  while (scans.length < enough) {
    const payload = payloadAt(bytes, position);
    if (!payload) break;
    scans.push(...(JSON.parse(payload.toString()) as Scan[]));
    position += HEADER_BYTES + payload.length;
  }
  return position > 0 ? { scans, bytes: position } : undefined;
}

function payloadAt(bytes: Buffer, position: number): Buffer | undefined {
  if (position + HEADER_BYTES > bytes.length) return undefined;
  const length = bytes.readUInt32LE(position);
  const start = position + HEADER_BYTES;
  if (length === 0 || start + length > bytes.length) return undefined;
  const payload = bytes.subarray(start, start + length);
  return crc32(payload) === bytes.readUInt32LE(position + 4) ? payload : undefined;
}

/**
 * Where the first complete record after a damaged one begins; undefined when there is none. The text of a
 * scan cannot be mistaken for a record: JSON contains no byte below 0x20, but the length of a record does.
 */
export function findRecord(bytes: Buffer): number | undefined {
  for (let at = bytes.indexOf('[{'); at >= 0; at = bytes.indexOf('[{', at + 1)) {
    if (at >= HEADER_BYTES && payloadAt(bytes, at - HEADER_BYTES)) return at - HEADER_BYTES;
  }
  return undefined;
}

/**
 * Whether `bytes`, the last ones of a journal without its zeros, are a record whose write was interrupted.
 * Its scans were not acknowledged, unlike those of a complete record that is damaged.
 */
export function isInterrupted(bytes: Buffer): boolean {
  if (bytes.subarray(-2).equals(PAYLOAD_END)) return false;
  return bytes.length < HEADER_BYTES || HEADER_BYTES + bytes.readUInt32LE(0) > bytes.length;
}

/** A journal ends in zeros, but a record never does. */
export function withoutZeros(bytes: Buffer): Buffer {
  let length = bytes.length;
  while (length > 0 && bytes[length - 1] === 0) length--;
  return bytes.subarray(0, length);
}

export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
