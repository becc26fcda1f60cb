import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { connect } from '../../platform/db/connect.ts';
import { codesIn, newBackup, newData, run, writeJournal } from '../../testing/backups.ts';
import { addLink } from '../../testing/short-links.ts';
import { mountTmpfs } from '../../testing/tmpfs.ts';

describe('a restore', () => {
  test('moves the scans even if their folder is on another disk', async () => {
    const dataDir = await newData();
    const old = await writeJournal(dataDir, 'a', 'in the backup');
    const file = await newBackup(dataDir);
    const scans = join(dataDir, 'scans');
    mountTmpfs(scans, 'size=1m');
    await mkdir(join(scans, 'lost+found'));
    const current = await writeJournal(dataDir, 'b', 'later');
    const outcome = await run(['restore', file, '--replace'], { DATA_DIR: dataDir });
    expect(outcome).toMatchObject({ ok: true });
    expect((await readdir(scans)).sort()).toEqual([old, 'lost+found']);
    expect(await readFile(join(scans, old), 'utf8')).toBe('in the backup');
    const kept = join(dataDir, 'replaced_20261122t224007/scans');
    expect(await readdir(kept)).toContain(current);
    expect(await readFile(join(kept, current), 'utf8')).toBe('later');
    expect((await stat(join(kept, current))).mode & 0o777).toBe(0o600);
  });

  test('moves no file if it cannot move all of them', async () => {
    const dataDir = await newData();
    await writeJournal(dataDir, 'a', 'x'.repeat(100_000));
    const file = await newBackup(dataDir);
    const db = connect({ sqliteFile: join(dataDir, 'everscan.sqlite') }, () => {});
    await addLink(db, 'CODE3333');
    await db.destroy();
    mountTmpfs(join(dataDir, 'scans'), 'size=64k');
    const current = await writeJournal(dataDir, 'b', 'later');
    const outcome = await run(['restore', file, '--replace'], { DATA_DIR: dataDir });
    expect(outcome).toMatchObject({ ok: false, message: expect.stringContaining('ENOSPC') });
    expect(await codesIn(dataDir)).toEqual(['CODE2222', 'CODE3333']);
    expect(await readdir(join(dataDir, 'scans'))).toContain(current);
    expect(await readFile(join(dataDir, 'scans', current), 'utf8')).toBe('later');
    expect((await readdir(dataDir)).filter((name) => name.startsWith('replaced'))).toEqual([]);
  });
});
