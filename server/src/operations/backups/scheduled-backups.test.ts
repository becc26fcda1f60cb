import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DAY_MS } from '../../platform/days.ts';
import { newData } from '../../testing/backups.ts';
import { keepLog } from '../../testing/log.ts';
import { startServer } from '../../testing/server-process.ts';
import { newDataDir } from '../../testing/short-links.ts';
import { backupName, findNewestBackup, pruneBackups } from './backup-files.ts';
import { buildScheduledBackups } from './scheduled-backups.ts';
import { verifyBackup } from './verify-backup.ts';

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

  test('resume after a clock that was a year ahead is corrected', async () => {
    vi.stubEnv('DATA_DIR', await newData());
    onTestFinished(() => void vi.unstubAllEnvs());
    const folder = await newDataDir();
    const metrics = new Registry();
    let aheadMs = 365 * DAY_MS;
    const clock = () => Date.now() + aheadMs;
    const backUp = buildScheduledBackups({ folder, keep: 7, clock, log: keepLog().log, metrics });
    const { signal } = new AbortController();
    await backUp(signal);
    const [name = ''] = await readdir(folder);
    const wrongName = backupName(clock(), { isEncrypted: false });
    await rename(join(folder, name), join(folder, wrongName));
    aheadMs = 0;
    expect(await metrics.metrics()).toMatch(/^backup_age_seconds \+Inf$/m);
    await backUp(signal);
    expect(await readdir(folder)).toHaveLength(2);
    await backUp(signal);
    expect(await readdir(folder)).toHaveLength(2);
  });

  test('are deleted except for the newest, and other files are kept', async () => {
    const folder = await newDataDir();
    const names = [1, 2, 3].map((day) =>
      backupName(Date.now() - day * 86_400_000, { isEncrypted: true }),
    );
    for (const name of [...names, 'everscan-mine.tar.zst', 'notes']) {
      await writeFile(join(folder, name), '');
    }
    const future = backupName(Date.now() + 7 * 86_400_000, { isEncrypted: false });
    await writeFile(join(folder, future), '');
    expect((await findNewestBackup(folder))?.madeAt).toBeCloseTo(Date.now() - 86_400_000, -5);
    await pruneBackups(folder, 2);
    const expected = [future, 'everscan-mine.tar.zst', 'notes', ...names.slice(0, 2)].sort();
    expect((await readdir(folder)).sort()).toEqual(expected);
  });
});
