import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DAY_MS } from '../../platform/days.ts';
import { newData } from '../../testing/backups.ts';
import { keepLog } from '../../testing/log.ts';
import { newDataDir } from '../../testing/short-links.ts';
import { backupName, findNewestBackup, pruneBackups } from './backup-files.ts';
import { buildScheduledBackups } from './scheduled-backups.ts';

describe('daily backups', () => {
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
