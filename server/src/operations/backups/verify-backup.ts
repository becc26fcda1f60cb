import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpack } from './archive.ts';
import { checkManifest, type Manifest } from './manifest.ts';
import { checkDump, withSignals } from './postgres-tools.ts';
import { checkSqlite } from './sqlite-copy.ts';
import { removeAndExit } from './staging.ts';

export type Verified = {
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
