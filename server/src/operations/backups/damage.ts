import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/connect.ts';
import { findNewestKit } from '../survival-kit/nightly-kits.ts';
import { findNewestBackup } from './backup-files.ts';

/** A larger database is checked with each backup only, because a start must not wait for seconds. */
const MAX_CHECKED_BYTES = 100e6;
/** Result codes of SQLite: CORRUPT, NOTADB. */
const DAMAGED: ReadonlySet<number> = new Set([11, 26]);

class DamageError extends Error {}

/** @throws when SQLite finds its file damaged */
export async function refuseDamage(db: Db, { database }: Config): Promise<void> {
  if (!('sqliteFile' in database)) return;
  if (statSync(database.sqliteFile).size > MAX_CHECKED_BYTES) return;
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const [found] = rows;
  if (found && found.quick_check !== 'ok') throw new DamageError(found.quick_check);
}

/** Tells the operator how to get the data back after `error`; undefined unless it means that the database is damaged. */
export async function describeDamage(error: unknown, config: Config): Promise<string | undefined> {
  const { errcode = 0, message } = error as Error & { errcode?: number };
  if (!('sqliteFile' in config.database)) return undefined;
  if (!(error instanceof DamageError) && !DAMAGED.has(errcode & 0xff)) return undefined;
  const { backupDir, kitDir } = config;
  const backup = backupDir && (await findNewestBackup(backupDir).catch(() => {}))?.file;
  const kit = kitDir && (await findNewestKit(kitDir).catch(() => {}))?.folder;
  const key = backup?.endsWith('.age') ? ' --identity KEY_FILE' : '';
  const whence = backup
    ? 'the newest backup'
    : `a backup (there is none in BACKUP_DIR${backupDir ? '' : ', which is not set'})`;
  return `The database ${resolve(config.database.sqliteFile)} is damaged: ${message.trim()}
Stop every process. This restores ${whence}, and keeps the damaged file in DATA_DIR/replaced_…:
  npm run admin -- restore --replace ${backup ? quote(backup) : 'FILE'}${key}
Until then, ${kit ? 'the newest survival kit' : 'a survival kit'} can answer printed codes: serve its folder site/, as its README.txt says. This checks it:
  npm run admin -- verify-kit ${kit ? quote(kit) : 'DIR'}`;
}

function quote(path: string): string {
  return `'${resolve(path).replaceAll("'", "'\\''")}'`;
}
