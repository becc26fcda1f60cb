import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { isDamage } from '../platform/db/damage.ts';
import { prepareSqliteFile } from '../platform/db/sqlite-file.ts';
import { type RedirectRow, redirectColumns } from './link-rows.ts';

/** A link in the file, and the generation of the database's epoch from which it was copied. */
export type FiledLink = RedirectRow & { generation: number };

/** How far the file follows the database. */
export type Position = {
  /** The database's, empty before the first contact. */
  epoch: string;
  /** Grows with each new epoch: links of an earlier one may be newer than what the database has now. */
  generation: number;
  /** All changes in transactions below this number are in the file. */
  next: number;
  /** All links up to this id are in the file. */
  filled_to: number;
  /** When the database last answered, in ms since 1970-01-01 UTC. */
  contact_at: number;
};

export const nowhere: Position = {
  epoch: '',
  generation: 0,
  next: 0,
  filled_to: 0,
  contact_at: 0,
};

/** Result codes of SQLite: CANTOPEN; READONLY. */
const CANTOPEN = 14;
const READONLY = 8;

function codeOf(error: unknown): number | undefined {
  const { errcode, code } = error as { errcode?: number; code?: string };
  if (errcode === undefined) return code === undefined ? undefined : Number.NaN; // of the system
  return errcode & 0xff;
}

/** Whether another thread of this process has opened the file when it could only be read. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === READONLY;
}

const LINK_COLUMNS = redirectColumns.map(
  (column) =>
    ({ id: 'id integer primary key', code: 'code text unique' })[column as string] ?? column,
);
const POSITION_COLUMNS = Object.keys(nowhere) as (keyof Position)[];
/** Files of another version are filled anew. */
const FORMAT = redirectColumns.join();

/**
 * Opens the file for looking up links. Lookups see what the writer has committed.
 * @throws while it does not exist, is damaged, or lies on a read-only disk beside unwritten changes
 */
export function openLinkReader(dataDir: string) {
  const database = openForReading(linkFileIn(dataDir));
  const find = database.prepare(
    `select ${[...redirectColumns, 'generation'].join()} from links where code = ?`,
  );
  const any = database.prepare('select 1 from links limit 1');
  return {
    /** @throws when the file is damaged; what cannot be read only now is not known */
    find: (code: string) => unlessBusy(() => find.get(code)) as FiledLink | undefined,
    /** @throws when the file is damaged */
    isEmpty: () => unlessBusy(() => any.get()) === undefined,
    close: () => database.close(),
  };
}

/** Another process may be repairing the log of one that was killed, and the disk may fail for a moment. */
function unlessBusy<Row>(read: () => Row): Row | undefined {
  try {
    return read();
  } catch (error) {
    if (isDamage(error)) throw error;
    return undefined;
  }
}

/** A read-only folder has no room for the index of the write-ahead log, which SQLite needs unless the file is at rest. */
function openForReading(file: string): DatabaseSync {
  try {
    return checked(new DatabaseSync(file, { readOnly: true, timeout: 0 }));
  } catch (error) {
    if (codeOf(error) !== CANTOPEN || statSync(`${file}-wal`, { throwIfNoEntry: false })?.size)
      throw error;
    const address = pathToFileURL(file);
    address.search = '?immutable=1';
    return checked(new DatabaseSync(address, { readOnly: true }));
  }
}

function checked(database: DatabaseSync): DatabaseSync {
  try {
    database.prepare('select 1 from links').get();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens the file for writing, and begins a new one if it is damaged or of another version. */
export function openLinkWriter(dataDir: string) {
  const file = linkFileIn(dataDir);
  try {
    return openWriter(file);
  } catch (error) {
    // A full or read-only disk takes no changes, but what is in the file counts.
    if (codeOf(error) !== undefined && !isDamage(error)) throw error;
    removeLinkFile(dataDir);
    return openWriter(file);
  }
}

export type LinkWriter = ReturnType<typeof openLinkWriter>;

/** The file of the processes with this folder. */
export function linkFileIn(dataDir: string): string {
  return join(dataDir, 'links.sqlite');
}

export function removeLinkFile(dataDir: string): void {
  const file = linkFileIn(dataDir);
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
}

function openWriter(file: string) {
  prepareSqliteFile(file);
  const database = new DatabaseSync(file, { timeout: 1_000 });
  try {
    // NORMAL: a power cut may cost the last changes together with their position, which are read again.
    database.exec(`
      pragma journal_mode = wal; pragma synchronous = normal; pragma secure_delete = on;
      create table if not exists position (format, ${POSITION_COLUMNS.join()});
      create table if not exists links (${LINK_COLUMNS.join()}, generation);
      insert into position select '${FORMAT}', '', 0, 0, 0, 0 where not exists (select 1 from position)`);
    const { format, ...position } = database.prepare('select * from position').get() as Position & {
      format: string;
    };
    if (format !== FORMAT) throw new Error('a file of another version');
    return buildWriter(database, position);
  } catch (error) {
    database.close();
    throw error;
  }
}

function buildWriter(database: DatabaseSync, position: Position) {
  const find = database.prepare('select * from links where code = ?');
  const columns = [...redirectColumns, 'generation'] as const;
  const replace = database.prepare(
    `replace into links (${columns.join()}) values (${columns.map(() => '?').join()})`,
  );
  const move = database.prepare(
    `update position set ${POSITION_COLUMNS.map((column) => `${column} = ?`).join()}`,
  );
  const listIds = database.prepare('select id, code from links where id > ? and id <= ?');
  const remove = database.prepare('delete from links where code = ?');
  let isDirty = false;

  function transaction(write: () => void): void {
    database.exec('begin immediate');
    try {
      write();
      database.exec('commit');
      isDirty = true;
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  }

  return {
    position,
    /**
     * Writes links of the position's generation unless newer ones are there, since reads overtake each other, and the
     * position, or nothing of both.
     * @returns the codes of the links that are newer in the file
     */
    write(rows: readonly RedirectRow[], position: Position): string[] {
      const { generation } = position;
      const newer: string[] = [];
      transaction(() => {
        for (const row of rows) {
          const filed = { ...row, generation };
          const known = find.get(row.code) as FiledLink | undefined;
          const isKnown = known?.generation === generation;
          if (isKnown && known.version > row.version) newer.push(row.code);
          else if (!isKnown || columns.some((column) => known[column] !== filed[column]))
            replace.run(...columns.map((column): SQLInputValue => filed[column]));
        }
        move.run(...POSITION_COLUMNS.map((column) => position[column]));
      });
      return newer;
    },
    /** Codes by id of the links after one id up to another. */
    list(after: number, to: number): { id: number; code: string }[] {
      return listIds.all(after, to) as { id: number; code: string }[];
    },
    /** Removes links, whatever their version. */
    remove(codes: readonly string[]): void {
      transaction(() => {
        for (const code of codes) remove.run(code);
      });
    },
    /** Overwrites what was deleted and replaced since the last call, also in the write-ahead log. */
    clean(): void {
      if (isDirty) database.exec('pragma wal_checkpoint(truncate)');
      isDirty = false;
    },
    close: () => database.close(),
  };
}

/** The position in a file that another process writes; undefined without one. */
export function readPosition(dataDir: string): Position | undefined {
  try {
    const database = openForReading(linkFileIn(dataDir));
    try {
      return database
        .prepare(`select ${POSITION_COLUMNS.join()} from position where format = ?`)
        .get(FORMAT) as Position | undefined;
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}
