import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_CLOCK_SKEW_MS } from '../../platform/clock.ts';
import { removeGradually } from './remove-gradually.ts';

const NAME = /^everscan-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.zst(?:\.age)?$/;

/** The end of the name of an archive that is being written. */
export const DRAFT_SUFFIX = '.part';

/** A draft that has not changed for this long, in ms, counts as left by a killed process. */
const STALE_MS = 3600 * 1000;

/** The name of a backup, without colons, which some file systems do not allow. */
export function backupName(now: number, { isEncrypted }: { isEncrypted: boolean }): string {
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  return `everscan-${time}Z.tar.zst${isEncrypted ? '.age' : ''}`;
}

type Backup = { file: string; madeAt: number };

/** The newest backup in `folder`; undefined without one. @throws when `folder` cannot be read */
export async function findNewestBackup(folder: string): Promise<Backup | undefined> {
  return (await listBackups(folder))[0];
}

/** Deletes all backups in `folder` except the newest ones, and drafts of processes that were killed. */
export async function pruneBackups(
  folder: string,
  keep: number,
  signal?: AbortSignal,
): Promise<void> {
  for (const { file } of (await listBackups(folder)).slice(keep))
    await removeGradually(file, signal);
  for (const name of await readdir(folder)) {
    if (!name.endsWith(DRAFT_SUFFIX) || timeIn(name.slice(0, -DRAFT_SUFFIX.length)) === undefined) {
      continue;
    }
    const file = join(folder, name);
    // A process on another machine may have completed it in the meantime.
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - STALE_MS) await removeGradually(file, signal);
  }
}

/**
 * Lists backups, newest first, without those that a wrong clock has dated in the future. A missing folder
 * counts as empty.
 */
async function listBackups(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .flatMap((name) => {
      const madeAt = timeIn(name);
      const isBackup = madeAt !== undefined && madeAt < Date.now() + MAX_CLOCK_SKEW_MS;
      return !isBackup ? [] : [{ file: join(folder, name), madeAt }];
    })
    .sort((a, b) => b.madeAt - a.madeAt);
}

function timeIn(name: string): number | undefined {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}
