import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { create, extract } from 'tar';
import { BackupError } from './backup-error.ts';
import { DRAFT_SUFFIX } from './backup-files.ts';
import { archiveRoom } from './check-room.ts';
import { isPartName } from './manifest.ts';

/** How many bytes are written before they are flushed to disk, so that no long burst delays the server's writes. */
const SYNC_BYTES = 8 << 20;

const AGE_HEADER = 'age-encryption.org/';

type Bytes = AsyncIterable<Uint8Array<ArrayBuffer>>;

/**
 * Packs files of `folder` into `file`: a tar archive, compressed with zstd and, if there are recipients,
 * encrypted with age. The file gets its final name once it is complete and on disk.
 * @throws {BackupError} when less than 5% of the disk is left, and `folder` is on the same disk
 */
export async function pack(
  { folder, names }: { folder: string; names: string[] },
  file: string,
  recipients: readonly string[],
): Promise<void> {
  const draft = `${file}${DRAFT_SUFFIX}`;
  await rm(draft, { force: true });
  const checkRoom = await archiveRoom(dirname(file), folder);
  try {
    await pipeline(
      create({ cwd: folder, portable: true }, names),
      createZstdCompress(),
      (source: Bytes) => (recipients.length > 0 ? encrypt(source, recipients) : source),
      (source: Bytes) => write(source, draft, checkRoom),
    );
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await flushToDisk(dirname(file));
}

/**
 * Unpacks an archive into a new folder. `identities` are the secret keys for an encrypted one.
 * @throws {BackupError} when it is damaged, contains files that no backup contains, or cannot be decrypted
 */
export async function unpack(
  file: string,
  folder: string,
  identities: readonly string[],
): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  const isEncrypted = await startsWith(file, AGE_HEADER);
  if (isEncrypted && identities.length === 0) {
    throw new BackupError('The backup is encrypted. Pass the file of its key: --identity KEYFILE');
  }
  let unexpected: string | undefined;
  try {
    await pipeline(
      createReadStream(file, { highWaterMark: 1 << 20 }),
      (source: Bytes) => (isEncrypted ? decrypt(source, identities) : source),
      createZstdDecompress(),
      extract({
        cwd: folder,
        strict: true,
        preserveOwner: false,
        dmode: 0o700,
        filter(path, entry) {
          const isPart = isPartName(path) && 'type' in entry && entry.type === 'File';
          if (!isPart) unexpected ??= path;
          return isPart;
        },
      }),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC' || error instanceof BackupError) {
      throw error;
    }
    throw new BackupError(`The backup is damaged: ${(error as Error).message}`, error);
  }
  if (unexpected !== undefined) {
    throw new BackupError(`The file is not a backup of Everscan: it contains ${unexpected}.`);
  }
}

/** Flushes a file or the entries of a folder to disk. */
export async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function write(source: Bytes, file: string, checkRoom: () => Promise<void>): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    let unsynced = 0;
    for await (const chunk of source) {
      await handle.writeFile(chunk);
      unsynced += chunk.length;
      if (unsynced < SYNC_BYTES) continue;
      await handle.datasync();
      await checkRoom();
      unsynced = 0;
    }
    await handle.sync();
    await checkRoom();
  } finally {
    await handle.close();
  }
}

async function* encrypt(source: Bytes, recipients: readonly string[]) {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  yield* await encrypter.encrypt(ReadableStream.from(source));
}

async function* decrypt(source: Bytes, identities: readonly string[]) {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const stream = await decrypter.decrypt(ReadableStream.from(source)).catch((error) => {
    throw new BackupError('This key cannot decrypt the backup.', error);
  });
  yield* stream;
}

async function startsWith(file: string, text: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(text.length), 0, text.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === text;
  } finally {
    await handle.close();
  }
}
