import { createHash, type Hash, hash } from 'node:crypto';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const BUFFER_BYTES = 8_192;
/** The buffer of a file before its first short text. */
const NO_BUFFER = Buffer.alloc(0);

/** Waiting bytes are kept in a separate buffer, because long-lived strings would fill the heap. */
type OpenFile = { buffer: Buffer; bytes: number; hash: Hash };

export type KitFiles = {
  /** Appends to a file, which is created with its first call. */
  append(path: string, text: string | Uint8Array): void;
  /** Writes a whole file, and returns its SHA-256 in hex. */
  write(path: string, text: string | Buffer): string;
  /** Whether anything was appended to a file. */
  has(path: string): boolean;
  /** Paths of all files that were appended to. */
  paths(): string[];
  /** Writes everything to disk. @returns the SHA-256 in hex of each file that was appended to */
  finish(): Record<string, string>;
};

/**
 * Writes the files of a kit below `folder`, readable only for the current user. For a million small files,
 * synchronous calls take half the time of asynchronous ones, so the server runs this in a worker thread.
 */
export function openKitFiles(folder: string): KitFiles {
  const open = new Map<string, OpenFile>();
  const folders = new Set<string>();

  function place(path: string): string {
    const file = join(folder, path);
    const parent = dirname(file);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true, mode: 0o700 });
    folders.add(parent);
    return file;
  }

  function flush(path: string, file: OpenFile): void {
    save(path, file, file.buffer.subarray(0, file.bytes));
    file.bytes = 0;
  }

  function save(path: string, file: OpenFile, bytes: Uint8Array | string): void {
    appendFileSync(place(path), bytes, { mode: 0o600 });
    file.hash.update(bytes);
  }

  return {
    append(path, text) {
      let file = open.get(path);
      if (!file) {
        file = { buffer: NO_BUFFER, bytes: 0, hash: createHash('sha256') };
        open.set(path, file);
      }
      const length = Buffer.byteLength(text);
      if (file.bytes + length > BUFFER_BYTES) flush(path, file);
      if (length > BUFFER_BYTES) return save(path, file, text);
      if (file.buffer === NO_BUFFER) file.buffer = Buffer.allocUnsafe(BUFFER_BYTES);
      if (typeof text === 'string') file.buffer.write(text, file.bytes);
      else file.buffer.set(text, file.bytes);
      file.bytes += length;
    },
    write(path, text) {
      writeFileSync(place(path), text, { flag: 'wx', mode: 0o600 });
      return hash('sha256', text, 'hex');
    },
    has: (path) => open.has(path),
    paths: () => [...open.keys()],
    finish() {
      const hashes: Record<string, string> = {};
      for (const [path, file] of open) {
        flush(path, file);
        hashes[path] = file.hash.digest('hex');
      }
      return hashes;
    },
  };
}
