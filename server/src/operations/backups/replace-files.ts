import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeLinkFile } from '../../redirects/link-file.ts';
import { flushToDisk } from './archive.ts';

/** SQLite would apply the write-ahead log of a damaged database to the restored one. */
const SQLITE_FILES = ['everscan.sqlite', 'everscan.sqlite-wal', 'everscan.sqlite-shm'];

/**
 * Moves the files of the earlier data into the new folder `name` of `dataDir`, and the restored files from
 * `folder` to their place. Moves either all of them or none. Scans are moved one by one, because their folder
 * may be the mount point of another disk. With PostgreSQL, `folder` contains no database, and one in
 * `dataDir` stays where it is.
 * @returns the name, if there was earlier data
 */
export async function replaceFiles(
  folder: string,
  dataDir: string,
  name: string,
): Promise<string[]> {
  removeLinkFile(dataDir); // it belongs to the earlier data
  const hasDatabase = existsSync(join(folder, 'database.sqlite'));
  const earlier = [
    ...(hasDatabase ? SQLITE_FILES : []).filter((file) => existsSync(join(dataDir, file))),
    ...(await scansIn(dataDir)),
  ];
  const kept = join(dataDir, name);
  const moves = [
    ...earlier.map((file) => [join(dataDir, file), join(kept, file)] as const),
    ...(await scansIn(folder)).map((file) => [join(folder, file), join(dataDir, file)] as const),
  ];
  if (hasDatabase) moves.push([join(folder, 'database.sqlite'), join(dataDir, 'everscan.sqlite')]);
  const folders = new Set(moves.map(([, to]) => dirname(to)));
  const moved: (typeof moves)[number][] = [];
  try {
    // Fails if the folder exists, because it then contains other data.
    if (earlier.length > 0) await mkdir(kept, { mode: 0o700 });
    for (const path of folders) await mkdir(path, { recursive: true, mode: 0o700 });
    for (const [from, to] of moves) {
      await move(from, to);
      moved.push([from, to]);
    }
  } catch (error) {
    for (const [from, to] of moved.reverse()) await move(to, from);
    for (const path of [join(kept, 'scans'), kept]) await rmdir(path).catch(() => {});
    throw error;
  }
  for (const path of [...folders, dataDir]) await flushToDisk(path);
  return earlier.length > 0 ? [name] : [];
}

/**
 * Paths of the files in the folder `scans`. If the folder is a mount point, it may also contain folders such
 * as lost+found.
 */
async function scansIn(folder: string): Promise<string[]> {
  if (!existsSync(join(folder, 'scans'))) return [];
  const entries = await readdir(join(folder, 'scans'), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => join('scans', name));
}

/** Moves a file, even to another disk. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copy(from, to);
  }
}

async function copy(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
    await flushToDisk(to);
    await rm(from);
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  }
}
