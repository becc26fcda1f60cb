import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startServer } from '../../testing/server-process.ts';
import { newDataDir } from '../../testing/short-links.ts';
import { backupName, findNewestBackup, pruneBackups } from './backup-files.ts';
import { verifyBackup } from './verify-backup.ts';

describe('daily backups', () => {
  test('are made by the server, which shows their age', async () => {
    const folder = join(await newDataDir(), 'backups');
    const server = await startServer({ BACKUP_DIR: folder });
    const url = `http://127.0.0.1:${await server.port}`;
    await expect.poll(() => findNewestBackup(folder)).toBeDefined();
    const metrics = async () => (await fetch(`${url}/metrics`)).text();
    const age = async () => Number(/^backup_age_seconds (\S+)$/m.exec(await metrics())?.[1]);
    await expect.poll(age).toBeLessThan(120);
    expect(await metrics()).toMatch(/^backup_failed 0$/m);
    const [name = ''] = await readdir(folder);
    expect((await verifyBackup(join(folder, name), [])).hasReadDatabase).toBe(true);
  });

  test('that fail are logged and shown, and the server continues', async () => {
    const file = join(await newDataDir(), 'file');
    await writeFile(file, '');
    const server = await startServer({ BACKUP_DIR: join(file, 'backups') });
    const url = `http://127.0.0.1:${await server.port}`;
    const metrics = async () => (await fetch(`${url}/metrics`)).text();
    await expect.poll(metrics).toMatch(/^backup_failed 1$/m);
    expect(await metrics()).toMatch(/^backup_age_seconds \+Inf$/m);
    await expect.poll(server.output).toMatch(/"job":"backup".*a job failed/);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test('are deleted beyond the newest ones, and other files are not', async () => {
    const folder = await newDataDir();
    const names = [1, 2, 3].map((day) =>
      backupName(Date.now() - day * 86_400_000, { isEncrypted: true }),
    );
    for (const name of [...names, 'everscan-mine.tar.zst', 'notes']) {
      await writeFile(join(folder, name), '');
    }
    const future = backupName(Date.now() + 7 * 86_400_000, { isEncrypted: false });
    await writeFile(join(folder, future), '');
    expect(await findNewestBackup(folder)).toBeCloseTo(Date.now() - 86_400_000, -5);
    await pruneBackups(folder, 2);
    const expected = [future, 'everscan-mine.tar.zst', 'notes', ...names.slice(0, 2)].sort();
    expect((await readdir(folder)).sort()).toEqual(expected);
  });
});
