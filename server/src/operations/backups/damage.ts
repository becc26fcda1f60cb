import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/connect.ts';
import { DamageError, isDamage, noteDamage } from '../../platform/db/damage.ts';
import { findNewestKit } from '../survival-kit/nightly-kits.ts';
import { findNewestBackup } from './backup-files.ts';

/** A larger database is checked with each backup only, because a start must not wait for seconds. */
const MAX_CHECKED_BYTES = 100e6;

/** @throws when SQLite finds its file damaged */
export async function checkForDamage(db: Db, { database }: Config): Promise<void> {
  if (!('sqliteFile' in database)) return;
  if (statSync(database.sqliteFile).size > MAX_CHECKED_BYTES) return;
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const [found] = rows;
  if (!found || found.quick_check === 'ok') return;
  const error = new DamageError(found.quick_check);
  noteDamage(error, database);
  throw error;
}

/** Tells the operator how to get the data back after `error`; undefined unless it means that the database is damaged. */
export async function describeDamage(error: unknown, config: Config): Promise<string | undefined> {
  if (!('sqliteFile' in config.database) || !isDamage(error)) return undefined;
  const { backupDir, kitDir } = config;
  const backup = backupDir && (await findNewestBackup(backupDir).catch(() => {}))?.file;
  const kit = kitDir && (await findNewestKit(kitDir).catch(() => {}))?.folder;
  const key = backup?.endsWith('.age') ? ' --identity KEY_FILE' : '';
  const whence = backup
    ? 'the newest backup'
    : `a backup (there is none in BACKUP_DIR${backupDir ? '' : ', which is not set'})`;
  return `The database ${resolve(config.database.sqliteFile)} is damaged: ${error.message.trim()}
Stop every process. This restores ${whence}, and keeps the damaged file in DATA_DIR/replaced_…:
  npm run admin -- restore --replace ${backup ? quote(backup) : 'FILE'}${key}
Until then, ${kit ? 'the newest survival kit' : 'a survival kit'} can answer printed codes: serve its folder site/, as its README.txt says. This checks it:
  npm run admin -- verify-kit ${kit ? quote(kit) : 'DIR'}`;
}

function quote(path: string): string {
  return `'${resolve(path).replaceAll("'", "'\\''")}'`;
}
