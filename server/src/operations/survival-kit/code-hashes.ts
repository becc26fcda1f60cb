import { randomBytes, scrypt } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { scryptOptions } from './public-site/entries.js';

const hashCode = promisify<string, Buffer, number, object, Buffer>(scrypt);

export type CodeHashes = {
  salt: Buffer;
  /** The hash of each code, in the given order. New hashes are saved to the file. */
  of(codes: readonly string[]): Promise<Uint8Array[]>;
  close(): void;
};

type Options = {
  /** scrypt's N. The file must have been made with the same one. */
  cost: number;
  /** How many codes are hashed at once. */
  threads: number;
  /** Called after each new hash. */
  onHash?: (() => void) | undefined;
};

/**
 * Keeps slow hashes of codes in a file, so that each code is hashed only once and not for every kit. The file
 * lists all codes, so it stays with the operator.
 */
export function openCodeHashes(file: string, { cost, threads, onHash }: Options): CodeHashes {
  const db = new DatabaseSync(file, { timeout: 60_000 });
  chmodSync(file, 0o600);
  db.exec(`pragma journal_mode = wal; pragma synchronous = normal;
    create table if not exists settings (salt blob not null, cost integer primary key);
    create table if not exists hashes (code text primary key, hash blob not null) without rowid;`);
  const insert = db.prepare('insert or ignore into hashes (code, hash) values (?, ?)');
  const find = db.prepare('select hash from hashes where code = ?');
  const salt = findSalt(db, cost);
  const { dkLen, ...options } = { ...scryptOptions(cost), maxmem: cost * 2_048 + 2 ** 20 };

  async function add(codes: readonly string[]): Promise<void> {
    let next = 0;
    const work = async () => {
      for (let code = codes[next++]; code !== undefined; code = codes[next++]) {
        insert.run(code, await hashCode(code, salt, dkLen, options));
        onHash?.();
      }
    };
    await Promise.all(Array.from({ length: threads }, work));
  }

  return {
    salt,
    async of(codes) {
      const found = codes.map((code) => find.get(code)?.hash as Uint8Array | undefined);
      const missing = codes.filter((_, i) => found[i] === undefined);
      await add(missing);
      return codes.map((code, i) => found[i] ?? (find.get(code)?.hash as Uint8Array));
    },
    close: () => db.close(),
  };
}

/** @throws when the file is for another cost */
function findSalt(db: DatabaseSync, cost: number): Buffer {
  const insert =
    'insert into settings (salt, cost) select ?, ? where not exists (select 1 from settings)';
  db.prepare(insert).run(randomBytes(16), cost);
  const row = db.prepare('select salt from settings where cost = ?').get(cost);
  if (!row) {
    throw new Error('The kits in this folder were made with another cost. Choose another folder.');
  }
  return Buffer.from(row.salt as Uint8Array);
}
