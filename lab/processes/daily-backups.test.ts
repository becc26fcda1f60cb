import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { verifyBackup } from '../../server/src/operations/backups/backup-command.ts';
import { findNewestBackup } from '../../server/src/operations/backups/backup-files.ts';
import { startServer } from '../../server/src/testing/server-process.ts';
import { newDataDir } from '../../server/src/testing/short-links.ts';

describe('daily backups', () => {
  test('are made by the server, which reports their age in the metrics', async () => {
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

  test('that fail are logged and reported in the metrics, and the server keeps running', async () => {
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
});
