import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Outcome } from '../../admin-usage.ts';
import { unpack } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { createBackup } from './create-backup.ts';
import { checkManifest, type Manifest } from './manifest.ts';
import { checkDump, withSignals } from './postgres-tools.ts';
import { restoreBackup } from './restore-backup.ts';
import { checkSqlite } from './sqlite-copy.ts';
import { removeAndExit } from './staging.ts';

const USAGE =
  'Usage: npm run admin -- backup FILE|DIR | verify FILE [--identity KEYFILE] | restore FILE [--replace] [--identity KEYFILE]';

type Options = Pick<Parameters<typeof restoreBackup>[1], 'config' | 'now' | 'report'>;

/**
 * `backup`, `verify` and `restore` (docs/deploy.md). They open the database themselves, because a backup
 * must not migrate it. Returns undefined for other commands.
 */
export async function runBackupCommand(
  [name = '', ...args]: readonly string[],
  options: Options,
): Promise<Outcome | undefined> {
  if (!['backup', 'verify', 'restore'].includes(name)) return undefined;
  const parsed = parse(name, args);
  if (!parsed) return { ok: false, message: USAGE };
  const { path, replaces, keyFile } = parsed;
  try {
    if (name === 'backup') return await backup(path, options);
    const identities = keyFile === undefined ? [] : await readIdentities(keyFile);
    if (name === 'verify') return await verify(path, identities);
    return await restore(path, { ...options, identities, replaces });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // The operator can also fix file errors.
    if (error instanceof BackupError || code !== undefined) return { ok: false, message };
    throw error;
  }
}

function parse(name: string, args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, identity: { type: 'string' } },
    });
    const [path, ...others] = positionals;
    const { replace: replaces, identity: keyFile } = values;
    const isMisplaced =
      (replaces && name !== 'restore') || (keyFile !== undefined && name === 'backup');
    return path && others.length === 0 && !isMisplaced ? { path, replaces, keyFile } : undefined;
  } catch {
    return undefined;
  }
}

async function backup(target: string, options: Options): Promise<Outcome> {
  const { file, bytes, manifest } = await createBackup(target, options);
  return { ok: true, message: `${file}: ${sizeOf(bytes)}\n${describe(manifest)}` };
}

async function verify(file: string, identities: readonly string[]): Promise<Outcome> {
  const { manifest, hasReadDatabase } = await verifyBackup(file, identities);
  const note = hasReadDatabase
    ? 'The backup is complete and undamaged.'
    : 'All checksums are correct. The dump itself was not read, because pg_restore is not installed.';
  return { ok: true, message: `${describe(manifest)}\n${note}` };
}

async function restore(
  file: string,
  options: Parameters<typeof restoreBackup>[1],
): Promise<Outcome> {
  const { manifest, kept } = await restoreBackup(file, options);
  const note = kept.length > 0 ? `\nThe earlier data was kept: ${kept.join(', ')}` : '';
  return { ok: true, message: `${describe(manifest)}\nThe backup was restored.${note}` };
}

/** The secret keys in a file, one per line as `age-keygen` writes them. */
async function readIdentities(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (identities.length === 0 || !identities.every((line) => line.startsWith('AGE-SECRET-KEY-'))) {
    throw new BackupError(`${file} does not contain a key of age (AGE-SECRET-KEY-…).`);
  }
  return identities;
}

function describe({ createdAt, version, commit, parts, ...manifest }: Manifest): string {
  const { database, databaseVersion, schema, counts } = manifest;
  const software = commit ? `${version}, commit ${commit.slice(0, 12)}` : version;
  const journals = parts.filter(({ name }) => name.startsWith('scans/')).length;
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return [
    `made      ${createdAt} by version ${software}`,
    `database  ${database === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${databaseVersion}, schema ${schema}`,
    `contents  ${sizeOf(bytes)}, ${journals} ${journals === 1 ? 'journal' : 'journals'} of scans`,
    ...Object.entries(counts).map(([table, count]) => `${table.padEnd(9)} ${count}`),
  ].join('\n');
}

function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

type Verified = {
  manifest: Manifest;
  /** False when pg_restore is missing, so that only the checksum of the dump was checked. */
  hasReadDatabase: boolean;
};

/**
 * Checks a backup in a temporary folder.
 * @throws {BackupError} when it is damaged or cannot be decrypted
 */
export async function verifyBackup(file: string, identities: readonly string[]): Promise<Verified> {
  const temporary = await mkdtemp(join(tmpdir(), 'everscan-verify-'));
  const stop = () => removeAndExit(temporary);
  return withSignals(stop, async () => {
    try {
      const folder = join(temporary, 'parts');
      await unpack(file, folder, identities);
      const manifest = await checkManifest(folder);
      if (manifest.database === 'postgres') {
        return { manifest, hasReadDatabase: await checkDump(join(folder, 'database.dump')) };
      }
      checkSqlite(join(folder, 'database.sqlite'), 'integrity_check');
      return { manifest, hasReadDatabase: true };
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  });
}
