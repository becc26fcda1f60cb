import { execFileSync } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newData } from '../../testing/backups.ts';
import { expectNoWrites, expectWrites } from '../../testing/disks.ts';
import { startServer } from '../../testing/server-process.ts';
import { newDataDir } from '../../testing/short-links.ts';
import { mountTmpfs } from '../../testing/tmpfs.ts';

test.each(['stopped', 'killed'])(
  'a server that starts on a disk mounted read-only after another was %s redirects, and stores again once it is writable',
  async (how) => {
    const dataDir = await newDataDir();
    mountTmpfs(dataDir, 'size=32m');
    const remount = (mode: string) => execFileSync('mount', ['-o', `remount,${mode}`, dataDir]);
    await cp(await newData(), dataDir, { recursive: true });
    const before = await startServer({ DATA_DIR: dataDir });
    await before.port;
    before.child.kill(how === 'killed' ? 'SIGKILL' : 'SIGTERM');
    await before.exited;
    expect((await readdir(dataDir)).includes('everscan.sqlite-shm')).toBe(how === 'killed');
    remount('ro');
    const server = await startServer({ DATA_DIR: dataDir });
    const url = `http://127.0.0.1:${await server.port}`;
    await expectNoWrites(url, 'CODE2222');
    remount('rw');
    await expectWrites(url, 'CODE2222');
  },
);

test('a server that starts on a full disk redirects, and stores again once there is room', async () => {
  const dataDir = await newDataDir();
  mountTmpfs(dataDir, 'size=32m');
  await cp(await newData(), dataDir, { recursive: true });
  const fill = join(dataDir, 'fill');
  execFileSync('sh', ['-c', 'dd if=/dev/zero of="$0" bs=4k 2>/dev/null || true', fill]);
  const server = await startServer({ DATA_DIR: dataDir });
  const url = `http://127.0.0.1:${await server.port}`;
  await expectNoWrites(url, 'CODE2222');
  execFileSync('rm', [fill]);
  await expectWrites(url, 'CODE2222');
});
