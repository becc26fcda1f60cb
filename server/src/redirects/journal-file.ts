import { constants } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';

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
